import { elements, openWith } from './support/designer';
import { expect, test, type Page } from './support/test';

test.use({ viewport: { width: 1440, height: 900 } });

const picker = (page: Page) =>
  page.getByRole('button', { name: 'Text color: open the color picker' });
const eyedropper = (page: Page) => page.getByRole('button', { name: 'Eyedropper' });
const words = (page: Page) => elements(page).first().locator('text');

async function openPicker(page: Page): Promise<void> {
  const box = { x: 20, y: 20, width: 100, height: 20, zIndex: 1 };
  await page.goto('/drag-drop');
  await openWith(page, [{ id: 'text-1', type: 'text', content: 'Hello', style: {}, ...box }]);
  await elements(page).first().click();
  await picker(page).click();
  await expect(page.locator('.react-colorful')).toBeVisible();
}

test('a color is taken off the screen where the browser can, as one step', async ({ page }) => {
  await page.addInitScript(() => {
    const answers = [new DOMException('', 'AbortError'), { sRGBHex: '#12ab34' }];
    const next = () => {
      const answer = answers.shift();
      return answer instanceof DOMException ? Promise.reject(answer) : Promise.resolve(answer);
    };
    Object.assign(window, {
      EyeDropper: class {
        readonly open = next;
      },
    });
  });
  await openPicker(page);
  const before = await words(page).getAttribute('fill');
  await eyedropper(page).click();
  await expect(words(page), 'canceled by Escape').toHaveAttribute('fill', before ?? '');
  if (!(await eyedropper(page).isVisible())) await picker(page).click();
  await eyedropper(page).focus();
  await page.keyboard.press('Enter');
  await expect(words(page)).toHaveAttribute('fill', '#12ab34');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(words(page)).toHaveAttribute('fill', before ?? '');
});

test('there is no eyedropper where the browser has none, and white can be chosen for text', async ({
  page,
}) => {
  await page.addInitScript(() => void Reflect.deleteProperty(window, 'EyeDropper'));
  await openPicker(page);
  await expect(eyedropper(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page
    .getByRole('group', { name: 'Text colors', exact: true })
    .getByRole('button', { name: 'White' })
    .click();
  await expect(words(page)).toHaveAttribute('fill', '#ffffff');
});
