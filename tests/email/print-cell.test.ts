import { describe, expect, test } from 'vitest';
import { font, literal, row, spacer, table } from '../../src/email/builders';
import type { CellNode } from '../../src/email/nodes';
import { printNode } from '../../src/email/print/print';

/* What the start of a cell states, and what it leaves to what is in it. */

const FONT = font('sans', 14, '#112233');

test('a cell states the alignment of tables in the attribute, too: `text-align` moves words alone', () => {
  const inner = table([row(cellOf({}))], { width: 'content' });
  const html = printAlone(cellOf({ align: 'center', children: [inner] }));
  expect(html).toMatch(/^<td align="center" style="padding:0;text-align:center/);
});

test('a cell of pictures states their alignment in the attribute alone: in Firefox the style takes its place', () => {
  const html = printAlone(cellOf({ align: 'center', children: [picture()] }));
  expect(html).toMatch(/^<td align="center" style="padding:0;font-size:0/);
});

test('a cell of a direction states its side in the attribute, too, for Word', () => {
  expect(printAlone(cellOf({ align: 'right', dir: 'rtl' }))).toMatch(/^<td align="right" style/);
});

test('a cell states all of a bold and italic font in one declaration', () => {
  const bold = { ...FONT, weight: 700, italic: true, smallCaps: true, letterSpacing: 2 };
  expect(printAlone(cellOf({ font: bold }))).toContain(
    'font:italic bold 14px Arial,sans-serif;line-height:20px;mso-line-height-rule:exactly;letter-spacing:2px;font-variant:small-caps;color:',
  );
});

test('a cell of links alone has no color: each link states its own', () => {
  const anchor = { kind: 'link', href: 'tel:112', color: '#123456', underline: false } as const;
  const only = { ...anchor, children: [literal('112')] };
  expect(printAlone(cellOf({ font: FONT, children: [only] }))).not.toContain('#112233');
  expect(printAlone(cellOf({ font: FONT, children: [only, literal('|')] }))).toContain('#112233');
  const underlined = { ...FONT, underline: true };
  expect(printAlone(cellOf({ font: underlined, children: [only] }))).toContain('#112233');
});

/** A cell that has its row to itself. */
describe('a spacer', () => {
  test.each([
    [{ height: 8 }, '<td height="8" style="height:8px;padding:0;font:1px a"></td>'],
    [
      { height: 3 },
      '<td height="3" style="height:3px;padding:0;font-size:1px;line-height:3px;mso-line-height-rule:exactly"></td>',
    ],
    [{ width: 8 }, '<td width="8" style="width:8px;padding:0;font:1px a"></td>'],
    [
      { width: 3, noShrink: true, background: { color: '#123456' } },
      '<td width="3" bgcolor="#123456" style="width:3px;min-width:3px;padding:0;background-color:#123456;font:1px a"></td>',
    ],
  ] as const)('%j', (props, html) => {
    expect(printNode(spacer(props))).toBe(html);
  });
});

function printAlone(cell: CellNode): string {
  return printNode(row(cell)).replace(/^<tr>|<\/tr>$/g, '');
}

function cellOf(props: Partial<CellNode>): CellNode {
  return { kind: 'cell', children: [literal('x')], ...props };
}

function picture() {
  return {
    kind: 'image',
    src: 'https://a.example/a.png',
    alt: 'a',
    width: 60,
    height: 40,
  } as const;
}
