import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boundsOf, type Rect } from '../../src/scene/geometry';
import { scaleBoxes, scalingOf } from '../../src/scene/operations/scale-boxes';
import { ELEMENT_TYPES } from '../../src/scene/registry';
import type { SceneElement } from '../../src/scene/scene';

const FROM = { x: 100, y: 50, width: 200, height: 100 };

function element(
  type: SceneElement['type'],
  box: Rect,
  over: Partial<SceneElement> = {},
): SceneElement {
  return { id: type, type, ...box, zIndex: 1, locked: false, style: {}, ...over };
}

function scaled(only: SceneElement, to: Rect): Rect | undefined {
  return scaleBoxes([only], FROM, to)[only.id];
}

function how(type: SceneElement['type'], wrap = false) {
  return scalingOf({ type, wrap });
}

describe('scaling the box around several', () => {
  const twice = { ...FROM, width: 400, height: 200 };

  test('stretches shapes with it, their distances too', () => {
    const box = { x: 150, y: 75, width: 50, height: 25 };
    expect(scaled(element('rectangle', box), twice)).toEqual({
      x: 200,
      y: 100,
      width: 100,
      height: 50,
    });
  });

  test('moves all where it only moves', () => {
    const box = { x: 150, y: 75, width: 50, height: 25 };
    for (const type of ELEMENT_TYPES) {
      expect(scaled(element(type, box), { ...FROM, x: 110, y: 40 })).toEqual({
        ...box,
        x: 160,
        y: 65,
      });
    }
  });

  test('moves a text, whose letters stay as large, and keeps it at the edge where it stood', () => {
    const size = { width: 60, height: 20 };
    const at = (x: number, y: number) => scaled(element('name', { x, y, ...size }), twice);
    expect(at(100, 50)).toEqual({ x: 100, y: 50, ...size });
    expect(at(240, 130)).toEqual({ x: 440, y: 230, ...size });
    expect(at(170, 90)).toEqual({ x: 270, y: 140, ...size });
  });

  test('gives a text that wraps another width', () => {
    const text = element('text', { x: 100, y: 50, width: 100, height: 40 }, { wrap: true });
    expect(scaled(text, twice)).toEqual({ x: 100, y: 50, width: 200, height: 40 });
  });

  test('keeps the ratio of a picture by the smaller change', () => {
    const logo = element('logo', { x: 100, y: 50, width: 120, height: 60 });
    expect(scaled(logo, { ...FROM, width: 400 })).toMatchObject({ width: 120, height: 60 });
    expect(scaled(logo, { ...FROM, width: 100 })).toMatchObject({ width: 60, height: 30 });
    expect(scaled(logo, twice)).toMatchObject({ width: 240, height: 120 });
    expect(scaled(logo, { ...FROM, width: 4000, height: 4000 })).toMatchObject({
      width: 800,
      height: 400,
    });
  });

  test('leaves a line as thin as it is, at its share of the height', () => {
    const line = element('line', { x: 100, y: 99, width: 200, height: 2 });
    expect(scaled(line, twice)).toEqual({ x: 100, y: 149, width: 400, height: 2 });
  });

  test('lets nothing become smaller than by its handles', () => {
    const box = { x: 100, y: 50, width: 40, height: 40 };
    const tiny = scaled(element('circle', box), { ...FROM, width: 1, height: 1 });
    expect(tiny).toMatchObject({ width: 20, height: 10 });
  });

  test('keeps touching what touched, and fills the new box', () => {
    const span = fc.integer({ min: 40, max: 200 });
    fc.assert(
      fc.property(span, span, span, span, span, (first, second, height, width, high) => {
        const left = element('rectangle', { x: 7, y: 3, width: first, height });
        const right = element('circle', { x: 7 + first, y: 3, width: second, height });
        const from = boundsOf([left, right]) ?? FROM;
        const to = { x: 11, y: 5, width: from.width + width, height: from.height + high };
        const boxes = scaleBoxes([left, right], from, to);
        const [a, b] = [boxes['rectangle'], boxes['circle']];
        expect(a && a.x + a.width).toBe(b?.x);
        expect(boundsOf(Object.values(boxes))).toEqual(to);
      }),
    );
  });

  test('depends on the type of each element', () => {
    expect(how('rectangle')).toBe('stretched');
    expect(how('logo')).toBe('in ratio');
    expect(how('name')).toBe('kept');
    expect(how('name', true)).toBe('in width');
    expect(how('linkedin')).toBe('kept');
    expect(how('social', true)).toBe('kept');
  });
});
