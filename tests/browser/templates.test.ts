import { afterAll, describe, expect, test } from 'vitest';
import { exportSignature } from '../../src/export';
import { previewSignature } from '../../src/export/print-preview';
import { completeSignature, type PersonInput } from '../../src/model/person/signature';
import { TEMPLATES } from '../../src/templates/registry';
import {
  EXTRAS,
  FULL,
  NAME_ONLY,
  PIXEL_PNG,
  RIGHT_TO_LEFT,
  VERY_LONG,
} from '../helpers/signatures';
import { openFrame, overflow, picture, places } from './template-frame';

/*
 * What only a browser can show: that nothing overflows a phone screen, and that the passes move no pixel. Pictures are
 * given as data, so that no address is asked for.
 */

const PICTURES = { profileImageUrl: PIXEL_PNG, logoUrl: PIXEL_PNG } as const;
const SIGNATURES: readonly (readonly [string, PersonInput])[] = [
  ['full', { ...FULL, ...PICTURES }],
  ['every extra', { ...EXTRAS, ...PICTURES, colorScheme: 'royal-purple' }],
  ['very long', { ...VERY_LONG, ...PICTURES }],
  ['right to left', { ...RIGHT_TO_LEFT, ...PICTURES, colorScheme: 'golden-yellow' }],
  ['name only', NAME_ONLY],
];
const PHONE = 320;
const DESKTOP = 640;
const HIGHEST = 260;

const frame = openFrame();
afterAll(frame.remove);

describe.each(TEMPLATES)('$id', (template) => {
  test.each(SIGNATURES)('stays within a telephone of 320 px: %s', (_, data) => {
    expect(
      overflow(frame.show(previewSignature(completeSignature(data), template), PHONE)),
    ).toEqual([]);
  });

  test.each(SIGNATURES)('with icons stays within a telephone of 320 px: %s', (_, data) => {
    const html = previewSignature(completeSignature(data), template, { socialStyle: 'icons' });
    expect(overflow(frame.show(html, PHONE))).toEqual([]);
  });

  test.each(SIGNATURES)('stays within it with large letters and pictures: %s', (_, data) => {
    const adjustments = { photoSize: 'large', logoSize: 'large', textSize: 'large' } as const;
    const html = previewSignature(completeSignature(data), template, { adjustments });
    expect(overflow(frame.show(html, PHONE))).toEqual([]);
  });

  test.each(SIGNATURES)(
    'overflows nothing and is no wider than its maximum on a desktop screen: %s',
    (_, data) => {
      const body = frame.show(previewSignature(completeSignature(data), template), DESKTOP);
      expect(overflow(body)).toEqual([]);
      expect(body.firstElementChild?.getBoundingClientRect().width).toBeLessThanOrEqual(
        template.maxWidth,
      );
    },
  );

  test('is at most 260 px high with all fields of the specification and six networks', async () => {
    for (const logoShape of ['square', 'round', 'rectangle'] as const) {
      const html = previewSignature(
        completeSignature({ ...FULL, ...PICTURES, logoShape }),
        template,
      );
      expect(await heightWithFonts(html)).toBeLessThanOrEqual(HIGHEST);
    }
  });

  test.each(SIGNATURES)('keeps its direction where each line has its own: %s', (_, data) => {
    const html = previewSignature(completeSignature(data), template);
    const before = places(frame.show(html, DESKTOP));
    // Evolution: webview.css.
    const sheet = '<style>body,div,p,td{unicode-bidi:plaintext}</style>';
    expect(places(frame.show(`${html}${sheet}`, DESKTOP))).toEqual(before);
  });

  test.each(SIGNATURES)('is moved by no pixel on its way out: %s', async (_, data) => {
    const { html } = await exportSignature(data, template.id);
    for (const width of [PHONE, DESKTOP]) {
      const before = picture(
        frame.show(previewSignature(completeSignature(data), template), width),
      );
      expect(before.length).toBeGreaterThan(3);
      expect(picture(frame.show(html, width))).toEqual(before);
    }
  });
});

/** In this page, which has the fonts that a desktop browser has; a frame has none of them. */
async function heightWithFonts(html: string): Promise<number> {
  const desktop = document.createElement('div');
  desktop.style.width = `${DESKTOP}px`;
  desktop.innerHTML = html;
  document.body.append(desktop);
  await document.fonts.ready;
  const height = desktop.firstElementChild?.getBoundingClientRect().height ?? Number.NaN;
  desktop.remove();
  return height;
}

describe('the checks can fail', () => {
  test.each([
    ['a table of 321 px', '<table width="321"><tr><td>a</td></tr></table>'],
    ['a long word', cell('', 'a'.repeat(200))],
    ['a box at the left', '<div style="margin-left:-10px;width:50px">a</div>'],
    [
      'text that flows out of a box',
      `<div style="width:10px;white-space:nowrap">${'ab '.repeat(99)}</div>`,
    ],
  ])('%s overflows', (_, html) => {
    expect(overflow(frame.show(html, PHONE))).not.toEqual([]);
  });

  test.each([
    ['a pixel of padding', cell('padding-left:1px')],
    ['half a pixel', cell('padding-top:0.5px')],
    ['another color', cell('color:#010101')],
    ['another weight', cell('font-weight:bold')],
    ['a line that breaks elsewhere', cell('', 'Jane<br>')],
    ['an element more', cell('', '<span>Jane</span>')],
  ])('%s is seen', (_, html) => {
    const before = picture(frame.show(cell(''), DESKTOP));
    expect(picture(frame.show(html, DESKTOP))).not.toEqual(before);
    expect(picture(frame.show(cell(''), DESKTOP))).toEqual(before);
  });
});

function cell(style: string, text = 'Jane'): string {
  return `<table width="200" style="width:200px;border-collapse:collapse"><tr><td style="padding:0;${style}">${text}</td></tr></table>`;
}
