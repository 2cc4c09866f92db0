import { readI16, readU16, readU32 } from './read';

/** A point of a curve; one that is not on it pulls it. Units of the font, upwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
  readonly on: boolean;
}

/** Closed curves of second degree, as TrueType has them. */
export type Outline = readonly (readonly Point[])[];

/** How to get at the bytes of a glyph. */
type GlyphBytes = (glyph: number) => Uint8Array;

/** How deep a glyph may be put together out of others: the fonts of the app stay below 3. */
const DEEPEST = 8;

/** Reads outlines of glyphs (OpenType 1.9, 'glyf'). */
export function readOutlines(
  glyf: Uint8Array,
  loca: Uint8Array,
  isLong: boolean,
): (glyph: number) => Outline {
  const start = (glyph: number): number =>
    isLong ? readU32(loca, glyph * 4) : readU16(loca, glyph * 2) * 2;
  const bytesOf: GlyphBytes = (glyph) => glyf.subarray(start(glyph), start(glyph + 1));
  return (glyph) => outlineOf(glyph, bytesOf, 0);
}

function outlineOf(glyph: number, bytesOf: GlyphBytes, depth: number): Outline {
  const bytes = bytesOf(glyph);
  if (bytes.length === 0 || depth > DEEPEST) return [];
  const count = readI16(bytes, 0);
  return count >= 0 ? simpleOutline(bytes, count) : composed(bytes, bytesOf, depth);
}

function simpleOutline(bytes: Uint8Array, count: number): Outline {
  const ends = Array.from({ length: count }, (_, index) => readU16(bytes, 10 + index * 2));
  const total = (ends.at(-1) ?? -1) + 1;
  const start = 12 + count * 2 + readU16(bytes, 10 + count * 2);
  const { flags, end } = readFlags(bytes, start, total);
  const across = readSteps(bytes, end, flags, 2, 16);
  const down = readSteps(bytes, across.end, flags, 4, 32);
  const points = flags.map((flag, index) => ({
    x: across.values[index] ?? 0,
    y: down.values[index] ?? 0,
    on: (flag & 1) === 1,
  }));
  return ends.map((last, index) => points.slice((ends[index - 1] ?? -1) + 1, last + 1));
}

function readFlags(bytes: Uint8Array, start: number, total: number) {
  const flags: number[] = [];
  let at = start;
  while (flags.length < total) {
    const flag = bytes[at++] ?? 0;
    const times = (flag & 8) === 0 ? 1 : 1 + (bytes[at++] ?? 0);
    for (let time = 0; time < times; time++) flags.push(flag);
  }
  return { flags: flags.slice(0, total), end: at };
}

/** One coordinate of all points: `short` says that a step takes one byte, `same` which way it goes, or that there is none. */
function readSteps(
  bytes: Uint8Array,
  start: number,
  flags: readonly number[],
  short: number,
  same: number,
) {
  let at = start;
  let value = 0;
  const values = flags.map((flag) => {
    if ((flag & short) !== 0) value += ((flag & same) === 0 ? -1 : 1) * (bytes[at++] ?? 0);
    else if ((flag & same) === 0) {
      value += readI16(bytes, at);
      at += 2;
    }
    return value;
  });
  return { values, end: at };
}

const IS_WIDE = 1;
const HAS_SCALE = 8;
const HAS_MORE = 0x20;
const HAS_TWO_SCALES = 0x40;
const HAS_MATRIX = 0x80;

function composed(bytes: Uint8Array, bytesOf: GlyphBytes, depth: number): Outline {
  const curves: (readonly Point[])[] = [];
  let at = 10;
  let flags = HAS_MORE;
  while ((flags & HAS_MORE) !== 0 && at < bytes.length) {
    flags = readU16(bytes, at);
    const part = outlineOf(readU16(bytes, at + 2), bytesOf, depth + 1);
    const isWide = (flags & IS_WIDE) !== 0;
    const read = (index: number): number =>
      isWide ? readI16(bytes, at + 4 + index * 2) : ((bytes[at + 4 + index] ?? 0) << 24) >> 24;
    const [dx, dy] = [read(0), read(1)];
    at += isWide ? 8 : 6;
    const [xx, xy, yx, yy] = matrixOf(bytes, at, flags);
    at += 2 * numbersOf(flags);
    for (const curve of part) {
      curves.push(
        curve.map(({ x, y, on }) => ({ x: x * xx + y * yx + dx, y: x * xy + y * yy + dy, on })),
      );
    }
  }
  return curves;
}

function numbersOf(flags: number): number {
  if ((flags & HAS_SCALE) !== 0) return 1;
  if ((flags & HAS_TWO_SCALES) !== 0) return 2;
  return (flags & HAS_MATRIX) === 0 ? 0 : 4;
}

function matrixOf(
  bytes: Uint8Array,
  at: number,
  flags: number,
): readonly [number, number, number, number] {
  const read = (index: number): number => readI16(bytes, at + index * 2) / 0x4000;
  switch (numbersOf(flags)) {
    case 1:
      return [read(0), 0, 0, read(0)];
    case 2:
      return [read(0), 0, 0, read(1)];
    case 4:
      return [read(0), read(1), read(2), read(3)];
    default:
      return [1, 0, 0, 1];
  }
}
