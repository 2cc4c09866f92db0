import { readClasses, readCoverage } from './coverage';
import { lookupsOf, type Subtable } from './lookups';
import { readI16, readU16 } from './read';

/** By how much two glyphs that follow one another move apart, in units of their font; closer if less than 0. */
export type Kerning = (left: number, right: number) => number;

/** A rule for pairs: undefined for a pair that it does not know. */
type PairRule = (left: number, right: number) => number | undefined;

/** Pairs, the one kind of kerning that the fonts of the app have (OpenType 1.9, GPOS 2). */
const PAIRS = 2;
const EXTENSION = 9;
/** The first glyph of a pair gets more or less room, and nothing else. */
const X_ADVANCE = 4;

/** Reads the kerning of a font; null where it has none. */
export function readKerning(gpos: Uint8Array, glyphs: number): Kerning | null {
  const lookups = lookupsOf(gpos, 'kern', EXTENSION).map((subtables) =>
    subtables.flatMap((subtable) => pairRule(gpos, subtable, glyphs) ?? []),
  );
  if (lookups.flat().length === 0) return null;
  return (left, right) => {
    let sum = 0;
    for (const rules of lookups) {
      for (const rule of rules) {
        const value = rule(left, right);
        if (value === undefined) continue;
        sum += value;
        break;
      }
    }
    return sum;
  };
}

function pairRule(gpos: Uint8Array, { type, at }: Subtable, glyphs: number): PairRule | null {
  if (type !== PAIRS || readU16(gpos, at + 4) !== X_ADVANCE || readU16(gpos, at + 6) !== 0) {
    return null;
  }
  return readU16(gpos, at) === 1 ? listedPairs(gpos, at) : pairsOfClasses(gpos, at, glyphs);
}

function listedPairs(gpos: Uint8Array, at: number): PairRule {
  const values = new Map<number, number>();
  readCoverage(gpos, at + readU16(gpos, at + 2)).forEach((left, index) => {
    const set = at + readU16(gpos, at + 10 + index * 2);
    for (let pair = 0; pair < readU16(gpos, set); pair++) {
      const place = set + 2 + pair * 4;
      values.set(left * 65_536 + readU16(gpos, place), readI16(gpos, place + 2));
    }
  });
  return (left, right) => values.get(left * 65_536 + right);
}

/** What is covered but of no pair of classes counts as known, and stays where it is. */
function pairsOfClasses(gpos: Uint8Array, at: number, glyphs: number): PairRule {
  const isCovered = new Uint8Array(glyphs);
  for (const glyph of readCoverage(gpos, at + readU16(gpos, at + 2))) isCovered[glyph] = 1;
  const lefts = readClasses(gpos, at + readU16(gpos, at + 8), glyphs);
  const rights = readClasses(gpos, at + readU16(gpos, at + 10), glyphs);
  const [rows, columns] = [readU16(gpos, at + 12), readU16(gpos, at + 14)];
  const values = Int16Array.from({ length: rows * columns }, (_, index) =>
    readI16(gpos, at + 16 + index * 2),
  );
  return (left, right) =>
    isCovered[left] === 1 ? values[(lefts[left] ?? 0) * columns + (rights[right] ?? 0)] : undefined;
}
