import { openSection } from '../../e2e/support/form';
import { expect, test } from '../../e2e/support/test';
import { DEVICE_FAULTS, failDevice, makeFailing } from './support/device';
import { expectStanding, notices } from './support/lost-parts';
import { expectSaved, PAGES, saving, SLOW } from './support/saved-pages';

/* A device that cannot be written, or even read: the page can be worked with, shows a message, and saves all once it can. */

test.use({
  viewport: { width: 1440, height: 900 },
  permissions: ['clipboard-read', 'clipboard-write'],
});
test.describe.configure({ timeout: 60_000 });

for (const [route, { open, step, expectAll, copy }] of Object.entries(PAGES)) {
  for (const fault of DEVICE_FAULTS) {
    test(`${route} goes on where the device is ${fault} after a while, and saves all later`, async ({
      page,
    }) => {
      await makeFailing(page);
      await open(page);
      await step(page, 1);
      await expectSaved(page);
      await failDevice(page, fault);
      await step(page, 2);
      await expect(notices(page)).toContainText(
        'This browser does not let us save on this device. Your work stays until you close the page.',
        SLOW,
      );
      await expect(saving(page)).toHaveText('Not saved');
      await step(page, 3);
      await page.getByRole('button', { name: copy, exact: true }).click();
      await expect(page.getByText(/copied to clipboard$|sample value/).first()).toBeVisible(SLOW);
      await failDevice(page, null);
      await step(page, 4);
      await expectSaved(page);
      await page.reload();
      await open(page);
      await expectAll(page, 4);
      await expectStanding(page);
    });

    test(`${route} opens where the device is ${fault}, and nothing there is lost`, async ({
      page,
      context,
    }) => {
      const before = await context.newPage();
      await open(before);
      await step(before, 1);
      await expectSaved(before);
      await before.close();
      await makeFailing(page, fault);
      await open(page);
      if (fault === 'full') await expectAll(page, 1);
      else await expect(page.getByText('Saved work cannot be read right now')).toBeVisible(SLOW);
      const begun = fault === 'full' ? 1 : 0;
      await step(page, begun + 1);
      await expect(saving(page)).toHaveText('Not saved', SLOW);
      await failDevice(page, null);
      await step(page, begun + 2);
      if (fault !== 'full') {
        await page.getByRole('button', { name: 'Try again' }).first().click();
      }
      await expectSaved(page);
      const later = await context.newPage();
      await open(later);
      await later.getByRole('button', { name: /^Signatures:/ }).click();
      const rows = later.getByRole('list', { name: 'Your signatures' }).getByRole('listitem');
      await expect(rows, 'what was there, and what was begun').toHaveCount(
        fault === 'full' ? 1 : 2,
      );
      await expectStanding(page);
    });
  }
}

test('a page that cannot save does not reload by itself', async ({ page }) => {
  await makeFailing(page);
  await PAGES['/'].open(page);
  await failDevice(page, 'full');
  await PAGES['/'].step(page, 1);
  await expect(saving(page)).toHaveText('Not saved');
  await page.route('**/custom-colors-*.js', (route) => route.fulfill({ status: 404 }));
  await openSection(page, 'Choose Your Style');
  await page.getByRole('tab', { name: 'Colors' }).click();
  await page.getByText('Custom colors').click();
  await notices(page).getByRole('button', { name: 'Reload' }).click();
  await expect(notices(page)).toContainText('Save a copy to a file first.');
  await PAGES['/'].expectAll(page, 1);
});
