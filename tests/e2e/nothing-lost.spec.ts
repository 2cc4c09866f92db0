import { add, elements, openDesigner } from './support/designer';
import { openSection } from './support/form';
import { typeUntilKilled } from './support/kill';
import { expectSaved } from './support/stored';
import { expect, test, type Page } from './support/test';

test.use({ viewport: { width: 1440, height: 900 } });

test('words that are being typed on the canvas survive a reload', async ({ page }) => {
  await openDesigner(page);
  await add(page, 'Text');
  await elements(page).first().press('Enter');
  await page.keyboard.type('Half a sentence');
  await page.reload();
  await expect(elements(page).first()).toHaveAttribute('aria-label', /Half a sentence/);
});

test('what is typed without a rest into the form survives a crash, but for the last second', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await openSection(page, 'Personal Information');
  const quote = page.getByLabel('Personal Quote');
  await quote.fill('');
  await quote.focus();
  const { mustBeThere } = await typeUntilKilled(page, context, 4000);
  const next = await context.newPage();
  await next.goto('/');
  await openSection(next, 'Personal Information');
  const found = await next.getByLabel('Personal Quote').inputValue();
  expect(mustBeThere.length).toBeGreaterThan(0);
  expect(found).toContain(mustBeThere.trim());
});

test('what is typed without a rest on the canvas survives a crash, but for the last second', async ({
  page,
  context,
}) => {
  await openDesigner(page);
  await add(page, 'Text');
  await elements(page).first().press('Enter');
  const { mustBeThere } = await typeUntilKilled(page, context, 4000);
  const next = await context.newPage();
  await openDesigner(next);
  expect(mustBeThere.length).toBeGreaterThan(0);
  await expect(elements(next).first()).toHaveAccessibleName(new RegExp(mustBeThere.trim()));
});

test('a name that was saved while it was typed is taken back by Escape', async ({ page }) => {
  await openDesigner(page);
  await add(page, 'Circle');
  await page.getByRole('tab', { name: /^Layers/ }).click();
  const layer = page.getByRole('treegrid', { name: 'Layers' }).getByRole('row');
  await layer.press('F2');
  await page.keyboard.type('Sun');
  await expect(layer).toHaveAccessibleName(/^Sun/);
  await page.keyboard.press('Escape');
  await expect(layer).toHaveAccessibleName(/^Circle/);

  const menu = page.getByRole('button', { name: /^Signatures:/ });
  await menu.click();
  await page.getByRole('button', { name: 'Options for Jane Doe', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  const field = page.getByRole('textbox', { name: 'Name of the signature' });
  await expect(field).toBeFocused();
  await page.keyboard.type('Work');
  await expect(menu).toContainText('Work');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toContainText('Jane Doe');
});

test('a step survives a reload in the same moment', async ({ page }) => {
  await openDesigner(page);
  await add(page, 'Text');
  await expect(elements(page)).toHaveCount(1);
  await expectSaved(page);
  await elements(page).first().press('Control+d');
  await page.reload();
  await expect(elements(page)).toHaveCount(2);
});

test('what was typed into the form survives a reload in the same moment', async ({ page }) => {
  await page.goto('/');
  await openSection(page, 'Personal Information');
  await page.getByLabel('Full Name').fill('Ada Lovelace');
  await page.reload();
  await openSection(page, 'Personal Information');
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada Lovelace');
});

test('the designer opens where the browser gives no locks', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.locks.request = () => Promise.reject(new DOMException('Denied', 'SecurityError'));
  });
  await openDesigner(page);
  await add(page, 'Text');
  await expect(elements(page)).toHaveCount(1);
});

for (const [route, used] of [
  ['/', (page: Page) => page.getByRole('button', { name: 'Personal Information' })],
  ['/drag-drop', (page: Page) => page.locator('[data-design-canvas]')],
] as const) {
  test(`${route} opens on a device that never answers, and shows that nothing is saved`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
    });
    await page.goto(route);
    await expect(used(page)).toBeVisible();
    const unread = page.getByRole('region', { name: 'Saved work' });
    await expect(unread.getByText('Saved work cannot be read right now')).toBeVisible();
    await expect(unread.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.locator('[data-saving]')).toHaveText('Not saved');
  });
}

test('a design that cannot be read on one visit is whole on the next', async ({ page }) => {
  await openDesigner(page);
  await add(page, 'Name');
  await add(page, 'Job Title');
  await page.reload();
  await expect(elements(page)).toHaveCount(2);

  const fault = await page.context().newPage();
  await page.close();
  await fault.addInitScript(() => {
    IDBObjectStore.prototype.get = () => {
      throw new DOMException('Broken', 'UnknownError');
    };
    Storage.prototype.getItem = () => {
      throw new DOMException('Broken', 'UnknownError');
    };
  });
  await openDesigner(fault);
  await expect(fault.getByText('Saved work cannot be read right now')).toBeVisible();
  await add(fault, 'Quote');
  await expect(elements(fault)).toHaveCount(1);
  await fault.waitForTimeout(1000);
  const sound = await fault.context().newPage();
  await fault.close();
  await openDesigner(sound);
  await expect(elements(sound), 'what was begun meanwhile is kept, too').toHaveCount(1);
  await sound
    .getByRole('banner')
    .getByRole('button', { name: /Jane Doe/ })
    .click();
  await sound
    .getByRole('dialog')
    .getByRole('listitem')
    .filter({ hasNotText: 'Open now' })
    .getByRole('button', { name: /Jane Doe/ })
    .first()
    .click();
  await expect(elements(sound)).toHaveCount(2);
});
