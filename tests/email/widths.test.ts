import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { columns, literal, row, spacer, table } from '../../src/email/builders';
import type { CellNode, RowNode, TableNode } from '../../src/email/nodes';
import { walk } from '../../src/email/walk';
import { fillWidths, horizontalInset, withoutOwnWidths } from '../../src/email/widths';
import { anyTable } from '../helpers/arbitrary-doc';

test.each<[string, readonly (number | undefined)[], readonly (number | undefined)[]]>([
  ['the one cell without a width gets what is left', [100, undefined], [100, 500]],
  ['wherever it stands', [undefined, 16, 84], [500, 16, 84]],
  [
    'two without a width stay as they are',
    [100, undefined, undefined],
    [100, undefined, undefined],
  ],
  ['a cell alone needs none', [undefined], [undefined]],
  ['widths that are there stay', [100, 200], [100, 200]],
  ['where nothing is left, it is none', [600, undefined], [600, 0]],
])('%s', (_, given, filled) => {
  const doc = table([row(...given.map((width) => cellOf(width)))], { width: 600 });
  expect(widthsOf(fillWidths(doc, 600))).toEqual(filled);
});

test('an empty cell keeps its width in rows cut like the first', () => {
  const gap = spacer({ width: 20 });
  const doc = table([row(cellOf(20), cellOf(80)), row(gap, cellOf(80))], { width: 100 });
  expect(fillWidths(doc, 100).rows[1]?.cells[0]).toEqual(gap);
});

test('a nested table has what its cell has within padding and borders', () => {
  const line = { width: 2, color: '#000000', style: 'solid' } as const;
  const inner = table([row(cellOf(40), cellOf(undefined))]);
  const outer: CellNode = {
    kind: 'cell',
    width: 300,
    padding: [0, 10, 0, 20],
    borders: { left: line },
    children: [inner],
  };
  const filled = fillWidths(table([row(outer, cellOf(undefined))]), 600);
  expect(horizontalInset(outer)).toBe(32);
  expect([...walk(filled)].flatMap((node) => (node.kind === 'cell' ? [node.width] : []))).toEqual([
    300, 40, 228, 300,
  ]);
});

test('a table as wide as its content is so in numbers when all its cells are', () => {
  const sized = table([row(cellOf(24), spacer({ width: 6 }), cellOf(24)), row(cellOf(50))], {
    width: 'content',
  });
  expect(fillWidths(sized, 600).width).toBe(54);
  const open = table([row(cellOf(24), cellOf(undefined))], { width: 'content' });
  expect(fillWidths(open, 600).width).toBe('content');
});

test('only in a table that screens make narrower do gaps keep their width by themselves', () => {
  expect(gapOf('full')).toEqual(spacer({ width: 6, noShrink: true }));
  expect(gapOf('content')).toEqual(spacer({ width: 6, noShrink: false }));
});

test('of any document: widths that are there stay', () => {
  fc.assert(
    fc.property(anyTable, (doc) => {
      const before = givenWidths(doc);
      const after = givenWidths(fillWidths(doc, 600));
      expect(after.filter((_, index) => before[index] !== undefined)).toEqual(
        before.filter((width) => width !== undefined),
      );
    }),
  );
});

function givenWidths(doc: TableNode): readonly (number | undefined)[] {
  return [...walk(doc)].flatMap((node) => (node.kind === 'cell' ? [node.width] : []));
}

function gapOf(width: 'full' | 'content') {
  return columns([cellOf(24), cellOf(24)], 6, { width })?.rows[0]?.cells[1];
}

function cellOf(width: number | undefined): CellNode {
  const cell = { kind: 'cell', children: [literal('x')] } as const;
  return width === undefined ? cell : { ...cell, width };
}

function widthsOf({ rows }: TableNode): readonly (number | undefined)[] {
  return rows.flatMap(({ cells }) => cells.map(({ width }) => width));
}

test('a cell as wide as its table leaves its width to it, one among others does not', () => {
  const alone = { kind: 'cell', width: 80, children: [] } as const;
  const shared = { ...alone, width: 40 };
  expect(widthsOf(withoutOwnWidths(made([alone], 80)))).toEqual([undefined]);
  for (const doc of [made([alone], 90), made([alone], 'full'), made([shared, shared], 80)]) {
    expect(withoutOwnWidths(doc)).toBe(doc);
  }
});

function made(cells: RowNode['cells'], width: TableNode['width']): TableNode {
  return table([row(...cells)], { width });
}
