import { expect, test } from 'vitest';
import { growthOf, IN_PROPORTION } from './growth';

/** Keeps the processor at work for so many steps. */
function spend(steps: number): number {
  let sum = 0;
  for (let step = 0; step < steps; step++) sum += Math.sqrt(step);
  return sum;
}

test('growth in proportion is distinguished from growth as the square', async () => {
  expect(await growthOf((size) => spend(size), 20_000_000)).toBeLessThan(IN_PROPORTION);
  expect(await growthOf((size) => spend(size * size), 15_000)).toBeGreaterThan(IN_PROPORTION);
});
