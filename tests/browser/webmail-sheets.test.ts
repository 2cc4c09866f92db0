import { afterAll, describe, expect, test } from 'vitest';
import { exportSignature } from '../../src/export';
import { TEMPLATES } from '../../src/templates/registry';
import { EXTRAS, FULL, NAME_ONLY, PIXEL_PNG, RIGHT_TO_LEFT } from '../helpers/signatures';
import { openFrame, picture } from './template-frame';

/*
 * A webmail shows a signature in a page of its own, whose sheets reach tables, cells, pictures and links. They override every
 * attribute, and nothing that a style states: so a style alone may state a thing, an attribute alone may not.
 */

const SHEETS = {
  'pads cells and parts them':
    'td,th{padding:8px;vertical-align:baseline}table{border-collapse:separate;border-spacing:2px}',
  'resets tables and fits pictures':
    'table{border-collapse:collapse;border-spacing:0}td,th{padding:0;vertical-align:top}img{max-width:100%;height:auto;vertical-align:middle}',
  'sets text and links':
    'td{vertical-align:middle;color:#333}a{color:#d00;text-decoration:underline}img{max-width:100%;border:1px solid}',
} as const;

const PICTURES = { profileImageUrl: PIXEL_PNG, logoUrl: PIXEL_PNG } as const;
const PEOPLE = [
  ['full', { ...FULL, ...PICTURES }],
  ['every extra', { ...EXTRAS, ...PICTURES }],
  ['right to left', { ...RIGHT_TO_LEFT, ...PICTURES }],
  ['name only', NAME_ONLY],
] as const;
const WIDTHS = [600, 360];

const frame = openFrame();
afterAll(frame.remove);

describe.each(TEMPLATES)('$id', ({ id }) => {
  test.each(PEOPLE)('stands as it does without the sheets of webmails: %s', async (_, person) => {
    const { html } = await exportSignature(person, id);
    for (const width of WIDTHS) {
      const before = boxesOf(html, width);
      expect(before.length).toBeGreaterThan(3);
      for (const [name, sheet] of Object.entries(SHEETS)) {
        expect(boxesOf(`${html}<style>${sheet}</style>`, width), `${name}, ${width} px`).toEqual(
          before,
        );
      }
    }
  });
});

test('a sheet that moves something is seen', () => {
  const html =
    '<table cellpadding="0" style="border-collapse:collapse"><tr><td>a</td></tr></table>';
  const sheet = `<style>${SHEETS['pads cells and parts them']}</style>`;
  expect(boxesOf(`${html}${sheet}`, 600)).not.toEqual(boxesOf(html, 600));
});

/** Where every element and line of text stands, without how it looks. */
function boxesOf(html: string, width: number): readonly string[] {
  return picture(frame.show(html, width))
    .filter((line) => !line.startsWith('<style>') && !/^".*\{/.test(line))
    .map((line) => line.split(': ')[0] ?? '');
}
