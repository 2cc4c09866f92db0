import { describe, expect, test } from 'vitest';
import { driver, element } from './gesture-driver';

const BOX = element('new', { type: 'rectangle', width: 100, height: 60, x: 0, y: 0 });
const TEXT = element('new', { type: 'text', width: 40, height: 20, x: 0, y: 0 });
const RECTANGLE = { tool: 'rectangle', drawn: BOX } as const;
const WRITING = { tool: 'text', drawn: TEXT } as const;

function addedBy(pointer: ReturnType<typeof driver>) {
  const [commit] = pointer.release().commits;
  return commit?.type === 'scene/elementsAdded' ? commit.elements[0] : undefined;
}

describe('a tool that draws', () => {
  test.each([
    [[80, 50], { x: 200, y: 100, width: 80, height: 50 }],
    [[-80, -50], { x: 120, y: 50, width: 80, height: 50 }],
    [[80, -50], { x: 200, y: 50, width: 80, height: 50 }],
  ] as const)('pulls a rectangle by %j from where it was pressed', ([dx, dy], box) => {
    const pointer = driver([]).pressCanvas(200, 100, RECTANGLE).move(dx, dy);
    expect(pointer.gesture).toBe('drawing');
    expect(pointer.draft).toMatchObject({ elements: [box] });
    expect(addedBy(pointer)).toMatchObject({ ...box, type: 'rectangle' });
  });

  test('makes a square with Shift', () => {
    const pointer = driver([]).pressCanvas(200, 100, RECTANGLE).hold({ shift: true });
    expect(addedBy(pointer.move(80, 50))).toMatchObject({ width: 80, height: 80 });
  });

  test('snaps to the edges of others', () => {
    const other = element('other', { x: 300, y: 300, width: 100, height: 30 });
    const pointer = driver([other], { snaps: true }).pressCanvas(200, 100, RECTANGLE);
    expect(addedBy(pointer.move(97, 60))).toMatchObject({ width: 100 });
  });

  test('adds one as large as it is by itself with a click, over an element, too', () => {
    const below = element('below', { x: 190, y: 90 });
    const pointer = driver([below]).press('below', RECTANGLE);
    expect(pointer.selection).toEqual([]);
    expect(addedBy(pointer)).toMatchObject({ x: 195, y: 95, width: 100, height: 60 });
  });

  test('writes in the text that a click with that for texts is on; a drag from there draws', () => {
    const lines = element('lines');
    expect(driver([lines]).press('lines', WRITING).release()).toMatchObject({
      written: 'lines',
      selection: ['lines'],
      commits: [],
    });
    expect(addedBy(driver([lines]).press('lines', WRITING).move(90, 0))?.wrap).toBe(true);
    for (const other of [{ locked: true }, { type: 'rectangle' }] as const) {
      const pointer = driver([element('other', other)]).press('other', WRITING);
      expect(addedBy(pointer)).toMatchObject({ type: 'text' });
    }
    expect(addedBy(driver([lines]).press('lines', RECTANGLE))).toMatchObject({ type: 'rectangle' });
  });

  test('pulls a text to the width at which it wraps; a click leaves it as wide as its words', () => {
    const wide = driver([]).pressCanvas(200, 100, WRITING).move(150, 70);
    const box = { x: 200, y: 100, width: 150, height: 20, wrap: true, autoWidth: false };
    expect(addedBy(wide)).toMatchObject(box);
    const clicked = addedBy(driver([]).pressCanvas(200, 100, WRITING));
    expect(clicked).toMatchObject({ x: 200, y: 90, width: 40 });
    expect(clicked?.wrap).toBeUndefined();
  });

  test('leaves nothing after Escape', () => {
    const pointer = driver([]).pressCanvas(200, 100, RECTANGLE).move(80, 50).escape();
    expect([pointer.gesture, pointer.draft, pointer.release().commits]).toEqual(['idle', null, []]);
  });
});
