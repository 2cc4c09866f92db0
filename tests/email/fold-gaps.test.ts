import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { columns, literal, row, spacer, table } from '../../src/email/builders';
import { foldGaps } from '../../src/email/rewrite/fold-gaps';
import type { Border, CellNode, SpacerNode, TableNode } from '../../src/email/nodes';
import { walk } from '../../src/email/walk';
import { fillWidths, horizontalInset } from '../../src/email/widths';
import { anyTable } from '../helpers/arbitrary-doc';

const BLUE = '#0000ff';
const GAP = spacer({ width: 16, noShrink: true });
const BAR = spacer({ width: 3, noShrink: true, background: { color: BLUE } });
const LINE: Border = { width: 3, color: BLUE, style: 'solid' };

describe('a gap', () => {
  test('becomes padding at the start of the cell behind it', () => {
    expect(folded(cellOf('a'), GAP, cellOf('b'))).toEqual([
      cellOf('a'),
      cellOf('b', { padding: [0, 0, 0, 16] }),
    ]);
  });

  test('becomes padding of the cell before it where the one behind shows its edge', () => {
    const plane = cellOf('b', { background: { color: BLUE } });
    expect(folded(cellOf('a'), GAP, plane)).toEqual([
      cellOf('a', { padding: [0, 16, 0, 0] }),
      plane,
    ]);
  });

  test('adds to the padding and to the width that the cell has', () => {
    const cell = cellOf('b', { width: 100, padding: [1, 2, 1, 4] });
    expect(folded(GAP, cell)).toEqual([cellOf('b', { width: 116, padding: [1, 2, 1, 20] })]);
  });

  test('is padding at the other side where the text runs from right to left', () => {
    const doc = table([row(cellOf('a'), GAP, cellOf('b'))]);
    const padded = table([row(cellOf('a'), cellOf('b', { padding: [0, 16, 0, 0] }))]);
    expect(foldGaps(doc, 'rtl')).toEqual(padded);
    expect(foldGaps({ ...doc, dir: 'rtl' }, 'ltr')).toEqual({ ...padded, dir: 'rtl' });
  });

  test.each<[string, Partial<CellNode>]>([
    ['a background', { background: { color: BLUE } }],
    ['a line above', { borders: { top: LINE } }],
    ['a line below', { borders: { bottom: LINE } }],
    ['lines at its sides', { borders: { left: LINE, right: LINE } }],
    ['round corners', { radius: 4 }],
  ])('stays between cells with %s', (_, props) => {
    const cells = [cellOf('a', props), GAP, cellOf('b', props)];
    expect(folded(...cells)).toEqual(cells);
  });

  test.each<[string, Partial<SpacerNode>]>([
    ['has a height', { height: 4 }],
    ['has a line', { borders: { top: LINE } }],
    ['has round corners', { radius: 2 }],
    ['spans columns', { colSpan: 2 }],
    ['spans rows', { rowSpan: 2 }],
  ])('stays where it %s', (_, props) => {
    const cells = [cellOf('a'), { ...GAP, ...props }, cellOf('b')];
    expect(folded(...cells)).toEqual(cells);
  });

  test('stays where it has no width', () => {
    const cells = [cellOf('a'), spacer({}), cellOf('b')];
    expect(folded(...cells)).toEqual(cells);
  });

  test('stays where a row below needs its column', () => {
    const doc = table([row(cellOf('a'), GAP, cellOf('b')), row(cellOf('c', { colSpan: 3 }))]);
    expect(foldGaps(doc, 'ltr')).toEqual(doc);
  });
});

describe('a bar of color', () => {
  test('becomes the border of the cell behind it, the gap between them padding within', () => {
    expect(folded(cellOf('a'), GAP, BAR, GAP, cellOf('b'))).toEqual([
      cellOf('a', { padding: [0, 16, 0, 0] }),
      cellOf('b', { padding: [0, 0, 0, 16], borders: { left: LINE } }),
    ]);
  });

  test('becomes the border of the cell before it where nothing is behind', () => {
    expect(folded(cellOf('a', { width: 60 }), BAR)).toEqual([
      cellOf('a', { width: 63, borders: { right: LINE } }),
    ]);
  });

  test('that is the widest border which Word draws becomes one', () => {
    expect(folded({ ...BAR, width: 8 }, cellOf('a'))).toHaveLength(1);
    expect(folded({ ...BAR, width: 9 }, cellOf('a'))).toHaveLength(2);
  });

  test('of two colors stays', () => {
    const gradient = { angle: 0, from: BLUE, to: '#000000' } as const;
    expect(folded({ ...BAR, background: { color: BLUE, gradient } }, cellOf('a'))).toHaveLength(2);
  });
});

test('gaps of tables within tables go, too', () => {
  const inner = columns([cellOf('a'), cellOf('b')], 16);
  const doc = table([row(around(inner)), row(cellOf('c'))]);
  const spacers = [...walk(foldGaps(doc, 'ltr'))].filter(({ kind }) => kind === 'spacer');
  expect(spacers).toEqual([]);
});

test('of any document: what cells hold stays, and is as wide as before', () => {
  fc.assert(
    fc.property(anyTable, (doc) => {
      const after = foldGaps(doc, 'ltr');
      expect(contentWidths(after)).toEqual(contentWidths(doc));
      expect(contentWidths(fillWidths(after, 600))).toEqual(contentWidths(fillWidths(doc, 600)));
      expect(foldGaps(after, 'ltr')).toEqual(after);
    }),
    { numRuns: 500 },
  );
});

/** What is in each cell that holds no table, and how wide it may be. */
function contentWidths(doc: TableNode): readonly unknown[] {
  return [...walk(doc)].flatMap((node) => {
    if (node.kind !== 'cell' || node.children.some(({ kind }) => kind === 'table')) return [];
    const { width, children } = node;
    return [[children, width === undefined ? undefined : width - horizontalInset(node)]];
  });
}

function folded(...cells: readonly (CellNode | SpacerNode)[]): readonly unknown[] {
  return foldGaps(table([row(...cells)]), 'ltr').rows.flatMap((each) => each.cells);
}

function cellOf(text: string, props: Partial<CellNode> = {}): CellNode {
  return { kind: 'cell', children: [literal(text)], ...props };
}

function around(inner: TableNode | null): CellNode {
  return { kind: 'cell', children: inner === null ? [] : [inner] };
}
