import { constants, crc32, deflateSync } from 'node:zlib';

/** Steps of alpha, from clear to opaque, and those from the color to that of the glyph. */
const ALPHAS = [0, 85, 170, 255];
const BLENDS = [1 / 3, 2 / 3, 1];
const DEPTH = 4;
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * A square indexed PNG. Its palette is black: one color in steps of alpha, then that color in steps towards the glyph's. Of the
 * filters and strategies tried the smallest result is taken.
 *
 * @param {readonly { alpha: number, glyph: number }[]} pixels row by row: how much of each is covered (0-255), and how much of that
 * by the glyph (0-1)
 * @param {number} side in px; a multiple of two
 * @returns {Buffer}
 */
export function encodeIconPng(pixels, side) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([DEPTH, 3, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.alloc((ALPHAS.length + BLENDS.length) * 3)),
    chunk('tRNS', Buffer.from(ALPHAS.slice(0, -1))), // entries left out are opaque
    chunk('IDAT', smallest(pack(pixels, side))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** @param {{ alpha: number, glyph: number }} pixel */
function entryOf({ alpha, glyph }) {
  const step = Math.round((alpha / 255) * (ALPHAS.length - 1));
  const blend = Math.round(glyph * BLENDS.length);
  return step < ALPHAS.length - 1 || blend === 0 ? step : ALPHAS.length - 1 + blend;
}

/**
 * Rows of packed palette indices.
 *
 * @param {readonly { alpha: number, glyph: number }[]} pixels
 * @param {number} side
 */
function pack(pixels, side) {
  const indices = pixels.map(entryOf);
  const perByte = 8 / DEPTH;
  return Array.from({ length: side }, (_, y) => {
    const row = indices.slice(y * side, (y + 1) * side);
    return Buffer.from(
      Array.from({ length: side / perByte }, (_, at) =>
        row
          .slice(at * perByte, (at + 1) * perByte)
          .reduce((byte, index) => (byte << DEPTH) | index, 0),
      ),
    );
  });
}

/** @param {readonly Buffer[]} rows */
function smallest(rows) {
  const upFilter = rows.map((row, y) => row.map((byte, x) => byte - (rows[y - 1]?.[x] ?? 0)));
  const plain = Buffer.concat(rows.map((row) => Buffer.from([0, ...row])));
  const up = Buffer.concat(upFilter.map((row) => Buffer.from([2, ...row])));
  const strategies = [
    constants.Z_DEFAULT_STRATEGY,
    constants.Z_FILTERED,
    constants.Z_HUFFMAN_ONLY,
    constants.Z_RLE,
  ];
  const results = [plain, up].flatMap((data) =>
    strategies.flatMap((strategy) =>
      [8, 9].map((memLevel) => deflateSync(data, { level: 9, windowBits: 11, memLevel, strategy })),
    ),
  );
  return results.reduce((best, result) => (result.length < best.length ? result : best));
}

/** @param {string} type @param {Buffer} data */
function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
