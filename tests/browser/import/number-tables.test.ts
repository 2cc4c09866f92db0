import { expect, test } from 'vitest';
import { numberTables } from '../../../src/import/browser/pages/number-tables';

/** The number of each row's cells, from the top to the bottom. */
function numbersOf(rows: string): readonly number[] {
  document.body.innerHTML = `<table>${rows}</table>`;
  const numberOf = numberTables();
  const visit = (element: Element, around: number): readonly number[] => {
    const number = numberOf(element, around);
    const inner = [...element.children].flatMap((child) => visit(child, number));
    return element.localName === 'tr' ? [number, ...inner] : inner;
  };
  return [...document.body.children].flatMap((child) => visit(child, 0));
}

const WHOLE = '<tr><td colspan="2">Jane</td></tr>';
const PAIR = '<tr><td>Phone</td><td>1</td></tr>';

test('rows of columns that follow one another among whole rows have a number of their own', () => {
  expect(numbersOf(WHOLE + PAIR + PAIR + WHOLE + PAIR + PAIR)).toEqual([1, 2, 2, 1, 3, 3]);
});

test('one such row alone, and a table of nothing else, keep the number of the table', () => {
  expect(numbersOf(WHOLE + PAIR + WHOLE)).toEqual([1, 1, 1]);
  expect(numbersOf(PAIR + PAIR)).toEqual([1, 1]);
});

test('a table in a cell has one of its own', () => {
  expect(numbersOf(`${WHOLE}<tr><td colspan="2"><table>${PAIR}</table></td></tr>`)).toEqual([
    1, 1, 2,
  ]);
});
