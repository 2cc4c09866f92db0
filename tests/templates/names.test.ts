import { expect, test } from 'vitest';
import { font, type Block } from '../../src/email/builders';
import { words } from '../../src/model/languages/en';
import type { SpacerNode } from '../../src/email/nodes';
import { completeSignature } from '../../src/model/person/signature';
import { headlineSize, lineSize } from '../../src/templates/parts/headline';
import { nameAbovePronouns, nameCell } from '../../src/templates/parts/name';
import { NO_PICTURES, viewSignature, type SignatureView } from '../../src/templates/view';

const BIG = font('sans', 20, '#000000', { weight: 700 });

test.each([
  // The last word of a name takes them along into its line.
  ['Amelia Hartwood', 'she/her', 'Amelia Hartwood\u00a0\u00a0she/her'],
  // One that fills a line itself would be torn.
  ['Ada Wolfeschlegelsteinhausen', 'she/her', 'Ada Wolfeschlegelsteinhausen\u2002she/her'],
  ['Amelia Hartwood', '', 'Amelia Hartwood'],
  ['', 'she/her', 'she/her'],
])('the pronouns of %j are not left alone in a line', (fullName, pronouns, text) => {
  expect(textOf(nameCell(viewOf(fullName, pronouns), BIG))).toBe(text);
});

test('where a column is as wide as a name, they have a row of their own, and none if they are blank', () => {
  expect(rowsOf('Jane Doe', 'she/her')).toEqual(['Jane Doe', 'she/her']);
  expect(rowsOf('Jane Doe', '')).toEqual(['Jane Doe']);
  expect(rowsOf('', 'she/her')).toEqual(['she/her']);
});

test('a name is as large as stands in one line, and breaks rather than be small', () => {
  const sizes = { largest: 27, least: 22 };
  expect(lineSize('Jane Doe', sizes, 200)).toBe(27);
  expect(lineSize('Amelia Hartwood', sizes, 200)).toBe(25);
  expect(lineSize('Amelia Hartwood-Featherstone', sizes, 200)).toBe(
    headlineSize('Amelia Hartwood-Featherstone', 27, 200),
  );
  expect(headlineSize('Wolfeschlegelsteinhausen', 22, 104, 8)).toBe(8);
});

function rowsOf(fullName: string, pronouns: string): readonly string[] {
  const block = nameAbovePronouns(viewOf(fullName, pronouns), BIG);
  const [table] = block?.children ?? [];
  return table?.kind === 'table'
    ? table.rows.flatMap(({ cells }) => cells.map((each) => textOf(each)))
    : [textOf(block)];
}

function viewOf(fullName: string, pronouns: string): SignatureView {
  return viewSignature(completeSignature({ fullName, pronouns }), NO_PICTURES, words);
}

function textOf(block: Block | SpacerNode): string {
  if (block?.kind !== 'cell') return '';
  return block.children.map((child) => (child.kind === 'text' ? child.text : '')).join('');
}
