import { describe, expect, test } from 'vitest';
import { placeBeside, type WindowBox } from '../../../src/ui/overlays/place-beside';

const VIEW = { left: 0, top: 0, width: 1024, height: 768 };
const SIZE = { width: 224, height: 300 };
const SWATCH = { left: 820, top: 350, width: 24, height: 24 };
const LEFT = 820 - 224 - 6;

const beside = (...avoid: WindowBox[]) => placeBeside(SWATCH, SIZE, VIEW, 'left', 'start', avoid);

describe('a float beside its anchor', () => {
  test('stays at its height where it covers nothing', () => {
    expect(beside()).toEqual({ left: LEFT, top: 350 });
    expect(beside({ left: 100, top: 300, width: 400, height: 200 })).toEqual({
      left: LEFT,
      top: 350,
    });
  });

  test('goes below or above what it would cover, to where it is nearer', () => {
    expect(beside({ left: 500, top: 300, width: 200, height: 100 })).toEqual({
      left: LEFT,
      top: 406,
    });
    expect(beside({ left: 500, top: 560, width: 200, height: 100 })).toEqual({
      left: LEFT,
      top: 254,
    });
  });

  test('covers as little as it can where there is no room', () => {
    expect(beside({ left: 300, top: 250, width: 500, height: 260 })).toEqual({
      left: LEFT,
      top: 460,
    });
  });

  test('keeps off the first of several boxes, and off the others where that covers no more of it', () => {
    const toolbar = { left: 400, top: 700, width: 400, height: 40 };
    const low = { ...SWATCH, top: 500 };
    const place = (...avoid: WindowBox[]) =>
      placeBeside(low, SIZE, VIEW, 'left', 'start', avoid).top;
    expect(place()).toBe(460);
    expect(place(toolbar)).toBe(394);
    expect(place({ left: 500, top: 200, width: 200, height: 240 }, toolbar)).toBe(460);
  });

  test('stays in the part of the window where it can be seen, and flips where there is no room in it', () => {
    const anchor = { left: 290, top: 300, width: 24, height: 24 };
    const view = { left: 280, top: 48, width: 600, height: 700 };
    expect(placeBeside(anchor, SIZE, view, 'bottom', 'end')).toEqual({ left: 288, top: 330 });
    expect(placeBeside(anchor, SIZE, view, 'top', 'end')).toEqual({ left: 288, top: 330 });
    expect(placeBeside(anchor, SIZE, view, 'left', 'start')).toEqual({ left: 320, top: 300 });
  });
});
