import { FORMATS } from './lazy-formats';
import { fail, ok, type Result } from '../../base/result';
import type { Ports } from '../../store/ports';
import type { SignatureHistory } from '../../store/signature/history-types';
import { headerKey, readHeader, signatureKey, type Header } from './header';
import type { Unread } from './saving-slice';

/** A signature as it lies on the device. */
export interface SavedSignature {
  readonly header: Header;
  readonly history: SignatureHistory;
}

/** Reads a signature with its header. What reads it comes only now: a first visit has nothing to read. */
export async function readSaved(
  { storage, log }: Pick<Ports, 'storage' | 'log'>,
  id: string,
): Promise<Result<SavedSignature, Unread['why']>> {
  try {
    const [stored, saved] = await Promise.all([
      storage.read(headerKey(id)),
      storage.read(signatureKey(id)),
    ]);
    const { readSignature } = await FORMATS.load();
    const read = readSignature(saved);
    const header = readHeader(id, stored);
    if (!read.ok) return read;
    return header === null ? fail('unreadable') : ok({ header, history: read.value });
  } catch (cause) {
    log('Saved work could not be read', cause);
    return fail('unreachable');
  }
}
