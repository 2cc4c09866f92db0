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
  return (html.match(/<table[^>]*>/g) ?? []).map((tag) => tag.includes('table-layout:fixed'));
}

test('a table of lines that keep to the left has no fixed layout', () => {
  expect(fixedTables({})).toEqual([true, false]);
});

test.each<[string, Partial<SceneElement>]>([
  ['a line that keeps to the right', { style: { textAlign: 'right' } }],
  ['a centered line', { style: { textAlign: 'center' } }],
  ['a paragraph', { wrap: true, width: 60, content: 'Words that take two lines', height: 40 }],
  ['a bar', { type: 'rectangle', style: { borderWidth: 0 } }],
])('a table with %s has a fixed layout', (_name, lower) => {
  expect(fixedTables(lower).slice(0, 2)).toEqual([true, true]);
});
