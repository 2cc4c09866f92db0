/** What each byte changes; made with the first checksum. */
let table: Uint32Array | null = null;

/**
 * The checksum of PNG chunks (PNG 3rd edition, annex D) and of files in archives (APPNOTE 4.4.7). `before` is that of the bytes
 * in front of these.
 */
export function crc32(bytes: Uint8Array, before = 0): number {
  table ??= Uint32Array.from({ length: 256 }, (_, byte) => remainderOf(byte));
  let crc = ~before;
  for (const byte of bytes) crc = (crc >>> 8) ^ (table[(crc ^ byte) & 0xff] ?? 0);
  return ~crc >>> 0;
}

function remainderOf(byte: number): number {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  return crc;
}
