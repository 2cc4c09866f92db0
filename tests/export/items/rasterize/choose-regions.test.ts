import { describe, expect, test } from 'vitest';
import type { Item } from '../../../../src/export/items/item';
import { chooseRegions } from '../../../../src/export/items/rasterize/choose-regions';
import { planeOf, textOf } from '../../../helpers/pass-forms';

const ROUND = planeOf('R', [0, 0, 100, 100], { radius: 10 });

describe('of two that overlap', () => {
  test('texts are drawn, both', () => {
    expect(chosen(textOf('a', [0, 0, 20, 20]), textOf('b', [10, 10, 20, 20]))).toEqual(['a', 'b']);
  });

  test('a text over the edge of a plane is drawn, the plane is cut', () => {
    expect(chosen(planeOf('P', [0, 0, 100, 100]), textOf('a', [90, 40, 20, 20]))).toEqual(['a']);
  });

  test('a text that a plane hides in part is drawn, a plane that it hides is not', () => {
    expect(chosen(textOf('a', [90, 40, 20, 20]), planeOf('P', [0, 0, 100, 100]))).toEqual(['a']);
    expect(chosen(planeOf('P', [0, 0, 50, 50]), planeOf('Q', [25, 25, 50, 50]))).toEqual([]);
  });

  test('nothing is drawn where one can lie on the other, unless it is asked for', () => {
    const items = [planeOf('P', [0, 0, 100, 100]), textOf('a', [10, 10, 20, 20])];
    expect(chosen(...items)).toEqual([]);
    expect(names(chooseRegions(items, items.slice(1)).regions)).toEqual(['a']);
  });
});

describe('a round corner', () => {
  test('is drawn where a text takes a part of it', () => {
    expect(chosen(ROUND, textOf('a', [95, -5, 20, 10]))).toEqual(['a', 'corner of R at 90 0']);
  });

  test('is not drawn where the text covers all of it, or none', () => {
    expect(chosen(ROUND, textOf('a', [85, -5, 30, 30]))).toEqual(['a']);
    expect(chosen(ROUND, textOf('a', [90, 40, 30, 20]))).toEqual(['a']);
  });

  test('is drawn over the edge of a plane below it, and under the edge of one above', () => {
    const low = planeOf('P', [-50, -50, 55, 150]);
    expect(chosen(low, ROUND)).toEqual(['corner of R at 0 0', 'corner of R at 0 90']);
    expect(chosen(ROUND, low)).toEqual(['corner of R at 0 0', 'corner of R at 0 90']);
  });

  test.each(['50%', 50] as const)('of an ellipse is drawn with all of it: radius %s', (radius) => {
    const ellipse = planeOf('E', [0, 0, 100, 100], { radius });
    const text = textOf('a', [95, -5, 20, 10]);
    expect(chosen(ellipse, text)).toEqual(['E', 'a']);
    expect(chosen(text, ellipse)).toEqual(['E', 'a']);
  });
});

test('what meets something drawn is drawn with it', () => {
  const [a, b] = [textOf('a', [0, 0, 20, 20]), textOf('b', [10, 10, 20, 20])];
  const round = planeOf('E', [25, 25, 20, 20], { radius: '50%' });
  expect(chosen(a, b, round)).toEqual(['E', 'a', 'b']);
  expect(chosen(a, b, { ...round, box: { x0: 30, y0: 30, x1: 50, y1: 50 } })).toEqual(['a', 'b']);
});

test('what a plane between them hides from one another is not drawn together', () => {
  const [under, over] = [textOf('a', [-10, 0, 40, 20]), textOf('b', [10, 10, 20, 20])];
  expect(chosen(under, over)).toEqual(['a', 'b']);
  expect(chosen(under, planeOf('P', [0, 0, 100, 100]), over)).toEqual(['a']);
});

/** What is drawn, in any order: elements by their ids, corners by their places. */
function chosen(...items: readonly Item[]): readonly string[] {
  return names(chooseRegions(items).regions);
}

function names(regions: ReturnType<typeof chooseRegions>['regions']): readonly string[] {
  return regions
    .map(({ owner, isCorner, box }) =>
      isCorner ? `corner of ${owner.id} at ${box.x0} ${box.y0}` : owner.id,
    )
    .toSorted();
}
