import { expect, test } from 'vitest';
import type { Item } from '../../../../src/export/items/item';
import { splitPlanes } from '../../../../src/export/passes/items/split-planes';
import { contextOf, formOf, planeOf, textOf } from '../../../helpers/pass-forms';

const PAGE = { x0: 0, y0: 0, x1: 200, y1: 200 };
const PLANE = planeOf('P', [0, 0, 100, 100]);

function split(...items: readonly Item[]) {
  const context = contextOf();
  const form = splitPlanes.run(formOf(items, PAGE), context);
  const boxes = form.items.map(
    ({ id, box: { x0, y0, x1, y1 } }) => `${id} ${x0},${y0},${x1},${y1}`,
  );
  return { form, boxes, reported: context.findings.all().map(({ rule }) => rule) };
}

test('a plane with something over its edge is cut around that, which stays', () => {
  expect(split(PLANE, textOf('a', [90, 0, 50, 20])).boxes).toEqual([
    'P 0,0,90,100',
    'P 90,20,100,100',
    'a 90,0,140,20',
  ]);
});

test('where nothing lies over an edge all stays as it is', () => {
  const items = [PLANE, textOf('a', [10, 10, 20, 20])];
  const form = formOf(items, PAGE);
  expect(splitPlanes.run(form, contextOf())).toBe(form);
});

test('what lies fully on a plane lies fully on one of its parts', () => {
  const on = textOf('b', [20, 5, 75, 90]);
  const { form } = split(PLANE, on, textOf('a', [-10, 40, 20, 20]));
  const holding = form.items.filter(
    ({ id, box }) => id === 'P' && box.x0 <= 20 && box.x1 >= 95 && box.y0 <= 5 && box.y1 >= 95,
  );
  expect(holding).toHaveLength(1);
});

test('no cut goes through a round corner', () => {
  const round = planeOf('P', [0, 0, 100, 100], { radius: 10 });
  const { form } = split(round, textOf('a', [40, 95, 20, 20]));
  const radii = form.items.flatMap(({ id, cell }) => (id === 'P' ? [cell.radius] : []));
  const kept = radii.flatMap((radius) => (Array.isArray(radius) ? radius : []));
  expect(kept.filter((corner) => corner === 10)).toHaveLength(4);
});

test('a round corner that something covers in part is cut, those that are whole are not', () => {
  const round = planeOf('P', [0, 0, 100, 100], { radius: 10 });
  expect(split(round, textOf('a', [95, -5, 20, 10])).boxes).toEqual([
    'P 0,0,90,100',
    'P 90,0,95,5',
    'P 90,5,100,100',
    'a 95,-5,115,5',
  ]);
});

test('what lies below a plane does not cut it', () => {
  const { boxes } = split(planeOf('Q', [90, 0, 50, 20]), PLANE);
  expect(boxes.filter((box) => box.startsWith('P'))).toEqual(['P 0,0,100,100']);
});

test('a plane of which nothing is left is reported as hidden, or as drawn where a picture has its place', () => {
  const cover = planeOf('Q', [-10, -10, 120, 120]);
  expect(split(PLANE, cover).reported).toEqual(['element-hidden']);
  const picture = textOf('r', [-10, -10, 120, 120], { kind: 'raster' });
  expect(split(PLANE, picture).reported).toEqual(['element-drawn']);
});
