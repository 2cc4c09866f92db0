import type { Pixels } from '../pixels';
import { coefficientsOf, planesOf, stepsFor, type Block } from './blocks';
import { huffmanTable, type HuffmanTable } from './huffman';

/*
 * A baseline JPEG (ITU T.81; JFIF 1.02) with one color for four pixels, as browsers write it below full quality. Its codes are made
 * for each picture, which saves some percent, and the tables of a standard.
 */

/** A symbol and the bits that follow it. */
interface Token {
  readonly symbol: number;
  readonly bits: number;
  readonly length: number;
}

/** The kinds of values, each with a code of its own: the mean of a block, and the rest of it; brightness and color. */
type Kind = 0 | 1 | 2 | 3;

interface Piece extends Token {
  readonly kind: Kind;
}

/** Encodes an opaque picture; quality from 1 to 100. The same pixels give the same bytes. */
export function encodeJpeg(pixels: Pixels, quality: number): Uint8Array {
  const steps = stepsFor(quality);
  const pieces = piecesOf(pixels, steps);
  const tables = ([0, 1, 2, 3] as const).map((kind) => huffmanTable(frequenciesOf(pieces, kind)));
  return Uint8Array.from([
    0xff,
    0xd8,
    ...segment(0xe0, [0x4a, 0x46, 0x49, 0x46, 0, 1, 2, 0, 0, 1, 0, 1, 0, 0]),
    ...segment(0xdb, [0, ...steps.luma, 1, ...steps.color]),
    ...segment(0xc0, [8, ...pair(pixels.height), ...pair(pixels.width), 3, ...COMPONENTS]),
    ...tables.flatMap((table, kind) =>
      segment(0xc4, [TABLE_IDS[kind] ?? 0, ...table.counts, ...table.symbols]),
    ),
    ...segment(0xda, [3, 1, 0, 2, 0x11, 3, 0x11, 0, 63, 0]),
    ...written(pieces, tables),
    0xff,
    0xd9,
  ]);
}

/** Brightness twice as fine both ways, and which steps each takes. */
const COMPONENTS = [1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1];
const TABLE_IDS = [0x00, 0x10, 0x01, 0x11];

function piecesOf(pixels: Pixels, steps: ReturnType<typeof stepsFor>): readonly Piece[] {
  const pieces: Piece[] = [];
  const means = { luma: 0, blue: 0, red: 0 };
  const take = (block: Block, of: keyof typeof means): void => {
    const isLuma = of === 'luma';
    const values = coefficientsOf(block, isLuma ? steps.luma : steps.color);
    const mean = values[0] ?? 0;
    pieces.push({ kind: isLuma ? 0 : 2, ...valueToken(mean - means[of], 0) });
    means[of] = mean;
    for (const token of restOf(values)) pieces.push({ kind: isLuma ? 1 : 3, ...token });
  };
  for (const { luma, blue, red } of planesOf(pixels).units) {
    for (const block of luma) take(block, 'luma');
    take(blue, 'blue');
    take(red, 'red');
  }
  return pieces;
}

/** Sixteen zeros, and nothing but zeros from here on (F.1.2.2). */
const ZEROS = 0xf0;
const END: Token = { symbol: 0, bits: 0, length: 0 };

function restOf(values: Int16Array): readonly Token[] {
  const tokens: Token[] = [];
  let zeros = 0;
  for (let index = 1; index < 64; index++) {
    const value = values[index] ?? 0;
    if (value === 0) {
      zeros++;
      continue;
    }
    for (; zeros > 15; zeros -= 16) tokens.push({ ...END, symbol: ZEROS });
    tokens.push(valueToken(value, zeros));
    zeros = 0;
  }
  return zeros > 0 ? [...tokens, END] : tokens;
}

/** How many bits a value takes, after how many zeros; then those bits, one less of a negative one. */
function valueToken(value: number, zeros: number): Token {
  const length = 32 - Math.clz32(Math.abs(value));
  const bits = (value < 0 ? value - 1 : value) & ((1 << length) - 1);
  return { symbol: zeros * 16 + length, bits, length };
}

function frequenciesOf(pieces: readonly Piece[], kind: Kind): Uint32Array {
  const frequencies = new Uint32Array(256);
  for (const piece of pieces) {
    if (piece.kind === kind) frequencies[piece.symbol] = (frequencies[piece.symbol] ?? 0) + 1;
  }
  return frequencies;
}

/** The bits of all pieces, the last byte filled with ones; after a byte of 0xff comes a 0. */
function written(pieces: readonly Piece[], tables: readonly HuffmanTable[]): readonly number[] {
  const bytes: number[] = [];
  let held = 0;
  let count = 0;
  const put = (bits: number, length: number): void => {
    held = (held << length) | bits;
    count += length;
    while (count >= 8) {
      count -= 8;
      const byte = (held >>> count) & 0xff;
      bytes.push(byte);
      if (byte === 0xff) bytes.push(0);
    }
    held &= (1 << count) - 1;
  };
  for (const { kind, symbol, bits, length } of pieces) {
    const table = tables[kind];
    put(table?.codes[symbol] ?? 0, table?.lengths[symbol] ?? 0);
    put(bits, length);
  }
  if (count > 0) put((1 << (8 - count)) - 1, 8 - count);
  return bytes;
}

function segment(marker: number, data: readonly number[]): readonly number[] {
  return [0xff, marker, ...pair(data.length + 2), ...data];
}

/** Two bytes, the higher first. */
function pair(value: number): readonly number[] {
  return [value >> 8, value & 0xff];
}
