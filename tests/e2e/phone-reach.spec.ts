import { boxAtRest } from './support/box-at-rest';
import { drawn, openDesign } from './support/canvas-pointer';
import { bar, inBar, isApart, PHONE } from './support/phone';
import { expect, test } from './support/test';

/* What a phone shows of bars, menus and notices: nothing is cut without a sign, and what is used most is one tap away. */

test.use({ ...PHONE, permissions: ['clipboard-read', 'clipboard-write'] });

const NAME = { id: 'name', type: 'name', x: 60, y: 40, content: 'Jane Doe' };
const BOX = { id: 'box', type: 'rectangle', x: 90, y: 100, width: 80, height: 40 };

test('copying and the way to a mail program are one tap away', async ({ page }) => {
  await page.goto('/drag-drop');
  await openDesign(page, [NAME]);
  const copy = page.getByRole('button', { name: 'Copy signature' });
  await expect(copy).toContainText('Copy');
  await copy.tap();
  const notice = page.getByRole('region', { name: 'Notices' }).locator('> div');
  await expect(notice).toContainText('Copied!');
  await page.getByRole('banner').getByRole('button', { name: 'Use it in…' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Use it in…' });
  await expect(dialog).toBeVisible();
  await expect(notice).toBeVisible();
  expect(await isApart(notice, dialog.getByRole('heading', { name: 'Use it in…' }))).toBe(true);
});

test('the bar fades where it goes on, and what is not in it is always at its end', async ({
  page,
}) => {
  await page.goto('/drag-drop');
  await openDesign(page, [NAME, BOX]);
  await drawn(page, 'name').tap();
  await expect(inBar(page, 'More')).toBeInViewport({ ratio: 1 });
  await inBar(page, 'Select several').tap();
  await drawn(page, 'box').tap();
  await expect(inBar(page, 'Align left')).toBeAttached();
  await expect(inBar(page, 'More')).toBeInViewport({ ratio: 1 });
  await expect(bar(page).locator('[data-cut]')).toHaveCount(1);
  const more = await boxAtRest(inBar(page, 'More'));
  expect(more.x + more.width).toBeLessThanOrEqual(390);
});

test('what makes one of several is seen in the bar before it is moved', async ({ page }) => {
  await page.goto('/drag-drop');
  await openDesign(page, [NAME, BOX]);
  await drawn(page, 'name').tap();
  await inBar(page, 'Select several').tap();
  await drawn(page, 'box').tap();
  await expect(inBar(page, 'Group')).toBeInViewport({ ratio: 0.9 });
  await inBar(page, 'Group').tap();
  await expect(inBar(page, 'Ungroup')).toBeInViewport({ ratio: 0.9 });
});

test('a picture is uploaded by a tap', async ({ page }) => {
  await page.goto('/drag-drop');
  await openDesign(page, [{ id: 'photo', type: 'photo', x: 60, y: 40 }]);
  await drawn(page, 'photo').tap();
  await page.getByRole('tab', { name: 'Properties' }).tap();
  await expect(page.getByRole('button', { name: 'Tap to upload photo' })).toBeAttached();
});

test('the menu of the bar holds what the bar has not, without keys', async ({ page }) => {
  await page.goto('/drag-drop');
  await openDesign(page, [NAME, BOX]);
  await drawn(page, 'box').tap();
  await inBar(page, 'More').tap();
  const items = page.getByRole('menuitem');
  await expect(page.getByRole('menuitem', { name: 'Lock' })).toBeVisible();
  expect(await items.count()).toBeLessThanOrEqual(11);
  for (const name of ['Delete', 'Duplicate', 'Group', 'Ungroup']) {
    await expect(page.getByRole('menuitem', { name, exact: true })).toHaveCount(0);
  }
  await expect(page.getByText(/Ctrl/).filter({ visible: true })).toHaveCount(0);
});
