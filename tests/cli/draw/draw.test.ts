import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyFonts } from '../../../scripts/cli-fonts.mjs';
import type { Draw } from '../../../src/cli/draw/draw';
import { loadRenderer } from '../../../src/cli/draw/renderer';
import type { DrawingRequest, PictureRequest } from '../../../src/export/types';
import { decodeBase64, encodeBase64 } from '../../../src/base/base64';
import { parseImageSource } from '../../../src/model/picture/image-source';
import type { SvgNode } from '../../../src/scene/drawing/svg';
import type { MeasureText } from '../../../src/scene/text/text-measure';
import { measureByTable } from '../../../src/scene/text/text-width';

const FONTS = mkdtempSync(join(tmpdir(), 'signet-fonts-'));
const PHOTO = readFileSync('public/sample/portrait.png');

let draw: Draw;
let measure: MeasureText;

beforeAll(async () => {
  copyFonts(FONTS);
  ({ draw, measure } = await loadRenderer(FONTS));
});

afterAll(() => rmSync(FONTS, { recursive: true }));

describe('fonts', () => {
  it('must be there', async () => {
    await expect(loadRenderer('/nowhere')).rejects.toThrow('/nowhere');
  });
});

describe('what is drawn twice', () => {
  it.each([
    ['a drawing', () => drawing([text('Office AV')])],
    ['a round photo', () => picture({ radius: 30 })],
    ['a photo', () => picture({})],
  ])('is the same to the byte: %s', async (_, request) => {
    const first = await draw(request());
    const second = await (await loadRenderer(FONTS)).draw(request());
    expect(first?.base64.length).toBeGreaterThan(100);
    expect(second).toEqual(first);
  });
});

describe('pictures', () => {
  it('that are opaque are JPEG, others PNG', async () => {
    expect((await draw(picture({})))?.type).toBe('image/jpeg');
    expect((await draw(picture({ radius: 9 })))?.type).toBe('image/png');
    for (const request of [picture({}), picture({ radius: 9 })]) {
      const { type = '', base64 = '' } = (await draw(request)) ?? {};
      const read = parseImageSource(`data:${type};base64,${base64}`);
      expect(read).toMatchObject({ ok: true, value: { size: { width: 120, height: 120 } } });
    }
  });

  it.each([
    ['blank', ''],
    ['linked', 'https://example.com/me.png'],
    ['of the machine', 'file:///etc/passwd'],
    ['of a path', '/etc/passwd'],
    ['of no bytes', 'data:image/png;base64,AAAA'],
    ['of another kind', 'data:image/svg+xml;base64,PHN2Zy8+'],
    ['of a false type', `data:image/jpeg;base64,${encodeBase64(PHOTO)}`],
  ])('that are %s are null, alone and in a drawing', async (_, source) => {
    expect(await draw(picture({ source }))).toBeNull();
    expect(await draw(drawing([image(source)]))).toBeNull();
  });

  it.each([0, -5, NaN, Infinity, 1e9, 20_000])('of a size of %d are null', async (width) => {
    expect(await draw(picture({ width }))).toBeNull();
    expect(await draw({ ...drawing([]), width })).toBeNull();
    const within = await draw(drawing([image(photo(), { width })]));
    expect(within === null).toBe(!(width <= 0));
  });

  it('with any radius and crop are drawn', async () => {
    for (const radius of [0.5, 30, 1e6, NaN, -3]) {
      expect(await draw(picture({ radius }))).not.toBeNull();
    }
    for (const crop of [
      { x: 9, y: -9, zoom: 1e6 },
      { x: NaN, y: NaN, zoom: NaN },
    ]) {
      expect(['object', 'null']).toContain(typeof (await draw(picture({ crop }))));
    }
  });

  it('that cannot be decoded are null', async () => {
    const spoiled = Uint8Array.from(PHOTO).fill(0x55, 200, 4000);
    expect(parseImageSource(photo(spoiled)).ok).toBe(true);
    expect(await draw(picture({ source: photo(spoiled) }))).toBeNull();
    expect(await draw(drawing([image(photo(spoiled))]))).toBeNull();
  });

  it('of broken bytes end nothing', async () => {
    for (let seed = 1; seed <= 150; seed++) {
      const answer = await draw(picture({ source: photo(broken(PHOTO, seed)) }));
      expect(answer === null || answer.base64.length > 0).toBe(true);
    }
    const jpeg = (await draw(picture({})))?.base64 ?? '';
    const bytes = decodeBase64(jpeg) ?? new Uint8Array();
    for (let seed = 1; seed <= 150; seed++) {
      const source = `data:image/jpeg;base64,${encodeBase64(broken(bytes, seed))}`;
      const answer = await draw(picture({ source }));
      expect(answer === null || answer.base64.length > 0).toBe(true);
    }
  });
});

describe('drawings', () => {
  it('of nothing are clear', async () => {
    const answer = await draw(drawing([]));
    expect(answer).toMatchObject({ type: 'image/png' });
    expect(answer?.ink).toBeUndefined();
  });

  it('have the share of them that is transparent, and their ink', async () => {
    const half: SvgNode = { tag: 'rect', attributes: { width: 100, height: 40, fill: '#101010' } };
    expect((await draw(drawing([half])))?.ink).toEqual({
      clear: 0.5,
      shade: '#101010',
      pale: '#101010',
    });
  });

  it('of texts that are no words are drawn or null, never thrown', async () => {
    for (const look of [
      { x: NaN },
      { 'font-size': NaN },
      { 'font-size': 1e9 },
      { 'letter-spacing': NaN },
      { 'text-decoration': 'underline', 'font-size': 1e9 },
    ]) {
      const answer = await draw(drawing([text('Words', look)]));
      expect(answer === null || answer.base64.length > 0).toBe(true);
    }
    for (const words of ['', ' ', '\0', '<script>', '&amp;', '\ud800', 'a'.repeat(5000)]) {
      const answer = await draw(drawing([text(words, { 'text-decoration': 'underline' })]));
      expect(answer === null || answer.base64.length > 0).toBe(true);
    }
  });
});

describe('widths', () => {
  const font = { name: 'Arial', size: 20, bold: false, italic: false } as const;

  it('of letters that no font has are those of the table', () => {
    const letters = '山田太郎';
    expect(measure(letters, font)).toBe(measureByTable(letters, font));
    const mixed = measure(`A ${letters}`, font);
    expect(mixed).toBeCloseTo(measure('A ', font) + measureByTable(letters, font), 9);
  });

  it('are numbers, whatever is measured', () => {
    for (const words of ['', '\0', '\ud800', '\u200b\u2060', '\u0301', '\u2003\u3000', '🎉👩‍👩‍👧']) {
      expect(measure(words, font)).toBeGreaterThanOrEqual(0);
    }
  });
});

function picture(look: Partial<PictureRequest>): PictureRequest {
  const size = { width: 60, height: 60, radius: 0, fit: 'cover', scale: 2 } as const;
  return { id: 'p', kind: 'picture', source: photo(), ...size, ...look };
}

function photo(bytes: Uint8Array = PHOTO): string {
  return `data:image/png;base64,${encodeBase64(bytes)}`;
}

function drawing(nodes: readonly SvgNode[]): DrawingRequest {
  return { id: 'd', kind: 'drawing', x: 0, y: 0, width: 200, height: 40, scale: 2, nodes };
}

function text(words: string, look: SvgNode['attributes'] = {}): SvgNode {
  const attributes = { x: 5, y: 25, 'font-family': 'Georgia,serif', 'font-size': 20, ...look };
  return { tag: 'text', attributes, children: [words] };
}

function image(href: string, look: SvgNode['attributes'] = {}): SvgNode {
  return { tag: 'image', attributes: { x: 0, y: 0, width: 40, height: 40, href, ...look } };
}

/** The bytes with a few of them changed, always the same ones for a seed. */
function broken(bytes: Uint8Array, seed: number): Uint8Array {
  const copy = Uint8Array.from(bytes);
  for (let change = 1; change <= 4; change++) {
    const chance = Math.imul(seed * 31 + change, 2_654_435_761) >>> 0;
    copy[30 + (chance % (copy.length - 30))] = chance & 0xff;
  }
  return copy;
}
