import { describe, expect, it } from 'vitest';
import { tintedSocialIcon } from '../../src/email/social-icons';
import { SOCIAL_ICONS } from '../../src/email/social-icons.data';
import { parseImageSource } from '../../src/model/picture/image-source';
import { SOCIAL_NETWORKS } from '../../src/model/person/social';
import { inflateRows, readPngChunks } from './read-png';

const IDS = SOCIAL_NETWORKS.map(({ id }) => id);
const PREFIX = 'data:image/png;base64,';

describe.each(IDS)('the social icon of %s', (id) => {
  it('is a sound indexed PNG of 48 x 48 px', () => {
    const png = pngOf(tintedSocialIcon(SOCIAL_ICONS, id, '#2563eb', '#ffffff'));
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

  it('has the color asked for, and goes over from that to the one of its glyph', () => {
    const palette = chunkOf(tintedSocialIcon(SOCIAL_ICONS, id, '#2563eb', '#ffffff'), 'PLTE');
    expect(palette.toString('hex')).toBe(`${'2563eb'.repeat(4)}6e97f2b6cbf8ffffff`);
  });

  it('goes from clear to opaque', () => {
    const alpha = [...chunkOf(tintedSocialIcon(SOCIAL_ICONS, id, '#2563eb', '#ffffff'), 'tRNS')];
    expect(alpha[0]).toBe(0);
    expect(alpha).toEqual(alpha.toSorted((a, b) => a - b));
    expect(alpha.length).toBeLessThan(
      chunkOf(tintedSocialIcon(SOCIAL_ICONS, id, '#2563eb', '#ffffff'), 'PLTE').length / 3,
    );
  });

  it('differs between two colors in its palette alone', () => {
    const blue = readPngChunks(pngOf(tintedSocialIcon(SOCIAL_ICONS, id, '#2563eb', '#ffffff')));
    const red = readPngChunks(pngOf(tintedSocialIcon(SOCIAL_ICONS, id, '#dc2626', '#ffffff')));
    const differing = blue.filter(({ data }, at) => !data.equals(red[at]?.data ?? Buffer.alloc(0)));
    expect(differing.map(({ type }) => type)).toEqual(['PLTE']);
  });

  it('lets nothing through within its badge, so that its glyph keeps its color in the dark', () => {
    const chunks = readPngChunks(pngOf(tintedSocialIcon(SOCIAL_ICONS, id, '#2563eb', '#ffffff')));
    const rows = inflateRows(chunks);
    const stride = rows.length / 48;
    const [filter] = rows;
    const entries = unfiltered(rows, stride, 48).map((row) =>
      row.flatMap((byte) => [byte >> 4, byte & 15]),
    );
    expect([0, 2]).toContain(filter);
    const within = entries.slice(10, 38).flatMap((row) => row.slice(10, 38));
    expect(within.filter((entry) => entry < 3)).toEqual([]);
    expect(within).toContain(6);
    expect(entries[0]?.[0]).toBe(0);
  });

  it('is a picture that the export takes, of at most 500 bytes', () => {
    const icon = tintedSocialIcon(SOCIAL_ICONS, id, '#000000', '#ffffff');
    expect(parseImageSource(icon).ok).toBe(true);
    expect(pngOf(icon).length).toBeLessThanOrEqual(500);
  });
});

it('draws no two networks alike', () => {
  expect(
    new Set(IDS.map((id) => tintedSocialIcon(SOCIAL_ICONS, id, '#333333', '#ffffff'))).size,
  ).toBe(IDS.length);
});

/** The bytes of the rows of a picture, whose filter is none or 'up' (PNG 3rd edition, 9.2). */
function unfiltered(data: Uint8Array, stride: number, count: number): readonly number[][] {
  const rows: number[][] = [];
  for (let y = 0; y < count; y++) {
    const [filter = 0, ...bytes] = data.subarray(y * stride, (y + 1) * stride);
    const above = rows.at(-1);
    rows.push(filter === 2 ? bytes.map((byte, x) => (byte + (above?.[x] ?? 0)) & 255) : bytes);
  }
  return rows;
}

function pngOf(address: string): Buffer {
  expect(address.startsWith(PREFIX)).toBe(true);
  return Buffer.from(address.slice(PREFIX.length), 'base64');
}

function chunkOf(address: string, type: string): Buffer {
  const chunk = readPngChunks(pngOf(address)).find((candidate) => candidate.type === type);
  return chunk?.data ?? Buffer.alloc(0);
}
