import { DESTINATIONS, type DestinationId } from '../model/destinations';
import type { AppThunk } from './state';

/*
 * Where the visitor uses signatures, whichever signature it is: kept on the device beside them.
 */

const KEY = 'signet/destination';

/** What was chosen last on this device; null for nothing that we know. */
export function rememberedDestination(): AppThunk<Promise<DestinationId | null>> {
  return async (_dispatch, _getState, { storage, log }) => {
    try {
      const stored = await storage.read(KEY);
      return DESTINATIONS.find(({ id }) => id === stored)?.id ?? null;
    } catch (cause) {
      log('The destination could not be read', cause);
      return null;
    }
  };
}

/** A device that does not take it loses one click, so nobody is told. */
export function rememberDestination(id: DestinationId): AppThunk<Promise<void>> {
  return async (_dispatch, _getState, { storage, log }) => {
    try {
      await storage.write({ [KEY]: id });
    } catch (cause) {
      log('The destination could not be saved', cause);
    }
  };
}
