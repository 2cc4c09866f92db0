import { expect, test } from 'vitest';
import { reserveGridSlack } from '../../../../src/export/passes/regions/reserve-grid-slack';
import { itemsIn, regionsIn, type Region } from '../../../../src/export/regions/region';
import type { Item } from '../../../../src/export/items/item';
import { contextOf, planeOf, regionsAfter, textOf } from '../../../helpers/pass-forms';

const PAGE = { x0: 0, y0: 0, x1: 300, y1: 150 };

/** Four bars in a ring around a fifth place, which holds the given item. */
function around(inner: Item) {
  const bars = Object.entries({
    top: [0, 0, 200, 30],
    right: [200, 0, 100, 100],
    bottom: [100, 100, 200, 50],
    left: [0, 30, 100, 120],
  }).map(([id, box]) => planeOf(id, box));
  const { form } = regionsAfter('reserveTextSlack', [...bars, inner], PAGE);
  const { root } = reserveGridSlack.run(form, contextOf());
  return { before: form.root, after: root };
}

function boxOf(region: Region, id: string) {
  const leaves = (each: Region): readonly Region[] => [each, ...regionsIn(each).flatMap(leaves)];
  const leaf = leaves(region).find((each) => each.kind === 'leaf' && each.item.id === id);
  return leaf && [leaf.box.x0, leaf.box.x1];
}

const WORDS = textOf('words', [140, 50, 60, 20], { flexX: 'right' });

test('a text that keeps to the right takes room from the distance at its left, and nothing moves', () => {
  const { before, after } = around(WORDS);
  expect(before.kind).toBe('irregular');
  const [x0 = 0, x1] = boxOf(after, 'words') ?? [];
  expect(x0).toBeLessThan(140);
  expect(x0).toBeGreaterThanOrEqual(100);
  expect(x1).toBe(200);
  expect(itemsIn(after).map(({ id, box }) => [id, box])).toEqual(
    itemsIn(before).map(({ id, box }) => [id, box]),
  );
});

test('it takes no more than there is', () => {
  const { after } = around({
    ...WORDS,
    box: { ...WORDS.box, x0: 104 },
    ink: { ...WORDS.ink, x0: 104 },
  });
  expect(boxOf(after, 'words')).toEqual([100, 200]);
});

test('one in the middle takes as much at both sides', () => {
  const box = { x0: 110, x1: 170, y0: 50, y1: 70 };
  const { after } = around({ ...WORDS, flexX: 'center', box, ink: box });
  const [x0 = 0, x1 = 0] = boxOf(after, 'words') ?? [];
  expect(110 - x0).toBe(x1 - 170);
  expect(x0).toBeLessThan(110);
});

test.each<[string, Item]>([
  ['that keeps to the left', { ...WORDS, flexX: 'left' }],
  ['with room in its own box', { ...WORDS, ink: { ...WORDS.ink, x0: 180 } }],
])('a text %s takes none', (_, text) => {
  const { before, after } = around(text);
  expect(after).toBe(before);
});
