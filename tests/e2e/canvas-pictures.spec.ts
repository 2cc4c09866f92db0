import { expect, test, type Page } from './support/test';
import { boxAtRest } from './support/box-at-rest';
import { at } from './support/canvas-pointer';
import { add, elements, openEmpty } from './support/designer';
import { dropFiles } from './support/drop-files';
import { picture } from './support/pictures';

test.use({ viewport: { width: 1440, height: 900 } });

const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true });

/** A picture of its own, as the browser under test encodes it. */
async function pictureBytes(page: Page, width: number, height: number): Promise<number[]> {
  return [...(await picture(page, width, height, 'image/png'))];
}

const PLACE = { x: 700, y: 420 };

test('pictures are dropped and pasted', async ({ page, context }) => {
  test.slow();
  await test.step('a picture that is dropped is an element where it was dropped, and can be replaced', async () => {
    await openEmpty(page);
    const bytes = await pictureBytes(page, 400, 200);
    await dropFiles(page, [{ name: 'a.png', type: 'image/png', bytes }], PLACE.x, PLACE.y);
    const added = elements(page).first();
    await expect(added).toHaveAccessibleName(/^Picture,? /);
    await expect(added.locator('image')).toHaveAttribute('href', /^data:image/);
    const box = await added.locator('image').boundingBox();
    expect(box).toEqual({ x: PLACE.x - 100, y: PLACE.y - 50, width: 200, height: 100 });
    await expect(added).toHaveAttribute('aria-selected', 'true');

    const earlier = await added.locator('image').getAttribute('href');
    const other = await pictureBytes(page, 90, 90);
    await dropFiles(page, [{ name: 'b.png', type: 'image/png', bytes: other }], PLACE.x, PLACE.y);
    await expect(added.locator('image')).not.toHaveAttribute('href', earlier ?? '');
    await expect(elements(page)).toHaveCount(1);
    await undo(page).click();
    await expect(added.locator('image')).toHaveAttribute('href', earlier ?? '');
    await undo(page).click();
    await expect(elements(page)).toHaveCount(0);
  });
  await test.step('a picture that is dragged over another marks it, and takes its place', async () => {
    await openEmpty(page);
    await add(page, 'Logo');
    await add(page, 'Text');
    const [logo, text] = [elements(page).first(), elements(page).last()];
    const slot = page.locator('[data-slot]');
    const [over, beside] = [await boxAtRest(logo), await boxAtRest(text)];
    const dragOver = (box: typeof over, files: number) =>
      page.evaluate(
        ([x, y, count]) => {
          const dataTransfer = new DataTransfer();
          for (let each = 0; each < count; each++)
            dataTransfer.items.add(new File(['x'], 'a.png', { type: 'image/png' }));
          const event = { dataTransfer, clientX: x, clientY: y, bubbles: true, cancelable: true };
          document.elementFromPoint(x, y)?.dispatchEvent(new DragEvent('dragover', event));
        },
        [box.x + box.width / 2, box.y + box.height / 2, files] as const,
      );
    await dragOver(over, 1);
    await expect(slot).toHaveAttribute('d', /^M/);
    const marked = await boxAtRest(slot);
    const middle = marked.x + marked.width / 2;
    expect(Math.abs(middle - over.x - over.width / 2)).toBeLessThanOrEqual(2);
    await dragOver(over, 2);
    await expect(slot).not.toHaveAttribute('d', /^M/);
    await dragOver(beside, 1);
    await expect(slot).not.toHaveAttribute('d', /^M/);
    const bytes = await pictureBytes(page, 90, 90);
    const [x, y] = [over.x + over.width / 2, over.y + over.height / 2];
    await dropFiles(page, [{ name: 'b.png', type: 'image/png', bytes }], x, y);
    await expect(logo.locator('image')).toHaveAttribute('href', /^data:image/);
    await expect(elements(page)).toHaveCount(2);
    await expect(logo).toHaveAttribute('aria-selected', 'true');
    await expect(text).toHaveAttribute('aria-selected', 'false');
    await expect(slot).not.toHaveAttribute('d', /^M/);
  });
  await test.step('files that are no pictures get a message with their name, and the page stays', async () => {
    await openEmpty(page);
    const broken = { name: 'broken.png', type: 'image/png', bytes: [1, 2, 3] };
    await dropFiles(page, [broken], PLACE.x, PLACE.y);
    await expect(page.getByText('broken.png')).toBeVisible();
    await expect(page.getByText('Error processing image. Please try again.')).toBeVisible();
    await expect(elements(page)).toHaveCount(0);
    await dropFiles(
      page,
      [{ name: 'a.pdf', type: 'application/pdf', bytes: [1] }],
      PLACE.x,
      PLACE.y,
    );
    await expect(
      page.getByText('The canvas takes pictures, design files (JSON), and'),
    ).toBeVisible();
  });
  await test.step('a picture that is pasted lands at the pointer over the frame, else below the last element', async () => {
    await openEmpty(page);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const bytes = await pictureBytes(page, 60, 40);
    await page.evaluate(async (given) => {
      const blob = new Blob([new Uint8Array(given)], { type: 'image/png' });
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]);
    }, bytes);
    await add(page, 'Text');
    const [x, y] = await at(page, 400, 120);
    await page.mouse.move(x, y);
    await page.keyboard.press('ControlOrMeta+v');
    const shown = elements(page).nth(1).locator('image');
    await expect(shown).toBeVisible();
    const box = await boxAtRest(shown);
    expect([box.width, box.height]).toEqual([60, 40]);
    expect(Math.abs(box.x + 30 - x)).toBeLessThanOrEqual(1);
    expect(Math.abs(box.y + 20 - y)).toBeLessThanOrEqual(1);
    await page.mouse.move(...(await at(page, 300, 400)));
    await page.keyboard.press('ControlOrMeta+v');
    await expect(elements(page)).toHaveCount(3);
    const below = await boxAtRest(elements(page).last().locator('image'));
    expect(Math.abs(below.x - box.x)).toBeLessThanOrEqual(1);
    expect(Math.abs(below.y - box.y - 48)).toBeLessThanOrEqual(1);
  });
});
