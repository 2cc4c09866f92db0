import { describe, expect, test } from 'vitest';
import { driver, element } from './gesture-driver';

const NAME = element('name', { x: 50, y: 40 });
const TITLE = element('title', { x: 200, y: 80 });
const LOGO = element('logo', { type: 'logo', x: 400, y: 100, width: 120, height: 60 });
const PINNED = element('pinned', { type: 'rectangle', x: 50, y: 200, locked: true });
const ALL = [NAME, TITLE, LOGO, PINNED];

const moved = (ids: readonly string[], dx: number, dy: number) => ({
  type: 'scene/elementsMoved',
  ids,
  dx,
  dy,
});

describe('a click', () => {
  test('selects, in place of what was selected', () => {
    expect(driver(ALL, { selection: ['logo'] }).click('name').selection).toEqual(['name']);
  });

  test('with Shift adds, and again removes', () => {
    const pointer = driver(ALL, { selection: ['name'] }).click('logo', { shift: true });
    expect(pointer.selection).toEqual(['name', 'logo']);
    expect(pointer.click('name', { shift: true }).selection).toEqual(['logo']);
  });

  test('on one of several selected leaves only that', () => {
    const pointer = driver(ALL, { selection: ['name', 'logo'] }).press('logo');
    expect(pointer.selection, 'while it may yet become a drag').toEqual(['name', 'logo']);
    expect(pointer.release().selection).toEqual(['logo']);
  });

  test('on the empty canvas clears the selection, unless with Shift', () => {
    const pointer = driver(ALL, { selection: ['name'] });
    expect(pointer.pressCanvas(300, 300, { shift: true }).release().selection).toEqual(['name']);
    expect(pointer.pressCanvas(300, 300).release().selection).toEqual([]);
  });

  test('changes nothing but the selection where the pointer moves a little', () => {
    const pointer = driver(ALL).press('name').move(2, 2).release();
    expect(pointer.selection).toEqual(['name']);
    expect(pointer.commits).toEqual([]);
  });

  test('of the right button is not ours', () => {
    const pointer = driver(ALL, { selection: ['logo'] }).press('name', { button: 2 });
    expect([pointer.gesture, pointer.selection]).toEqual(['idle', ['logo']]);
  });
});

describe('a drag', () => {
  test('begins after 4 px, of a finger on what is selected after 6', () => {
    expect(driver(ALL).press('name').move(3, 0).gesture).toBe('pressing');
    expect(driver(ALL).press('name').move(4, 0).gesture).toBe('dragging');
    const finger = { pointerType: 'touch' };
    const selected = () => driver(ALL, { selection: ['name'] }).press('name', finger);
    expect(selected().move(5, 0).gesture).toBe('pressing');
    expect(selected().move(6, 0).gesture).toBe('dragging');
  });

  test('counts those px on the screen, whatever the zoom', () => {
    expect(driver(ALL, { zoom: 2 }).press('name').move(2, 0).gesture).toBe('dragging');
    expect(driver(ALL, { zoom: 0.5 }).press('name').move(6, 0).gesture).toBe('pressing');
  });

  test('of an unselected element selects it first', () => {
    const pointer = driver(ALL, { selection: ['logo'] })
      .press('name')
      .move(30, 10);
    expect(pointer.selection).toEqual(['name']);
    expect(pointer.draft).toEqual(moved(['name'], 30, 10));
    expect(pointer.commits).toEqual([]);
    pointer.release();
    expect(pointer.commits).toEqual([moved(['name'], 30, 10)]);
    expect([pointer.gesture, pointer.draft]).toEqual(['idle', null]);
  });

  test('takes the whole selection along, by one offset', () => {
    const pointer = driver(ALL, { selection: ['logo', 'name'] })
      .press('logo')
      .move(-10, 20)
      .release();
    expect(pointer.commits).toEqual([moved(['name', 'logo'], -10, 20)]);
    expect(pointer.selection).toEqual(['logo', 'name']);
  });

  test('leaves the locked ones of the selection', () => {
    const pointer = driver(ALL, { selection: ['name', 'pinned'] })
      .press('name')
      .move(20, 0)
      .release();
    expect(pointer.commits).toEqual([moved(['name'], 20, 0)]);
  });

  test('ends where it is let go, in whole units, even without a move before', () => {
    const pointer = driver(ALL).press('name').move(10.4, 0.2).move(5.3, 0.1);
    expect(pointer.release().commits).toEqual([moved(['name'], 16, 0)]);
  });

  test('back to where it began leaves nothing', () => {
    const pointer = driver(ALL).press('name').move(30, 0).move(-30, 0);
    expect(pointer.draft).toBeNull();
    expect(pointer.release().commits).toEqual([]);
  });

  test.each([
    ['left and top at 10', -900, -900, -40, -30],
    ['the canvas less 150 and 80', 900, 900, 600, 480],
  ])('stops at %s', (_, dx, dy, toX, toY) => {
    const pointer = driver(ALL).press('name').move(dx, dy).release();
    expect(pointer.commits).toEqual([moved(['name'], toX, toY)]);
  });

  test('stops for all where the first of them must', () => {
    const pointer = driver(ALL, { selection: ['name', 'logo'] });
    expect(pointer.press('logo').move(-300, 0).draft).toEqual(moved(['name', 'logo'], -40, 0));
    expect(pointer.move(900, 0).draft).toEqual(moved(['name', 'logo'], 250, 0));
  });

  test('goes as far as a larger canvas goes', () => {
    const pointer = driver(ALL, { canvas: { width: 1200, height: 700 } })
      .press('name')
      .move(2000, 0);
    expect(pointer.draft).toEqual(moved(['name'], 1000, 0));
  });

  test('never throws an element about that a field put beyond the margins', () => {
    const edge = element('edge', { x: 0, y: 0 });
    expect(driver([edge]).press('edge').move(0, 50).draft).toEqual(moved(['edge'], 0, 50));
    expect(driver([edge]).press('edge').move(-50, 0).draft).toBeNull();
  });
});

describe('the drop indicator', () => {
  test('invites until something is dragged', () => {
    expect(driver(ALL).indicator).toBe('Drag elements here');
    expect(driver(ALL).press('name').indicator).toBe('Drag elements here');
  });

  test('shows whether the pointer is where elements can lie', () => {
    const pointer = driver(ALL).press('name').move(30, 0);
    expect(pointer.indicator).toBe('Drop to position');
    expect(pointer.move(900, 0, { isInside: false }).indicator).toBe('Invalid drop zone');
    expect(pointer.move(-900, 0).indicator).toBe('Drop to position');
    expect(pointer.release().indicator).toBe('Drag elements here');
  });

  test('means it: a drop outside puts everything back', () => {
    const pointer = driver(ALL).press('name').move(30, 0).move(900, 0, { isInside: false });
    expect(pointer.draft).toBeNull();
    expect(pointer.release({ isInside: false }).commits).toEqual([]);
  });
});

describe('a locked element', () => {
  test('is selected by a click, and by none deselected', () => {
    const pointer = driver(ALL).click('pinned');
    expect(pointer.selection).toEqual(['pinned']);
    expect(pointer.click('pinned').selection).toEqual(['pinned']);
    expect(pointer.click('pinned', { shift: true }).selection).toEqual(['pinned']);
    expect(pointer.click('name', { shift: true }).selection).toEqual(['pinned', 'name']);
  });

  test('is not dragged: from it a marquee spans, as from the canvas below', () => {
    const pointer = driver(ALL, { selection: ['pinned'] })
      .press('pinned')
      .move(20, 20);
    expect([pointer.gesture, pointer.draft]).toEqual(['marquee', null]);
    expect(pointer.release().commits).toEqual([]);
  });

  test('is not resized', () => {
    const pointer = driver(ALL, { selection: ['pinned'] })
      .pressHandle('pinned', 'se')
      .move(20, 20);
    expect([pointer.gesture, pointer.draft]).toEqual(['idle', null]);
    expect(pointer.release().commits).toEqual([]);
  });
});

describe('a marquee', () => {
  test('selects what lies fully inside when it is let go', () => {
    const pointer = driver(ALL, { selection: ['logo'] })
      .pressCanvas(40, 30)
      .move(265, 100);
    expect(pointer.selection).toEqual([]);
    expect(pointer.release().selection).toEqual(['name', 'title']);
    const short = driver(ALL).pressCanvas(40, 30).move(255, 100).release();
    expect(short.selection, 'one unit of the title is outside').toEqual(['name']);
  });

  test.each([
    ['left', 51, 30],
    ['top', 40, 41],
  ])('leaves what sticks out at the %s', (_, x, y) => {
    const pointer = driver([NAME])
      .pressCanvas(200, 200)
      .move(x - 200, y - 200);
    expect(pointer.release().selection).toEqual([]);
  });

  test('spans in any direction, edges included', () => {
    const pointer = driver(ALL).pressCanvas(300, 110).move(-250, -70).release();
    expect(pointer.selection).toEqual(['name', 'title']);
  });

  test('with Shift adds to what was selected', () => {
    const pointer = driver(ALL, { selection: ['logo'] })
      .pressCanvas(40, 30, { shift: true })
      .move(120, 60);
    expect(pointer.selection).toEqual(['logo']);
    expect(pointer.release().selection).toEqual(['logo', 'name']);
  });
});

describe('panning', () => {
  test.each([
    ['with the middle button', { button: 1 }],
    ['with Space held', { space: true }],
  ])('%s moves the view, at once and from an element too', (_, keys) => {
    const pointer = driver(ALL, { selection: ['logo'] })
      .press('name', keys)
      .move(2, 0)
      .move(10, -5);
    expect([pointer.gesture, pointer.panned]).toEqual(['panning', { x: 12, y: -5 }]);
    expect(pointer.release().gesture).toBe('idle');
    expect([pointer.selection, pointer.commits]).toEqual([['logo'], []]);
  });
});

describe('Escape', () => {
  const before = ['logo'];
  test.each([
    ['before anything', () => driver(ALL, { selection: before })],
    ['in a press', () => driver(ALL, { selection: before }).press('name')],
    ['in a press on the canvas', () => driver(ALL, { selection: before }).pressCanvas(300, 300)],
    ['in a drag', () => driver(ALL, { selection: before }).press('name').move(30, 0)],
    ['in a resize', () => driver(ALL, { selection: before }).pressHandle('logo', 'e').move(30, 0)],
    ['in a marquee', () => driver(ALL, { selection: before }).pressCanvas(0, 0).move(300, 300)],
    ['in a pan', () => driver(ALL, { selection: before }).press('name', { button: 1 }).move(9, 9)],
  ])('%s leaves no trace, nor does the release after it', (_, start) => {
    const pointer = start().escape();
    expect([pointer.gesture, pointer.draft]).toEqual(['idle', null]);
    pointer.move(50, 50).release();
    expect([pointer.selection, pointer.commits]).toEqual([before, []]);
    expect(pointer.panned).toEqual({ x: 0, y: 0 });
  });
});

test('in preview mode nothing happens but that the view moves', () => {
  const pointer = driver(ALL, { selection: ['logo'], isPreview: true });
  pointer.press('name').move(30, 0).release();
  pointer.pressHandle('logo', 'se').move(30, 0).release();
  pointer.pressCanvas(0, 0).move(300, 300).release();
  expect([pointer.selection, pointer.commits, pointer.panned]).toEqual([
    ['logo'],
    [],
    { x: 0, y: 0 },
  ]);
  pointer.press('name', { button: 1 }).move(30, 0).release();
  pointer.press('logo', { tool: 'hand' }).move(0, 20).release();
  pointer.press('logo', { pointerType: 'touch' }).move(5, 20).release();
  expect([pointer.selection, pointer.commits, pointer.panned]).toEqual([
    ['logo'],
    [],
    { x: 35, y: 40 },
  ]);
});

test('a second pointer does not disturb the first', () => {
  const pointer = driver(ALL).press('name').move(30, 0).press('logo');
  expect([pointer.gesture, pointer.selection]).toEqual(['dragging', ['name']]);
});
