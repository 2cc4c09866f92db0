import { expect, test } from 'vitest';
import { cell, font, literal, row, table, textCell } from '../../src/email/builders';
import { neverWraps } from '../../src/email/print/never-wraps';
import type { CellNode, RowNode } from '../../src/email/nodes';
import { printNode } from '../../src/email/print/print';

const FONT = font('sans', 12, '#112233');
const LINE = words('a line', true);
const LINES = [row(LINE), row(LINE)];

test('a table of lines that never break states it once, its cells by the attribute alone', () => {
  const html = printNode(table(LINES));
  expect(html.match(/white-space:nowrap/g)).toHaveLength(1);
  expect(html).toContain('border-collapse:collapse;white-space:nowrap"');
  expect(html.match(/<td nowrap /g)).toHaveLength(2);
});

test.each<[string, readonly RowNode[], boolean]>([
  ['two such lines', LINES, true],
  ['one', [row(LINE)], false],
  ['a paragraph among them', [...LINES, row(words('a paragraph', false))], false],
  ['a table with a paragraph', [...LINES, row(holding(words('a paragraph', false)))], false],
  ['a picture of two words', [...LINES, row(picture('Jane Doe'))], false],
  ['a picture of one word', [...LINES, row(picture('Jane'))], true],
])('%s: %j', (_, rows, isStated) => {
  expect(neverWraps(table(rows))).toBe(isStated);
});

function words(text: string, noWrap: boolean): CellNode {
  return present(textCell(FONT, literal(text), noWrap ? { noWrap } : {}));
}

function holding(inner: CellNode): CellNode {
  return present(cell({}, table([row(inner)])));
}

function picture(alt: string): CellNode {
  return present(cell({}, { kind: 'image', src: '', width: 20, height: 20, alt }));
}

function present(made: CellNode | null): CellNode {
  if (made === null) throw new Error('Nothing to set');
  return made;
}
