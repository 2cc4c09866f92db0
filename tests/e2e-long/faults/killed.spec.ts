import { add, elements, openDesigner } from '../../e2e/support/designer';
import { openSection } from '../../e2e/support/form';
import { kill, typeUntilKilled } from '../../e2e/support/kill';
import { expect, test, type Page } from '../../e2e/support/test';
import { TYPED_INTO } from '../../e2e/support/typed-into';
import { seededPick } from '../support/seeded-pick';

/** `KILLS=200` for more, which takes some minutes. */
const KILLS = Number(process.env['KILLS'] ?? 40);

/** Side by side, each in a browser of its own. */
const KILLERS = 2;
test(`${KILLS} forms that are killed in mid-write leave a whole signature each time`, async ({
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
      await page.getByLabel('Full Name').fill(`Person ${time}`);
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

/** The number of the person whom the form shows; 0 for the sample. */
async function personOf(page: Page): Promise<number> {
  await page.goto('/', { waitUntil: 'commit' });
  await openSection(page, 'Personal Information');
  // A device that is slow to answer: the page begins with the sample and a message, until what was saved is there.
  await expect(page.getByRole('region', { name: 'Saved work' })).toHaveCount(0);
  const name = await page.getByLabel('Full Name').inputValue();
  return Number(name.replace('Person ', '')) || 0;
}

test(`${KILLS} designers that are killed in mid-write leave a whole design each time`, async ({
  context,
}) => {
  test.setTimeout(60_000 + KILLS * 10_000);
  let saved = 0;
  for (let time = 1; time <= KILLS; time++) {
    const page = await context.newPage();
    await openDesigner(page);
    await expect(page.getByRole('region', { name: 'Saved work' })).toHaveCount(0);
    const found = await elements(page).count();
    expect(found, 'what was said to be saved is there').toBeGreaterThanOrEqual(saved);
    await add(page, 'Text');
    await expect(elements(page)).toHaveCount(found + 1);
    // As when the page is left: all is saved at once. Then from before the writing begins until after it has ended.
    await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
    await page.waitForTimeout((time % 5) * 4);
    const state = await page.locator('[data-saving]').getAttribute('data-saving');
    saved = state === 'saved' ? found + 1 : found;
    await kill(page, context);
  }
  expect(saved, 'some of them were saved').toBeGreaterThan(0);
});

/** `TYPISTS=100` for more. */
const TYPISTS = Number(process.env['TYPISTS'] ?? 10);

for (const [what, { begin, read }] of Object.entries(TYPED_INTO)) {
  test(`${TYPISTS} pages that are killed while somebody types into ${what} lose a second at most`, async ({
    browser,
  }) => {
    test.setTimeout(60_000 + TYPISTS * 30_000);
    const pick = seededPick(15);
    for (let time = 1; time <= TYPISTS; time++) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
      const page = await context.newPage();
      await begin(page);
      const { all, mustBeThere } = await typeUntilKilled(page, context, 2000 + pick(6000));
      const found = await read(await context.newPage());
      expect(found).toContain(mustBeThere.trim());
      expect(mustBeThere.length).toBeGreaterThan(0);
      expect(all).not.toBe(mustBeThere);
      await context.close();
    }
  });
}
