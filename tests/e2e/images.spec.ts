import { expect, inShortRun, test, type Page } from './support/test';
import { openSection, preview, SIZES } from './support/form';
import { picture } from './support/pictures';

async function choose(page: Page, file: { name: string; mimeType: string; buffer: Buffer }) {
  const profile = page.getByRole('region', { name: 'Profile Picture' });
  await profile.locator('input[type=file]').setInputFiles(file);
}

for (const { name: place, width, height } of SIZES) {
  test.describe(`in the ${place}`, inShortRun(place === 'desktop'), () => {
    test.use({ viewport: { width, height } });

    test.beforeEach(async ({ page }) => {
      await page.goto('/');
      await openSection(page, 'Images');
    });

    test('the empty uploader has its words, and a picture can be chosen, changed and removed', async ({
      page,
    }) => {
      const profile = page.getByRole('region', { name: 'Profile Picture' });
      await profile.getByRole('button', { name: 'Remove' }).click();
      await expect(profile.getByText('Click to upload profile picture')).toBeVisible();
      await expect(profile.getByText('PNG, JPG, GIF up to 10MB')).toBeVisible();
      await expect(preview(page).locator('img')).toHaveCount(0);

      await choose(page, {
        name: 'me.jpg',
        mimeType: 'image/jpeg',
        buffer: await picture(page, 800, 600, 'image/jpeg'),
      });
      await expect(profile.getByText('Image uploaded successfully!')).toBeVisible();
      await expect(profile.getByRole('button', { name: 'Change Image' })).toBeVisible();
      for (const shape of ['Square', 'Round', 'Tall Rectangle']) {
        await profile.getByRole('radio', { name: shape }).check();
      }
      await expect(preview(page).locator('img')).toHaveAttribute('width', '45');
      await expect(preview(page).locator('img')).toHaveAttribute('height', '70');
      await expect(page.getByText(/^Your pictures need one more step in Gmail/)).toBeVisible();
    });

    test('a transparent picture stays a PNG, an opaque one becomes a JPEG of at most 200 x 200', async ({
      page,
    }) => {
      const source = page.getByRole('region', { name: 'Profile Picture' }).getByRole('img');
      const naturalSize = () =>
        source.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
      await choose(page, {
        name: 'half.png',
        mimeType: 'image/png',
        buffer: await picture(page, 400, 300, 'image/png'),
      });
      await expect(source).toHaveAttribute('src', /^data:image\/png/);
      await expect.poll(naturalSize).toEqual([200, 150]);
      await choose(page, {
        name: 'full.jpg',
        mimeType: 'image/jpeg',
        buffer: await picture(page, 300, 900, 'image/jpeg'),
      });
      await expect(source).toHaveAttribute('src', /^data:image\/jpeg/);
      await expect.poll(naturalSize).toEqual([67, 200]);
    });

    test('what is no picture gets a message', async ({ page }) => {
      const failed = 'Error processing image. Please try again.';
      const heic =
        'This is an iPhone photo (HEIC), which this browser cannot open. Export it as JPEG first.';
      const large = 'This picture is 14.2 MB. Use one of up to 10 MB.';
      for (const [what, name, buffer, words] of [
        ['an empty file', 'empty.png', Buffer.alloc(0), failed],
        ['renamed text', 'notes.png', Buffer.from('just some words'), failed],
        ['a HEIC the browser cannot read', 'photo.heic', Buffer.from('\0\0\0\x18ftypheic'), heic],
        ['a file above 10 MB', 'large.png', Buffer.alloc(14.2 * 1024 * 1024), large],
      ] as const) {
        await test.step(`${what} gets the message, and the earlier picture stays`, async () => {
          const before = await preview(page).locator('img').getAttribute('src');
          await choose(page, { name, mimeType: 'image/png', buffer });
          await expect(page.getByText(words)).toBeVisible();
          expect(await preview(page).locator('img').getAttribute('src')).toBe(before);
        });
      }
    });

    test('an SVG is drawn to PNG, and no script in it runs', async ({ page }) => {
      const svg =
        '<svg xmlns="http://www.w3.org/2000/svg" width="50" height="50" onload="window.hit=1">' +
        '<script>window.hit=1</script><circle cx="25" cy="25" r="20" fill="red"/></svg>';
      await choose(page, { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) });
      await expect(page.getByText('Image uploaded successfully!')).toBeVisible();
      await expect(
        page.getByRole('region', { name: 'Profile Picture' }).getByRole('img'),
      ).toHaveAttribute('src', /^data:image\/png/);
      expect(await page.evaluate(() => 'hit' in window)).toBe(false);
    });

    test('a picture can be pasted, and the final signature holds it cut to its shape', async ({
      page,
    }) => {
      const base64 = (await picture(page, 300, 300, 'image/jpeg')).toString('base64');
      await page.getByRole('button', { name: 'Change Image' }).evaluate((button, data) => {
        const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
        const transfer = new DataTransfer();
        transfer.items.add(new File([bytes], 'pasted.jpg', { type: 'image/jpeg' }));
        button.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true }),
        );
      }, base64);
      await expect(page.getByText('Image uploaded successfully!')).toBeVisible();
      await expect(preview(page).locator('img')).toHaveAttribute('src', /^data:image\/png/);
      expect(
        await preview(page)
          .locator('img')
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      ).toBe(120);
    });
  });
}
