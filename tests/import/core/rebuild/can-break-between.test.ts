import { expect, test } from 'vitest';
import { canBreakBetween } from '../../../../src/import/core/rebuild/can-break-between';

test.each([
  ['本町一丁', '目二番', true],
  ['みどりビル', '　受付', false],
  ['みどりビル　', '受付', true],
  ['https://a-long-', 'path', true],
  ['https://a-long', '/path', false],
  ['Harbour', 'Street', false],
  ['(', '東京', false],
])('between %j and %j a line may end: %j', (before, after, may) => {
  expect(canBreakBetween(before, after)).toBe(may);
});
