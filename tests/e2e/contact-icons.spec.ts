import { expectNoBreach } from './support/axe';
import { add, elements, openEmpty, openWith } from './support/designer';
import { expect, test } from './support/test';

test.use({ viewport: { width: 1440, height: 900 } });

test('an icon is added, chosen, colored and copied with the signature', async ({ page }) => {
  await openEmpty(page);
  await add(page, 'Symbol');
  const icon = elements(page).first();
  const image = icon.locator('image');
  await expect(icon).toHaveAccessibleName(/^Symbol.*Envelope/);
  await expect(image).toHaveAttribute('href', /^data:image\/png/);
  const properties = page.getByRole('complementary', { name: 'Properties' });
  await expectNoBreach(page, '[aria-label="Properties"]');
  const envelope = await image.getAttribute('href');
  await properties.getByLabel('Drawing').selectOption('Map pin');
  await expect(image).not.toHaveAttribute('href', envelope ?? '');
  await expect(icon).toHaveAccessibleName(/^Symbol.*Map pin/);
  const pin = await image.getAttribute('href');
  await properties.getByRole('radio', { name: 'Plain' }).click();
  await expect(image).not.toHaveAttribute('href', pin ?? '');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(image).toHaveAttribute('href', pin ?? '');
  await page.keyboard.press('Shift+E');
  const mail = page.frameLocator('iframe[title="Your signature in an email"]');
  await expect(mail.getByAltText('Map pin')).toBeVisible();
});

test('the gap between badges of one element widens their row', async ({ page }) => {
  const links = { linkedin: 'https://www.linkedin.com/in/a', facebook: 'https://facebook.com/a' };
  const row = { id: 'social-1', type: 'social', x: 20, y: 20, width: 66, height: 30 };
  await page.goto('/drag-drop');
  await openWith(page, [{ ...row, autoWidth: true, style: {} }], { socialLinks: links });
  await elements(page).first().click();
  const second = elements(page).first().locator('rect[fill]:not([fill="none"])').nth(1);
  const before = Number(await second.getAttribute('x'));
  const gap = page.getByRole('textbox', { name: 'Gap' });
  await gap.fill('20');
  await gap.press('Enter');
  await expect.poll(async () => Number(await second.getAttribute('x'))).toBe(before + 14);
});
