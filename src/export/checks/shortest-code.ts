import type { Check } from './check';

/** What the shortest code gives up. */
export const shortestCode: Check = {
  id: 'shortest-code',
  run: ({ options }) => (options.code === 'shortest' ? [{ rule: 'shortest-code' }] : []),
};
