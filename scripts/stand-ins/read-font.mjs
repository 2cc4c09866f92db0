/*
 * Reads what is needed of a TrueType font: its letters as outlines, each of one piece.
 */

/** @typedef {{ x: number, y: number, on: boolean }} Point */
/** @typedef {{ contours: Point[][], width: number }} Letter */

/** @param {Buffer} file */
export function readFont(file) {
  const tables = new Map(
    Array.from({ length: file.readUInt16BE(4) }, (_, index) => {
      const at = 12 + index * 16;
      const start = file.readUInt32BE(at + 8);
      const tag = file.toString('latin1', at, at + 4);
      return /** @type {const} */ ([tag, file.subarray(start, start + file.readUInt32BE(at + 12))]);
    }),
  );
  const table = (/** @type {string} */ tag) => {
    const found = tables.get(tag);
    if (found === undefined) throw new Error(`The font has no table ${tag}`);
    return found;
  };
  const glyphOf = readCmap(table('cmap'));
  const isLong = table('head').readInt16BE(50) === 1;
  const loca = table('loca');
  const offset = (/** @type {number} */ glyph) =>
    isLong ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2;
  const data = (/** @type {number} */ glyph) =>
    table('glyf').subarray(offset(glyph), offset(glyph + 1));
  const metrics = table('hhea').readUInt16BE(34);
  const widthOf = (/** @type {number} */ glyph) =>
    table('hmtx').readUInt16BE(Math.min(glyph, metrics - 1) * 4);

  return {
    table,
    /** The letter of a character; null where the font has none. @param {number} code @returns {Letter | null} */
    letter(code) {
      const glyph = glyphOf(code);
      return glyph === 0 ? null : { contours: outline(glyph, data), width: widthOf(glyph) };
    },
  };
}

/** Format 4 for Unicode, which every font has. @param {Buffer} cmap @returns {(code: number) => number} */
function readCmap(cmap) {
  const records = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => 4 + index * 8);
  const record = records.find(
    (at) => cmap.readUInt16BE(at) === 3 && cmap.readUInt16BE(at + 2) === 1,
  );
  if (record === undefined) throw new Error('The font has no table of Unicode');
  const map = cmap.subarray(cmap.readUInt32BE(record + 4));
  const size = map.readUInt16BE(6);
  const [ends, starts, deltas, ranges] = [14, 16 + size, 16 + 2 * size, 16 + 3 * size];
  return (code) => {
    for (let at = 0; at < size; at += 2) {
      if (code > map.readUInt16BE(ends + at)) continue;
      const start = map.readUInt16BE(starts + at);
      if (code < start) return 0;
      const delta = map.readUInt16BE(deltas + at);
      const range = map.readUInt16BE(ranges + at);
      if (range === 0) return (code + delta) & 0xffff;
      const glyph = map.readUInt16BE(ranges + at + range + (code - start) * 2);
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}

/** The outline of a glyph, its parts put together. @param {number} glyph @param {(glyph: number) => Buffer} data @returns {Point[][]} */
function outline(glyph, data) {
  const bytes = data(glyph);
  if (bytes.length === 0) return [];
  const count = bytes.readInt16BE(0);
  return count >= 0 ? simpleOutline(bytes, count) : composed(bytes, data);
}

/** @param {Buffer} bytes @param {number} count @returns {Point[][]} */
function simpleOutline(bytes, count) {
  const ends = Array.from({ length: count }, (_, index) => bytes.readUInt16BE(10 + index * 2));
  const total = (ends.at(-1) ?? -1) + 1;
  let at = 10 + count * 2;
  at += 2 + bytes.readUInt16BE(at);
  /** @type {number[]} */
  const flags = [];
  while (flags.length < total) {
    const flag = bytes.readUInt8(at++);
    const times = flag & 8 ? bytes.readUInt8(at++) + 1 : 1;
    for (let index = 0; index < times; index++) flags.push(flag);
  }
  const coordinates = (/** @type {number} */ short, /** @type {number} */ same) => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & short) value += (flag & same ? 1 : -1) * bytes.readUInt8(at++);
      else if (!(flag & same)) {
        value += bytes.readInt16BE(at);
        at += 2;
      }
      return value;
    });
  };
  const xs = coordinates(2, 16);
  const ys = coordinates(4, 32);
  const points = flags.map((flag, index) => ({
    x: xs[index] ?? 0,
    y: ys[index] ?? 0,
    on: (flag & 1) === 1,
  }));
  return ends.map((end, index) => points.slice((ends[index - 1] ?? -1) + 1, end + 1));
}

/** @param {Buffer} bytes @param {(glyph: number) => Buffer} data @returns {Point[][]} */
function composed(bytes, data) {
  /** @type {Point[][]} */
  const contours = [];
  let at = 10;
  let flags = 0x20;
  while (flags & 0x20) {
    flags = bytes.readUInt16BE(at);
    const part = outline(bytes.readUInt16BE(at + 2), data);
    const isWide = (flags & 1) !== 0;
    const [dx, dy] = isWide
      ? [bytes.readInt16BE(at + 4), bytes.readInt16BE(at + 6)]
      : [bytes.readInt8(at + 4), bytes.readInt8(at + 5)];
    at += isWide ? 8 : 6;
    const scales = flags & 8 ? 1 : flags & 0x40 ? 2 : flags & 0x80 ? 4 : 0;
    const scale = Array.from(
      { length: scales },
      (_, index) => bytes.readInt16BE(at + index * 2) / 0x4000,
    );
    at += scales * 2;
    const [xx = 1, xy = 0, yx = 0, yy = 1] =
      scales === 4 ? scale : [scale[0], 0, 0, scale[1] ?? scale[0]];
    for (const contour of part) {
      contours.push(
        contour.map(({ x, y, on }) => ({ x: x * xx + y * yx + dx, y: x * xy + y * yy + dy, on })),
      );
    }
  }
  return contours;
}
