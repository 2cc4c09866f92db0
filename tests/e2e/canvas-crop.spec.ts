import { expectNoBreach } from './support/axe';
import { elements, openWith } from './support/designer';
import { picture } from './support/pictures';
import { expect, test } from './support/test';

test.use({ viewport: { width: 1440, height: 900 } });

test('a picture is cropped on the canvas, by hand or by keys, as one step', async ({ page }) => {
  await page.goto('/drag-drop');
  const bytes = await picture(page, 240, 160, 'image/png');
  const content = `data:image/png;base64,${bytes.toString('base64')}`;
  const box = { x: 20, y: 20, width: 120, height: 80 };
  await openWith(page, [
    { id: 'picture-1', type: 'picture', ...box, content, zIndex: 1, locked: false, style: {} },
  ]);
  const shown = elements(page).first();
  const image = shown.locator('image');
  const whole = await image.getAttribute('width');
  await shown.click();
  const properties = page.getByRole('complementary', { name: 'Properties' });
  await properties.getByRole('button', { name: 'Crop', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Crop' });
  const stage = dialog.getByRole('application', { name: 'Crop of the picture' });
  await expect(stage).toBeVisible();
  await expectNoBreach(page, '[role=dialog]');
  await dialog.getByLabel('Proportions').selectOption('Square');
  await stage.focus();
  for (let press = 0; press < 5; press++) await page.keyboard.press('+');
  await expect(dialog.getByRole('slider', { name: 'Zoom' })).toHaveValue('1.5');
  await page.keyboard.press('Shift+ArrowRight');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
  await expect(image).toHaveAttribute('clip-path', /url/);
  await expect(image).toHaveAttribute('width', '180');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(image).toHaveAttribute('width', whole ?? '');
  await page.keyboard.press('ControlOrMeta+Shift+z');

  // It is found by its name, begins with the crop that there is, and is taken away again.
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('mask');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('slider', { name: 'Zoom' })).toHaveValue('1.5');
  await dialog.getByLabel('Proportions').selectOption('Original');
  await dialog.getByRole('slider', { name: 'Zoom' }).fill('1');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(image).not.toHaveAttribute('clip-path', /url/);
});
