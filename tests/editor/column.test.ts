import { describe, expect, test } from 'vitest';
import { runCommand } from '../../src/editor/commands/builder-command';
import {
  floatsOver,
  resizeColumn,
  showStart,
  viewToShow,
} from '../../src/editor/commands/views/column';
import { fitAll } from '../../src/editor/commands/views/view';
import { toScreen } from '../../src/editor/gestures/viewport';
import { viewportChanged } from '../../src/store/canvas/view-slice';
import { designer, type Designer } from '../helpers/designer';

const WIDE = { width: 900, height: 700 };

function view({ store }: Designer) {
  const { zoom, panX, panY } = store.getState().view;
  return { zoom, panX, panY };
}

/** Someone whose canvas is this large, and who sees it at 100 %. */
function at(someone: Designer, panX = 0, panY = 0): Designer {
  someone.store.dispatch(resizeColumn(WIDE));
  someone.store.dispatch(viewportChanged({ zoom: 1, panX, panY }));
  return someone;
}

test('two rows of buttons float over a canvas that is narrow, one over any other', () => {
  expect(floatsOver({ width: 639, height: 700 })).toBeGreaterThan(
    floatsOver({ width: 640, height: 700 }),
  );
  expect(floatsOver({ width: 640, height: 700 })).toBe(floatsOver(WIDE));
  expect(floatsOver({ width: 320, height: 700 })).toBe(floatsOver({ width: 639, height: 700 }));
});

describe('a canvas that becomes smaller', () => {
  test('keeps in its middle what was there', () => {
    const someone = at(designer(), 40, 30);
    someone.store.dispatch(resizeColumn({ width: 700, height: 500 }));
    expect(view(someone)).toEqual({ zoom: 1, panX: 40 - 100, panY: 30 - 100 });
    someone.store.dispatch(resizeColumn(WIDE));
    expect(view(someone)).toEqual({ zoom: 1, panX: 40, panY: 30 });
  });

  test('shows what was fitted fitted again, and back as it was', () => {
    const box = { x: 400, y: 100, width: 100, height: 40 };
    for (const fit of [showStart, () => runCommand(fitAll)]) {
      for (const someone of [at(designer()), at(designer().has('logo', 'a', box))]) {
        someone.store.dispatch(fit());
        const before = view(someone);
        const small = { width: 640, height: 330 };
        someone.store.dispatch(resizeColumn(small));
        const now = view(someone);
        someone.store.dispatch(fit());
        expect(view(someone)).toEqual(now);
        someone.store.dispatch(resizeColumn(WIDE));
        expect(view(someone)).toEqual(before);
      }
    }
  });

  test('keeps what is selected in sight, above what floats there', () => {
    const box = { x: 400, y: 600, width: 100, height: 40 };
    const someone = at(designer().has('logo', 'a', box).selects('a'));
    const size = { width: 600, height: 400 };
    someone.store.dispatch(resizeColumn(size));
    const seen = toScreen(box, view(someone));
    expect(seen.x + seen.width).toBeLessThanOrEqual(size.width);
    expect(seen.y).toBeGreaterThanOrEqual(0);
    expect(seen.y + seen.height).toBeLessThanOrEqual(size.height - floatsOver(size));
  });

  test('keeps all of the design in sight that was there, and goes after nothing that was not', () => {
    const box = { x: 700, y: 500, width: 100, height: 40 };
    const seen = at(designer().has('logo', 'a', box));
    seen.store.dispatch(resizeColumn({ width: 600, height: 400 }));
    expect(toScreen(box, view(seen)).x + 100).toBeLessThanOrEqual(600);
    const away = at(designer().has('logo', 'a', box), -2000, 0);
    away.store.dispatch(resizeColumn({ width: 600, height: 400 }));
    expect(view(away)).toEqual({ zoom: 1, panX: -2150, panY: -150 });
  });

  test('shows the same as before once it is as large again, however it came there', () => {
    const box = { x: 400, y: 500, width: 100, height: 40 };
    const someone = at(designer().has('logo', 'a', box), 30, 20);
    const before = view(someone);
    for (const height of [560, 430, 300, 430, 560, 700]) {
      someone.store.dispatch(resizeColumn({ ...WIDE, height }));
    }
    expect(view(someone)).toEqual(before);
    someone.store.dispatch(resizeColumn({ ...WIDE, height: 300 }));
    const moved = { ...view(someone), panX: 77 };
    someone.store.dispatch(viewportChanged(moved));
    someone.store.dispatch(resizeColumn(WIDE));
    expect(view(someone).panX).toBe(77);
  });

  test('that stays as it was moves nothing', () => {
    const someone = at(designer(), 40, 30);
    const before = someone.store.getState();
    someone.store.dispatch(resizeColumn({ ...WIDE }));
    expect(someone.store.getState()).toBe(before);
  });
});

test('nothing is moved into sight before there is a canvas', () => {
  const before = { zoom: 1, panX: 5000, panY: 5000 };
  const box = { x: 0, y: 0, width: 10, height: 10 };
  expect(viewToShow(box, before, { width: 0, height: 0 })).toBe(before);
  expect(viewToShow(box, before, WIDE)).not.toEqual(before);
});
