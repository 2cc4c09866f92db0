import { expect, test } from 'vitest';
import { asSignature, contentFor, missingFrom } from '../../bench/renderers/content.mjs';
import { exportSignature } from '../../src/export';

test('the content that renderers are compared by is what a signature prints, so that the measurement runs', async () => {
  const content = contentFor(7);
  const { html } = await exportSignature(asSignature(content), 'modern');
  expect(missingFrom(html, content)).toEqual([]);
});
