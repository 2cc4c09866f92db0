import { assert, constantFrom, double, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  beginCrop,
  cropOf,
  fitCrop,
  frameCrop,
  panCrop,
  pullCrop,
  zoomCrop,
  zoomOf,
  type CropView,
} from '../../src/scene/operations/crop';
import { cropAfterKey, edgeAfterKey } from '../../src/editor/gestures/crop-keys';
import { MOST_ZOOM } from '../../src/model/person/crop';
import { HANDLES } from '../../src/scene/operations/resize';

const PICTURE = { width: 300, height: 200 };
const ELEMENT = { x: 40, y: 30, width: 90, height: 60 };
const whole = (): CropView => beginCrop(ELEMENT, { size: PICTURE, part: null, fit: 'contain' });
const square = (): CropView =>
  beginCrop({ ...ELEMENT, width: 60 }, { size: PICTURE, part: null, fit: 'cover' });

describe('a crop begins', () => {
  test('with the box that a whole picture takes of its element', () => {
    const tall = { ...ELEMENT, height: 100 };
    const view = beginCrop(tall, { size: PICTURE, part: null, fit: 'contain' });
    expect(view.box).toEqual({ x: 40, y: 50, width: 90, height: 60 });
    expect(view.whole).toEqual(view.box);
  });

  test('with the part that fills its box', () => {
    expect(square()).toEqual({
      box: { x: 40, y: 30, width: 60, height: 60 },
      whole: { x: 25, y: 30, width: 90, height: 60 },
    });
    const part = { x: 0.25, y: 0.5, zoom: 2 };
    const view = beginCrop(ELEMENT, { size: PICTURE, part, fit: 'contain' });
    expect(view.whole).toEqual({ x: 40, y: 0, width: 180, height: 120 });
    expect(cropOf(view, PICTURE, 'a')).toEqual({ of: 'a', ...part });
  });
});

describe('an edge', () => {
  test('moves alone, and the picture stays', () => {
    const view = pullCrop(whole(), 'w', { x: 20, y: 9 }, null);
    expect(view.box).toEqual({ x: 60, y: 30, width: 70, height: 60 });
    expect(view.whole).toEqual(whole().whole);
    expect(pullCrop(view, 'w', { x: -99, y: 0 }, null).box).toEqual(ELEMENT);
  });

  test('of a corner keeps proportions that are given', () => {
    const view = pullCrop(whole(), 'se', { x: -30, y: -5 }, 1.5);
    expect(view.box).toEqual({ x: 40, y: 30, width: 83, height: 55 });
    const free = pullCrop(whole(), 'se', { x: -30, y: -5 }, null);
    expect(free.box).toEqual({ x: 40, y: 30, width: 60, height: 55 });
  });
});

test('a picture is panned as far as it covers its box', () => {
  expect(panCrop(square(), { x: 9, y: 5 }).whole).toMatchObject({ x: 34, y: 30 });
  expect(panCrop(square(), { x: 99, y: 0 }).whole).toMatchObject({ x: 40 });
});

test('a picture is zoomed about a point, between its box and ten times that', () => {
  const view = zoomCrop(whole(), 2, { x: 40, y: 30 });
  expect(view.whole).toEqual({ x: 40, y: 30, width: 180, height: 120 });
  expect(zoomOf(zoomCrop(view, 99))).toBe(MOST_ZOOM);
  expect(zoomCrop(view, 0.1).whole).toEqual(whole().whole);
});

test('a frame has the middle of the earlier one, and Fit shows all of the picture', () => {
  const view = frameCrop(whole(), { width: 60, height: 60 });
  expect(view.box).toEqual({ x: 55, y: 30, width: 60, height: 60 });
  const fitted = fitCrop(zoomCrop(view, 3), { width: 60, height: 40 });
  expect(fitted.box).toEqual({ x: 55, y: 40, width: 60, height: 40 });
  expect(fitted.whole).toEqual(fitted.box);
});

const key = (name: string, shiftKey = false) => ({ key: name, shiftKey });

test('keys move the picture, its zoom and its edges', () => {
  expect(cropAfterKey(key('ArrowRight'), square())?.whole.x).toBe(26);
  expect(cropAfterKey(key('ArrowLeft', true), square())?.whole.x).toBe(15);
  expect(zoomOf(cropAfterKey(key('+'), square()) ?? square())).toBeCloseTo(1.1);
  expect(cropAfterKey(key('a'), square())).toBeNull();
  expect(edgeAfterKey(key('ArrowRight', true), whole(), 'w', null)?.box.x).toBe(50);
});

test('whatever is done, the picture covers the box, in whole units and with a zoom that is allowed', () => {
  const offset = integer({ min: -200, max: 200 });
  const ratio = constantFrom(null, 1, 4 / 3, 9 / 16);
  const zoom = double({ min: 0.5, max: 12, noNaN: true });
  assert(
    property(
      constantFrom(...HANDLES),
      offset,
      offset,
      ratio,
      zoom,
      (handle, x, y, kept, factor) => {
        const view = pullCrop(
          panCrop(zoomCrop(square(), factor), { x: y, y: x }),
          handle,
          { x, y },
          kept,
        );
        const { box, whole: all } = view;
        expect(Object.values(box).every(Number.isInteger)).toBe(true);
        expect(all.x).toBeLessThanOrEqual(box.x);
        expect(all.y).toBeLessThanOrEqual(box.y);
        expect(all.x + all.width).toBeGreaterThanOrEqual(box.x + box.width - 0.001);
        expect(all.y + all.height).toBeGreaterThanOrEqual(box.y + box.height - 0.001);
        expect(zoomOf(view)).toBeLessThanOrEqual(MOST_ZOOM + 0.001);
        const crop = cropOf(view, PICTURE, 'a');
        expect(crop.zoom).toBeGreaterThanOrEqual(1);
        expect(crop.zoom).toBeLessThanOrEqual(MOST_ZOOM);
      },
    ),
  );
});
