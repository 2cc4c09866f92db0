import { elements, openWith } from './support/designer';
import { expect, test, type Locator, type Page } from './support/test';
import { field } from './support/written-text';

/* What is seen while a text is written, and once it is. */

test.use({ viewport: { width: 1440, height: 900 } });

const bar = (page: Page) => page.getByRole('toolbar', { name: 'Selected text' });

const TEXT = { id: 'text', type: 'text', x: 60, y: 60, content: 'Head of Design' };

async function boxOf(shown: Locator) {
  const box = await shown.boundingBox();
  if (box === null) throw new Error('It is not shown');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

const cornerOf = async (shown: Locator) => {
  const { x, y } = await boxOf(shown);
  return { x: Math.round(x), y: Math.round(y) };
};

/** Writes so far past the edge that the view follows. */
async function writeFar(page: Page): Promise<{ readonly x: number; readonly y: number }> {
  await openWith(page, [TEXT]);
  const before = await cornerOf(elements(page).first());
  await elements(page).first().press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.type(' and of all that is drawn'.repeat(8));
  await expect.poll(async () => (await boxOf(field(page))).x).toBeLessThan(before.x - 200);
  return before;
}

test('the view goes back to where it was before a text was written past the edge', async ({
  page,
}) => {
  const before = await writeFar(page);
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveCount(0);
  await expect.poll(() => cornerOf(elements(page).first())).toEqual(before);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(elements(page).first().locator('text')).toHaveText('Head of Design');
  expect(await cornerOf(elements(page).first())).toEqual(before);
});

test('the view stays where the visitor has moved it while the text was written', async ({
  page,
}) => {
  await writeFar(page);
  await page.mouse.move(900, 700);
  await page.mouse.wheel(0, 60);
  const moved = await cornerOf(field(page));
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveCount(0);
  // Longer than the view waits and glides.
  await page.waitForTimeout(900);
  const { x } = await cornerOf(elements(page).first());
  expect(Math.abs(x - moved.x)).toBeLessThanOrEqual(2);
});

const LINES = ['We are here', 'for all that', 'you would ask', 'and more'].join('\n');

async function selectLast(page: Page, y = 160): Promise<void> {
  await openWith(page, [{ ...TEXT, y, content: LINES }]);
  await elements(page).first().press('Enter');
  await page.keyboard.press('ControlOrMeta+End');
  for (let left = 4; left > 0; left -= 1) await page.keyboard.press('Shift+ArrowLeft');
  await expect(bar(page)).toBeVisible();
}

test('the bar of a selected part stands above all lines of its text', async ({ page }) => {
  await selectLast(page);
  const [text, shown] = [await boxOf(field(page)), await boxOf(bar(page))];
  expect(shown.bottom).toBeLessThanOrEqual(text.y);
  expect(text.y - shown.bottom).toBeLessThan(16);
});

test('the part is shown as selected while its link is asked for', async ({ page }) => {
  await selectLast(page);
  const shownPart = () =>
    page.evaluate(() =>
      [...(CSS.highlights.get('selected-part') ?? [])].map((range) =>
        range instanceof Range ? range.toString() : '',
      ),
    );
  expect(await shownPart()).toEqual([]);
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('textbox', { name: 'Address' })).toBeFocused();
  await expect.poll(shownPart).toEqual(['more']);
  await page.keyboard.type('example.com');
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await expect.poll(shownPart).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(elements(page).first().locator('tspan').last()).toHaveText('more');
});
