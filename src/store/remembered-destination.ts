import { DESTINATIONS, type DestinationId } from '../model/destinations';
import { readPreference, writePreference } from './preferences';
import type { AppThunk } from './state';

/*
 * Where the visitor uses signatures, whichever signature it is: a preference of the device.
 */

const KEY = 'signet/destination';

/** What was chosen last on this device; null for nothing, and for a place that the product does not have. */
export function rememberedDestination(): AppThunk<DestinationId | null> {
  return (dispatch) => {
    const stored = dispatch(readPreference(KEY));
    return DESTINATIONS.find(({ id }) => id === stored)?.id ?? null;
  };
}

/** Makes a place the one that was chosen last. */
export function rememberDestination(id: DestinationId): AppThunk {
  return (dispatch) => {
    dispatch(writePreference(KEY, id));
  };
}
