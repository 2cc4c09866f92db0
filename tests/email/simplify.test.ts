import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { font, literal, row, spacer, table } from '../../src/email/builders';
import type { CellNode, TableNode } from '../../src/email/nodes';
import { simplify } from '../../src/email/rewrite/simplify';
import { walk } from '../../src/email/walk';
import { anyTable } from '../helpers/arbitrary-doc';

describe('fewer tables', () => {
  test('a table that only holds a table gives way to it', () => {
    const inner = table([row(cellOf('a'), cellOf('b'))]);
    expect(simplify(table([row(around(inner))], { width: 600 }))).toEqual({
      ...inner,
      width: 600,
    });
  });

  test('rows of a stack within a stack become rows of the outer', () => {
    const doc = table([row(cellOf('a')), row(around(table([row(cellOf('b')), row(cellOf('c'))])))]);
    expect(simplify(doc)).toEqual(table([row(cellOf('a')), row(cellOf('b')), row(cellOf('c'))]));
  });

  test('labels and values in a stack need no table of their own: the other rows span their columns', () => {
    const values = table([row(lined('a'), lined('b')), row(lined('c'), lined('d'))]);
    const padding = [8, 0, 0, 0] as const;
    const doc = table([row(lined('x')), row(around(values, { padding })), row(lined('y'))]);
    expect(simplify(doc)).toEqual(
      table([
        row(lined('x', { colSpan: 2 })),
        row(lined('a', { padding }), lined('b', { padding })),
        row(lined('c'), lined('d')),
        row(lined('y', { colSpan: 2 })),
      ]),
    );
  });

  test.each<[string, TableNode]>([
    ['wrap', table([row(lined('a', { wraps: true }), lined('b')), row(lined('c'), lined('d'))])],
    ['are not of text', table([row(cellOf('a'), cellOf('b')), row(cellOf('c'), cellOf('d'))])],
    ['are colored', table([row(lined('a'), lined('b', { background: { color: '#eeeeee' } }))])],
    ['are of another number', table([row(lined('a'), lined('b')), row(lined('c'))])],
  ])('columns keep their table where they %s', (_, values) => {
    const doc = table([row(lined('x')), row(around(values)), row(lined('y'))]);
    expect(simplify(doc)).toEqual(doc);
  });

  test('of two tables of columns in a stack the second keeps its own', () => {
    const values = table([row(lined('a'), lined('b')), row(lined('c'), lined('d'))]);
    const doc = table([row(around(values)), row(around(values))]);
    expect(simplify(doc)).toEqual(table([...values.rows, row(around(values, { colSpan: 2 }))]));
  });

  test('a table around one that is as wide as its content gives it its place', () => {
    const inner = table([row(cellOf('a', { padding: [2, 2, 2, 2] }))], { width: 'content' });
    const doc = table([row(around(inner))], { width: 'content', align: 'center' });
    expect(simplify(doc)).toEqual({ ...inner, align: 'center' });
  });

  test('the padding above a stack moves to its first row', () => {
    const doc = table([
      row(cellOf('a')),
      row(around(table([row(cellOf('b')), row(cellOf('c'))]), { padding: [12, 0, 0, 0] })),
    ]);
    expect(simplify(doc)).toEqual(
      table([row(cellOf('a')), row(cellOf('b', { padding: [12, 0, 0, 0] })), row(cellOf('c'))]),
    );
  });

  test('it becomes a spacer where that row shows an edge', () => {
    const background = { color: '#000000' } as const;
    const doc = table([
      row(cellOf('a')),
      row(around(table([row(cellOf('b', { background }))]), { padding: [12, 0, 0, 0] })),
    ]);
    const simple = simplify(doc);
    expect(simple.rows[1]).toEqual(row(spacer({ height: 12 })));
    expect(countTables(simple)).toBe(1);
  });

  test.each<[string, Partial<CellNode>]>([
    ['a background', { background: { color: '#000000' } }],
    ['a border', { borders: { top: { width: 1, color: '#000000', style: 'solid' } } }],
    ['padding at a side', { padding: [0, 8, 0, 0] }],
    ['a height', { height: 40 }],
    ['an alignment', { align: 'center' }],
  ])('a cell with %s stays', (_, props) => {
    const doc = table([
      row(cellOf('a')),
      row(around(table([row(cellOf('b'), cellOf('c'))]), props)),
    ]);
    expect(simplify(doc)).toEqual(doc);
  });

  test('padding at the sides of an only cell moves to the cell around it', () => {
    const inner = table([row(cellOf('a', { padding: [0, 12, 0, 0] }))]);
    const beside = cellOf('b');
    expect(simplify(table([row(around(inner, { padding: [8, 2, 0, 0] }), beside)]))).toEqual(
      table([row(cellOf('a', { padding: [8, 14, 0, 0] }), beside)]),
    );
  });

  test('padding above or below stays: cells beside one another share it', () => {
    const inner = table([row(cellOf('a', { padding: [4, 0, 0, 0] }))]);
    const doc = table([row(around(inner), cellOf('b'))]);
    expect(simplify(doc)).toEqual(doc);
  });

  test('a table that is as wide as its content stays', () => {
    const doc = table([row(around(table([row(cellOf('a'))], { width: 'content' })))]);
    expect(simplify(doc)).toEqual(doc);
  });
});

describe('of any document', () => {
  test('simplified twice is simplified once', () => {
    fc.assert(
      fc.property(anyTable, (doc) => {
        expect(simplify(simplify(doc))).toEqual(simplify(doc));
      }),
      { numRuns: 500 },
    );
  });

  test('texts, links and pictures stay, in their order', () => {
    fc.assert(
      fc.property(anyTable, (doc) => {
        expect(contentOf(simplify(doc))).toEqual(contentOf(doc));
      }),
      { numRuns: 500 },
    );
  });

  test('backgrounds and borders stay, and tables never become more', () => {
    fc.assert(
      fc.property(anyTable, (doc) => {
        expect(edgesOf(simplify(doc))).toEqual(edgesOf(doc));
        expect(countTables(simplify(doc))).toBeLessThanOrEqual(countTables(doc));
      }),
      { numRuns: 500 },
    );
  });
});

function contentOf(doc: TableNode): readonly unknown[] {
  return [...walk(doc)].filter(({ kind }) => ['text', 'link', 'image'].includes(kind));
}

function edgesOf(doc: TableNode): readonly unknown[] {
  return [...walk(doc)].flatMap((node) =>
    node.kind === 'cell' && (node.background ?? node.borders) !== undefined
      ? [[node.background, node.borders]]
      : [],
  );
}

function countTables(doc: TableNode): number {
  return [...walk(doc)].filter(({ kind }) => kind === 'table').length;
}

function cellOf(text: string, props: Partial<CellNode> = {}): CellNode {
  return { kind: 'cell', children: [literal(text)], ...props };
}

function around(inner: TableNode, props: Partial<CellNode> = {}): CellNode {
  return { kind: 'cell', children: [inner], ...props };
}

/** A cell of text. */
function lined(text: string, props: Partial<CellNode> = {}): CellNode {
  return cellOf(text, { font: font('sans', 12, '#112233'), ...props });
}
