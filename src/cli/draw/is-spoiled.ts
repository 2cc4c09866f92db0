import { crc32 } from 'node:zlib';

/** Where the chunks of a PNG begin; each has its length, type, data and checksum. */
const FIRST_CHUNK = 8;
const PNG = 0x89504e47;

/**
 * Whether a PNG is not as it was written (PNG 3rd edition, 5.3): the canvas would draw as much of it as it can read. Never true of
 * other files.
 */
export function isSpoiled(file: Uint8Array): boolean {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (file.byteLength < FIRST_CHUNK || view.getUint32(0) !== PNG) return false;
  for (let at = FIRST_CHUNK; at + 12 <= file.byteLength;) {
    const end = at + 8 + view.getUint32(at);
    if (end + 4 > file.byteLength) return true;
    if (crc32(file.subarray(at + 4, end)) !== view.getUint32(end)) return true;
    at = end + 4;
  }
  return false;
}
