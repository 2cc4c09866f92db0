import { expect, test } from 'vitest';
import { selectTrusted } from '../../src/editor/trusted-widths';
import { measureByTable } from '../../src/scene/text/text-width';

const ARIAL = { name: 'Arial', size: 20, bold: false, italic: false } as const;
const WORD = 'illicit';

test('widths that are lengths are taken as they are', () => {
  expect(selectTrusted(() => 12)(WORD, ARIAL)).toBe(12);
});

test('where a browser answers nonsense, widths are those of the table', () => {
  expect(selectTrusted(() => Number.NaN)(WORD, ARIAL)).toBe(measureByTable(WORD, ARIAL));
});
