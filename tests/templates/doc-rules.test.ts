import { describe, expect, test } from 'vitest';
import { literal } from '../../src/email/builders';
import type { CellNode, Font, TableNode, TextNode } from '../../src/email/nodes';
import { fieldOrigin } from '../../src/model/findings/findings';
import { orphanGaps, orphanLabels, orphanSeparators } from '../helpers/doc-blanks';
import { contrastOf, lowContrasts, tooWide } from '../helpers/doc-rules';
import { missingFrom, strayFrom } from '../helpers/presence';

/* The checks on the document tree and on what is shown: each is made to report something. */

const FONT: Font = { family: 'Arial', size: 14, lineHeight: 20, color: '#000000' };

describe('contrast', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#767676', '#ffffff', 4.54],
    ['#777777', '#ffffff', 4.48],
    ['#ff0000', '#ffffff', 4],
    ['#0000ff', '#ffff00', 8],
  ])('of %s on %s is %d', (a, b, ratio) => {
    expect(contrastOf(a, b)).toBeCloseTo(ratio, 2);
    expect(contrastOf(b, a)).toBeCloseTo(ratio, 2);
  });

  test.each<[string, Partial<CellNode>, number]>([
    ['gray on white', { font: { ...FONT, color: '#777777' } }, 1],
    ['gray on white, just enough', { font: { ...FONT, color: '#767676' } }, 0],
    ['large gray on white', { font: { ...FONT, color: '#777777', size: 24 } }, 0],
    [
      'large and bold from 18.66 px',
      { font: { ...FONT, color: '#777777', size: 19, weight: 700 } },
      0,
    ],
    ['bold, but small', { font: { ...FONT, color: '#777777', size: 18, weight: 700 } }, 1],
    ['black on a dark cell', { background: { color: '#333333' } }, 1],
    [
      'black on a gradient that ends dark',
      { background: { color: '#ffffff', gradient: { angle: 90, from: '#ffffff', to: '#333333' } } },
      1,
    ],
    [
      'black on a light gradient over a dark fallback',
      { background: { color: '#333333', gradient: { angle: 90, from: '#ffffff', to: '#eeeeee' } } },
      1,
    ],
    [
      'gray that is lost in the middle of a gradient',
      {
        font: { ...FONT, color: '#757575' },
        background: { color: '#ffffff', gradient: { angle: 90, from: '#ffffff', to: '#000000' } },
      },
      1,
    ],
    [
      'a pale run in a dark cell font',
      { children: [literal('x', { font: { color: '#eeeeee' } })] },
      1,
    ],
    ['a pale link', { children: [{ ...link('https://a.example', 'x'), color: '#eeeeee' }] }, 1],
    ['blank text', { font: { ...FONT, color: '#ffffff' }, children: [literal(' ')] }, 0],
  ])('%s', (_, props, count) => {
    expect(lowContrasts(tableOf(cellOf('text', props)))).toHaveLength(count);
  });

  test('of text without a font cannot be computed, and is reported', () => {
    const bare: CellNode = { kind: 'cell', children: [literal('x')] };
    expect(lowContrasts(tableOf(bare))).toEqual(['"x" has no colour']);
  });

  test('is taken on the nearest background around', () => {
    const inner = tableOf(cellOf('x', { background: { color: '#ffffff' } }));
    const outer = tableOf(cellOf('', { background: { color: '#000000' }, children: [inner] }));
    expect(lowContrasts(outer)).toEqual([]);
    const bare = tableOf(
      cellOf('', { background: { color: '#000000' }, children: [tableOf(cellOf('x'))] }),
    );
    expect(lowContrasts(bare)).toHaveLength(1);
  });
});

describe('widths', () => {
  test.each<[string, TableNode, number]>([
    ['cells that fit', tableOf(cellOf('a', { width: 300 }), cellOf('b', { width: 300 })), 0],
    [
      'cells wider than their table',
      tableOf(cellOf('a', { width: 400 }), cellOf('b', { width: 300 })),
      1,
    ],
    [
      'a table wider than its cell',
      tableOf(cellOf('', { width: 200, children: [{ ...tableOf(), width: 201 }] })),
      1,
    ],
    [
      'a table that ignores the padding',
      tableOf(
        cellOf('', {
          width: 200,
          padding: [0, 10, 0, 10],
          children: [{ ...tableOf(), width: 190 }],
        }),
      ),
      1,
    ],
    [
      'a picture wider than its cell',
      tableOf(cellOf('', { width: 50, children: [picture(60)] })),
      1,
    ],
    ['a picture that fits', tableOf(cellOf('', { width: 60, children: [picture(60)] })), 0],
  ])('%s', (_, doc, count) => {
    expect(tooWide(doc)).toHaveLength(count);
  });
});

describe('separators', () => {
  test.each<[string, readonly TextNode[], number]>([
    ['between two texts', [literal('a'), literal(' · '), literal('b')], 0],
    ['at the start', [literal(' · '), literal('b')], 1],
    ['at the end', [literal('a'), literal(' | ')], 1],
    ['twice', [literal('a'), literal(' · '), literal(' · '), literal('b')], 2],
    ['before the end of a line', [literal('a'), literal(' / '), literal('\n'), literal('b')], 1],
    ['within one text', [literal('a · ')], 1],
    ['doubled within one text', [literal('a, , b')], 1],
    ['that is part of a sentence', [literal('Yours sincerely,')], 0],
    ['that is an ornament by itself', [literal('· · ·', { decorative: true })], 0],
    ['of an address', [literal('https://a.example/b/')], 0],
  ])('%s', (_, children, count) => {
    const found = orphanSeparators(tableOf(cellOf('', { children })));
    expect(found.length > 0).toBe(count > 0);
  });
});

describe('labels', () => {
  test.each([
    ['Phone', [], true],
    ['Phone', ['phone'], false],
    ['T', [], true],
    ['📧', [], true],
    ['$ contact --all', ['fullName'], true],
    ['$ contact --all', ['website'], false],
    ['Connect', [], true],
    ['Connect', ['youtube'], false],
    ['intended solely for the addressee', [], false],
    ['Yours sincerely,', [], false],
  ])('%s with %j', (word, given, orphan) => {
    const doc = tableOf(cellOf('', { children: [literal(word)] }));
    expect(orphanLabels(doc, new Set(given)).length > 0).toBe(orphan);
  });

  test("are not looked for in the visitor's own words", () => {
    const own = literal('Phone', { origin: [fieldOrigin('companyName')] });
    expect(
      orphanLabels(tableOf(cellOf('', { children: [own] })), new Set(['companyName'])),
    ).toEqual([]);
  });
});

test('gaps at an edge or beside another are reported, a bar of color is not', () => {
  const gap = { kind: 'row', cells: [{ kind: 'spacer', height: 8 }] } as const;
  const bar = {
    kind: 'row',
    cells: [{ kind: 'spacer', height: 8, background: { color: '#000000' } }],
  } as const;
  const line = { kind: 'row', cells: [cellOf('x')] } as const;
  expect([gaps(gap, line), gaps(line, gap), gaps(line, gap, gap, line)]).toEqual([1, 1, 1]);
  expect([gaps(line, gap, line), gaps(bar, line, bar), gaps()]).toEqual([0, 0, 0]);
});

describe('what is shown', () => {
  test('a missing text is reported, once for the HTML and once for the plain text', () => {
    const given = { fullName: 'Jane Doe', address: 'Row 1\nBristol' };
    expect(missingFrom(shown('JANE DOE Row 1, Bristol'), given)).toEqual([]);
    expect(missingFrom(shown('Row 1, Bristol'), given)).toHaveLength(2);
    expect(missingFrom(shown('Jane Doe Row 1', 'Jane Doe'), given)).toEqual([
      'not shown: Bristol',
      'not in the text: Row 1',
      'not in the text: Bristol',
    ]);
  });

  test('a missing link or picture is reported', () => {
    const given = {
      logoUrl: 'https://a.example/b.png',
      socialLinks: { twitter: '@jane' },
    };
    const whole = '<a href="https://x.com/jane">X</a> <img src="https://a.example/b.png">';
    expect(missingFrom(shown(whole), given)).toEqual([]);
    expect(missingFrom(shown('nothing'), given)).toHaveLength(3);
  });

  test('a link or picture that was not given is reported', () => {
    expect(strayFrom(shown('<a href="mailto:a@b.c">x</a>'), { phone: '123' })).toHaveLength(1);
    expect(strayFrom(shown('<img src="https://a.example/a.png">'), {})).toHaveLength(1);
    expect(strayFrom(shown('undefined'), {})).toHaveLength(1);
  });

  test('missing words of a line of one’s own are reported', () => {
    const given = { lines: [{ label: 'VAT', value: 'GB 1', link: '' }] };
    expect(missingFrom(shown('VAT GB 1'), given)).toEqual([]);
    expect(missingFrom(shown('GB 1'), given)).toHaveLength(2);
  });
});

function cellOf(text: string, props: Partial<CellNode> = {}): CellNode {
  return { kind: 'cell', font: FONT, children: [literal(text)], ...props };
}

function tableOf(...cells: readonly CellNode[]): TableNode {
  return { kind: 'table', width: 'full', rows: cells.length === 0 ? [] : [{ kind: 'row', cells }] };
}

function link(href: 'https://a.example', text: string) {
  return {
    kind: 'link',
    href,
    color: '#000000',
    underline: false,
    children: [literal(text)],
  } as const;
}

function picture(width: number) {
  return { kind: 'image', src: 'https://a.example/a.png', width, height: 10, alt: 'a' } as const;
}

function gaps(...rows: TableNode['rows']): number {
  return orphanGaps({ kind: 'table', width: 'full', rows }).length;
}

function shown(html: string, text = html) {
  return { html, text };
}
