import { describe, expect, test } from 'vitest';
import type { Flexibility, Item } from '../../../src/export/items/item';
import type { Region } from '../../../src/export/regions/region';
import { needOf, slackAt } from '../../../src/export/regions/slack';
import { textOf } from '../../helpers/pass-forms';

/* A text of 100 px whose letters become 18 % wider needs 19 px more, a px of that for what is rounded. */

const NONE = { left: 0, right: 0 };

describe('what a text needs to grow', () => {
  test.each<[Flexibility, object]>([
    ['left', NONE],
    ['none', NONE],
    ['right', { left: 19, right: 0 }],
    ['center', { left: 10, right: 10 }],
  ])('one that keeps to: %s', (flexX, need) => {
    expect(needOf(leafOf({ flexX }))).toEqual(need);
  });

  test('is less where its region is wider than its letters', () => {
    expect(needOf(leafOf({ flexX: 'right' }, 10))).toEqual({ left: 9, right: 0 });
    expect(needOf(leafOf({ flexX: 'right' }, 18))).toEqual({ left: 1, right: 0 });
    expect(needOf(leafOf({ flexX: 'right' }, 19))).toEqual(NONE);
    expect(needOf(leafOf({ flexX: 'center' }, 16))).toEqual({ left: 2, right: 2 });
  });

  test('a picture needs nothing', () => {
    expect(needOf(leafOf({ flexX: 'right', kind: 'image' }))).toEqual(NONE);
  });
});

describe('what a region needs at its sides', () => {
  const right = leafOf({ flexX: 'right' });
  const centered = leafOf({ flexX: 'center' });

  test('rows need the most that one of them does', () => {
    expect(needOf(sequenceOf('rows', right, centered))).toEqual({ left: 19, right: 10 });
  });

  test('columns need what the outer ones do', () => {
    const row = sequenceOf('columns', right, leafOf({ flexX: 'left' }), centered);
    expect(needOf(row)).toEqual({ left: 19, right: 10 });
    expect(needOf(sequenceOf('columns'))).toEqual(NONE);
  });

  test('a distance beside them counts', () => {
    expect(needOf(sequenceOf('columns', spaceOf(8), right))).toEqual({ left: 11, right: 0 });
    expect(needOf(sequenceOf('columns', spaceOf(30), right))).toEqual(NONE);
    expect(needOf(sequenceOf('columns', centered, spaceOf(4)))).toEqual({ left: 10, right: 6 });
    expect(needOf(sequenceOf('columns', spaceOf(4)))).toEqual(NONE);
  });

  test('a slot gives what is free at its right', () => {
    expect(needOf(slotAround(centered, 4))).toEqual({ left: 10, right: 6 });
    expect(needOf(slotAround(centered, 40))).toEqual({ left: 10, right: 0 });
  });
});

describe('what a region can give', () => {
  test('a distance gives all, a text half of what is free, a picture all of it', () => {
    expect([slackAt(spaceOf(8), 'left'), slackAt(spaceOf(8), 'right')]).toEqual([8, 8]);
    const left = leafOf({ flexX: 'left' }, 9);
    expect([slackAt(left, 'left'), slackAt(left, 'right')]).toEqual([0, 4]);
    expect(slackAt(leafOf({ flexX: 'left', kind: 'image' }, 9), 'right')).toBe(9);
  });

  test('rows give what the narrowest can, columns what the outer one can', () => {
    const [wide, narrow] = [leafOf({ flexX: 'left' }, 20), leafOf({ flexX: 'left' }, 8)];
    expect(slackAt(sequenceOf('rows', wide, narrow), 'right')).toBe(4);
    expect(slackAt(sequenceOf('columns', narrow, wide), 'right')).toBe(10);
    expect(slackAt(sequenceOf('columns', spaceOf(5), wide), 'left')).toBe(5);
    expect([
      slackAt(sequenceOf('columns'), 'left'),
      slackAt(sequenceOf('columns'), 'right'),
    ]).toEqual([0, 0]);
  });
});

function leafOf(rest: Partial<Item>, free = 0): Region {
  const item = textOf('a', [0, 0, 100, 20], rest);
  return { kind: 'leaf', box: { ...item.box, x1: item.box.x1 + free }, item };
}

function spaceOf(width: number): Region {
  return { kind: 'space', box: { x0: 0, y0: 0, x1: width, y1: 20 } };
}

function sequenceOf(kind: 'rows' | 'columns', ...children: readonly Region[]): Region {
  return { kind, box: { x0: 0, y0: 0, x1: 400, y1: 20 }, children };
}

function slotAround(child: Region, free: number): Region {
  return { kind: 'slot', align: 'top', box: { ...child.box, x1: child.box.x1 + free }, child };
}
