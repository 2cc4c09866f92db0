import { expect, test, vi } from 'vitest';
import { selectTrusted, watchTable } from '../../src/editor/trusted-widths';
import { guessWidth } from '../../src/scene/text-measure';
import { measureByTable } from '../../src/scene/text-width';
import { makeStore } from '../../src/store/make-store';
import { fakeWorld } from '../helpers/fake-ports';

const ARIAL = { name: 'Arial', size: 20, bold: false, italic: false } as const;
const WORD = 'illicit';

test('widths that are lengths are taken as they are', () => {
  expect(selectTrusted(() => 12)(WORD, ARIAL)).toBe(12);
});

test('where a browser answers nonsense, widths are guessed until the table comes, and texts are drawn anew', async () => {
  const store = makeStore(fakeWorld().ports);
  const end = watchTable(store);
  const measure = selectTrusted(() => Number.NaN);
  const byTable = measureByTable(WORD, ARIAL);
  const guessed = guessWidth(WORD, ARIAL);
  expect(guessed).not.toBe(byTable);
  expect(measure(WORD, ARIAL)).toBe(guessed);
  await vi.waitFor(() => expect(store.getState().fonts.arrivals).toBe(1));
  expect(measure(WORD, ARIAL)).toBe(byTable);
  end();
});
