import { describe, expect, test } from 'vitest';
import { colorAlong, gradientBetween, repaintGradient } from '../../src/email/gradient-parts';
import {
  gradientOfStops,
  meanColor,
  printGradient,
  type Gradient,
} from '../../src/email/gradients';
import { mix } from '../../src/model/color/color';

const PLAIN: Gradient = { angle: 90, from: '#000000', to: '#ffffff' };
const THREE = gradientOfStops(90, [
  { at: 100, color: '#0000ff' },
  { at: 0, color: '#ff0000' },
  { at: 20, color: '#ffffff' },
]);

test('two colors at the ends are stored and printed as they always were', () => {
  const stops = [
    { at: 0, color: PLAIN.from },
    { at: 100, color: PLAIN.to },
  ];
  expect(gradientOfStops(90, stops)).toEqual(PLAIN);
  expect(printGradient(PLAIN)).toBe('linear-gradient(90deg,#000000,#ffffff)');
  expect(meanColor(PLAIN)).toBe(mix(PLAIN.from, PLAIN.to, 0.5));
});

describe('more stops', () => {
  test('stand in their order, with the places that must be stated', () => {
    expect(printGradient(THREE)).toBe('linear-gradient(90deg,#ff0000,#ffffff 20%,#0000ff)');
    const late = gradientOfStops(0, [
      { at: 30, color: '#ff0000' },
      { at: 70, color: '#0000ff' },
    ]);
    expect(printGradient(late)).toBe('linear-gradient(0deg,#ff0000 30%,#0000ff 70%)');
    expect([colorAlong(late, 0.1), colorAlong(late, 0.9)]).toEqual(['#ff0000', '#0000ff']);
  });

  test('have the colors between them, and one on the whole', () => {
    expect(colorAlong(THREE, 0.2)).toBe('#ffffff');
    expect(colorAlong(THREE, 0.6)).toBe(mix('#ffffff', '#0000ff', 0.5));
    expect(meanColor(THREE)).not.toBe(mix('#ff0000', '#0000ff', 0.5));
  });

  test('are cut with their plane, and painted with it', () => {
    const part = gradientBetween(THREE, 0, 0.4);
    expect(part.stops?.map(({ at }) => at)).toEqual([0, 50, 100]);
    expect(part.from).toBe('#ff0000');
    const inverse = repaintGradient(THREE, () => '#123456');
    expect(new Set(inverse.stops?.map(({ color }) => color))).toEqual(new Set(['#123456']));
  });
});
