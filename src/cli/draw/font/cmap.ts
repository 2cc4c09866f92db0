import { readI16, readU16, readU32 } from './read';

/** The glyphs of a font by character: the table of Unicode, in format 4, that every font has. */
export function readCmap(cmap: Uint8Array): ReadonlyMap<number, number> {
  const records = Array.from({ length: readU16(cmap, 2) }, (_, index) => 4 + index * 8);
  const record = records.find((at) => readU16(cmap, at) === 3 && readU16(cmap, at + 2) === 1);
  const map = cmap.subarray(record === undefined ? cmap.length : readU32(cmap, record + 4));
  const size = readU16(map, 6);
  const glyphs = new Map<number, number>();
  for (let segment = 0; segment < size; segment += 2) addSegment(map, size, segment, glyphs);
  return glyphs;
}

/** OpenType 1.9, 'cmap' format 4: four lists of as many numbers, with two bytes between the first and the second. */
function addSegment(map: Uint8Array, size: number, at: number, glyphs: Map<number, number>): void {
  const last = readU16(map, 14 + at);
  const first = readU16(map, 16 + size + at);
  const delta = readI16(map, 16 + 2 * size + at);
  const place = 16 + 3 * size + at;
  const range = readU16(map, place);
  for (let code = first; code <= last && code < 0xffff; code++) {
    const found = range === 0 ? code : readU16(map, place + range + (code - first) * 2);
    const glyph = range !== 0 && found === 0 ? 0 : (found + delta) & 0xffff;
    if (glyph !== 0) glyphs.set(code, glyph);
  }
}
