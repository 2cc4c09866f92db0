import { expect, test } from 'vitest';
import type { Box } from '../../../../src/export/geometry/box';
import type { Item } from '../../../../src/export/items/item';
import { designOf } from '../../../helpers/scenes';
import { itemsOfDesign, regionsOf, sketch } from '../../../helpers/pass-forms';

const PAGE: Box = { x0: 0, y0: 0, x1: 200, y1: 45 };
const LINE = { type: 'text', height: 20, width: 100 } as const;

/** Two lines beside each other, the second this much lower, and a bar below both. */
function sketchOf(lower: number, gap: number): string {
  const items: readonly Item[] = itemsOfDesign(
    designOf([
      { ...LINE, x: 0, y: 0, content: 'First' },
      { ...LINE, x: 100, y: lower, content: 'second' },
      {
        type: 'rectangle',
        x: 0,
        y: 20 + lower + gap,
        width: 200,
        height: 5,
        style: { borderWidth: 0 },
      },
    ]),
  );
  const { root } = regionsOf(items, { ...PAGE, y1: 25 + lower + gap });
  return sketch(root);
}

test('a small distance below lines beside one another is a part of their row', () => {
  expect(sketchOf(3, 2)).toBe('([text-0 text-1] rectangle-2)');
});

test('lines that start together are a row with any distance below them', () => {
  expect(sketchOf(0, 12)).toBe('([text-0 text-1] rectangle-2)');
});

test('a distance by which a line would become too high stays', () => {
  expect(sketchOf(6, 9)).not.toBe('([text-0 text-1] rectangle-2)');
});
