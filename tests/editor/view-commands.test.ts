import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  fitAll,
  fitSelection,
  openPalette,
  openAllClients,
  openShortcuts,
  ZOOM_COMMANDS,
} from '../../src/editor/commands/views/view';
import { selectNext, selectPrevious } from '../../src/editor/commands/views/walk';
import { zoomToFit, isInSight } from '../../src/editor/gestures/zoom-to-fit';
import { columnResized, commandChosen, dialogChanged } from '../../src/store/canvas/view-slice';
import { designer, type Designer } from '../helpers/designer';

const COLUMN = { width: 880, height: 800 };

function seen(someone: Designer): Designer {
  someone.store.dispatch(columnResized(COLUMN));
  return someone;
}

describe('fitting', () => {
  const size = fc.integer({ min: 10, max: 2000 });
  const place = fc.integer({ min: 0, max: 2000 });

  test('shows the whole box, as large as the zoom goes', () => {
    fc.assert(
      fc.property(place, place, size, size, (x, y, width, height) => {
        const box = { x, y, width, height };
        const view = zoomToFit(box, COLUMN);
        expect(view.zoom).toBeGreaterThanOrEqual(0.25);
        expect(view.zoom).toBeLessThanOrEqual(4);
        expect(view.zoom === 0.25 || isInSight(box, view, COLUMN)).toBe(true);
      }),
    );
  });

  test('all and the selection, where there is a canvas to fit them into', () => {
    const someone = designer().has('rectangle', 'a', { x: 900, y: 500 }).selects('a');
    expect(someone.can(fitAll)).toBe(false);
    seen(someone).does(fitSelection);
    expect(someone.store.getState().view.zoom).toBe(4);
    expect(someone.can(fitSelection)).toBe(false);
    someone.does(fitAll);
    expect(someone.store.getState().view.zoom).toBeLessThan(1);
    someone.selects();
    expect(someone.can(fitSelection)).toBe(false);
  });

  test('the menu offers percentages within the range', () => {
    const someone = designer();
    for (const command of ZOOM_COMMANDS) someone.does(command);
    expect(someone.store.getState().view.zoom).toBe(4);
    expect(ZOOM_COMMANDS.map(({ label }) => label)).toContain('Zoom to 50%');
  });
});

function three(): Designer {
  return seen(
    designer()
      .has('text', 'a', { zIndex: 5 })
      .has('text', 'b', { zIndex: 1 })
      .has('text', 'c', { zIndex: 3, x: 5000 })
      .has('text', 'hidden', { zIndex: 2, hidden: true })
      .groups('g', 'b', 'c'),
  ).selects();
}

describe('walking', () => {
  test('goes up the stack, past hidden ones, and stops at the end', () => {
    const someone = three();
    const selections: (readonly string[])[] = [];
    while (someone.does(selectNext)) selections.push(someone.store.getState().selection);
    expect(selections).toEqual([['c', 'b'], ['b', 'c'], ['a']]);
    expect(someone.does(selectPrevious)).toBe(true);
    expect(someone.store.getState().selection.at(-1)).toBe('c');
  });

  test('brings what it selects into view', () => {
    const someone = three();
    someone.does(selectNext);
    const before = someone.store.getState().view.panX;
    someone.does(selectNext);
    expect(someone.store.getState().view.panX).toBeLessThan(before);
  });

  test('backwards from nothing leads out', () => {
    expect(three().can(selectPrevious)).toBe(false);
  });
});

test('palette, shortcuts and previews stand before the canvas one at a time', () => {
  const someone = designer();
  someone.does(openPalette);
  expect(someone.store.getState().view.dialog).toBe('palette');
  someone.does(openShortcuts);
  expect(someone.store.getState().view.dialog).toBe('shortcuts');
  someone.does(openAllClients);
  expect(someone.store.getState().view.dialog).toBe('allClients');
  expect(someone.can(openAllClients)).toBe(false);
  someone.store.dispatch(dialogChanged(null));
  expect(someone.store.getState().view.dialog).toBeNull();
});

test('the palette keeps the last five commands, the latest first', () => {
  const { store } = designer();
  for (const id of ['a', 'b', 'c', 'a', 'd', 'e', 'f']) store.dispatch(commandChosen(id));
  expect(store.getState().view.recent).toEqual(['f', 'e', 'd', 'a', 'c']);
});
