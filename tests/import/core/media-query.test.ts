import { expect, test } from 'vitest';
import { isForLargeScreen } from '../../../src/import/core/media-query';

test.each([
  '',
  'all',
  'screen',
  'only screen',
  '(min-width: 480px)',
  'only screen and (min-width:600px)',
  'screen and (min-width: 37.5em)',
  'screen and (min-width: 480px) and (max-width: 1400px)',
  '(width >= 480px)',
  '(480px <= width)',
  '(320px <= width <= 2000px)',
  'print, screen and (min-width: 500px)',
  'not print',
  'not screen and (max-width: 480px)',
  '(prefers-color-scheme: light)',
  'screen and (prefers-reduced-motion: no-preference)',
  '(orientation: landscape)',
])('a reader at a computer sees %j', (query) => {
  expect(isForLargeScreen(query)).toBe(true);
});

test.each([
  'print',
  'speech',
  'not all',
  '(min-width: 601px)',
  'only screen and (max-width: 480px)',
  'screen and (max-width: 600px)',
  '(width <= 600px)',
  '(480px <= width <= 640px)',
  '(600px > width)',
  '(min-width: 480px) and (max-width: 640px)',
  '(prefers-color-scheme: dark)',
  'screen and (-webkit-min-device-pixel-ratio: 2)',
  '(forced-colors: active)',
  '(unknown: thing)',
  '((min-width: 400px))',
  'and',
  ',',
])('a reader there does not see %j', (query) => {
  expect(isForLargeScreen(query)).toBe(false);
});

test('a long query takes no time', () => {
  const start = performance.now();
  isForLargeScreen(`screen ${'and (min-width: 1px) '.repeat(5000)}!`);
  isForLargeScreen('('.repeat(50_000));
  isForLargeScreen(' '.repeat(50_000));
  expect(performance.now() - start).toBeLessThan(1000);
});
