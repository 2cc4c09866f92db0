import { expect, test } from 'vitest';
import { cell, font, literal, row, spacer, stack, table, textCell } from '../../src/email/builders';
import { joinTextRows } from '../../src/email/rewrite/join-text-rows';
import type { CellNode, TableNode } from '../../src/email/nodes';
import { printPlainText } from '../../src/email/print/plain-text';
import { printNode } from '../../src/email/print/print';
import { simplify } from '../../src/email/rewrite/simplify';

const FONT = font('sans', 12, '#112233');

test('texts that are set alike become lines of one cell, which keeps the distances around them', () => {
  const joined = joinTextRows(
    rowsOf(line('a', { padding: [4, 0, 0, 2] }), line('b', { padding: [0, 0, 6, 2] })),
  );
  expect(printNode(joined)).toContain('padding:4px 0 6px 2px');
  expect(printNode(joined)).toContain('>a<br>b</td>');
  expect(printNode(joined).match(/<td/g)).toHaveLength(1);
});

test.each<[string, CellNode]>([
  ['a distance between them', line('b', { padding: [2, 0, 0, 0] })],
  ['another font', line('b', {}, { ...FONT, weight: 700 })],
  ['another side', line('b', { align: 'center' })],
  ['another direction', line('b', { dir: 'rtl' })],
  ['other padding at the side', line('b', { padding: [0, 0, 0, 2] })],
  ['a line above', line('b', { borders: { top: { width: 1, color: '#000000', style: 'solid' } } })],
  ['a color behind', line('b', { background: { color: '#eeeeee' } })],
  [
    'an ornament, which is hidden from screen readers',
    { ...line('b'), children: [literal('❦', { decorative: true })] },
  ],
])('they stay apart where there is %s', (_, second) => {
  const doc = rowsOf(line('a'), second);
  expect(joinTextRows(doc)).toBe(doc);
});

test('what stands beside something else, and what is between texts, stays where it is', () => {
  const doc = table([
    row(line('a'), line('b')),
    row(line('a'), line('b')),
    row(spacer({ height: 2 })),
    row(line('a')),
  ]);
  expect(joinTextRows(doc)).toBe(doc);
});

test('simplifying joins what a table left behind, and the plain text stays as it is', () => {
  const inner = stack([line('a'), line('b'), line('c', { align: 'right' })]);
  const doc = rowsOf(cell({}, inner));
  const joined = simplify(doc);
  expect(printNode(joined).match(/<td/g)).toHaveLength(2);
  expect(printPlainText(joined)).toBe(printPlainText(doc));
});

function rowsOf(...cells: readonly (CellNode | null)[]): TableNode {
  return table(cells.flatMap((each) => (each === null ? [] : [row(each)])));
}

function line(words: string, props: Partial<CellNode> = {}, own = FONT): CellNode {
  const made = textCell(own, literal(words), props);
  if (made === null) throw new Error('Nothing to set');
  return made;
}
