import { drawn, NAME, openDesign } from './support/canvas-pointer';
import { expect, test, type Page } from './support/test';

/* Each color of a design changes wherever it is used. */

test.use({ viewport: { width: 1440, height: 900 } });

const BLUE = '#1e5bb8';

const WORDS = { ...NAME, type: 'text', content: 'Words', style: { color: '#222222' } };
const TITLE = {
  ...NAME,
  id: 'title',
  type: 'text',
  content: 'Title',
  y: 60,
  style: { color: BLUE },
};
const BAR = {
  ...NAME,
  id: 'bar',
  type: 'rectangle',
  y: 120,
  style: { backgroundColor: BLUE },
};

const color = (page: Page, number: number) =>
  page.getByLabel(`Used color ${number}`, { exact: true });
const inkOf = (page: Page, id: string) => drawn(page, id).locator('text').first();

test('a color of the design changes wherever it is used, as one step', async ({ page }) => {
  await openDesign(page, [WORDS, TITLE, BAR]);
  await page.keyboard.press('Escape');
  const colors = page.getByRole('region', { name: 'Colors in use' });
  await expect(colors.getByRole('textbox')).toHaveCount(2);
  await expect(color(page, 2)).toHaveValue(BLUE);

  await color(page, 2).hover();
  await expect(page.locator('[data-listed]')).toHaveAttribute('d', /M.*M/);
  await color(page, 2).fill('#c81e1e');
  await expect(inkOf(page, 'title')).toHaveAttribute('fill', '#c81e1e');
  await expect(color(page, 2)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(drawn(page, 'bar').locator('rect').first()).toHaveAttribute('fill', '#c81e1e');

  await page.keyboard.press('Control+z');
  await expect(inkOf(page, 'title')).toHaveAttribute('fill', BLUE);
  await expect(color(page, 2)).toHaveValue(BLUE);
});

test('a color that is typed passes through another one without becoming one with it', async ({
  page,
}) => {
  const white = { ...BAR, id: 'white', y: 160, style: { backgroundColor: '#ffffff' } };
  await openDesign(page, [TITLE, white]);
  await page.keyboard.press('Escape');
  await color(page, 1).fill('#fff');
  await color(page, 1).fill('#fff000');
  await page.keyboard.press('Enter');
  await expect(color(page, 1)).toHaveValue('#fff000');
  await expect(color(page, 2)).toHaveValue('#ffffff');
});

test('of several selected elements the colors are theirs alone', async ({ page }) => {
  await openDesign(page, [WORDS, TITLE, BAR]);
  await drawn(page, 'name').click();
  await drawn(page, 'title').click({ modifiers: ['Shift'] });
  await expect(page.getByRole('region', { name: 'Colors of the selection' })).toBeVisible();
  await color(page, 2).fill('#c81e1e');
  await page.keyboard.press('Enter');
  await expect(inkOf(page, 'title')).toHaveAttribute('fill', '#c81e1e');
  await expect(drawn(page, 'bar').locator('rect').first()).toHaveAttribute('fill', BLUE);
});
