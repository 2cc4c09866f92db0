import { describe, expect, test } from 'vitest';
import { driver, element } from './gesture-driver';

const NAME = element('name', { x: 50, y: 40, group: 'card' });
const TITLE = element('title', { x: 50, y: 80, group: 'card' });
const PHONE = element('phone', { x: 50, y: 120, group: 'lines' });
const FAX = element('fax', { x: 300, y: 120, group: 'lines', locked: true });
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
});

test('a double click on what is in no group changes nothing', () => {
  expect(driver(ALL).doubleClick('logo').selection).toEqual(['logo']);
});
