import { describe, expect, test } from 'vitest';
import type { Rect } from '../../src/scene/geometry';
import { driver, element } from './gesture-driver';

const snaps = { snaps: true };
const box = (id: string, x: number, y: number, width = 100, height = 30) =>
  element(id, { x, y, width, height });

/** Far from the middle of the frame and from each other's edges, unless a test moves one there. */
const NAME = box('name', 60, 40);
const OTHER = box('other', 300, 137, 80, 20);

describe('a drag snaps', () => {
  test('to an edge of another element, and shows the line and how far off that is', () => {
    const pointer = driver([NAME, OTHER], snaps).press('name').move(235, 20);
    expect(pointer.draft).toMatchObject({ dx: 240, dy: 20 });
    expect(pointer.lines).toEqual(['x = 300']);
    expect(pointer.measures).toEqual([47]);
    expect(pointer.release().commits).toMatchObject([{ dx: 240, dy: 20 }]);
  });

  test('from 8 px on, not from 9', () => {
    expect(dragged(312).draft).toMatchObject({ dx: 320 });
    expect(dragged(311).draft).toMatchObject({ dx: 311 });
    expect(dragged(311).lines).toEqual([]);
  });

  test('within px of the screen: nearer when zoomed in', () => {
    expect(dragged(236, 2).draft).toMatchObject({ dx: 240 });
    expect(dragged(235, 2).draft).toMatchObject({ dx: 235 });
  });

  test('middle to middle', () => {
    const pointer = driver([NAME, OTHER], snaps).press('name').move(228, 20);
    expect(pointer.draft).toMatchObject({ dx: 230 });
    expect(pointer.lines).toEqual(['x = 340']);
  });

  test('to both axes at once, each for itself', () => {
    const pointer = driver([NAME, OTHER], snaps).press('name').move(237, 96);
    expect(pointer.draft).toMatchObject({ dx: 240, dy: 97 });
    expect(pointer.lines).toEqual(['x = 300', 'y = 137']);
  });

  test('to the edges and the middle of the frame', () => {
    expect(driver([NAME], snaps).press('name').move(197, 20).draft).toMatchObject({
      dx: 190,
      dy: 20,
    });
    expect(driver([NAME], snaps).press('name').move(197, 20).lines).toEqual(['x = 300']);
    expect(driver([NAME], snaps).press('name').move(437, 124).draft).toMatchObject({
      dx: 440,
      dy: 130,
    });
  });

  test('to the edge of the frame, and shows a line along the whole frame but no distance', () => {
    const atLeft = driver([NAME, OTHER], snaps).press('name').move(-57, 25);
    expect(atLeft.spans).toEqual([[0, 200]]);
    expect(atLeft.measures).toEqual([]);
    const atOther = driver([NAME, OTHER], snaps).press('name').move(235, 20);
    expect(atOther.spans).toEqual([[60, 157]]);
  });

  test('to the left and top edge itself, though a drop stops at 10 elsewhere', () => {
    const pointer = driver([NAME], snaps).press('name').move(-54, -37);
    expect(pointer.draft).toMatchObject({ dx: -60, dy: -40 });
    expect(pointer.lines).toEqual(['x = 0', 'y = 0']);
    expect(pointer.move(3, 6).draft).toMatchObject({ dx: -50, dy: -30 });
    expect(pointer.move(-90, 0).draft, 'far beyond it').toMatchObject({ dx: -50 });
  });

  test('to equal gaps, and measures both', () => {
    const row = [box('a', 20, 60, 50), box('b', 100, 60, 50), box('c', 400, 90, 60, 40)];
    const beside = driver(row, snaps).press('c').move(-223, -25);
    expect(beside.draft).toMatchObject({ dx: -220 });
    expect(beside.measures).toEqual([30, 30]);
    const between = driver([...row, box('d', 260, 60, 50)], snaps)
      .press('c')
      .move(-227, -26);
    expect(between.draft).toMatchObject({ dx: -225 });
    expect(between.measures).toEqual([25, 25]);
  });

  test('to a gap before the others, too, and into none that it does not fit', () => {
    const row = [box('a', 420, 60, 50), box('b', 500, 60, 50), box('c', 100, 90, 60, 40)];
    const before = driver(row, snaps).press('c').move(227, -25);
    expect(before.draft).toMatchObject({ dx: 230 });
    expect(before.measures).toEqual([30, 30]);
    const narrow = [box('a', 20, 60, 50), box('b', 130, 60, 50), box('c', 400, 90, 120, 40)];
    expect(driver(narrow, snaps).press('c').move(-357, -25).draft).toMatchObject({ dx: -357 });
  });

  test('not to gaps of what it does not face', () => {
    const row = [box('a', 20, 60, 50), box('b', 107, 60, 50), box('c', 400, 150, 60, 20)];
    expect(driver(row, snaps).press('c').move(-209, 7).draft).toMatchObject({ dx: -209 });
  });

  test('to the grid where that is shown, unless something else is nearer', () => {
    const pointer = driver([NAME, box('other', 307, 137, 80, 20)], { snaps: true, hasGrid: true });
    expect(pointer.press('name').move(25, 33).draft).toMatchObject({ dx: 20, dy: 40 });
    expect(pointer.lines).toEqual([]);
    expect(pointer.move(221, 0).draft, 'the edge at 307').toMatchObject({ dx: 247 });
    expect(pointer.move(-5, 0).draft, 'the line at 300').toMatchObject({ dx: 240 });
  });

  test('to the grid no farther than to anything else', () => {
    const near = { ...snaps, hasGrid: true, zoom: 2 };
    expect(driver([NAME], near).press('name').move(16, 20).draft).toMatchObject({ dx: 20 });
    expect(driver([NAME], near).press('name').move(15, 20).draft).toMatchObject({ dx: 15 });
  });

  test('as one box when several are dragged', () => {
    const pointer = driver([NAME, box('title', 90, 80), OTHER], {
      snaps: true,
      selection: ['name', 'title'],
    });
    expect(pointer.press('title').move(107, 10).draft).toMatchObject({ dx: 110 });
    expect(pointer.lines).toEqual(['x = 300']);
  });

  test('to nothing hidden, and not to itself', () => {
    const pointer = driver([NAME, { ...OTHER, hidden: true }], snaps);
    expect(pointer.press('name').move(3, 5).draft).toMatchObject({ dx: 3, dy: 5 });
    expect(pointer.move(232, 0).draft).toMatchObject({ dx: 235 });
  });

  test('to whole units, though a middle lies between two', () => {
    const pointer = driver([NAME, box('odd', 300, 137, 81, 20)], snaps)
      .press('name')
      .move(228, 20);
    expect(pointer.draft).toMatchObject({ dx: 230 });
    expect(pointer.lines).toEqual(['x = 340.5']);
  });

  test('not while Ctrl or Cmd is held, and at once when it is let go', () => {
    const pointer = driver([NAME, OTHER], snaps).press('name').move(235, 20).hold({ mod: true });
    expect(pointer.draft).toMatchObject({ dx: 235 });
    expect(pointer.lines).toEqual([]);
    expect(pointer.hold({ mod: false }).draft).toMatchObject({ dx: 240 });
  });
});

describe('a resize snaps', () => {
  const PLANE = element('plane', { type: 'rectangle', x: 100, y: 60, width: 120, height: 60 });

  test('the edge that is dragged, and no other', () => {
    const pointer = driver([PLANE, OTHER], snaps).pressHandle('plane', 'e').move(77, 30);
    expect(boxOf(pointer)).toEqual({ x: 100, y: 60, width: 200, height: 60 });
    expect(pointer.lines).toEqual(['x = 300']);
  });

  test('both edges of a corner', () => {
    const pointer = driver([PLANE, OTHER], snaps).pressHandle('plane', 'se').move(77, 20);
    expect(boxOf(pointer)).toEqual({ x: 100, y: 60, width: 200, height: 77 });
    expect(pointer.lines).toEqual(['x = 300', 'y = 137']);
  });

  test('to the frame, and not beyond its corner', () => {
    const pointer = driver([PLANE], snaps).pressHandle('plane', 'nw').move(-95, -500);
    expect(boxOf(pointer)).toEqual({ x: 0, y: 0, width: 220, height: 120 });
  });

  test('and keeps the aspect with Shift: the nearer edge leads', () => {
    const pointer = driver([PLANE, OTHER], snaps).pressHandle('plane', 'se').hold({ shift: true });
    expect(boxOf(pointer.move(79, 30))).toEqual({ x: 100, y: 60, width: 200, height: 100 });
  });

  test('not a line that keeps its thickness', () => {
    const line = element('plane', { type: 'line', x: 100, y: 130, width: 100, height: 2 });
    const pointer = driver([line, OTHER], snaps).pressHandle('plane', 'se').move(10, 3);
    expect(boxOf(pointer)).toMatchObject({ width: 110, height: 2 });
  });
});

function boxOf({ draft }: ReturnType<typeof driver>): Rect | undefined {
  return draft?.type === 'scene/elementsResized' ? draft.boxes['plane'] : undefined;
}

/** The name on its way to the right, past the other. */
function dragged(dx: number, zoom = 1) {
  return driver([NAME, OTHER], { snaps: true, zoom }).press('name').move(dx, 20);
}
