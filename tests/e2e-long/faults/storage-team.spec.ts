import { pasteInto } from '../../e2e/support/paste';
import { openTeam } from '../../e2e/support/team-states';
import { expect, test, type Page } from '../../e2e/support/test';
import { DEVICE_FAULTS, failDevice, makeFailing } from './support/device';
import { expectStanding, notices } from './support/lost-parts';

/* A device that fails under a list of people: the page goes on with it, shows a message, and saves it once it can. */

test.use({ viewport: { width: 1440, height: 900 } });
test.describe.configure({ timeout: 60_000 });

const SLOW = { timeout: 20_000 };

async function paste(page: Page, names: readonly string[]): Promise<void> {
  const rows = names.map((name) => `${name},${name.toLowerCase()}@acme.example`);
  await pasteInto(page.getByLabel('Paste a list'), '', ['Name,Email', ...rows].join('\n'));
  await expect(page.getByRole('grid', { name: 'People' })).toBeVisible();
}

async function rename(page: Page, name: string, next: string): Promise<void> {
  await page.getByRole('gridcell', { name, exact: true }).press('Enter');
  const field = page.getByRole('textbox', { name: /^Full name, line/i });
  await field.fill(next);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('gridcell').filter({ hasText: next }).first()).toBeVisible();
}

const saved = (page: Page) => page.getByText('Saved on this device', { exact: true });
const notSaved = (page: Page) => page.getByText('Not saved on this device', { exact: true });

for (const fault of DEVICE_FAULTS) {
  test(`a list goes on where the device is ${fault} after a while, and is saved later`, async ({
    page,
  }) => {
    await makeFailing(page);
    await openTeam(page);
    await paste(page, ['Ada', 'Bo']);
    await expect(saved(page)).toBeVisible(SLOW);
    await failDevice(page, fault);
    await rename(page, 'Ada', 'Adele');
    await expect(notices(page)).toContainText(
      'This browser does not let us save the list on this device. It stays until you close the page.',
      SLOW,
    );
    await expect(notSaved(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Make 2 signatures' })).toBeEnabled();
    await failDevice(page, null);
    await rename(page, 'Bo', 'Boris');
    await expect(saved(page)).toBeVisible(SLOW);
    await page.reload();
    for (const name of ['Adele', 'Boris']) {
      await expect(page.getByRole('gridcell').filter({ hasText: name }).first()).toBeVisible();
    }
    await expectStanding(page);
  });

  test(`the page opens where the device is ${fault}, and the list there is not lost`, async ({
    page,
    context,
  }) => {
    const before = await context.newPage();
    await openTeam(before);
    await paste(before, ['Ada', 'Bo']);
    await expect(saved(before)).toBeVisible(SLOW);
    await before.close();
    await makeFailing(page, fault);
    await openTeam(page);
    if (fault !== 'full') {
      await expect(notices(page)).toContainText(/list .*read/, SLOW);
      await paste(page, ['Cy']);
      await expect(notSaved(page)).toBeVisible(SLOW);
    }
    const later = await context.newPage();
    await openTeam(later);
    for (const name of ['Ada', 'Bo']) {
      await expect(later.getByRole('gridcell').filter({ hasText: name }).first()).toBeVisible();
    }
    await expectStanding(page);
  });
}
