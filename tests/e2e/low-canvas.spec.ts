import { drawn, openDesign } from './support/canvas-pointer';
import { isApart } from './support/phone';
import { expect, test, type Locator, type Page } from './support/test';

/* What floats over a canvas that the email view has made low leaves free what is designed, and fields show their text. */

const LINES = [
  { id: 'name', type: 'text', x: 90, y: 4, width: 200, content: 'Jane Doe', wrap: true },
  ...[0, 1, 2, 3].map((at) => ({
    id: `line-${at}`,
    type: 'text',
    x: 90,
    y: 60 + at * 22,
    content: `A line of contact details, number ${at}`,
  })),
];
const emailView = (page: Page) => page.getByRole('region', { name: 'Email view' });
const toggle = (page: Page) => page.getByRole('button', { name: 'Email view' });
const notice = (page: Page) => page.getByRole('region', { name: 'Notices' }).locator('> div');

/** How much of a field its text takes beyond its height, in px. */
function hidden(field: Locator): Promise<number> {
  return field.evaluate((node) => node.scrollHeight - node.clientHeight);
}

test('at 1024 px the switches of the email view have one row, and the bar covers no line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openDesign(page, LINES);
  await toggle(page).click();
  const head = emailView(page).getByRole('heading', { name: 'Email view' }).locator('..');
  expect((await head.boundingBox())?.height).toBeLessThanOrEqual(46);
  await drawn(page, 'name').click();
  await page.keyboard.down('Shift');
  await drawn(page, 'line-0').click();
  await page.keyboard.up('Shift');
  const bar = page.getByRole('toolbar', { name: 'Selection' });
  await expect(bar).toBeVisible();
  for (const { id } of LINES) expect(await isApart(bar, drawn(page, id))).toBe(true);
  expect(await isApart(bar, page.getByRole('toolbar', { name: 'In email' }))).toBe(true);
});

test('a notice lies over nothing that is drawn once the email view makes the canvas low', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openDesign(page, LINES);
  await toggle(page).click();
  await expect(emailView(page)).toBeVisible();
  await drawn(page, 'name').click();
  await page.keyboard.press('Control+c');
  await page.keyboard.press('Control+v');
  await page.keyboard.press('Control+z');
  await page.getByRole('button', { name: 'Copy Design' }).click();
  await expect(notice(page)).toBeVisible();
  for (const { id } of LINES) expect(await isApart(notice(page), drawn(page, id))).toBe(true);
});

test('the field of a text is as high as the text, up to six lines', async ({ page }) => {
  const content = ['One', 'two', 'three'].join('\n');
  await openDesign(page, [{ id: 't', type: 'text', x: 60, y: 40, content }]);
  await drawn(page, 't').click();
  const field = page.getByRole('group', { name: 'Content' }).getByRole('textbox').first();
  expect(await hidden(field)).toBeLessThanOrEqual(0);
  const [three] = [(await field.boundingBox())?.height ?? 0];
  await field.fill(`${content}\nfour\nfive\nsix`);
  expect(await hidden(field)).toBeLessThanOrEqual(0);
  expect((await field.boundingBox())?.height).toBeGreaterThan(three);
  await field.fill(Array.from({ length: 12 }, (_, at) => `line ${at}`).join('\n'));
  expect(await hidden(field)).toBeGreaterThan(0);
});
