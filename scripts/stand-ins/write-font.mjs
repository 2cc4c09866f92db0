import { brotliCompressSync, constants } from 'node:zlib';

/*
 * Writes a TrueType font without hints, kerning or ligatures, as WOFF2 with its tables as they are (transform 3 of
 * https://www.w3.org/TR/WOFF2/#glyf_table_format is none).
 */

/** @typedef {import('./read-font.mjs').Letter} Letter */
/** @typedef {{ tag: string, bytes: Buffer }} Table */

/** The place of a tag in the list of WOFF2, of those written here. */
const TAGS = {
  cmap: 0,
  head: 1,
  hhea: 2,
  hmtx: 3,
  maxp: 4,
  name: 5,
  'OS/2': 6,
  post: 7,
  glyf: 10,
  loca: 11,
};

/**
 * @param {{
 *   letters: ReadonlyMap<number, Letter>,
 *   names: Readonly<Record<number, string>>,
 *   reach: { ascent: number, descent: number },
 *   base: (tag: string) => Buffer,
 *   cmap?: Buffer,
 * }} font `base` gives the tables of the font that the letters are from; `cmap` stands in for that of the letters.
 */
export function writeFont({ letters, names, reach, base, cmap }) {
  const all = [{ contours: [], width: 1024 }, ...letters.values()];
  const glyphs = all.map(writeGlyph);
  const offsets = glyphs.map(
    (
      (at) => (/** @type {Buffer} */ glyph) =>
        (at += glyph.length) - glyph.length
    )(0),
  );
  const loca = Buffer.concat(
    [...offsets, glyphs.reduce((sum, { length }) => sum + length, 0)].map(uint32),
  );
  const boxes = all.flatMap((letter) => boxOf(letter) ?? []);
  return toWoff2([
    { tag: 'cmap', bytes: cmap ?? writeCmap([...letters.keys()]) },
    { tag: 'glyf', bytes: Buffer.concat(glyphs) },
    { tag: 'loca', bytes: loca },
    { tag: 'head', bytes: patched(base('head'), headOf(boxes)) },
    { tag: 'hhea', bytes: patched(base('hhea'), hheaOf(all, reach)) },
    { tag: 'hmtx', bytes: Buffer.concat(all.map(metricOf)) },
    { tag: 'maxp', bytes: writeMaxp(all) },
    { tag: 'name', bytes: writeNames(names) },
    { tag: 'OS/2', bytes: patched(base('OS/2'), os2Of([...letters.keys()], reach)) },
    { tag: 'post', bytes: Buffer.concat([uint32(0x00030000), base('post').subarray(4, 32)]) },
  ]);
}

/** @param {Letter} letter */
function writeGlyph({ contours, width }) {
  const box = boxOf({ contours, width });
  if (box === null) return Buffer.alloc(0);
  const points = contours.flat();
  let end = -1;
  const ends = contours.map((contour) => uint16((end += contour.length)));
  /** @type {number[]} */
  const flags = [];
  /** @type {Buffer[][]} */
  const deltas = [[], []];
  let [lastX, lastY] = [0, 0];
  for (const { x, y, on } of points) {
    const across = writeDelta(x - lastX, 2, 16);
    const down = writeDelta(y - lastY, 4, 32);
    flags.push((on ? 1 : 0) | across.flag | down.flag);
    deltas[0]?.push(across.bytes);
    deltas[1]?.push(down.bytes);
    [lastX, lastY] = [x, y];
  }
  const glyph = Buffer.concat([
    ...[contours.length, box.x0, box.y0, box.x1, box.y1].map(int16),
    ...ends,
    uint16(0),
    Buffer.from(flags),
    ...deltas.flat(),
  ]);
  return Buffer.concat([glyph, Buffer.alloc(-glyph.length & 3)]);
}

/** @param {number} delta @param {number} short @param {number} same */
function writeDelta(delta, short, same) {
  if (delta === 0) return { flag: same, bytes: Buffer.alloc(0) };
  if (Math.abs(delta) > 255) return { flag: 0, bytes: int16(delta) };
  return { flag: short | (delta > 0 ? same : 0), bytes: Buffer.from([Math.abs(delta)]) };
}

/** @param {Letter} letter */
function boxOf({ contours }) {
  const points = contours.flat();
  if (points.length === 0) return null;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}

/** @param {Letter} letter */
function metricOf(letter) {
  return Buffer.concat([uint16(letter.width), int16(boxOf(letter)?.x0 ?? 0)]);
}

/** @typedef {{ x0: number, y0: number, x1: number, y1: number }} Box */
/** @typedef {readonly (readonly [offset: number, bytes: Buffer])[]} Patch */

/** @param {readonly Box[]} boxes @returns {Patch} */
function headOf(boxes) {
  const { min, max } = Math;
  const box = [
    min(...boxes.map(({ x0 }) => x0)),
    min(...boxes.map(({ y0 }) => y0)),
    max(...boxes.map(({ x1 }) => x1)),
    max(...boxes.map(({ y1 }) => y1)),
  ];
  // Offsets of 4 bytes; a font that went through WOFF2.
  return [
    [8, uint32(0)],
    [16, uint16(0x0803)],
    [36, Buffer.concat(box.map(int16))],
    [50, uint16(1)],
  ];
}

/** @param {readonly Letter[]} all @param {{ ascent: number, descent: number }} reach @returns {Patch} */
function hheaOf(all, { ascent, descent }) {
  const boxes = all.flatMap((letter) => {
    const box = boxOf(letter);
    return box === null ? [] : [{ ...box, width: letter.width }];
  });
  const extent = [
    Math.min(...boxes.map(({ x0 }) => x0)),
    Math.min(...boxes.map(({ x1, width }) => width - x1)),
    Math.max(...boxes.map(({ x1 }) => x1)),
  ];
  return [
    [4, Buffer.concat([ascent, -descent, 0].map(int16))],
    [10, uint16(Math.max(...all.map(({ width }) => width)))],
    [12, Buffer.concat(extent.map(int16))],
    [34, uint16(all.length)],
  ];
}

/** @param {readonly number[]} codes @param {{ ascent: number, descent: number }} reach @returns {Patch} */
function os2Of(codes, { ascent, descent }) {
  return [
    [64, uint16(Math.min(...codes))],
    [66, uint16(Math.max(...codes))],
    [68, Buffer.concat([ascent, -descent, 0].map(int16))],
    [74, Buffer.concat([ascent, descent].map(uint16))],
  ];
}

/** @param {readonly Letter[]} all */
function writeMaxp(all) {
  const points = Math.max(...all.map(({ contours }) => contours.flat().length));
  const contours = Math.max(...all.map((letter) => letter.contours.length));
  const rest = [all.length, points, contours, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0];
  return Buffer.concat([uint32(0x00010000), ...rest.map(uint16)]);
}

/** Characters that follow one another have glyphs that do. @param {readonly number[]} codes in their order */
function writeCmap(codes) {
  /** @type {{ start: number, end: number, delta: number }[]} */
  const runs = [];
  for (const [index, code] of codes.entries()) {
    const run = runs.at(-1);
    if (run?.end === code - 1) run.end = code;
    else runs.push({ start: code, end: code, delta: (index + 1 - code) & 0xffff });
  }
  runs.push({ start: 0xffff, end: 0xffff, delta: 1 });
  const power = 2 ** Math.floor(Math.log2(runs.length));
  const search = [2 * power, Math.log2(power), 2 * (runs.length - power)];
  const map = [
    4,
    16 + runs.length * 8,
    0,
    runs.length * 2,
    ...search,
    ...runs.map(({ end }) => end),
    0,
    ...runs.map(({ start }) => start),
    ...runs.map(({ delta }) => delta),
    ...runs.map(() => 0),
  ];
  return Buffer.concat([...[0, 1, 3, 1].map(uint16), uint32(12), ...map.map(uint16)]);
}

/** @param {Readonly<Record<number, string>>} names */
function writeNames(names) {
  const texts = Object.entries(names).map(
    ([id, text]) => /** @type {const} */ ([Number(id), Buffer.from(text, 'utf16le').swap16()]),
  );
  let at = 0;
  const records = texts.map(([id, bytes]) => {
    const record = [3, 1, 0x409, id, bytes.length, at].map(uint16);
    at += bytes.length;
    return Buffer.concat(record);
  });
  const head = [0, texts.length, 6 + texts.length * 12].map(uint16);
  return Buffer.concat([...head, ...records, ...texts.map(([, bytes]) => bytes)]);
}

/** @param {readonly Table[]} tables */
function toWoff2(tables) {
  const data = brotliCompressSync(Buffer.concat(tables.map(({ bytes }) => bytes)), {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT,
      [constants.BROTLI_PARAM_QUALITY]: 11,
    },
  });
  const directory = Buffer.concat(
    tables.flatMap(({ tag, bytes }) => {
      const none = tag === 'glyf' || tag === 'loca' ? 0xc0 : 0;
      return [
        Buffer.from([TAGS[/** @type {keyof typeof TAGS} */ (tag)] | none]),
        base128(bytes.length),
      ];
    }),
  );
  const size = tables.reduce((sum, { bytes }) => sum + 16 + bytes.length + (-bytes.length & 3), 12);
  const length = 48 + directory.length + data.length;
  const padding = Buffer.alloc(-length & 3);
  const head = [
    Buffer.from('wOF2', 'latin1'),
    ...[0x00010000, length + padding.length].map(uint32),
    ...[tables.length, 0].map(uint16),
    ...[size, data.length].map(uint32),
    ...[1, 0].map(uint16),
    Buffer.alloc(20),
  ];
  return Buffer.concat([...head, directory, data, padding]);
}

/** @param {Buffer} table @param {Patch} patch */
function patched(table, patch) {
  const copy = Buffer.from(table);
  for (const [at, bytes] of patch) bytes.copy(copy, at);
  return copy;
}

/** @param {number} value */
function base128(value) {
  const bytes = [value & 0x7f];
  for (let rest = value >>> 7; rest > 0; rest >>>= 7) bytes.unshift((rest & 0x7f) | 0x80);
  return Buffer.from(bytes);
}

/** @param {number} value */
function uint16(value) {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

/** @param {number} value */
function int16(value) {
  const bytes = Buffer.alloc(2);
  bytes.writeInt16BE(value);
  return bytes;
}

/** @param {number} value */
function uint32(value) {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
