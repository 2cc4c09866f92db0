import { defineConfig } from 'vitest/config';

/*
 * The tests that changes of the compiler meet. Those that notice most in the least time come first, the slow ones last: the
 * first that fails ends the run.
 */

const FIRST = ['fixtures', 'places', 'cut', 'tables'].map(passTest);
const LAST = ['any-scene', 'flatten', 'reserve-text-slack'].map(passTest);

export default defineConfig({
  test: {
    update: 'none',
    projects: [
      project('first', 1, FIRST),
      project('then', 2, ['tests/export/**/*.test.ts'], [...FIRST, ...LAST]),
      project('last', 3, LAST),
    ],
  },
});

function passTest(name: string): string {
  return `tests/export/passes/${name}.test.ts`;
}

function project(name: string, groupOrder: number, include: string[], exclude: string[] = []) {
  return {
    test: {
      name,
      include,
      exclude,
      environment: 'node' as const,
      setupFiles: ['tests/setup.ts'],
      testTimeout: 60_000,
      sequence: { groupOrder },
    },
  };
}
