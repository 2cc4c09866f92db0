import { describe, expect, test } from 'vitest';
import { font, literal, row, table } from '../../src/email/builders';
import { adjustText } from '../../src/email/rewrite/adjust-text';
import type { CellNode, Font, TableNode } from '../../src/email/nodes';
import { walk } from '../../src/email/walk';

const WHOLE = font('sans', 12, '#000000', { lineHeight: 16 });
const SERIF = 'Georgia,serif';

describe('a document in another font', () => {
  test('has it in every cell and in every run that had one of its own', () => {
    const own = literal('b', { font: { family: 'Verdana,sans-serif', italic: true } });
    const bold = literal('c', { font: { weight: 700 } });
    const doc = around(cellOf({ font: WHOLE }, literal('a'), own, bold));
    const [adjusted] = cellsOf(adjustText(doc, { family: SERIF, scale: 1 }));
    expect(adjusted?.font).toEqual({ ...WHOLE, family: SERIF });
    expect(adjusted?.children).toEqual([
      literal('a'),
      literal('b', { font: { family: SERIF, italic: true } }),
      bold,
    ]);
  });

  test('is the same one where nothing is to be changed', () => {
    const doc = around(cellOf({ font: WHOLE }, literal('a')));
    expect(adjustText(doc, { scale: 1 })).toBe(doc);
  });
});

describe('letters of another size', () => {
  test('have whole sizes and even line heights', () => {
    expect(sizesAt(1.15, { font: WHOLE })).toMatchObject({ size: 14, lineHeight: 18 });
    expect(sizesAt(0.92, { font: WHOLE })).toMatchObject({ size: 11, lineHeight: 14 });
  });

  test('are at least 10 px, or as small as they were', () => {
    expect(sizesAt(0.5, { font: WHOLE }).size).toBe(10);
    expect(sizesAt(0.5, { font: { ...WHOLE, size: 9 } }).size).toBe(9);
  });

  test('stay large where their color was chosen for large letters', () => {
    expect(sizesAt(0.92, { font: { ...WHOLE, size: 24 } }).size).toBe(24);
    expect(sizesAt(0.92, { font: { ...WHOLE, size: 20, weight: 700 } }).size).toBe(19);
    expect(sizesAt(0.92, { font: { ...WHOLE, size: 20 } }).size).toBe(18);
  });

  test('keep theirs in a badge, which is as high as it is', () => {
    expect(sizesAt(1.15, { font: WHOLE, height: 24 })).toEqual(WHOLE);
  });

  test('grow until the longest word fills the cell, and no further', () => {
    const long = sizesAt(1.5, { font: WHOLE, width: 100 }, 'Wolfeschlegel');
    expect(long.size).toBeLessThan(18);
    expect(long.size).toBeGreaterThanOrEqual(12);
    expect(sizesAt(1.5, { font: WHOLE, width: 100 }, 'two short words').size).toBe(18);
    expect(sizesAt(0.9, { font: WHOLE, width: 20 }, 'Wolfeschlegel').size).toBe(11);
  });

  test('find that room in the cells around them', () => {
    const inner = table([row(cellOf({ font: WHOLE }, literal('Wolfeschlegel')))]);
    const doc = around(cellOf({ width: 100 }, inner));
    expect(cellsOf(adjustText(doc, { scale: 1.5 }))[1]?.font?.size).toBeLessThan(18);
  });
});

function cellOf(props: Partial<CellNode>, ...children: CellNode['children']): CellNode {
  return { ...props, kind: 'cell', children };
}

function around(node: CellNode): TableNode {
  return table([row(node)], { width: 600 });
}

/** The font of a cell with a text in it, whose letters are to be `scale` times as large. */
function sizesAt(scale: number, props: Partial<CellNode> & { font: Font }, text = 'a'): Font {
  const [adjusted] = cellsOf(adjustText(around(cellOf(props, literal(text))), { scale }));
  if (adjusted?.font === undefined) throw new Error('The cell has no font.');
  return adjusted.font;
}

function cellsOf(doc: TableNode): readonly CellNode[] {
  return [...walk(doc)].flatMap((node) => (node.kind === 'cell' ? [node] : []));
}
