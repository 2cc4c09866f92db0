import { defineConfig } from 'vitest/config';

interface Tests {
  readonly first: readonly string[];
  readonly next: readonly string[];
  /** Those of all the others that take long. */
  readonly last: readonly string[];
  /** Those that would only repeat what others notice, slower. */
  readonly never?: readonly string[];
}

/**
 * The tests that a change meets, in the order given: the first that fails ends the run, so those that notice most in the
 * least time come first.
 */
export function inOrder({ first, next, last, never = [] }: Tests) {
  return defineConfig({
    test: {
      update: 'none',
      projects: [
        project('first', 1, first, never),
        project('next', 2, next, [...first, ...last, ...never]),
        project('last', 3, last, never),
      ],
    },
  });
}

function project(
  name: string,
  groupOrder: number,
  include: readonly string[],
  exclude: readonly string[],
) {
  return {
    test: {
      name,
      include: [...include],
      exclude: [...exclude, 'tests/**/*.isolated.test.ts'],
      environment: 'node' as const,
      // The modules are loaded once for each change, not once for each file of tests.
      isolate: false,
      setupFiles: ['tests/setup.ts'],
      testTimeout: 120_000,
      sequence: { groupOrder },
    },
  };
}
