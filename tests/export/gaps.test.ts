import { describe, expect, test } from 'vitest';
import { exportScene, exportSignature } from '../../src/export';
import type { EmailOutput } from '../../src/export/types';
import { TEMPLATES } from '../../src/templates/registry';
import { drawnPicture } from '../helpers/fake-ports';
import { attribute, parseHtml } from '../helpers/html';
import { overlappingScene, withLetters } from '../helpers/overlapping-scenes';
import { JPEG } from '../helpers/pictures';
import { breaches } from '../helpers/rules';
import { named } from '../helpers/rules-markup';
import { designOf } from '../helpers/scenes';
import { FULL, PIXEL_PNG } from '../helpers/signatures';

const GAPS = { images: 'gaps' } as const;
const BOTH = { ...FULL, profileImageUrl: PIXEL_PNG, logoUrl: JPEG } as const;

describe.each(TEMPLATES)('$id with gaps', ({ id, maxWidth }) => {
  test('names its pictures in the order of its list, and holds none of them', async () => {
    const { html, images, text } = await exportSignature(BOTH, id, GAPS);
    expect(images.map((image) => image.id)).toEqual(['image-1', 'image-2']);
    expect(gapWords(html)).toEqual(['Picture 1', 'Picture 2']);
    expect(html).not.toMatch(/data:|<img/);
    expect(text).toBe((await exportSignature(BOTH, id)).text);
    expect(breaches(html, { maxWidth, ...GAPS })).toEqual([]);
  });

  test('calls the same picture by the same number', async () => {
    const { html, images } = await exportSignature({ ...BOTH, logoUrl: PIXEL_PNG }, id, GAPS);
    expect(images).toHaveLength(1);
    expect(gapWords(html)).toEqual(['Picture 1', 'Picture 1']);
  });

  test('leaves nothing around a picture that is put in the place of the words', async () => {
    const { html } = await exportSignature(BOTH, id, GAPS);
    for (const words of ['Picture 1', 'Picture 2']) {
      const [cell = ''] = html.match(new RegExp(`<td(?:(?!<td).)*>${words}<`, 's')) ?? [];
      expect(cell).toContain('height');
      expect(cell).not.toMatch(/border(?!-collapse)|background|bgcolor/);
    }
  });

  test('keeps linked pictures, and a logo by its hosted address', async () => {
    const logoForEmail = 'https://cdn.example.com/hosted.png';
    const data = { ...BOTH, profileImageUrl: FULL.profileImageUrl, logoForEmail };
    const { html, images } = await exportSignature(data, id, GAPS);
    expect(sourcesIn(html)).toEqual([logoForEmail, FULL.profileImageUrl].toSorted());
    expect([images, gapWords(html)]).toEqual([[], []]);
  });

  test('has letters for icons', async () => {
    const { html, findings } = await exportSignature(BOTH, id, { ...GAPS, socialStyle: 'icons' });
    expect(html).not.toMatch(/data:|<img/);
    expect(findings.map(({ rule }) => rule)).toContain('marks-not-hosted');
  });
});

describe('gaps of a canvas', () => {
  test('stand in the links of their pictures', async () => {
    const logo = { type: 'logo', x: 0, y: 0, width: 100, height: 60, content: PIXEL_PNG } as const;
    const { html } = await exportScene(designOf([{ ...logo, href: 'https://a.example/' }]), GAPS);
    expect(html).toMatch(/<a href="https:\/\/a\.example\/"[^>]*>(?:<span[^>]*>)?Picture 1</);
  });

  test('show the number alone where the words are too wide, and nothing where that is', async () => {
    const sizes = [
      [80, ['Picture 1']],
      [30, ['1']],
      [5, []],
      [2, []],
    ] as const;
    for (const [side, words] of sizes) {
      const box = { x: 0, y: 0, width: side, height: side };
      const logo = { type: 'logo', ...box, content: PIXEL_PNG } as const;
      const { html, images } = await exportScene(designOf([logo]), GAPS);
      expect(images).toHaveLength(1);
      expect(html.match(/Picture 1|(?<=>)1(?=<)/g) ?? []).toEqual(words);
    }
  });

  test('take the place of drawn overlaps, whose words stay in the plain text', async () => {
    let drawn = 0;
    for (let seed = 1; seed <= 30; seed++) {
      const design = withLetters(overlappingScene(seed));
      const { requests } = await exportScene(design, GAPS);
      const rasters = Object.fromEntries(
        requests.map((request) => [request.id, drawnPicture(request)]),
      );
      const output = await exportScene(design, { ...GAPS, rasters });
      const whole = await exportScene(design, { rasters });
      drawn += output.images.length;
      expect(output.html).not.toContain('data:');
      expect(output.text).toBe(whole.text);
      expect(numbersIn(output)).toEqual([]);
    }
    expect(drawn).toBeGreaterThan(30);
  });
});

/** Numbers of gaps that stand for no picture of the list. */
function numbersIn({ html, images }: EmailOutput): readonly string[] {
  const listed = new Set(images.map(({ id }) => id));
  return gapWords(html).filter((words) => !listed.has(words.replace('Picture ', 'image-')));
}

function gapWords(html: string): readonly string[] {
  // Where there is no room for the word, the number stands alone.
  return [...html.matchAll(/>(?:Picture )?(\d+)</g)].map(([, number = '']) => `Picture ${number}`);
}

function sourcesIn(html: string): readonly string[] {
  return named(parseHtml(html).tags, 'img')
    .map((img) => attribute(img, 'src') ?? '')
    .toSorted();
}
