import type { BrowserContext } from '@playwright/test';
import { add, elements, openDesigner } from './support/designer';
import { openSection } from './support/form';
import { expect, test, type Page } from './support/test';

test.use({ viewport: { width: 1440, height: 900 } });

/** Opens the form with its first section. */
async function openForm(page: Page): Promise<void> {
  await page.goto('/');
  await openSection(page, 'Personal Information');
}

function field(page: Page, name: 'Full Name' | 'Job Title'): ReturnType<Page['getByLabel']> {
  return page.getByLabel(name);
}

/** Until the page says that all that was done lies on the device. */
async function expectSaved(page: Page): Promise<void> {
  await expect(page.locator('[data-saving]')).toHaveAttribute('data-saving', 'saved');
}

test('what is typed in the form is on the canvas of another tab, and the other way round', async ({
  page,
  context,
}) => {
  await openDesigner(page);
  await add(page, 'Name');
  await expectSaved(page);
  const form = await context.newPage();
  await openForm(form);
  await field(form, 'Full Name').fill('Ada Lovelace');
  await expect(elements(page).first()).toHaveAccessibleName(/Ada Lovelace/);

  await page.bringToFront();
  await page.getByRole('tab', { name: 'Details' }).click();
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Grace Hopper');
  await expect(field(form, 'Full Name')).toHaveValue('Grace Hopper');
  await page.getByRole('tab', { name: 'Elements' }).click();
  await add(page, 'Job Title');
  await expectSaved(page);
  await form.close();
  await page.reload();
  await expect(elements(page)).toHaveCount(2);
  await expect(elements(page).first()).toHaveAccessibleName(/Grace Hopper/);
});

/** A second form beside one in which something was typed. */
async function openSecond(page: Page, context: BrowserContext): Promise<Page> {
  await openForm(page);
  await field(page, 'Full Name').fill('Ada Lovelace');
  await expectSaved(page);
  const second = await context.newPage();
  await openForm(second);
  await expect(field(second, 'Full Name')).toHaveValue('Ada Lovelace');
  return second;
}

test('two forms do not write over each other', async ({ page, context }) => {
  const second = await openSecond(page, context);
  await field(second, 'Job Title').fill('Countess');
  await expect(field(page, 'Job Title')).toHaveValue('Countess');
  await field(page, 'Full Name').fill('Ada King');
  await expect(field(second, 'Full Name')).toHaveValue('Ada King');
  await expectSaved(page);
  await second.reload();
  await openSection(second, 'Personal Information');
  await expect(field(second, 'Full Name')).toHaveValue('Ada King');
  await expect(field(second, 'Job Title')).toHaveValue('Countess');
});

test('a tab that hangs while another takes over loses nothing, and neither does the other', async ({
  page,
  context,
}) => {
  const second = await openSecond(page, context);
  await field(page, 'Full Name').fill('Ada King');
  const hanging = page.evaluate(() => {
    const end = performance.now() + 4000;
    while (performance.now() < end);
  });
  await field(second, 'Job Title').fill('Countess');
  await expectSaved(second);
  await hanging;
  await expect(field(page, 'Job Title')).toHaveValue('Countess');
  await expect(field(second, 'Full Name')).toHaveValue('Ada King');
  const third = await context.newPage();
  await openForm(third);
  await expect(field(third, 'Full Name')).toHaveValue('Ada King');
  await expect(field(third, 'Job Title')).toHaveValue('Countess');
});

/** Side by side, each in a browser of its own. */
const KILLERS = 2;
/** By all of them together; `KILLS=200` for more, which takes some minutes. */
const KILLS = Number(process.env['KILLS'] ?? 40);

test(`${KILLS} tabs that are killed in mid-write leave a whole signature each time`, async ({
  browser,
}) => {
  test.setTimeout(60_000 + KILLS * 5000);
  const killers = Array.from({ length: KILLERS }, async () => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
    let saved = 0;
    for (let time = 1; time <= KILLS / KILLERS; time++) {
      const page = await context.newPage();
      const found = await personOf(page);
      expect(found, 'what was said to be saved is there').toBeGreaterThanOrEqual(saved);
      expect(found).toBeLessThan(time);
      await field(page, 'Full Name').fill(`Person ${time}`);
      // As when the page is left: all is saved at once. Then from before the writing begins until after it has ended.
      await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
      if (time % 5 > 0) await page.waitForTimeout((time % 5) * 4);
      const state = await page.locator('[data-saving]').getAttribute('data-saving');
      saved = state === 'saved' ? time : found;
      await kill(page, context);
    }
    await context.close();
    return saved;
  });
  const reached = await Promise.all(killers);
  expect(Math.max(...reached), 'some of them were saved').toBeGreaterThan(0);
});

/** The number of the person whom the form speaks of; 0 for the sample. */
async function personOf(page: Page): Promise<number> {
  await page.goto('/', { waitUntil: 'commit' });
  await openSection(page, 'Personal Information');
  // A device that is slow to answer: the page begins with the sample and says so, until what was saved is there.
  await expect(page.getByRole('region', { name: 'Saved work' })).toHaveCount(0);
  const name = await field(page, 'Full Name').inputValue();
  return Number(name.replace('Person ', '')) || 0;
}

/** Ends a page without a word to it: no `pagehide`, no last writing. */
async function kill(page: Page, context: BrowserContext): Promise<void> {
  const session = await context.newCDPSession(page);
  const gone = new Promise((resolve) => page.once('crash', resolve));
  // Nobody answers for a page that has crashed.
  void session.send('Page.crash').catch(() => undefined);
  await gone;
  await page.close();
}
