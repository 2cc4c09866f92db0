import { expect, test } from 'vitest';
import type { Item } from '../../../../src/export/items/item';
import { shrinkToInk } from '../../../../src/export/passes/items/shrink-to-ink';
import { contextOf, formOf, itemsOfDesign, planeOf, textOf } from '../../../helpers/pass-forms';
import { designOf } from '../../../helpers/scenes';

const PAGE = { x0: 0, y0: 0, x1: 300, y1: 100 };

function shrunk(...items: readonly Item[]): readonly Item[] {
  return shrinkToInk.run(formOf(items, PAGE), contextOf()).items;
}

/** A text whose letters take only the left of its box. */
const ROOMY = textOf('roomy', [0, 0, 200, 20], { ink: { x0: 0, y0: 0, x1: 60, y1: 20 } });

test('a text whose box meets another is as small as its letters', () => {
  const [text, plane] = shrunk(ROOMY, planeOf('plane', [150, 10, 100, 40]));
  expect(text?.box).toEqual(ROOMY.ink);
  expect(plane?.box).toEqual({ x0: 150, y0: 10, x1: 250, y1: 50 });
});

test.each<[string, Item]>([
  ['beside it', planeOf('plane', [200, 0, 100, 40])],
  ['that it lies on', planeOf('plane', [0, 0, 300, 100])],
])('it keeps its room with a plane %s', (_, plane) => {
  const items = plane.box.x0 === 0 ? [plane, ROOMY] : [ROOMY, plane];
  expect(shrunk(...items)).toEqual(items);
});

test('two lines 18 px apart become lower where that frees both, and their letters stay', () => {
  const line = { type: 'text', x: 10, width: 120, height: 20, content: 'Words' } as const;
  const items = itemsOfDesign(
    designOf([
      { ...line, y: 10 },
      { ...line, y: 28 },
    ]),
  );
  const [upper, lower] = shrunk(...items);
  expect(upper?.box.y1).toBeLessThanOrEqual(lower?.box.y0 ?? 0);
  expect(middles([upper, lower])).toEqual(middles(items));
});

test('lines that lie on one another all the same keep their height', () => {
  const line = { type: 'text', x: 10, width: 120, height: 20, content: 'Words' } as const;
  const items = itemsOfDesign(
    designOf([
      { ...line, y: 10 },
      { ...line, y: 18 },
    ]),
  );
  const rows = shrunk(...items).map(({ box }) => [box.y0, box.y1]);
  expect(rows).toEqual(items.map(({ ink }) => [ink.y0, ink.y1]));
});

function middles(items: readonly (Item | undefined)[]): readonly (number | undefined)[] {
  return items.map((item) => item && item.box.y0 + item.box.y1);
}
