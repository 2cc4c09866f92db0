import { expect, test } from 'vitest';
import { contrast, WHITE } from '../../../src/model/color/color';
import { shadeNote } from '../../../src/model/color/shade-note';

test('names the shade that text in a light color gets on white, and is silent about dark ones', () => {
  const note = shadeNote('#ffcc00');
  expect(note).toMatch(/^Text on white uses #[0-9a-f]{6}, which is easier to read\.$/);
  const [shade = ''] = note?.match(/#[0-9a-f]{6}/) ?? [];
  expect(contrast(shade as `#${string}`, WHITE)).toBeGreaterThanOrEqual(4.5);
  expect(shadeNote('#1a3a8a')).toBeUndefined();
});
