import { boxAtRest } from './support/box-at-rest';
import { expectNoBreach } from './support/axe';
import { drawn, openDesign } from './support/canvas-pointer';
import { holdRequests } from './support/hold-requests';
import { isApart, PHONE, sheet } from './support/phone';
import { expect, test, type Page } from './support/test';

/* What shapes are filled with: one control, pickers that cover nothing of it, and the line of a gradient on the canvas. */

const BOX = { id: 'box', type: 'rectangle', x: 60, y: 40, width: 200, height: 100 };
const GRADIENT = { angle: 90, from: '#ff0000', to: '#0000ff' };
const RUN = { ...BOX, style: { backgroundColor: '#123456', background: GRADIENT } };

const properties = (page: Page) => page.getByRole('complementary', { name: 'Properties' });
const fill = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const bar = (page: Page) => page.getByRole('group', { name: 'Colors of the gradient' });
const line = (page: Page) => page.locator('[data-gradient-line]');
const angle = (page: Page) => page.getByRole('textbox', { name: 'Angle', exact: true });
const swatch = (page: Page, name: string) =>
  page.getByRole('button', { name: `${name}: open the color picker` });

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
] as const) {
  test.describe(`in a window ${width} px wide`, () => {
    test.use({ viewport: { width, height } });

    test('the picker of a stop covers neither its bar nor the shape', async ({ page }) => {
      await page.goto('/drag-drop');
      await openDesign(page, [{ ...RUN, x: 380 }]);
      await drawn(page, 'box').click();
      await swatch(page, 'Stop color').click();
      const picker = page.getByRole('dialog', { name: 'Stop color: choose a color' });
      await expect(picker.locator('.react-colorful')).toBeVisible();
      expect(await isApart(picker, bar(page))).toBe(true);
      expect(await isApart(picker, drawn(page, 'box'))).toBe(true);
      expect(await isApart(picker, page.getByRole('textbox', { name: 'Stop color' }))).toBe(true);

      // Another stop is chosen while it is open, and gets the next color.
      const second = await boxAtRest(bar(page).getByRole('slider', { name: 'Stop 2' }));
      await page.mouse.click(second.x + second.width / 2, second.y + second.height / 2);
      await expect(picker).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Stop color' })).toHaveValue('#0000ff');
      await page.keyboard.press('Escape');
      await expect(picker).toHaveCount(0);
    });
  });
}

test.describe('the fill of a shape', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('shows what is in effect, and keeps the color behind a gradient and the gradient', async ({
    page,
  }) => {
    await page.goto('/drag-drop');
    await openDesign(page, [{ ...BOX, style: { backgroundColor: '#123456' } }]);
    await drawn(page, 'box').click();
    const color = properties(page).getByRole('textbox', { name: 'Background', exact: true });
    const plain = properties(page).getByRole('textbox', { name: 'Plain color' });
    await expect(fill(page, 'Solid')).toBeChecked();
    await expect(color).toHaveValue('#123456');
    await expect(bar(page)).toHaveCount(0);

    await fill(page, 'Gradient').check();
    await expect(color).toHaveCount(0);
    await expect(plain).toHaveValue('#123456');
    await expect(plain).toHaveAccessibleDescription(/without gradients/);
    await angle(page).fill('30');
    await page.keyboard.press('Enter');
    await expectNoBreach(page, '[data-section="shape-colors"]');

    await fill(page, 'Solid').check();
    await expect(color).toHaveValue('#123456');
    await expect(bar(page)).toHaveCount(0);
    await expect(drawn(page, 'box').locator('stop')).toHaveCount(0);
    await fill(page, 'Gradient').check();
    await expect(angle(page)).toHaveValue('30');
  });

  test('a gradient is turned by the ends of its line, as one step that Escape takes back', async ({
    page,
  }) => {
    await page.goto('/drag-drop');
    await openDesign(page, [RUN]);
    await drawn(page, 'box').click();
    await expect(line(page)).toHaveCount(0);
    await angle(page).click();
    await expect(line(page)).toBeVisible();
    await expect(page.locator('[data-handle]')).toHaveCount(0);

    const end = page.getByRole('slider', { name: 'End of the gradient' });
    const shape = await boxAtRest(drawn(page, 'box'));
    const [x, y] = [shape.x + shape.width / 2, shape.y + shape.height / 2];
    const pullEnd = async (): Promise<void> => {
      const grip = await boxAtRest(end);
      await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2);
      await page.mouse.down();
      await page.mouse.move(x + 60, y + 40, { steps: 3 });
      await page.mouse.move(x + 1, y + 60, { steps: 3 });
    };
    await pullEnd();
    await expect(angle(page)).toHaveValue('180');
    await page.keyboard.press('Escape');
    await expect(angle(page)).toHaveValue('90');
    await page.mouse.up();
    await expect(angle(page)).toHaveValue('90');

    await pullEnd();
    await page.mouse.up();
    await expect(angle(page)).toHaveValue('180');
    await expect(line(page)).toBeVisible();
    await end.focus();
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(angle(page)).toHaveValue('196');
    await expect(drawn(page, 'box')).toHaveAttribute('aria-selected', 'true');
    const undo = page.getByRole('button', { name: 'Undo', exact: true });
    await undo.click();
    await expect(angle(page)).toHaveValue('180');
    await undo.click();
    await expect(angle(page)).toHaveValue('90');
    await expect(undo).toHaveAttribute('aria-disabled', 'true');

    await page.mouse.click(x, y);
    await expect(line(page)).toHaveCount(0);
    await expect(page.locator('[data-handle]')).toHaveCount(8);
  });
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the picker of a stop unfolds below its field, and the bar stays in sight', async ({
    page,
  }) => {
    const letCodeCome = await holdRequests(page, '**/color-picker-*.js');
    await page.goto('/drag-drop');
    await openDesign(page, [RUN]);
    await drawn(page, 'box').tap();
    await page.getByRole('button', { name: 'Style', exact: true }).tap();
    // A sheet that still grows scrolls further for the picker than one at rest.
    await boxAtRest(swatch(page, 'Stop color'));
    await swatch(page, 'Stop color').tap();
    const picker = sheet(page).getByRole('group', { name: 'Stop color: choose a color' });
    await expect(picker).toBeVisible();
    const room = await boxAtRest(picker);
    letCodeCome();
    await expect(picker.locator('.react-colorful')).toBeInViewport({ ratio: 1 });
    const tabs = await boxAtRest(sheet(page).getByRole('tablist'));
    expect((await boxAtRest(bar(page))).y).toBeGreaterThanOrEqual(tabs.y + tabs.height);
    expect(await boxAtRest(picker)).toEqual(room);
    await expect(drawn(page, 'box')).toBeInViewport({ ratio: 1 });
    expect(await isApart(picker, bar(page))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(picker).toHaveCount(0);
    await expect(bar(page)).toBeVisible();
  });
});
