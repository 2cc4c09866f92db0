import { expect, test } from 'vitest';
import { cell, font, literal, row, spacer, table, textCell } from '../../src/email/builders';
import { foldDividers } from '../../src/email/rewrite/fold-dividers';
import { simplify } from '../../src/email/rewrite/simplify';
import type { CellNode, RowNode, TableNode } from '../../src/email/nodes';

const FONT = font('sans', 12, '#112233');
const LINE = spacer({ height: 2, background: { color: '#aa0000' } });
const BORDER = { width: 2, color: '#aa0000', style: 'solid' } as const;

test('a line becomes the lower border of what it follows, else the upper one of what follows it', () => {
  expect(bordersOf(foldDividers(rowsOf(words(), LINE, words())))).toEqual([{ bottom: BORDER }, {}]);
  expect(bordersOf(foldDividers(rowsOf(LINE, words())))).toEqual([{ top: BORDER }]);
});

test('simplifying finds those in nested tables', () => {
  const inner = cell({ padding: [0, 0, 4, 0] }, rowsOf(words(), LINE));
  const [outer] = simplify(rowsOf(inner)).rows;
  const [holder] = outer?.cells ?? [];
  const [nested] = holder?.kind === 'cell' ? holder.children : [];
  expect(nested?.kind === 'table' && bordersOf(nested)).toEqual([{ bottom: BORDER }]);
});

test.each<[string, TableNode]>([
  ['is thicker than Word draws borders', rowsOf(words(), spacer({ ...LINE, height: 9 }))],
  ['is a distance', rowsOf(words(), spacer({ height: 2 }))],
  ['has round corners', rowsOf(words(), spacer({ ...LINE, radius: 4 }))],
  ['is a gradient', rowsOf(words(), spacer({ ...LINE, background: gradient() }))],
  ['stands beside something', table([row(words()), row(LINE, words())])],
  ['meets a border', rowsOf(words({ borders: { bottom: BORDER } }), LINE)],
  ['would meet a border in a corner', rowsOf(words({ borders: { left: BORDER } }), LINE)],
  ['lies at round corners', rowsOf(words({ radius: 4 }), LINE)],
  ['lies at a gradient', rowsOf(words({ background: gradient() }), LINE)],
])('a line stays that %s', (_, doc) => {
  expect(foldDividers(doc)).toBe(doc);
});

function gradient() {
  return { color: '#aa0000', gradient: { angle: 90, from: '#aa0000', to: '#00aa00' } } as const;
}

function bordersOf({ rows }: TableNode): readonly object[] {
  return rows.flatMap(({ cells }: RowNode) => cells.map(({ borders = {} }) => borders));
}

function rowsOf(...cells: readonly (RowNode['cells'][number] | null)[]): TableNode {
  return table(cells.flatMap((each) => (each === null ? [] : [row(each)])));
}

function words(props: Partial<CellNode> = {}): CellNode {
  const made = textCell(FONT, literal('x'), props);
  if (made === null) throw new Error('Nothing to set');
  return made;
}
