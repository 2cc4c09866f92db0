import { describe, expect, test } from 'vitest';
import { driver, element } from './gesture-driver';

const NAME = element('name', { x: 50, y: 40, groups: ['card'] });
const TITLE = element('title', { x: 50, y: 80, groups: ['card'] });
const PHONE = element('phone', { x: 50, y: 120, groups: ['lines'] });
const FAX = element('fax', { x: 300, y: 120, groups: ['lines'], locked: true });
const LOGO = element('logo', { type: 'logo', x: 300, y: 40, width: 120, height: 60 });
const ALL = [NAME, TITLE, PHONE, FAX, LOGO];

describe('a group', () => {
  test('is selected by a click on any of it', () => {
    expect(driver(ALL).click('title').selection).toEqual(['name', 'title']);
  });

  test('is dragged by any of it', () => {
    const pointer = driver(ALL).press('title').move(20, 10).release();
    expect(pointer.commits).toMatchObject([{ ids: ['name', 'title'], dx: 20, dy: 10 }]);
  });

  test('comes and goes with Shift as a whole, but for what is locked', () => {
    const pointer = driver(ALL).click('logo').click('title', { shift: true });
    expect(pointer.selection).toEqual(['logo', 'name', 'title']);
    expect(pointer.click('name', { shift: true }).selection).toEqual(['logo']);
    pointer.click('phone', { shift: true }).click('phone', { shift: true });
    expect(pointer.selection).toEqual(['logo', 'fax']);
  });

  test('of which a part is selected beside others is first selected as a whole', () => {
    const pointer = driver(ALL, { selection: ['logo', 'name'] });
    expect(pointer.click('title', { shift: true }).selection).toEqual(['logo', 'name', 'title']);
  });

  test('leaves its locked ones where they are', () => {
    const pointer = driver(ALL).press('phone').move(20, 10).release();
    expect(pointer.commits).toMatchObject([{ ids: ['phone'] }]);
  });

  test('is entered by a double click: then clicks and drags are about its members', () => {
    const pointer = driver(ALL).doubleClick('title');
    expect(pointer.selection).toEqual(['title']);
    expect(pointer.click('name').selection).toEqual(['name']);
    pointer.press('title').move(20, 10).release();
    expect(pointer.commits).toMatchObject([{ ids: ['title'] }]);
    expect(pointer.click('logo').click('title').selection, 'left again').toEqual(['name', 'title']);
  });

  test('is caught by a marquee that holds all of it, and by no smaller one', () => {
    const all = driver(ALL).pressCanvas(40, 30).move(120, 85);
    expect(all.caught).toEqual(['name', 'title']);
    expect(all.release().selection).toEqual(['name', 'title']);
    const some = driver(ALL).pressCanvas(40, 30).move(120, 50);
    expect(some.caught).toEqual([]);
    expect(some.release().selection).toEqual([]);
  });

  test('is caught by a marquee with its locked ones, but what is locked by itself is passed over', () => {
    const card = element('plane', { x: 40, y: 30, width: 500, height: 130, locked: true });
    const pointer = driver([card, ...ALL])
      .pressCanvas(5, 5)
      .move(590, 190);
    expect(pointer.release().selection).toEqual(['name', 'title', 'phone', 'fax', 'logo']);
  });
});

test('a double click on what is in no group changes nothing', () => {
  expect(driver(ALL).doubleClick('logo').selection).toEqual(['logo']);
});

describe('groups in a group', () => {
  const INNER = ['card', 'words'];
  const NESTED = [
    element('name', { x: 50, y: 40, groups: INNER }),
    element('title', { x: 50, y: 80, groups: INNER }),
    element('mail', { x: 50, y: 160, groups: ['card'] }),
    element('fax', { x: 50, y: 200, groups: ['card'] }),
    LOGO,
  ];
  const ENTIRE = ['name', 'title', 'mail', 'fax'];

  test('are selected and dragged as one', () => {
    const pointer = driver(NESTED).click('title');
    expect(pointer.selection).toEqual(ENTIRE);
    pointer.press('mail').move(20, 10).release();
    expect(pointer.commits).toMatchObject([{ ids: ENTIRE, dx: 20, dy: 10 }]);
  });

  test('are entered one by one, each by a double click', () => {
    const pointer = driver(NESTED).click('title').doubleClick('title');
    expect(pointer.selection, 'the group in it').toEqual(['name', 'title']);
    expect(pointer.click('mail').selection, 'beside it').toEqual(['mail']);
    expect(pointer.click('title').selection, 'as one').toEqual(['name', 'title']);
    pointer.press('name').move(20, 10).release();
    expect(pointer.commits).toMatchObject([{ ids: ['name', 'title'] }]);
    expect(pointer.click('title').doubleClick('title').selection).toEqual(['title']);
    expect(pointer.click('name').selection).toEqual(['name']);
    expect(pointer.doubleClick('name').selection, 'no deeper').toEqual(['name']);
    expect(pointer.click('fax').selection, 'a level out').toEqual(['fax']);
    expect(pointer.click('logo').click('title').selection, 'left again').toEqual(ENTIRE);
  });

  test('come and go with Shift as one within the group that was entered', () => {
    const pointer = driver(NESTED).click('mail').doubleClick('mail');
    expect(pointer.selection).toEqual(['mail']);
    pointer.click('name', { shift: true });
    expect(pointer.selection).toEqual(['mail', 'name', 'title']);
    expect(pointer.click('title', { shift: true }).selection).toEqual(['mail']);
  });

  test('are caught by a marquee that holds all of the outermost', () => {
    expect(driver(NESTED).pressCanvas(40, 30).move(160, 120).caught).toEqual([]);
    expect(driver(NESTED).pressCanvas(40, 30).move(160, 240).caught).toEqual(ENTIRE);
  });
});
