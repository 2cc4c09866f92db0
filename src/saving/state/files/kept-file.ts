import { isRecord } from '../../../base/record';
import type { KeptFile, Ports } from '../../../store/ports';

/*
 * Which file of the device a signature was saved into, so that it is saved into the same one again. It is only a note: where
 * the device cannot be read or written, a file is the way out, and is saved without it.
 */

/** Where that is noted. */
export function fileKey(id: string): string {
  return `signet/files/${id}`;
}

/** The file of a signature; null for none that is known. */
export async function readKeptFile(
  { storage, log }: Pick<Ports, 'storage' | 'log'>,
  id: string,
): Promise<KeptFile | null> {
  try {
    const noted = await storage.read(fileKey(id));
    if (!isRecord(noted) || typeof noted['name'] !== 'string') return null;
    return { name: noted['name'], handle: noted['handle'] };
  } catch (cause) {
    log('The file of a signature could not be looked up', cause);
    return null;
  }
}

/** Notes the file of a signature. */
export async function keepFile(
  { storage, log }: Pick<Ports, 'storage' | 'log'>,
  id: string,
  file: KeptFile,
): Promise<void> {
  try {
    await storage.write({ [fileKey(id)]: file });
  } catch (cause) {
    log('The file of a signature could not be noted', cause);
  }
}
