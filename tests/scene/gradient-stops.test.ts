import { expect, test } from 'vitest';
import { exportScene } from '../../src/export';
import {
  addStop,
  moveStop,
  removeStop,
  widestGap,
} from '../../src/scene/operations/gradient-stops';
import { GRADIENT, SHADOW } from '../../src/scene/properties/value-kinds';
import { designOf } from '../helpers/scenes';

const STOPS = [
  { at: 0, color: '#000000' },
  { at: 40, color: '#808080' },
  { at: 100, color: '#ffffff' },
] as const;

test('a stop moves between its neighbors, comes in the color that is there, and goes down to two', () => {
  expect(moveStop(STOPS, 1, 300)[1]?.at).toBe(100);
  expect(moveStop(STOPS, 1, 40)).toBe(STOPS);
  expect(addStop(STOPS, 20)).toMatchObject({
    index: 1,
    stops: { 1: { at: 20, color: '#404040' } },
  });
  expect(widestGap(STOPS)).toBe(70);
  const two = removeStop(STOPS, 0);
  expect([two.length, removeStop(two, 0)]).toEqual([2, two]);
  const five = [...STOPS, ...STOPS].slice(0, 5);
  expect(addStop(five, 20)).toBeNull();
});

test('what a file has as stops is kept within its bounds', () => {
  const given = { angle: 450, from: '#000000', to: '#ffffff', stops: [...STOPS, { at: 'x' }, 7] };
  const read = GRADIENT.read(given);
  expect(read && GRADIENT.legal(read)).toEqual({
    angle: 90,
    from: '#000000',
    to: '#ffffff',
    stops: STOPS,
  });
  const many = Array.from({ length: 20 }, (_, at) => ({ at, color: '#ff0000' }) as const);
  expect(
    GRADIENT.legal({ angle: 0, from: '#000000', to: '#ffffff', stops: many })?.stops,
  ).toHaveLength(5);
  const plain = { angle: 90, from: '#000000', to: '#ffffff' } as const;
  expect(GRADIENT.legal({ ...plain, stops: [] })).toEqual(plain);
});

test('what a file has as a shadow of its own is kept within its bounds', () => {
  const read = SHADOW.read({ size: 'custom', color: '#b3b3b3', x: 99, y: -99, blur: 400 });
  expect(read && SHADOW.legal(read)).toEqual({
    size: 'custom',
    color: '#b3b3b3',
    x: 40,
    y: -40,
    blur: 40,
  });
  expect(SHADOW.read({ size: 'custom', color: '#b3b3b3', x: 1 })).toBeUndefined();
});

test('both are in the email', async () => {
  const style = {
    background: { angle: 90, from: '#000000', to: '#ffffff', stops: STOPS },
    shadow: { size: 'custom', color: '#b3b3b3', x: 4, y: 0, blur: 0 },
    borderWidth: 0,
  } as const;
  const box = { type: 'rectangle', x: 20, y: 20, width: 200, height: 80, style } as const;
  const { html } = await exportScene(designOf([box]));
  expect(html).toContain('linear-gradient(90deg,#000000,#808080 40%,#ffffff)');
  expect(html).toContain('box-shadow:4px 0 0 #b3b3b3');
});
