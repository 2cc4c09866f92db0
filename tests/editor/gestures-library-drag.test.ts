import { describe, expect, test } from 'vitest';
import { ghostOffset } from '../../src/editor/gestures/ghost-offset';
import { driver, element } from './gesture-driver';

const NEW = element('circle-1', { type: 'circle', width: 80, height: 80 });

describe('an element brought out of the library', () => {
  test('lies under the pointer and is added by the release', () => {
    const pointer = driver([]).libraryDrag(NEW, -50, 200);
    expect(pointer.indicator).toBe('Invalid drop zone');
    pointer.move(250, 0);
    expect(pointer.indicator).toBe('Drop to position');
    expect(pointer.libraryElement).toEqual({ x: 160, y: 160 });
    expect(pointer.draft).toBeNull();
    pointer.release();
    expect(pointer.commits).toEqual([
      { type: 'scene/elementsAdded', elements: [{ ...NEW, x: 160, y: 160 }] },
    ]);
  });

  test('snaps to what is there', () => {
    const other = element('a', { x: 300, y: 50 });
    const pointer = driver([other], { snaps: true }).libraryDrag(NEW, -50, 200).move(393, 0);
    expect(pointer.libraryElement?.x).toBe(300);
    expect(pointer.lines).toContain('x = 300');
  });

  test('keeps off the edges of the canvas as any drop does', () => {
    const pointer = driver([]).libraryDrag(NEW, 5, 5).move(0, 0);
    expect(pointer.libraryElement).toEqual({ x: 10, y: 10 });
    pointer.move(790, 590);
    expect(pointer.libraryElement).toEqual({ x: 650, y: 520 });
  });

  test('is held near its corner where it is wide', () => {
    const banner = element('banner-1', { type: 'banner', width: 600, height: 120 });
    expect(driver([]).libraryDrag(banner, 100, 100).move(0, 0).libraryElement).toEqual({
      x: 40,
      y: 60,
    });
  });

  test('is held in its middle where it is small', () => {
    const line = element('line-1', { type: 'line', width: 60, height: 20 });
    expect(driver([]).libraryDrag(line, 100, 100).move(0, 0).libraryElement).toEqual({
      x: 70,
      y: 90,
    });
  });

  test('does not care for Alt and Shift', () => {
    const pointer = driver([])
      .libraryDrag(NEW, 200, 200)
      .hold({ alt: true, shift: true })
      .move(100, 7);
    expect(pointer.libraryElement).toEqual({ x: 260, y: 167 });
  });

  test.each(['Escape', 'a drop beside the canvas'])('%s adds nothing', (how) => {
    const pointer = driver([element('a')], { selection: ['a'] })
      .libraryDrag(NEW, -50, 200)
      .move(250, 0);
    if (how === 'Escape') pointer.escape();
    else pointer.move(-250, 0, { isInside: false }).release({ isInside: false });
    expect(pointer.commits).toEqual([]);
    expect(pointer.selection).toEqual(['a']);
    expect(pointer.gesture).toBe('idle');
  });

  test('does not come into the preview', () => {
    expect(driver([], { isPreview: true }).libraryDrag(NEW, 100, 100).gesture).toBe('idle');
  });
});

test('the drawing of what is dragged is at the pointer where a drop would put it elsewhere', () => {
  const landing = { x: 160, y: 60, width: 300, height: 40 };
  const held = { x: 20, y: 40 };
  const offset = (x: number, y: number) => ghostOffset(landing, held, { x, y });
  expect(offset(200, 80)).toEqual({ x: 0, y: 0 });
  expect(offset(468, 108)).toEqual({ x: 0, y: 0 });
  for (const [x, y] of [
    [80, 80],
    [600, 80],
    [200, 300],
  ] as const) {
    expect(offset(x, y)).toEqual({ x: -140, y: -20 });
  }
});
