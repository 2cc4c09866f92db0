import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { printNode } from '../../../../src/email/print/print';
import { exportScene, exportSignature } from '../../../../src/export';
import { checkMarkup } from '../../../../src/export/checks/check-markup';
import { shortened } from '../../../../src/export/shorten/shortened';
import type { TemplateId } from '../../../../src/model/template-ids';
import { TEMPLATES } from '../../../../src/templates/registry';
import { anyTable } from '../../../helpers/arbitrary-doc';
import { parseHtml, visibleText } from '../../../helpers/html';
import { LEAN } from '../../../helpers/lean-signature';
import { anyScene } from '../../../helpers/scenes';
import { EXTRAS, FULL, HOSTILE } from '../../../helpers/signatures';

const LINKED = { images: 'link', code: 'shortest' } as const;
/** What transport rules and signatures appended on sending have room for, and what Stalwart refuses. */
const MOST = 5000;
const MOST_BYTES_OF_STALWART = 2047;

describe.each(TEMPLATES)('$id', ({ id }) => {
  test('has 5,000 characters at most with full data and linked pictures', async () => {
    const { html } = await exportSignature(FULL, id, LINKED);
    expect(html.match(/<img /g)?.length).toBe(2);
    expect(html.length).toBeLessThanOrEqual(MOST);
  });

  test.each([
    ['full', FULL],
    ['every extra', EXTRAS],
    ['hostile', HOSTILE],
  ])('%s: keeps each word, link and picture', async (_, data) => {
    const [whole, shortest] = await Promise.all([
      exportSignature(data, id),
      exportSignature(data, id, { code: 'shortest' }),
    ]);
    expect(seenIn(shortest.html)).toEqual(seenIn(whole.html));
    expect(shortest.text).toBe(whole.text);
  });
});

test.each<TemplateId>(['minimal', 'tiny', 'classic'])(
  '%s has fewer than 2,048 bytes with texts alone',
  async (id) => {
    const { html } = await exportSignature(LEAN, id, LINKED);
    expect(new TextEncoder().encode(html).length).toBeLessThanOrEqual(MOST_BYTES_OF_STALWART);
  },
);

test('of any document: nothing that can be read is lost, and a second time changes nothing', () => {
  fc.assert(
    fc.property(anyTable, (doc) => {
      const printed = printNode(doc);
      const short = shortened(printed);
      expect(short.length).toBeLessThan(printed.length);
      expect(checkMarkup(short)).toBe(short);
      expect(seenIn(short)).toEqual(seenIn(printed));
      expect(shortened(short)).toBe(short);
    }),
    { numRuns: 100 },
  );
});

test('of any design: nothing that can be read is lost', async () => {
  for (let seed = 0; seed < 20; seed++) {
    const design = anyScene(seed, 3 + (seed % 12));
    const whole = await exportScene(design);
    const shortest = await exportScene(design, { code: 'shortest' });
    expect(shortest.html.length).toBeLessThan(whole.html.length);
    expect(seenIn(shortest.html)).toEqual(seenIn(whole.html));
  }
});

test('what the printer cannot have written stays as it is', () => {
  for (const html of ['<table><tr></table>', '<b class=a>x</b>', '<td', 'a < b']) {
    expect(shortened(html)).toBe(html);
  }
});

test.each([
  [
    'the span in a link',
    '<a href="https://a.example" style="color:#111111"><span style="color:#111111">a</span></a>',
    '<a href="https://a.example" style="color:#111111">a</a>',
  ],
  [
    'a span with another look stays',
    '<a href="https://a.example" style="color:#111111"><span style="color:#222222">a</span></a>',
    null,
  ],
  [
    'the div around a table',
    '<td><div><table role="presentation"></table></div></td>',
    '<td><table role="presentation"></table></td>',
  ],
  [
    'what an attribute states',
    '<td width="10" valign="top" bgcolor="#ffffff" style="width:10px;vertical-align:top;background-color:#ffffff">a</td>',
    '<td width="10" valign="top" bgcolor="#ffffff">a</td>',
  ],
  [
    'an attribute of another value',
    '<td width="20" style="width:10px;padding:5px">a</td>',
    '<td style="width:10px;padding:5px">a</td>',
  ],
  [
    'a color below a gradient joins it',
    '<td bgcolor="#111111" style="background:linear-gradient(90deg,#111111,#222222);background-color:#111111"></td>',
    '<td bgcolor="#111111" style="background:linear-gradient(90deg,#111111,#222222) #111111"></td>',
  ],
  [
    'the side of tables in a cell stays',
    '<td align="right" style="text-align:right"><table role="presentation"></table></td>',
    null,
  ],
  [
    'the lines of an empty cell',
    '<td height="8" style="height:8px;padding:0;font-size:1px;line-height:8px"></td>',
    '<td height="8"></td>',
  ],
  [
    'the look of no alternative text',
    '<img width="8" height="8" alt="" style="display:block;width:8px;height:8px;border:0;font:12px/14px Arial;color:#666666">',
    '<img width="8" height="8" alt="" style="display:block">',
  ],
])('%s', (_, html, short) => {
  expect(shortened(html)).toBe(short ?? html);
});

test('what the cells of a table have in common stands on it, and cells that differ keep theirs', () => {
  const arial = 'font-family:Arial;font-size:12px;color:#111111';
  expect(
    shortened(
      `<table>${cell(arial)}${cell(arial)}${cell('font-family:Georgia;font-size:12px;color:#222222')}</table>`,
    ),
  ).toBe(
    `<table style="font-size:12px;color:#111111;font-family:Arial"><tr><td>a</td></tr><tr><td>a</td></tr>${cell('font-family:Georgia;color:#222222')}</table>`,
  );
});

test('nothing stands on a table in which a cell states nothing', () => {
  const html =
    '<table><tr><td style="color:#111111">a</td></tr><tr><td style="color:#111111">a</td></tr><tr><td>a</td></tr></table>';
  expect(shortened(html)).toBe(html);
});

function cell(style: string): string {
  return `<tr><td style="${style}">a</td></tr>`;
}

/** The words of HTML, and what of its tags is more than a look. */
function seenIn(html: string): readonly unknown[] {
  const { tags, roots } = parseHtml(html);
  const named = tags
    .filter(({ name }) => name === 'a' || name === 'img')
    .map(({ name, attributes }) => [
      name,
      ...['href', 'src', 'alt', 'title', 'aria-label'].map((each) => attributes.get(each)),
    ]);
  return [visibleText(roots), ...named];
}
