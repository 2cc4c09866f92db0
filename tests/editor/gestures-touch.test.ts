import { describe, expect, test } from 'vitest';
import { driver, element } from './gesture-driver';

const NAME = element('name', { x: 50, y: 40 });
const LOGO = element('logo', { type: 'logo', x: 200, y: 40, width: 120, height: 60 });
const PINNED = element('pinned', { type: 'line', x: 50, y: 150, locked: true });
const ALL = [NAME, LOGO, PINNED];

const FINGER = { pointerType: 'touch' };
const SEVERAL = { tool: 'marquee', ...FINGER } as const;

describe('one finger', () => {
  test.each(['name', 'pinned'])('pans from %s, which is not selected', (id) => {
    const pointer = driver(ALL, { selection: ['logo'] })
      .press(id, FINGER)
      .move(30, 40);
    expect([pointer.gesture, pointer.panned]).toEqual(['panning', { x: 30, y: 40 }]);
    pointer.move(5, 0).release();
    expect([pointer.selection, pointer.commits]).toEqual([['logo'], []]);
    expect(pointer.panned).toEqual({ x: 35, y: 40 });
  });

  test('pans from the empty canvas, and the selection stays', () => {
    const pointer = driver(ALL, { selection: ['logo'] }).pressCanvas(500, 300, FINGER);
    pointer.move(-20, 0).release();
    expect([pointer.selection, pointer.panned]).toEqual([['logo'], { x: -20, y: 0 }]);
  });

  test('selects by a tap, and only as it is lifted', () => {
    const pointer = driver(ALL).press('name', FINGER);
    expect(pointer.selection).toEqual([]);
    expect(pointer.release().selection).toEqual(['name']);
    expect(pointer.click('pinned', FINGER).selection).toEqual(['pinned']);
    expect(pointer.pressCanvas(500, 300, FINGER).release().selection).toEqual([]);
  });

  test('moves what is selected', () => {
    const pointer = driver(ALL).click('name', FINGER).press('name', FINGER).move(30, 10).release();
    expect(pointer.commits).toMatchObject([{ type: 'scene/elementsMoved', dx: 30, dy: 10 }]);
    expect(pointer.panned).toEqual({ x: 0, y: 0 });
  });

  test('resizes by a handle', () => {
    const pointer = driver(ALL, { selection: ['logo'] }).pressHandle('logo', 'e', FINGER);
    expect(pointer.move(30, 0).gesture).toBe('resizing');
  });

  test('draws a marquee where it rested on the empty canvas first', () => {
    const pointer = driver(ALL, { selection: ['logo'] })
      .pressCanvas(40, 20, FINGER)
      .rest();
    expect([pointer.gesture, pointer.move(130, 60).gesture]).toEqual(['pressing', 'marquee']);
    expect(pointer.caught).toEqual(['name']);
    expect(pointer.release().selection).toEqual(['name']);
  });

  test('draws none where it rested on an element', () => {
    expect(driver(ALL).press('name', FINGER).rest().move(30, 0).gesture).toBe('panning');
  });

  test('that is called off has done nothing', () => {
    const panning = driver(ALL, { selection: ['logo'] })
      .press('name', FINGER)
      .move(30, 40);
    expect(panning.escape().panned).toEqual({ x: 0, y: 0 });
    const marquee = driver(ALL, { selection: ['logo'] })
      .pressCanvas(40, 20, FINGER)
      .rest();
    expect(marquee.move(130, 60).escape().selection).toEqual(['logo']);
  });
});

describe('the tool that selects several', () => {
  test('adds and takes away by taps, and clears on the empty canvas', () => {
    const pointer = driver(ALL).click('name', SEVERAL).click('logo', SEVERAL);
    expect(pointer.selection).toEqual(['name', 'logo']);
    expect(pointer.click('name', SEVERAL).selection).toEqual(['logo']);
    expect(pointer.pressCanvas(500, 300, SEVERAL).release().selection).toEqual([]);
  });

  test('draws a marquee from anywhere, which adds', () => {
    const pointer = driver(ALL, { selection: ['logo'] }).press('name', SEVERAL);
    expect(pointer.move(-10, -10).gesture).toBe('marquee');
    const [fromCanvas, also] = [
      driver(ALL, { selection: ['logo'] }).pressCanvas(40, 20, SEVERAL),
      { tool: 'marquee' } as const,
    ];
    expect(fromCanvas.move(130, 60).release().selection).toEqual(['logo', 'name']);
    expect(driver(ALL).press('name', also).move(30, 0).gesture, 'of a mouse, too').toBe('marquee');
  });

  test('moves what is selected', () => {
    const pointer = driver(ALL, { selection: ['name', 'logo'] }).press('logo', SEVERAL);
    expect(pointer.move(30, 0).gesture).toBe('dragging');
  });
});

test('with the tool "hand" a drag pans the canvas, whatever it begins on', () => {
  const hand = { tool: 'hand' } as const;
  const pointer = driver(ALL, { selection: ['logo'] });
  pointer.press('name', hand).move(30, 10).release();
  pointer.pressHandle('logo', 'e', hand).move(1, 1).release();
  pointer.pressCanvas(500, 300, hand).release();
  expect([pointer.selection, pointer.commits]).toEqual([['logo'], []]);
  expect(pointer.panned).toEqual({ x: 31, y: 11 });
});
