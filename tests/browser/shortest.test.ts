import { page } from 'vitest/browser';
import { beforeAll, describe, expect, test } from 'vitest';
import { SOCIAL_ICONS } from '../../src/email/social-icons.data';
import { exportSignature } from '../../src/export';
import { CODE_MODES } from '../../src/model/code-modes';
import type { PersonInput } from '../../src/model/person/signature';
import { TEMPLATES } from '../../src/templates/registry';
import { BLOCKS, EXTRAS, FULL, PIXEL_PNG, RIGHT_TO_LEFT } from '../helpers/signatures';
import { boxAt, picturesOf, surfaceOf } from './fidelity/shots';
import { closePage, openPage } from './fidelity/test-page';
import { places } from './template-frame';

/*
 * The shortest code looks as the whole one does in Chromium, to the pixel, in a plain page. Style sheets of mail clients may make
 * it differ: it leaves to attributes what they can override.
 */

const PICTURES = { profileImageUrl: PIXEL_PNG, logoUrl: PIXEL_PNG } as const;
const SIGNATURES: readonly (readonly [string, PersonInput])[] = [
  ['full', { ...FULL, ...PICTURES }],
  ['every extra', { ...EXTRAS, ...PICTURES, colorScheme: 'royal-purple' }],
  ['every block', BLOCKS],
  ['right to left', { ...RIGHT_TO_LEFT, ...PICTURES }],
  ['blocked pictures', { ...FULL, ...PICTURES }],
];
/** Drawing takes long. */
const DRAWN = SIGNATURES.filter(([name]) => !name.startsWith('every extra'));
const WIDTHS = [600, 360] as const;
const SHEET = WIDTHS[0] + WIDTHS[1];
const HIGHEST = 1100;

beforeAll(async () => page.viewport(SHEET + 100, HIGHEST));

async function bothCodes(name: string, data: PersonInput, template: string) {
  const both = await Promise.all(
    CODE_MODES.map(async (code) => {
      const options = { code, socialStyle: 'icons', socialIcons: SOCIAL_ICONS } as const;
      const { html } = await exportSignature(data, template, options);
      return name === 'blocked pictures' ? html.replaceAll(/ src="[^"]*"/g, ' src=""') : html;
    }),
  );
  const [whole = '', shortest = ''] = both;
  return { whole, shortest };
}

describe.each(TEMPLATES)('$id', ({ id }) => {
  test.each(DRAWN)('%s: has the same pixels', async (name, data) => {
    const { whole, shortest } = await bothCodes(name, data, id);
    expect(shortest.length).toBeLessThan(whole.length);
    expect(await differs(whole, shortest)).toBe(null);
  });

  test.each(SIGNATURES)('%s: has its lines where they were in either mode', async (name, data) => {
    const { whole, shortest } = await bothCodes(name, data, id);
    for (const mode of ['standards', 'quirks'] as const) {
      const shown = openPage(mode);
      const [before, after] = [whole, shortest].map((html) => {
        shown.body.innerHTML = html;
        return places(shown.body);
      });
      closePage(shown);
      expect({ mode, lines: after }).toEqual({ mode, lines: before });
    }
  });
});

test('a difference of one color is noticed', async () => {
  const { whole } = await bothCodes('full', { fullName: FULL.fullName }, 'modern');
  const other = whole.replace(/;color:#\w{6}/, ';color:#ff0000');
  expect(other).not.toBe(whole);
  expect(await differs(whole, other)).not.toBe(null);
});

/** The first place where two emails differ; null where they are the same. */
async function differs(a: string, b: string): Promise<string | null> {
  const [one, other] = [await drawnAt(a), await drawnAt(b)];
  const first = one.findIndex((value, at) => value !== other[at]);
  if (first === -1) return null;
  return `${Math.floor(first / 4) % SHEET}, ${Math.floor(first / 4 / SHEET)}`;
}

/** An email on screens of all widths, one beside the other. Both are drawn at one place: elsewhere, edges are smoothed otherwise. */
async function drawnAt(html: string): Promise<Uint8ClampedArray> {
  const sheet = document.createElement('div');
  sheet.style.cssText = `position:fixed;left:0;top:0;width:${SHEET}px;height:${HIGHEST}px;background:#fff;z-index:9`;
  document.body.append(sheet);
  for (const [at, width] of WIDTHS.entries()) {
    const root = boxAt(sheet, at === 0 ? 0 : WIDTHS[0], 0);
    root.innerHTML = `<div style="width:${width}px;overflow:hidden">${html}</div>`;
  }
  if (!html.includes(' src=""')) await picturesOf(sheet);
  const shot = await page.screenshot({ element: sheet, base64: true, save: false });
  sheet.remove();
  return (await surfaceOf(shot)).getImageData(0, 0, SHEET, HIGHEST).data;
}
