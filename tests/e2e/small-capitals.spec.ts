import { element } from './support/canvas';
import { openWith } from './support/designer';
import { expect, test } from './support/test';

test.use({ viewport: { width: 1440, height: 900 } });

test('a text has small capitals, by its button', async ({ page }) => {
  await openWith(page, [{ type: 'text', x: 60, y: 60, width: 100, height: 30, content: 'Words' }]);
  await element(page, 'Text').click();
  const drawing = element(page, 'Text').locator('text');
  const width = () =>
    drawing.evaluate((text) => (text as unknown as SVGTextElement).getComputedTextLength());
  const toggle = page
    .getByRole('group', { name: 'Text style' })
    .getByRole('button', { name: 'Small capitals' });
  const before = await width();
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect(drawing).toHaveAttribute('font-variant', 'small-caps');
  expect(Math.abs((await width()) - before)).toBeGreaterThan(0.1);
  await toggle.click();
  await expect(drawing).not.toHaveAttribute('font-variant');
});
