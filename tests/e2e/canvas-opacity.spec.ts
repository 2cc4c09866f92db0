import { drawn, openDesign } from './support/canvas-pointer';
import { expectNoBreach } from './support/axe';
import { boxAtRest } from './support/box-at-rest';
import { expect, test, type Page } from './support/test';

/* How much of elements is seen: by a slider, a number, keys and the picker of a fill; and the digits in the picker. */

const BOX = { id: 'box', type: 'rectangle', x: 60, y: 40, width: 200, height: 100 };
const TEXT = { id: 'words', type: 'text', x: 60, y: 200, width: 160, height: 24, content: 'Hello' };
const BLUE = { ...BOX, style: { backgroundColor: '#123456' } };

const panel = (page: Page) => page.getByRole('complementary', { name: 'Properties' });
const opacity = (page: Page) => panel(page).getByRole('textbox', { name: 'Opacity', exact: true });
const slider = (page: Page) => panel(page).getByRole('slider', { name: 'Opacity slider' });
const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true });

async function pressCanvas(page: Page, key: string): Promise<void> {
  await drawn(page, 'box').click();
  await page.keyboard.press(key);
}

test.describe('the opacity of elements', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('is set by digits, by a number and by a drag, each of them one step', async ({ page }) => {
    await page.goto('/drag-drop');
    await openDesign(page, [BLUE, TEXT]);
    await pressCanvas(page, '4');
    await expect(drawn(page, 'box')).toHaveAttribute('opacity', '0.4');
    await expect(opacity(page)).toHaveValue('40');
    // Two digits without a rest between them are one opacity.
    await page.waitForTimeout(800);
    await page.keyboard.press('0');
    await expect(drawn(page, 'box')).not.toHaveAttribute('opacity');
    await undo(page).click();
    await expect(drawn(page, 'box')).toHaveAttribute('opacity', '0.4');

    await opacity(page).fill('65');
    await page.keyboard.press('Enter');
    await expect(drawn(page, 'box')).toHaveAttribute('opacity', '0.65');
    await expectNoBreach(page, '[data-section="opacity"]');

    const { x, y, width, height } = await boxAtRest(slider(page));
    await page.mouse.move(x + width * 0.65, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width * 0.4, y + height / 2, { steps: 4 });
    await page.mouse.move(x + width * 0.2, y + height / 2, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => Number(await opacity(page).inputValue())).toBeLessThan(30);
    await undo(page).click();
    await expect(opacity(page)).toHaveValue('65');
  });

  test('is that of a text while it is edited, too, and its caret is always seen', async ({
    page,
  }) => {
    await page.goto('/drag-drop');
    for (const [opacity, seen] of [
      [40, '0.4'],
      [5, '0.25'],
      [100, '1'],
    ] as const) {
      await openDesign(page, [{ ...TEXT, style: { opacity } }]);
      await drawn(page, 'words').dblclick();
      const field = page.getByRole('textbox', { name: 'Text of Text' });
      await expect(field).toBeFocused();
      await expect(field).toHaveCSS('opacity', seen);
      await page.keyboard.press('Escape');
    }
  });

  test('is that of all that are selected, and no digit counts in a field', async ({ page }) => {
    await page.goto('/drag-drop');
    await openDesign(page, [BLUE, TEXT]);
    await pressCanvas(page, '4');
    await drawn(page, 'words').click({ modifiers: ['Shift'] });
    await expect(opacity(page)).toHaveAttribute('placeholder', 'Mixed');
    await page.keyboard.press('7');
    await expect(drawn(page, 'box')).toHaveAttribute('opacity', '0.7');
    await expect(drawn(page, 'words')).toHaveAttribute('opacity', '0.7');
    await drawn(page, 'words').click();
    await panel(page).getByRole('textbox', { name: 'Font size' }).fill('33');
    await expect(drawn(page, 'words')).toHaveAttribute('opacity', '0.7');
  });

  test('is mixed into the colors of the email', async ({ page }) => {
    await page.goto('/drag-drop');
    await openDesign(page, [{ ...BLUE, style: { backgroundColor: '#000000', opacity: 60 } }]);
    await drawn(page, 'box').click();
    await expect(panel(page).getByText(/is #666666 in email/i)).toBeVisible();
    await panel(page).getByRole('button', { name: 'Make it opaque' }).click();
    await expect(drawn(page, 'box')).not.toHaveAttribute('opacity');
  });
});

test.describe('the picker of a fill', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('has the digits of the color, and the opacity', async ({ page }) => {
    await page.goto('/drag-drop');
    await openDesign(page, [BLUE]);
    await drawn(page, 'box').click();
    await panel(page).getByRole('button', { name: 'Background: open the color picker' }).click();
    const picker = page.getByRole('dialog', { name: 'Background: choose a color' });
    const hex = picker.getByRole('textbox', { name: 'Hex' });
    const field = panel(page).getByRole('textbox', { name: 'Background', exact: true });
    for (const [typed, color] of [
      ['#abc', '#aabbcc'],
      ['def', '#ddeeff'],
      [' #10 20 30 ', '#102030'],
    ] as const) {
      await hex.fill(typed);
      await page.keyboard.press('Enter');
      await expect(hex).toHaveValue(color);
      await expect(field).toHaveValue(color);
    }
    await hex.fill('no color');
    await page.keyboard.press('Enter');
    await expect(hex).toHaveValue('#102030');
    await expect(field).toHaveValue('#102030');
    await undo(page).click();
    await expect(field).toHaveValue('#ddeeff');

    if (!(await picker.isVisible())) {
      await panel(page).getByRole('button', { name: 'Background: open the color picker' }).click();
    }
    await picker.getByRole('slider', { name: 'Opacity of the element' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(drawn(page, 'box')).toHaveAttribute('opacity', '0.99');
    await expectNoBreach(page, 'dialog[open]');
  });

  test('goes back to the color from before a gradient', async ({ page }) => {
    await page.goto('/drag-drop');
    await openDesign(page, [BLUE]);
    await drawn(page, 'box').click();
    await page.getByRole('radio', { name: 'Gradient', exact: true }).check();
    await panel(page).getByRole('textbox', { name: 'Stop color' }).fill('#ff0000');
    await page.keyboard.press('Enter');
    await page.getByRole('radio', { name: 'Solid', exact: true }).check();
    await expect(panel(page).getByRole('textbox', { name: 'Background', exact: true })).toHaveValue(
      '#123456',
    );
  });
});
