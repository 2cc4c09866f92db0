import { expect, test } from '../../e2e/support/test';
import { failDevice, makeFailing } from './support/device';
import { expectStanding, notices } from './support/lost-parts';
import { expectSaved, PAGES, saving, SLOW } from './support/saved-pages';

/* A device that takes all but what lies under some keys: where it is work, that is shown; where it is not, nothing is lost. */

test.use({ viewport: { width: 1440, height: 900 } });
test.describe.configure({ timeout: 60_000 });

/** What holds work: the page shows that it is not saved. */
const OF_WORK = ['signet/signatures/', 'signet/headers/'] as const;

/** What only helps: without it the work is saved all the same. */
const HELPFUL = [
  'signet/journal/',
  'signet/open-sections',
  'signet/open/',
  'signet/sightings',
  'signet/destination',
] as const;

for (const [route, { open, step, expectAll }] of Object.entries(PAGES)) {
  for (const fault of ['full', 'broken'] as const) {
    for (const key of OF_WORK) {
      test(`${route} shows that work is not saved where ${key} is ${fault}, and saves all later`, async ({
        page,
      }) => {
        await makeFailing(page);
        await open(page);
        await step(page, 1);
        await expectSaved(page);
        await failDevice(page, fault, key);
        await step(page, 2);
        await expect(notices(page)).toContainText('does not let us save on this device', SLOW);
        await expect(saving(page)).toHaveText('Not saved');
        await failDevice(page, null);
        await step(page, 3);
        await expectSaved(page);
        await page.reload();
        await open(page);
        await expectAll(page, 3);
        await expectStanding(page);
      });
    }

    for (const key of HELPFUL) {
      test(`${route} saves all where ${key} is ${fault}`, async ({ page }) => {
        const failures: Error[] = [];
        page.on('pageerror', (error) => failures.push(error));
        await makeFailing(page);
        await open(page);
        await failDevice(page, fault, key);
        await step(page, 1);
        await expectSaved(page);
        await page.reload();
        await open(page);
        await expectAll(page, 1);
        await expectStanding(page);
        expect(failures).toEqual([]);
      });
    }
  }
}
