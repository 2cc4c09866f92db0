import { boxAtRest } from './support/box-at-rest';
import { drawn, openDesign } from './support/canvas-pointer';
import { coverFoot, inBar, isApart, PHONE } from './support/phone';
import { expect, test } from './support/test';

/* Writing on a phone, which shows menus of its own above what is selected. */

test.use({
  ...PHONE,
  viewport: { width: 360, height: 640 },
  permissions: ['clipboard-read', 'clipboard-write'],
});

const NAME = { id: 'name', type: 'name', x: 60, y: 40, content: 'Jane Doe' };

test('what styles a part of a text is at the thumb, and its choices cover nothing of the text', async ({
  page,
}) => {
  await page.goto('/drag-drop');
  await openDesign(page, [NAME]);
  await page.getByRole('button', { name: 'Export options' }).tap();
  await page.getByRole('menuitem', { name: 'Copy Design' }).tap();
  const notice = page.getByRole('region', { name: 'Notices' }).locator('> div');
  await expect(notice).toBeVisible();
  await drawn(page, 'name').tap();
  await inBar(page, 'Edit text').tap();
  const text = page.getByRole('textbox', { name: 'Text of Name' });
  await expect(text).toBeFocused();
  const styling = page.getByRole('toolbar', { name: 'Selected text' });
  const writing = page.getByRole('toolbar', { name: 'Writing' });
  await expect(styling).toBeVisible();
  expect(await isApart(notice, styling)).toBe(true);
  const [bar, done] = [await boxAtRest(styling), await boxAtRest(writing)];
  expect(bar.y + bar.height).toBeCloseTo(done.y - 8, 0);
  for (const name of ['Font and size', 'Color', 'Link']) {
    await styling.getByRole('button', { name, exact: true }).tap();
    const choices = page.getByRole('dialog', { name: `${name} of the selected text` });
    await expect(choices).toBeVisible();
    await expect.poll(() => isApart(choices, text)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(choices).toHaveCount(0);
  }
});

test('above a keyboard, for which an open sheet makes way, choices are one line, which leaves the bar free', async ({
  page,
}) => {
  await coverFoot(page, 270);
  await page.goto('/drag-drop');
  await openDesign(page, [NAME]);
  await drawn(page, 'name').tap();
  await inBar(page, 'Style').tap();
  await inBar(page, 'Edit text').tap();
  const styling = page.getByRole('toolbar', { name: 'Selected text' });
  await expect(styling).toBeVisible();
  const panels = page.getByRole('button', { name: 'Panels' });
  await expect(panels, 'the sheet makes way').toHaveAttribute('aria-expanded', 'false');
  for (const name of ['Font and size', 'Color']) {
    const opener = styling.getByRole('button', { name, exact: true });
    await opener.tap();
    const choices = page.getByRole('dialog', { name: `${name} of the selected text` });
    await expect(choices).toBeVisible();
    expect(await isApart(choices, styling)).toBe(true);
    await opener.tap();
    await expect(choices).toHaveCount(0);
  }
  await styling.getByRole('button', { name: 'Color', exact: true }).tap();
  const colors = page.getByRole('dialog', { name: 'Color of the selected text' });
  await expect(colors.getByRole('button').first()).toHaveAccessibleName('#1e5bb8');
  await colors.getByRole('button', { name: '#1e5bb8' }).tap();
  await expect(colors).toHaveCount(0);
  const text = page.getByRole('textbox', { name: 'Text of Name' });
  await expect(text).toHaveCSS('color', 'rgb(30, 91, 184)');
  await page.getByRole('button', { name: 'Done' }).tap();
  await expect(panels).toHaveAttribute('aria-expanded', 'true');
});

test('on its side, a phone has the bar and a notice on either side of the text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/drag-drop');
  await openDesign(page, [{ ...NAME, x: 230, y: 70 }]);
  await page.getByRole('button', { name: 'Copy Design' }).tap();
  const notice = page.getByRole('region', { name: 'Notices' }).locator('> div');
  await expect(notice).toBeVisible();
  await drawn(page, 'name').tap();
  await inBar(page, 'Edit text').tap();
  const text = page.getByRole('textbox', { name: 'Text of Name' });
  const styling = page.getByRole('toolbar', { name: 'Selected text' });
  await expect(styling).toBeVisible();
  expect(await isApart(notice, text)).toBe(true);
  expect(await isApart(notice, styling)).toBe(true);
});
