import { expectNoBreach } from './support/axe';
import { drawn, openDesign } from './support/canvas-pointer';
import { expect, test } from './support/test';

test.use({ viewport: { width: 1440, height: 900 } });

const BOX = { id: 'box', type: 'rectangle', x: 60, y: 40, width: 200, height: 100 };

test('a gradient gets stops by a press, by keys and by a drag, and loses them', async ({
  page,
}) => {
  await page.goto('/drag-drop');
  const background = { angle: 90, from: '#ff0000', to: '#0000ff' };
  await openDesign(page, [{ ...BOX, style: { background } }]);
  await drawn(page, 'box').click();
  const properties = page.getByRole('complementary', { name: 'Properties' });
  const bar = properties.getByRole('group', { name: 'Colors of the gradient' });
  const stops = drawn(page, 'box').locator('stop');
  await expect(stops).toHaveCount(2);
  await bar.scrollIntoViewIfNeeded();

  const box = await bar.boundingBox();
  if (box === null) throw new Error('No bar');
  await page.mouse.click(box.x + box.width * 0.25, box.y + box.height / 2);
  await expect(stops).toHaveCount(3);
  await expect(stops.nth(1)).toHaveAttribute('offset', '0.25');
  await expectNoBreach(page, '[data-gradient-bar]');

  const second = bar.getByRole('slider', { name: 'Stop 2' });
  await second.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(second).toHaveAttribute('aria-valuenow', '36');
  await expect(stops.nth(1)).toHaveAttribute('offset', '0.36');

  const thumb = await second.boundingBox();
  if (thumb === null) throw new Error('No stop');
  await page.mouse.move(thumb.x + thumb.width / 2, thumb.y + thumb.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.6, box.y + 5, { steps: 4 });
  await page.mouse.up();
  await expect(stops.nth(1)).toHaveAttribute('offset', '0.6');

  await properties.getByLabel('Stop color', { exact: true }).first().fill('#00ff00');
  await page.keyboard.press('Enter');
  await expect(stops.nth(1)).toHaveAttribute('stop-color', '#00ff00');

  await properties.getByRole('button', { name: 'Add stop' }).click();
  await properties.getByRole('button', { name: 'Add stop' }).click();
  await expect(stops).toHaveCount(5);
  await expect(properties.getByRole('button', { name: 'Add stop' })).toBeDisabled();
  await bar.getByRole('slider', { name: 'Stop 2' }).focus();
  await page.keyboard.press('Delete');
  await expect(stops).toHaveCount(4);
  await expect(drawn(page, 'box')).toHaveCount(1);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(stops).toHaveCount(5);
});

test('an end of the line on the canvas is the stop that the panel edits', async ({ page }) => {
  await page.goto('/drag-drop');
  const background = { angle: 90, from: '#ff0000', to: '#0000ff' };
  await openDesign(page, [{ ...BOX, style: { background } }]);
  await drawn(page, 'box').click();
  const properties = page.getByRole('complementary', { name: 'Properties' });
  const color = properties.getByRole('textbox', { name: 'Stop color' });
  await expect(color).toHaveValue('#ff0000');
  await color.click();
  await page.getByRole('slider', { name: 'End of the gradient' }).click();
  await expect(color).toHaveValue('#0000ff');
  await color.fill('#00ff00');
  await page.keyboard.press('Enter');
  await expect(drawn(page, 'box').locator('stop').last()).toHaveAttribute('stop-color', '#00ff00');
  await expect(drawn(page, 'box').locator('stop').first()).toHaveAttribute('stop-color', '#ff0000');
});

test('a shadow gets lengths of its own', async ({ page }) => {
  await page.goto('/drag-drop');
  const shadow = { size: 'medium', color: '#b3b3b3' };
  await openDesign(page, [{ ...BOX, style: { shadow } }]);
  await drawn(page, 'box').click();
  const properties = page.getByRole('complementary', { name: 'Properties' });
  const size = properties.getByRole('combobox', { name: 'Shadow' });
  await size.selectOption('Custom');
  const blur = properties.getByRole('textbox', { name: 'Blur' });
  await expect(blur).toHaveValue('10');
  await blur.fill('24');
  await properties.getByRole('textbox', { name: 'Shadow X' }).fill('-8');
  await page.keyboard.press('Enter');
  await expect(drawn(page, 'box').locator('feGaussianBlur')).toHaveAttribute('stdDeviation', '12');
  await size.selectOption('Small');
  await expect(blur).toHaveCount(0);
  await expect(drawn(page, 'box').locator('feGaussianBlur')).toHaveAttribute('stdDeviation', '2');
});
