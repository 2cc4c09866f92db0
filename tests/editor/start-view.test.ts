import { array, assert, integer, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isLost, startView } from '../../src/editor/gestures/start-view';
import { toScreen } from '../../src/editor/gestures/viewport';

const FRAME = { x: 0, y: 0, width: 600, height: 200 };
const DESKTOP = { width: 880, height: 852 };
const PHONE = { width: 390, height: 730 };
/** Narrower than any phone: a sheet beside it. */
const STRIP = { width: 250, height: 730 };

const box = (x: number, y: number, width = 100, height = 30) => ({ x, y, width, height });

describe('the view to begin with', () => {
  test('has the frame in the middle, between rulers and toolbar, and no larger than it is', () => {
    const view = startView({ frame: FRAME, content: [] }, DESKTOP);
    const { x, y, width, height } = toScreen(FRAME, view);
    expect(view.zoom).toBe(1);
    expect(x - 26).toBeCloseTo(DESKTOP.width - 6 - (x + width), 0);
    expect(y - 32).toBeCloseTo(DESKTOP.height - 72 - (y + height), 0);
  });

  test('has an empty frame above what stands below it, whole where there is room', () => {
    const low = { width: 632, height: 700 };
    const end = (column: typeof low, foot: number) => {
      const { y, height } = toScreen(FRAME, startView({ frame: FRAME, content: [], foot }, column));
      return [y, y + height];
    };
    expect(end(low, 368)).toEqual([132, 332]);
    expect(end(low, 200)).toEqual(end(low, 0));
    expect(end({ ...low, height: 500 }, 368)).toEqual([32, 232]);
  });

  test('makes a wide frame smaller, as long as its letters can be read', () => {
    const frame = { ...FRAME, width: 1000 };
    const view = startView({ frame, content: [box(20, 20)] }, DESKTOP);
    expect(view).toMatchObject({ zoom: 0.84, panX: 30 });
  });

  test('makes a tall frame smaller, too, and keeps it in the middle', () => {
    const frame = { ...FRAME, height: 880 };
    const view = startView({ frame, content: [box(20, 20)] }, DESKTOP);
    expect(view).toEqual({ zoom: 0.85, panX: 195, panY: 32 });
  });

  test('shows the top of a column of content that is too tall to be seen whole', () => {
    const frame = { ...FRAME, height: 3000 };
    const content = [box(100, 300, 200, 400), box(100, 700, 200, 1900)];
    const view = startView({ frame, content }, DESKTOP);
    expect(view).toMatchObject({ zoom: 0.45, panY: 32 - 300 * 0.45 });
  });

  test('shows the whole frame on a phone', () => {
    const view = startView({ frame: FRAME, content: [box(20, 20)] }, PHONE);
    const { x, width } = toScreen(FRAME, view);
    expect(x).toBeGreaterThanOrEqual(26);
    expect(x + width).toBeLessThanOrEqual(PHONE.width - 6);
  });

  test('shows the content where the whole frame would be too small', () => {
    const view = startView({ frame: FRAME, content: [box(100, 20), box(180, 60)] }, STRIP);
    const shown = toScreen({ x: 100, y: 20, width: 180, height: 70 }, view);
    expect(view.zoom).toBe(1);
    expect(shown.x + shown.width / 2).toBeCloseTo(26 + (STRIP.width - 32) / 2, 0);
  });

  test('begins at the left edge of what is too wide for that, too', () => {
    const view = startView({ frame: FRAME, content: [box(20, 20, 560, 150)] }, STRIP);
    expect(view).toMatchObject({ zoom: 0.45, panX: 26 - 20 * 0.45 });
  });

  test('always shows something of the design, and never below 45 %', () => {
    const length = integer({ min: 1, max: 3000 });
    const boxes = array(record({ x: length, y: length, width: length, height: length }));
    const column = record({
      width: integer({ min: 200, max: 2000 }),
      height: integer({ min: 200, max: 1500 }),
    });
    assert(
      property(boxes, column, (content, size) => {
        const width = Math.max(600, ...content.map((one) => one.x + one.width));
        const height = Math.max(200, ...content.map((one) => one.y + one.height));
        const frame = { x: 0, y: 0, width, height };
        const view = startView({ frame, content }, size);
        expect(view.zoom).toBeGreaterThanOrEqual(0.45);
        expect(isLost(content.length > 0 ? content : [frame], view, size)).toBe(false);
      }),
    );
  });
});

test('a design is lost when nothing of it lies within the rulers', () => {
  const lost = (x: number, y: number) =>
    isLost([box(x, y)], { zoom: 1, panX: 0, panY: 0 }, DESKTOP);
  expect([lost(50, 50), lost(879, 50), lost(880, 50), lost(50, 852)]).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect([lost(-79, 50), lost(-80, 50), lost(50, -10)]).toEqual([false, true, true]);
  expect(isLost([box(5000, 0), box(50, 50)], { zoom: 1, panX: 0, panY: 0 }, DESKTOP)).toBe(false);
});
