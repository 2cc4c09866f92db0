import { writeFile } from 'node:fs/promises';
import { expectNoBreach } from './support/axe';
import { openSection, preview } from './support/form';
import { expect, test, type Page } from './support/test';
import { boxAtRest } from './support/box-at-rest';

/* Pictures from anywhere, and a photo moved in its shape. */

const notices = (page: Page) => page.getByRole('region', { name: 'Notices' });
const photo = (page: Page) => page.getByRole('img', { name: 'Chosen: Profile Picture' });
const logo = (page: Page) => page.getByRole('img', { name: 'Chosen: Logo' });

/** A PNG with red at its left and blue at its right half, drawn by the browser; its base64. */
async function halves(page: Page): Promise<string> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [400, 200];
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('The test needs a canvas');
    context.fillStyle = '#f00';
    context.fillRect(0, 0, 200, 200);
    context.fillStyle = '#00f';
    context.fillRect(200, 0, 200, 200);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
}

/** Lets the browser itself drag a file over a point of the page, and drop it there. */
async function dragFile(page: Page, base64: string, at: { x: number; y: number }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const file = test.info().outputPath('me.png');
  await writeFile(file, Buffer.from(base64, 'base64'));
  const data = { items: [], files: [file], dragOperationsMask: 1 };
  await session.send('Input.dispatchDragEvent', { type: 'dragEnter', ...at, data });
  await session.send('Input.dispatchDragEvent', { type: 'dragOver', ...at, data });
  await expect(page.getByText('Drop to use as photo')).toBeVisible();
  await expect(page.getByText('Drop to use as logo')).toBeVisible();
  await session.send('Input.dispatchDragEvent', { type: 'dragOver', ...at, data });
  await session.send('Input.dispatchDragEvent', { type: 'drop', ...at, data });
}

/** Pastes a picture as the page gets it from the clipboard. */
async function pastePicture(page: Page, base64: string): Promise<void> {
  await page.evaluate((text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([bytes], 'pasted.png', { type: 'image/png' }));
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.body.dispatchEvent(event);
  }, base64);
}

test('a picture dropped anywhere becomes photo or logo, and no file opens as a page', async ({
  page,
}) => {
  await page.goto('/');
  await openSection(page, 'Images');
  await expect(photo(page)).toBeVisible();
  const file = await halves(page);
  const { x, y } = await boxAtRest(photo(page));
  await dragFile(page, file, { x, y });
  await expect(photo(page)).toHaveAttribute('src', /^data:image/);
  await expect(notices(page)).toContainText('Photo added');
  await notices(page).getByRole('button', { name: 'Undo' }).click();
  await expect(photo(page)).not.toHaveAttribute('src', /^data:image/);
  await dragFile(page, file, { x: 1100, y: 300 });
  await expect(logo(page)).toHaveAttribute('src', /^data:image/);
  expect(page.url()).toMatch(/\/$/);
  await expect(page.getByText('Drop to use as photo')).toHaveCount(0);
});

test('a file dropped on the designer’s panels does not open as a page', async ({ page }) => {
  await page.goto('/drag-drop');
  await expect(page.getByRole('complementary', { name: 'Library' })).toBeVisible();
  const isRefused = await page
    .getByRole('complementary', { name: 'Library' })
    .evaluate((library) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['x'], 'a.png', { type: 'image/png' }));
      return ['dragover', 'drop'].every(
        (type) =>
          !library.dispatchEvent(
            new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }),
          ),
      );
    });
  expect(isRefused).toBe(true);
});

test('a pasted picture becomes the photo, or by one click the logo', async ({ page }) => {
  await page.goto('/');
  await openSection(page, 'Images');
  await expect(photo(page)).toBeVisible();
  await pastePicture(page, await halves(page));
  await expect(photo(page)).toHaveAttribute('src', /^data:image/);
  await notices(page).getByRole('button', { name: 'Use as logo' }).click();
  await expect(logo(page)).toHaveAttribute('src', /^data:image/);
  await expect(photo(page)).not.toHaveAttribute('src', /^data:image/);
  await expect(notices(page)).toContainText('Logo added');
});

test('a photo is moved and zoomed in its shape as one step, which is saved and undone', async ({
  page,
}) => {
  await page.goto('/');
  await openSection(page, 'Images');
  const field = page.getByRole('region', { name: 'Profile Picture', exact: true });
  await expect(field.getByRole('button', { name: 'Position' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  const buffer = Buffer.from(await halves(page), 'base64');
  await field
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  await expect.poll(() => middleColor(page)).toEqual('both');

  await field.getByRole('button', { name: 'Position' }).click();
  const dialog = page.getByRole('dialog', { name: 'Position photo' });
  const stage = dialog.getByRole('application', { name: 'Photo' });
  await expect(stage).toBeVisible();
  await expectNoBreach(page, '[role=dialog]');
  const box = await boxAtRest(stage);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 300, y, { steps: 4 });
  await page.mouse.up();
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -200);
  await expect(dialog.getByRole('slider', { name: 'Zoom' })).not.toHaveValue('1');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect.poll(() => middleColor(page)).toEqual('red');

  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect.poll(() => middleColor(page)).toEqual('both');
  await field.getByRole('button', { name: 'Position' }).click();
  await stage.focus();
  for (let press = 0; press < 5; press++) await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('+');
  await expect(dialog.getByRole('slider', { name: 'Zoom' })).toHaveValue('1.1');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect.poll(() => middleColor(page)).toEqual('blue');
  await expect(page.getByRole('button', { name: /^Signatures:.*Saved/ })).toBeVisible();
  await page.reload();
  await expect.poll(() => middleColor(page)).toEqual('blue');
});

/** What is seen left and right of the middle of the photo that leaves the page. */
async function middleColor(page: Page): Promise<'red' | 'blue' | 'both' | 'none'> {
  return preview(page)
    .locator('body')
    .evaluate((body) => {
      const image = body.querySelector<HTMLImageElement>('img[src^="data:"]');
      if (!image?.complete || image.naturalWidth === 0) return 'none';
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      const isRed = (share: number): boolean => {
        const at = [canvas.width * share, canvas.height / 2] as const;
        const [red = 0, , blue = 0] = context?.getImageData(...at, 1, 1).data ?? [];
        return red > blue;
      };
      const [left, right] = [isRed(0.25), isRed(0.75)];
      if (left !== right) return 'both';
      return left ? 'red' : 'blue';
    });
}

test('a message states that an animation is lost', async ({ page }) => {
  await page.goto('/');
  await openSection(page, 'Images');
  const frame = '21f90400000000002c00000000010001000002014400';
  const buffer = Buffer.from(`47494638396101000100800000000000ffffff${frame}${frame}3b`, 'hex');
  const field = page.getByRole('region', { name: 'Profile Picture', exact: true });
  await field
    .locator('input[type=file]')
    .setInputFiles({ name: 'wave.gif', mimeType: 'image/gif', buffer });
  await expect(field.getByRole('status')).toHaveText(
    'Image uploaded successfully! Only the first frame of the animation is kept.',
  );
});
