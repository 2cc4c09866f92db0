import { SIZES } from './support/form';
import { picture } from './support/pictures';
import { expectNothingRed } from './support/take-away';
import { expect, test, type Locator, type Page } from './support/test';

/* How far it is from the empty page to the mail client: every press counts, but typing does not. */

const MOST_PRESSES = 12;
const MOST_STOPS = 10;

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

for (const { name, ...viewport } of SIZES) {
  test.describe(`on the ${name}`, () => {
    test.use({ viewport });

    test('from the sample to Gmail, with photo and logo, takes twelve presses at most, and nothing is red', async ({
      page,
    }) => {
      let presses = 0;
      const press = async (what: Locator): Promise<void> => {
        presses += 1;
        await what.click();
      };
      const button = (label: string): Locator =>
        page.getByRole('button', { name: label, exact: true });
      await page.goto('/');
      await press(button('Remove sample data'));
      await press(button('Personal Information'));
      await page.getByLabel('Full Name').fill('Zoë O’Hara');
      await press(button('Contact Information'));
      await page.getByLabel('Email Address').fill('zoe@example.com');
      await press(button('Images'));
      for (const [label, file] of [
        ['Click to upload profile picture', 'photo.png'],
        ['Click to upload logo', 'logo.png'],
      ] as const) {
        const choosing = page.waitForEvent('filechooser');
        await press(page.getByRole('button', { name: label }));
        const buffer = await picture(page, 500, 300, 'image/png');
        await (await choosing).setFiles({ name: file, mimeType: 'image/png', buffer });
      }
      await expect(page.getByText('Image uploaded successfully!')).toHaveCount(2);
      await expectNothingRed(page);
      await press(button('Use it in…'));
      const dialog = page.getByRole('dialog', { name: 'Use it in…' });
      await press(dialog.getByRole('button', { name: 'Copy, then add pictures' }));
      for (const picked of ['Save Picture 1', 'Save Picture 2']) {
        const saving = page.waitForEvent('download');
        await press(dialog.getByRole('button', { name: picked }));
        await saving;
      }
      await expectNothingRed(page);
      expect(presses).toBeLessThanOrEqual(MOST_PRESSES);
    });

    test('by keyboard, Copy is ten stops away at most, from the top and from the end of the form', async ({
      page,
    }) => {
      await page.goto('/');
      await expect(page.getByRole('button', { name: 'Personal Information' })).toBeVisible();
      expect(await stopsToCopy(page)).toBeLessThanOrEqual(MOST_STOPS);
      await page.getByRole('button', { name: 'Below the Signature' }).focus();
      expect(await stopsToCopy(page)).toBeLessThanOrEqual(MOST_STOPS);
    });
  });
}

/** How often Tab is pressed until Copy has the focus; a link that skips to it is followed. */
async function stopsToCopy(page: Page): Promise<number> {
  const copy = page.getByRole('button', { name: 'Copy HTML' });
  const focused = page.locator(':focus');
  for (let stops = 1; stops <= 60; stops++) {
    await page.keyboard.press('Tab');
    if ((await focused.textContent()) === 'Skip to Copy HTML') await page.keyboard.press('Enter');
    const isThere = await copy.evaluate((node) => node === document.activeElement);
    if (isThere) return stops;
  }
  throw new Error('Tab never reached Copy HTML');
}
