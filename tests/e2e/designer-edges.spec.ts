import { add, elements, openDesigner, openWith } from './support/designer';
import { boxAtRest } from './support/box-at-rest';
import { expect, test, type Locator } from './support/test';

async function expectRingWithin(button: Locator): Promise<void> {
  await button.focus();
  await expect(button).toHaveCSS('outline-offset', /^-/);
}

test.describe('in a window 1024 px wide', () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  test('nothing of the header is cut off, and no notice lies over the checks', async ({ page }) => {
    await openDesigner(page);
    await page.getByRole('button', { name: 'Modern' }).first().click();
    const notice = page.getByRole('region', { name: 'Notices' }).getByText('Switched to Modern');
    await expect(notice).toBeVisible();
    await page.getByRole('button', { name: /^Checks/ }).click();
    const list = await boxAtRest(page.getByRole('dialog', { name: 'Checks' }));
    const box = await boxAtRest(page.locator('[data-toasts] > div'));
    expect(box.x + box.width).toBeLessThanOrEqual(list.x);
    await page.keyboard.press('Escape');
    await elements(page).first().click();
    const title = page.getByRole('heading', { name: 'Drag & Drop Builder' }).locator('..');
    expect(await title.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
  });
});

test.describe('in a wide window', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the ring of a button does not lie over the one beside it', async ({ page }) => {
    await openDesigner(page);
    await add(page, 'Name');
    await add(page, 'Job Title');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Shift+A');
    await page.keyboard.press('Tab');
    await expectRingWithin(page.getByRole('button', { name: 'Copy signature' }));
    await expectRingWithin(page.getByRole('button', { name: 'Export options' }));
    const stack = page
      .getByRole('group', { name: 'Stack' })
      .or(page.getByRole('region', { name: 'Stack' }));
    await expectRingWithin(stack.getByRole('button', { name: 'Move later in stack' }));
  });

  test('buttons have the margin of their panel where the system sets the colors', async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openWith(page, []);
    const section = page.getByRole('region', { name: 'Your details' });
    const [around, edit] = [
      await boxAtRest(section),
      await boxAtRest(section.getByRole('button', { name: 'Edit' })),
    ];
    expect(around.x + around.width - (edit.x + edit.width)).toBeGreaterThanOrEqual(16);
  });
});
