import { readCoverage } from './coverage';
import { lookupsOf, type Subtable } from './lookups';
import { readU16, readU16s } from './read';

/** A glyph that stands for several in a row. */
export interface Ligature {
  /** The glyphs after the first. */
  readonly rest: readonly number[];
  readonly glyph: number;
}

/** What may begin with each glyph, the first that fits to be taken. */
export type Ligatures = ReadonlyMap<number, readonly Ligature[]>;

/** Ligatures, by OpenType 1.9, GSUB 4. */
const LIGATURE = 4;
const EXTENSION = 7;

/** Reads the ligatures that a font sets unasked. */
export function readLigatures(gsub: Uint8Array): Ligatures {
  const subtables = lookupsOf(gsub, 'liga', EXTENSION).flat();
  return new Map(
    subtables.filter(({ type }) => type === LIGATURE).flatMap((subtable) => setsOf(gsub, subtable)),
  );
}

function setsOf(
  gsub: Uint8Array,
  { at }: Subtable,
): readonly (readonly [number, readonly Ligature[]])[] {
  return readCoverage(gsub, at + readU16(gsub, at + 2)).map((first, index) => {
    const set = at + readU16(gsub, at + 6 + index * 2);
    const ligatures = readU16s(gsub, set + 2, readU16(gsub, set)).map((offset) => {
      const start = set + offset;
      const rest = readU16s(gsub, start + 4, Math.max(0, readU16(gsub, start + 2) - 1));
      return { rest, glyph: readU16(gsub, start) };
    });
    return [first, ligatures] as const;
  });
}

/** Glyphs that are put together out of others, by OpenType 1.9, GSUB 2. */
const SEQUENCE = 2;

/** Reads which glyphs a font takes apart unasked, and into which. */
export function readSequences(gsub: Uint8Array): ReadonlyMap<number, readonly number[]> {
  const subtables = lookupsOf(gsub, 'ccmp', EXTENSION).flat();
  return new Map(
    subtables
      .filter(({ type }) => type === SEQUENCE)
      .flatMap(({ at }) =>
        readCoverage(gsub, at + readU16(gsub, at + 2)).map((glyph, index) => {
          const sequence = at + readU16(gsub, at + 6 + index * 2);
          return [glyph, readU16s(gsub, sequence + 2, readU16(gsub, sequence))] as const;
        }),
      ),
  );
}
