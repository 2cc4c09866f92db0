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
    const hand = driver(ALL, { selection: ['name'] }).click('logo', { shift: true });
    expect(hand.selection).toEqual(['name', 'logo']);
    expect(hand.click('name', { shift: true }).selection).toEqual(['logo']);
  });

  test('on one of several selected leaves only that', () => {
    const hand = driver(ALL, { selection: ['name', 'logo'] }).press('logo');
    expect(hand.selection, 'while it may yet become a drag').toEqual(['name', 'logo']);
    expect(hand.release().selection).toEqual(['logo']);
  });

  test('on the empty canvas clears the selection, unless with Shift', () => {
    const hand = driver(ALL, { selection: ['name'] });
    expect(hand.pressCanvas(300, 300, { shift: true }).release().selection).toEqual(['name']);
    expect(hand.pressCanvas(300, 300).release().selection).toEqual([]);
  });

  test('changes nothing else, though the hand trembles', () => {
    const hand = driver(ALL).press('name').move(2, 2).release();
    expect(hand.selection).toEqual(['name']);
    expect(hand.commits).toEqual([]);
  });

  test('of the right button is not ours', () => {
    const hand = driver(ALL, { selection: ['logo'] }).press('name', { button: 2 });
    expect([hand.gesture, hand.selection]).toEqual(['idle', ['logo']]);
  });
});

describe('a drag', () => {
  test('begins after 4 px, of a finger after 6', () => {
    expect(driver(ALL).press('name').move(3, 0).gesture).toBe('pressing');
    expect(driver(ALL).press('name').move(4, 0).gesture).toBe('dragging');
    const finger = { pointerType: 'touch' };
    expect(driver(ALL).press('name', finger).move(5, 0).gesture).toBe('pressing');
    expect(driver(ALL).press('name', finger).move(6, 0).gesture).toBe('dragging');
  });

  test('counts those px on the screen, whatever the zoom', () => {
    expect(driver(ALL, { zoom: 2 }).press('name').move(2, 0).gesture).toBe('dragging');
    expect(driver(ALL, { zoom: 0.5 }).press('name').move(6, 0).gesture).toBe('pressing');
  });

  test('of an unselected element selects it first', () => {
    const hand = driver(ALL, { selection: ['logo'] })
      .press('name')
      .move(30, 10);
    expect(hand.selection).toEqual(['name']);
    expect(hand.draft).toEqual(moved(['name'], 30, 10));
    expect(hand.commits).toEqual([]);
    hand.release();
    expect(hand.commits).toEqual([moved(['name'], 30, 10)]);
    expect([hand.gesture, hand.draft]).toEqual(['idle', null]);
  });

  test('takes the whole selection along, by one offset', () => {
    const hand = driver(ALL, { selection: ['logo', 'name'] })
      .press('logo')
      .move(-10, 20)
      .release();
    expect(hand.commits).toEqual([moved(['name', 'logo'], -10, 20)]);
    expect(hand.selection).toEqual(['logo', 'name']);
  });

  test('leaves the locked ones of the selection', () => {
    const hand = driver(ALL, { selection: ['name', 'pinned'] })
      .press('name')
      .move(20, 0)
      .release();
    expect(hand.commits).toEqual([moved(['name'], 20, 0)]);
  });

  test('ends where it is let go, in whole units, even without a move before', () => {
    const hand = driver(ALL).press('name').move(10.4, 0.2).move(5.3, 0.1);
    expect(hand.release().commits).toEqual([moved(['name'], 16, 0)]);
  });

  test('back to where it began leaves nothing', () => {
    const hand = driver(ALL).press('name').move(30, 0).move(-30, 0);
    expect(hand.draft).toBeNull();
    expect(hand.release().commits).toEqual([]);
  });

  test.each([
    ['left and top at 10', -900, -900, -40, -30],
    ['the canvas less 150 and 80', 900, 900, 600, 480],
  ])('stops at %s', (_, dx, dy, toX, toY) => {
    const hand = driver(ALL).press('name').move(dx, dy).release();
    expect(hand.commits).toEqual([moved(['name'], toX, toY)]);
  });

  test('stops for all where the first of them must', () => {
    const hand = driver(ALL, { selection: ['name', 'logo'] });
    expect(hand.press('logo').move(-300, 0).draft).toEqual(moved(['name', 'logo'], -40, 0));
    expect(hand.move(900, 0).draft).toEqual(moved(['name', 'logo'], 250, 0));
  });

  test('goes as far as a larger canvas goes', () => {
    const hand = driver(ALL, { canvas: { width: 1200, height: 700 } })
      .press('name')
      .move(2000, 0);
    expect(hand.draft).toEqual(moved(['name'], 1000, 0));
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

  test('says whether the pointer is where elements can lie', () => {
    const hand = driver(ALL).press('name').move(30, 0);
    expect(hand.indicator).toBe('Drop to position');
    expect(hand.move(900, 0, { isInside: false }).indicator).toBe('Invalid drop zone');
    expect(hand.move(-900, 0).indicator).toBe('Drop to position');
    expect(hand.release().indicator).toBe('Drag elements here');
  });

  test('means it: a drop outside puts everything back', () => {
    const hand = driver(ALL).press('name').move(30, 0).move(900, 0, { isInside: false });
    expect(hand.draft).toBeNull();
    expect(hand.release({ isInside: false }).commits).toEqual([]);
  });
});

describe('a locked element', () => {
  test('is selected by a click, and by none deselected', () => {
    const hand = driver(ALL).click('pinned');
    expect(hand.selection).toEqual(['pinned']);
    expect(hand.click('pinned').selection).toEqual(['pinned']);
    expect(hand.click('pinned', { shift: true }).selection).toEqual(['pinned']);
    expect(hand.click('name', { shift: true }).selection).toEqual(['pinned', 'name']);
  });

  test('is not dragged: from it a marquee spans, as from the canvas below', () => {
    const hand = driver(ALL, { selection: ['pinned'] })
      .press('pinned')
      .move(20, 20);
    expect([hand.gesture, hand.draft]).toEqual(['marquee', null]);
    expect(hand.release().commits).toEqual([]);
  });

  test('is not resized', () => {
    const hand = driver(ALL, { selection: ['pinned'] })
      .pressHandle('pinned', 'se')
      .move(20, 20);
    expect([hand.gesture, hand.draft]).toEqual(['idle', null]);
    expect(hand.release().commits).toEqual([]);
  });
});

describe('a marquee', () => {
  test('selects what lies fully inside when it is let go', () => {
    const hand = driver(ALL, { selection: ['logo'] })
      .pressCanvas(40, 30)
      .move(265, 100);
    expect(hand.selection).toEqual([]);
    expect(hand.release().selection).toEqual(['name', 'title']);
    const short = driver(ALL).pressCanvas(40, 30).move(255, 100).release();
    expect(short.selection, 'one unit of the title is outside').toEqual(['name']);
  });

  test('spans in any direction, edges included', () => {
    const hand = driver(ALL).pressCanvas(300, 110).move(-250, -70).release();
    expect(hand.selection).toEqual(['name', 'title']);
  });

  test('with Shift adds to what was selected', () => {
    const hand = driver(ALL, { selection: ['logo'] })
      .pressCanvas(40, 30, { shift: true })
      .move(120, 60);
    expect(hand.selection).toEqual(['logo']);
    expect(hand.release().selection).toEqual(['logo', 'name']);
  });
});

describe('panning', () => {
  test.each([
    ['with the middle button', { button: 1 }],
    ['with Space held', { space: true }],
  ])('%s moves the view, at once and from an element too', (_, keys) => {
    const hand = driver(ALL, { selection: ['logo'] })
      .press('name', keys)
      .move(2, 0)
      .move(10, -5);
    expect([hand.gesture, hand.panned]).toEqual(['panning', { x: 12, y: -5 }]);
    expect(hand.release().gesture).toBe('idle');
    expect([hand.selection, hand.commits]).toEqual([['logo'], []]);
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
    const hand = start().escape();
    expect([hand.gesture, hand.draft]).toEqual(['idle', null]);
    hand.move(50, 50).release();
    expect([hand.selection, hand.commits]).toEqual([before, []]);
    expect(hand.panned).toEqual({ x: 0, y: 0 });
  });
});

test('in preview mode nothing happens', () => {
  const hand = driver(ALL, { selection: ['logo'], isPreview: true });
  hand.press('name').move(30, 0).release();
  hand.pressHandle('logo', 'se').move(30, 0).release();
  hand.pressCanvas(0, 0).move(300, 300).release();
  hand.press('name', { button: 1 }).move(30, 0).release();
  expect([hand.selection, hand.commits, hand.panned]).toEqual([['logo'], [], { x: 0, y: 0 }]);
});

test('a second pointer does not disturb the first', () => {
  const hand = driver(ALL).press('name').move(30, 0).press('logo');
  expect([hand.gesture, hand.selection]).toEqual(['dragging', ['name']]);
});
