/* Numbers of font files: the highest byte first, 0 beyond the end. */

export function readU16(bytes: Uint8Array, at: number): number {
  return ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
}

export function readI16(bytes: Uint8Array, at: number): number {
  return (readU16(bytes, at) << 16) >> 16;
}

export function readU32(bytes: Uint8Array, at: number): number {
  return readU16(bytes, at) * 65_536 + readU16(bytes, at + 2);
}

/** `count` numbers, one after the other. */
export function readU16s(bytes: Uint8Array, at: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => readU16(bytes, at + index * 2));
}
