import { describe, expect, test } from 'vitest';
import { driver, element } from './gesture-driver';

/** A column of three, as wide as 100, with gaps of 10. */
const COLUMN = ['a', 'b', 'c'].map((id, at) => element(id, { y: 50 + at * 40, stack: 's' }));

describe('a member of a stack that is dragged', () => {
  test('is seen below the pointer, and put where the line is', () => {
    const pointer = driver(COLUMN, { snaps: true }).press('a').move(3, 70);
    expect(pointer.draft).toEqual({ type: 'scene/elementsMoved', ids: ['a'], dx: 3, dy: 70 });
    expect(pointer.insertion).toMatchObject({ axis: 'x', across: 85, start: 50, end: 150 });
    expect(pointer.room).toMatchObject({ ids: [], boxes: { b: { x: 50, y: 50 } } });
    expect(pointer.lines).toEqual([]);
    expect(pointer.release().commits).toEqual([
      {
        type: 'scene/stackArranged',
        ids: ['a'],
        boxes: {
          a: { x: 50, y: 90, width: 100, height: 30 },
          b: { x: 50, y: 50, width: 100, height: 30 },
        },
        order: ['c', 'a', 'b'],
      },
    ]);
  });

  test('is back where it was if the line is there', () => {
    const pointer = driver(COLUMN, { snaps: true }).press('a').move(5, 5).release();
    expect(pointer.commits).toEqual([]);
  });

  test('leaves the stack where it is dropped outside; the others close up', () => {
    const pointer = driver(COLUMN, { snaps: true }).press('b').move(300, 10);
    expect(pointer.insertion).toBeNull();
    expect(pointer.room).toMatchObject({ boxes: { c: { x: 50, y: 90 } } });
    expect(pointer.release().commits).toMatchObject([
      {
        type: 'scene/stackArranged',
        ids: ['b'],
        leaves: true,
        boxes: { b: { x: 350 }, c: { x: 50, y: 90 } },
      },
    ]);
  });

  test('is placed freely with Ctrl, and stays in the stack', () => {
    const pointer = driver(COLUMN, { snaps: true }).press('a').move(3, 70).hold({ mod: true });
    expect(pointer.insertion).toBeNull();
    expect(pointer.release().commits).toEqual([
      { type: 'scene/elementsMoved', ids: ['a'], dx: 3, dy: 70 },
    ]);
  });

  test('is duplicated with Alt, and nothing makes room', () => {
    const pointer = driver(COLUMN, { snaps: true }).press('a').hold({ alt: true }).move(3, 70);
    expect(pointer.insertion).toBeNull();
    expect(pointer.release().commits).toMatchObject([{ type: 'scene/elementsDuplicated' }]);
  });

  test('is where it was after Escape', () => {
    const pointer = driver(COLUMN, { snaps: true }).press('a').move(3, 70).escape().release();
    expect(pointer.commits).toEqual([]);
  });
});

test('a whole stack is moved like all else, and so are members together with what is in none', () => {
  const whole = driver(COLUMN, { selection: ['a', 'b', 'c'] })
    .press('a')
    .move(3, 70)
    .release();
  expect(whole.commits).toMatchObject([{ type: 'scene/elementsMoved' }]);
  const other = element('other', { x: 400 });
  const mixed = driver([...COLUMN, other], { selection: ['a', 'other'] })
    .press('a')
    .move(3, 70);
  expect(mixed.release().commits).toMatchObject([{ type: 'scene/elementsMoved' }]);
});

describe('an element that is dragged onto a stack', () => {
  const other = element('other', { x: 400, y: 50, height: 20 });

  test('is put in at the line; the draft of the room changes with its place alone', () => {
    const pointer = driver([...COLUMN, other], { snaps: true })
      .press('other')
      .move(-330, 20);
    const { room } = pointer;
    expect(room).toMatchObject({ ids: [], boxes: { b: { y: 120 }, c: { y: 160 } } });
    expect(pointer.move(4, 3).room).toBe(room);
    expect(pointer.draft).toMatchObject({ type: 'scene/elementsMoved', ids: ['other'] });
    expect(pointer.release().commits).toMatchObject([
      {
        type: 'scene/stackArranged',
        ids: ['other'],
        joins: 's',
        boxes: { other: { x: 50, y: 90 } },
      },
    ]);
  });

  test('is placed freely with Ctrl', () => {
    const pointer = driver([...COLUMN, other], { snaps: true })
      .press('other')
      .move(-330, 20);
    expect(pointer.hold({ mod: true }).room).toBeNull();
    expect(pointer.release().commits).toMatchObject([{ type: 'scene/elementsMoved' }]);
  });

  test('comes from the library, too', () => {
    const pointer = driver(COLUMN, { snaps: true }).libraryDrag(element('new'), 80, 75);
    expect(pointer.move(1, 1).insertion).toMatchObject({ at: 1 });
    expect(pointer.release().commits).toMatchObject([
      {
        type: 'scene/changesMade',
        changes: [
          { type: 'scene/elementsAdded' },
          {
            type: 'scene/stackArranged',
            ids: ['new'],
            joins: 's',
            boxes: { new: { x: 50, y: 90 } },
          },
        ],
      },
    ]);
  });
});
