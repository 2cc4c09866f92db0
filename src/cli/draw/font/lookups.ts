import { readU16, readU16s, readU32 } from './read';

/** Where a rule of a lookup begins in its table. */
export interface Subtable {
  readonly type: number;
  readonly at: number;
}

/**
 * The rules of a feature in a GSUB or GPOS table, by lookup, in the order in which they are tried. A feature that several scripts have
 * counts once: the fonts of the app say the same of each.
 */
export function lookupsOf(
  table: Uint8Array,
  feature: string,
  extension: number,
): readonly (readonly Subtable[])[] {
  const features = readU16(table, 6);
  const named = Array.from(
    { length: readU16(table, features) },
    (_, index) => features + 2 + index * 6,
  )
    .filter((at) => String.fromCharCode(...table.subarray(at, at + 4)) === feature)
    .flatMap((at) => {
      const start = features + readU16(table, at + 4);
      return readU16s(table, start + 4, readU16(table, start + 2));
    });
  const lookups = readU16(table, 8);
  return [...new Set(named)]
    .toSorted((a, b) => a - b)
    .map((index) =>
      subtablesOf(table, lookups + readU16(table, lookups + 2 + index * 2), extension),
    );
}

function subtablesOf(table: Uint8Array, at: number, extension: number): readonly Subtable[] {
  const type = readU16(table, at);
  return readU16s(table, at + 6, readU16(table, at + 4)).map((offset) => {
    const start = at + offset;
    if (type !== extension) return { type, at: start };
    return { type: readU16(table, start + 2), at: start + readU32(table, start + 4) };
  });
}
