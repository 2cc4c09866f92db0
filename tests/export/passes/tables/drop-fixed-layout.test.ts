import { expect, test } from 'vitest';
import { printScene } from '../../../../src/export/print/print-scene';
import type { SceneElement } from '../../../../src/scene/scene';
import { designOf } from '../../../helpers/scenes';

const BAR = {
  type: 'rectangle',
  x: 0,
  y: 0,
  width: 60,
  height: 70,
  style: { borderWidth: 0 },
} as const;
const NAME = { type: 'text', x: 80, y: 8, width: 150, height: 20, content: 'A name' } as const;

/** Which tables of a bar beside two lines, the lower one like this, have a fixed layout. */
function fixedTables(lower: Partial<SceneElement>): readonly boolean[] {
  const design = designOf([BAR, NAME, { ...NAME, y: 36, ...lower }]);
  const { html } = printScene({ ...design, frame: { width: 600, height: 200, trim: true } });
  // That of the bar, where it is not as high as its row, is as wide as it.
  const tables = (html.match(/<table[^>]*>/g) ?? []).filter((tag) => !tag.includes(' width="60"'));
  return tables.map((tag) => tag.includes('table-layout:fixed'));
}

test('a table of lines that keep to the left has no fixed layout', () => {
  expect(fixedTables({})).toEqual([true, false]);
});

test('nor has one of bars and pictures: nothing in it becomes wider', () => {
  const high = { ...BAR, x: 100, height: 30 };
  const low = { ...BAR, x: 120, y: 40, width: 20, height: 20 };
  const design = designOf([{ ...NAME, y: 90 }, BAR, high, low]);
  const { html } = printScene(design);
  const tables = html.match(/<table[^>]* width="[26]0"[^>]*>/g) ?? [];
  expect(tables).toHaveLength(2);
  expect(tables.filter((tag) => tag.includes('table-layout:fixed'))).toEqual([]);
});

test.each<[string, Partial<SceneElement>]>([
  ['a line that keeps to the right', { style: { textAlign: 'right' } }],
  ['a centered line', { style: { textAlign: 'center' } }],
  ['a paragraph', { wrap: true, width: 60, content: 'Words that take two lines', height: 40 }],
  ['a bar', { type: 'rectangle', style: { borderWidth: 0 } }],
])('a table with %s has a fixed layout', (_name, lower) => {
  expect(fixedTables(lower).slice(0, 2)).toEqual([true, true]);
});
