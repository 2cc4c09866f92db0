import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import type { Box } from '../../../../src/export/geometry/box';
import type { Flexibility, Item } from '../../../../src/export/items/item';
import { cut } from '../../../../src/export/passes/regions/cut';
import { reserveTextSlack } from '../../../../src/export/passes/regions/reserve-text-slack';
import { checkTiling } from '../../../../src/export/regions/check-tiling';
import { regionsIn, type LeafRegion, type Region } from '../../../../src/export/regions/region';
import { separableScene } from '../../../helpers/scenes';
import { tightened } from '../../../helpers/tightened';
import {
  contextOf,
  formOf,
  itemsOfBoxes,
  itemsOfDesign,
  regionsOf,
} from '../../../helpers/pass-forms';

const PAGE = { x0: 0, y0: 0, x1: 200, y1: 100 };

type Boxes = Readonly<Record<string, readonly number[]>>;

/** Items of which `a` keeps to the middle or to the right. */
function itemsWith(flex: Flexibility, boxes: Boxes): readonly Item[] {
  return itemsOfBoxes(boxes).map((item) => (item.id === 'a' ? { ...item, flexX: flex } : item));
}

function leavesOf(node: Region): readonly LeafRegion[] {
  return node.kind === 'leaf' ? [node] : regionsIn(node).flatMap(leavesOf);
}

/** How much wider than its letters the cell of a text is at each side. */
function roomOf(node: Region, id: string): readonly [left: number, right: number] {
  const leaf = leavesOf(node).find(({ item }) => item.id === id);
  if (leaf === undefined) throw new Error(`${id} is lost`);
  return [leaf.item.ink.x0 - leaf.box.x0, leaf.box.x1 - leaf.item.ink.x1];
}

test.each<[string, Flexibility, Boxes, readonly [number, number]]>([
  ['what is free at the left of it', 'right', { a: [50, 0, 50, 100], B: [0, 0, 20, 100] }, [30, 0]],
  [
    'half of what a neighbor has to grow',
    'right',
    { b: [0, 0, 88, 20], a: [100, 0, 100, 20] },
    [6, 0],
  ],
  ['the margins of the page', 'center', { a: [50, 0, 100, 20], b: [50, 30, 100, 20] }, [10, 10]],
  [
    'as much as it has at the nearer side',
    'center',
    { a: [4, 0, 100, 20], b: [4, 30, 100, 20] },
    [4, 4],
  ],
  [
    'what rows of bars and others can give together',
    'right',
    { a: [60, 0, 50, 20], b: [60, 30, 30, 20], C: [60, 60, 50, 2] },
    [10, 0],
  ],
  [
    'what is behind a row of several',
    'center',
    { b: [20, 0, 40, 20], a: [70, 0, 50, 20], c: [20, 30, 100, 20] },
    [5, 5],
  ],
])('a text takes %s', (_name, flex, boxes, room) => {
  const { root } = regionsOf(itemsWith(flex, boxes), PAGE);
  expect(checkTiling({ root })).toEqual([]);
  expect(roomOf(root, 'a')).toEqual(room);
});

/** Four bars in a ring around a text, so that no straight cut separates them. */
const TURNING: Boxes = {
  B: [0, 0, 120, 20],
  C: [130, 0, 20, 80],
  D: [30, 90, 120, 20],
  E: [0, 30, 20, 80],
};

test.each<[string, Flexibility, readonly number[], readonly [number, number]]>([
  ['to the middle, at both sides', 'center', [40, 45, 70, 20], [7, 7]],
  ['to the middle, as much as at the nearer side', 'center', [25, 45, 70, 20], [5, 5]],
  ['to the right, at the left', 'right', [40, 45, 70, 20], [20, 0]],
])('within an irregular region a text that keeps %s has room', (_name, flex, own, room) => {
  const { root } = regionsOf(itemsWith(flex, { ...TURNING, a: own }), PAGE);
  expect(checkTiling({ root })).toEqual([]);
  expect(roomOf(root, 'a')).toEqual(room);
});

test('at the edge of an irregular region a text takes what is free beside that', () => {
  const boxes: Boxes = {
    a: [60, 0, 100, 20],
    C: [170, 0, 20, 80],
    D: [90, 90, 100, 20],
    E: [60, 30, 20, 80],
  };
  const { root } = regionsOf(itemsWith('right', boxes), PAGE);
  expect(root.kind === 'irregular').toBe(false);
  expect(checkTiling({ root })).toEqual([]);
  expect(roomOf(root, 'a')).toEqual([19, 0]);
});

test('a text that keeps to the left is left alone', () => {
  const items = itemsOfBoxes({ a: [20, 0, 50, 20], b: [90, 0, 50, 20] });
  const form = cut.run(formOf(items, PAGE), contextOf());
  expect(reserveTextSlack.run(form, contextOf())).toEqual(form);
});

test('nothing moves, whatever gives way', () => {
  assert(
    property(integer({ min: 1, max: 2 ** 31 - 1 }), (seed) => {
      const items = itemsOfDesign(tightened(separableScene(seed)));
      const { root } = regionsOf(items, { ...PAGE, x1: 600 });
      expect(checkTiling({ root })).toEqual([]);
      const misplaced = leavesOf(root).filter(({ box, item }) => !isInPlace(box, item));
      expect(misplaced).toEqual([]);
    }),
  );
});

test('most texts that keep to the right or the middle have room to grow', () => {
  const rooms = Array.from({ length: 60 }, (_, seed) => {
    const items = itemsOfDesign(tightened(separableScene(seed + 1)));
    const { root } = regionsOf(items, { ...PAGE, x1: 600 });
    const tight = items.filter(({ flexX }) => flexX === 'right' || flexX === 'center');
    return tight.map(({ id, ink }) => {
      const [left, right] = roomOf(root, id);
      return (left + right) / (ink.x1 - ink.x0);
    });
  }).flat();
  const roomy = rooms.filter((share) => share > 0.13);
  expect(rooms.length).toBeGreaterThan(50);
  expect(roomy.length / rooms.length).toBeGreaterThan(0.7);
});

function isInPlace(box: Box, { box: own, flexX }: Item): boolean {
  const [left, right] = [own.x0 - box.x0, box.x1 - own.x1];
  return {
    none: left === 0 && right === 0,
    left: left === 0,
    center: left === right,
    right: right === 0,
  }[flexX];
}
