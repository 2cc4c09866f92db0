import { readU16 } from './read';

/** The glyphs that a coverage table of OpenType names, in its order. */
export function readCoverage(bytes: Uint8Array, at: number): readonly number[] {
  const count = readU16(bytes, at + 2);
  if (readU16(bytes, at) === 1) {
    return Array.from({ length: count }, (_, index) => readU16(bytes, at + 4 + index * 2));
  }
  return Array.from({ length: count }, (_, index) => at + 4 + index * 6).flatMap((range) =>
    numbers(readU16(bytes, range), readU16(bytes, range + 2)),
  );
}

/** The class of each glyph that a class table of OpenType puts into another than 0. */
export function readClasses(bytes: Uint8Array, at: number, glyphs: number): Uint16Array {
  const classes = new Uint16Array(glyphs);
  const isList = readU16(bytes, at) === 1;
  const count = readU16(bytes, at + (isList ? 4 : 2));
  for (let index = 0; index < count; index++) {
    if (isList) classes[readU16(bytes, at + 2) + index] = readU16(bytes, at + 6 + index * 2);
    else {
      const range = at + 4 + index * 6;
      classes.fill(readU16(bytes, range + 4), readU16(bytes, range), readU16(bytes, range + 2) + 1);
    }
  }
  return classes;
}

function numbers(first: number, last: number): readonly number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
