import { add, elements, openDesigner } from '../../e2e/support/designer';
import { expect, test } from '../../e2e/support/test';

/* The form is killed in tests/e2e/tabs.spec.ts; so is the designer here, whose signatures are larger. */

const KILLS = Number(process.env['KILLS'] ?? 20);

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
    const session = await page.context().newCDPSession(page);
    const gone = new Promise((resolve) => page.once('crash', resolve));
    // Nobody answers for a page that has crashed.
    void session.send('Page.crash').catch(() => undefined);
    await gone;
    await page.close();
  }
  expect(saved, 'some of them were saved').toBeGreaterThan(0);
});
