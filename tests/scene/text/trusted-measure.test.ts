import { expect, test } from 'vitest';
import { measureByTable } from '../../../src/scene/text/text-width';
import { trusted } from '../../../src/scene/text/trusted-measure';

const ARIAL = { name: 'Arial', size: 20, bold: false, italic: false } as const;
const WORD = 'illicit';

test('widths that are lengths are taken as they are', () => {
  expect(trusted(() => 12)(WORD, ARIAL)).toBe(12);
});

test('where a browser answers nonsense, widths are those of the table', () => {
  expect(trusted(() => Number.NaN)(WORD, ARIAL)).toBe(measureByTable(WORD, ARIAL));
});
