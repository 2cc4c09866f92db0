import { isRecord } from '../../model/record';
import type { KeptFile, StoragePort } from '../ports';

/*
 * Which file of the device a signature was saved into, so that it is saved into the same one again.
 */

/** Where that is noted. */
export function fileKey(id: string): string {
  return `signet/files/${id}`;
}

/** The file of a signature; null for none. */
export async function readKeptFile(
  { storage }: { readonly storage: Pick<StoragePort, 'read'> },
  id: string,
): Promise<KeptFile | null> {
  const noted = await storage.read(fileKey(id));
  if (!isRecord(noted) || typeof noted['name'] !== 'string') return null;
  return { name: noted['name'], handle: noted['handle'] };
}
