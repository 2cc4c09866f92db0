import { expect, test } from 'vitest';
import { removalWords } from '../../../src/import/page/dialog/copy';

const words = (count: number) =>
  removalWords({ kind: 'stored-picture', what: 'Gmail', count, place: null });

test('each picture that a store keeps is counted', () => {
  expect(words(1)).toMatch(/^A picture that Gmail keeps .* the original in its place$/);
  expect(words(2)).toMatch(/^2 pictures that Gmail keeps .* the originals in their places$/);
});
