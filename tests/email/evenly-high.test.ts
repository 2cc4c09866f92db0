import { expect, test } from 'vitest';
import { font, literal, row, spacer, textCell } from '../../src/email/builders';
import { fillsItsRow } from '../../src/email/print/evenly-high';
import type { CellNode, Font, SpacerNode } from '../../src/email/nodes';

const FONT = font('sans', 12, '#112233', { lineHeight: 18 });
const VALUE = words('18 Lantern Row, Floor 3, Bristol');

test('a value fills the row of its label, and the label does not', () => {
  const label = words('Address', { font: { ...FONT, size: 11 } });
  expect(fillsItsRow(VALUE, row(label, VALUE))).toBe(true);
  expect(fillsItsRow(label, row(label, VALUE))).toBe(false);
});

test('badges of one font fill their row, all of them', () => {
  const badges = ['in', 'X', 'ig'].map((letters) => words(letters));
  expect(badges.every((badge) => fillsItsRow(badge, row(...badges)))).toBe(true);
});

test.each<[string, CellNode]>([
  ['may take two lines', words('Office hours')],
  ['may break at a hyphen', words('e-mail')],
  ['breaks between signs', words('電話番号')],
  ['is long', words('Telefonnummern:')],
  ['has higher lines', words('Phone', { font: { ...FONT, lineHeight: 20 } })],
  ['has padding of its own', words('Phone', { padding: [2, 0, 0, 0] })],
  ['has a height', words('Phone', { height: 30 })],
  ['holds a larger run', { ...words('P'), children: [literal('P', { font: { size: 20 } })] }],
])('a value does not where the label %s', (_, label) => {
  expect(fillsItsRow(VALUE, row(label, VALUE))).toBe(false);
});

test('single words of two fonts stay aligned: their letters stand on different lines', () => {
  const [label, value] = [words('Phone', { font: { ...FONT, size: 10 } }), words('112')];
  expect(fillsItsRow(value, row(label, value))).toBe(false);
});

test('lines that never break fill a row of such lines, until one of them is two', () => {
  const [name, title] = [line('Jane Doe of Northwind'), line('Head of Design and Research')];
  expect(fillsItsRow(name, row(name, title))).toBe(true);
  expect(fillsItsRow(name, row(name, line('Head of Design\nand Research')))).toBe(false);
});

test('a text fills the row of a bar or a picture that is no higher', () => {
  expect(fillsItsRow(VALUE, row(bar(18), VALUE))).toBe(true);
  expect(fillsItsRow(VALUE, row(bar(19), VALUE))).toBe(false);
});

test('a cell with a height of its own is aligned within that', () => {
  const high = words('Phone', { height: 30 });
  expect(fillsItsRow(high, row(high, spacer({ width: 8 })))).toBe(false);
});

function line(text: string): CellNode {
  return words(text, { noWrap: true });
}

function bar(height: number): SpacerNode {
  return spacer({ width: 2, height, background: { color: '#336699' } });
}

function words(text: string, props: Partial<CellNode> & { readonly font?: Font } = {}): CellNode {
  const { font: own = FONT, ...rest } = props;
  const made = textCell(own, literal(text), rest);
  if (made === null) throw new Error('Nothing to set');
  return made;
}
