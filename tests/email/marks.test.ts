import { describe, expect, it } from 'vitest';
import { tintedMark } from '../../src/email/marks';
import { MARKS } from '../../src/email/marks.data';
import { parseImageSource } from '../../src/model/image-source';
import { SOCIAL_NETWORKS } from '../../src/model/social';
import { inflateRows, readPngChunks } from './read-png';

const IDS = SOCIAL_NETWORKS.map(({ id }) => id);
const PREFIX = 'data:image/png;base64,';

describe.each(IDS)('the mark of %s', (id) => {
  it('is a sound indexed PNG of 48 x 48 px', () => {
    const png = pngOf(tintedMark(MARKS, id, '#2563eb'));
    expect([...png.subarray(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    const chunks = readPngChunks(png);
    expect(chunks.map(({ type }) => type)).toEqual(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);
    expect(chunks.filter(({ isSound }) => !isSound)).toEqual([]);
    const [header] = chunks;
    const [depth, colorType] = header?.data.subarray(8) ?? [];
    expect([header?.data.readUInt32BE(0), header?.data.readUInt32BE(4)]).toEqual([48, 48]);
    expect(colorType).toBe(3);
    expect(inflateRows(chunks)).toHaveLength(48 * (1 + (48 * (depth ?? 0)) / 8));
  });

  it('has the colour asked for as its only one', () => {
    const palette = chunkOf(tintedMark(MARKS, id, '#2563eb'), 'PLTE');
    expect(palette.toString('hex')).toMatch(/^(?:2563eb)+$/);
  });

  it('goes from clear to opaque', () => {
    const alpha = [...chunkOf(tintedMark(MARKS, id, '#2563eb'), 'tRNS')];
    expect(alpha[0]).toBe(0);
    expect(alpha).toEqual(alpha.toSorted((a, b) => a - b));
    expect(alpha.length).toBeLessThan(chunkOf(tintedMark(MARKS, id, '#2563eb'), 'PLTE').length / 3);
  });

  it('differs between two colours in its palette alone', () => {
    const blue = readPngChunks(pngOf(tintedMark(MARKS, id, '#2563eb')));
    const red = readPngChunks(pngOf(tintedMark(MARKS, id, '#dc2626')));
    const differing = blue.filter(({ data }, at) => !data.equals(red[at]?.data ?? Buffer.alloc(0)));
    expect(differing.map(({ type }) => type)).toEqual(['PLTE']);
  });

  it('is a picture that the export takes, of at most 500 bytes', () => {
    const mark = tintedMark(MARKS, id, '#000000');
    expect(parseImageSource(mark).ok).toBe(true);
    expect(pngOf(mark).length).toBeLessThanOrEqual(500);
  });
});

it('draws no two networks alike', () => {
  expect(new Set(IDS.map((id) => tintedMark(MARKS, id, '#333333'))).size).toBe(IDS.length);
});

function pngOf(address: string): Buffer {
  expect(address.startsWith(PREFIX)).toBe(true);
  return Buffer.from(address.slice(PREFIX.length), 'base64');
}

function chunkOf(address: string, type: string): Buffer {
  const chunk = readPngChunks(pngOf(address)).find((candidate) => candidate.type === type);
  return chunk?.data ?? Buffer.alloc(0);
}
