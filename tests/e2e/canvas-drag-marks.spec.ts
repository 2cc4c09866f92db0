import { boxAtRest } from './support/box-at-rest';
import { at, drawn, fingers, openDesign, viewOf } from './support/canvas-pointer';
import { isApart, PHONE } from './support/phone';
import { expect, test, type Page } from './support/test';

/* What a drag shows covers neither what is dragged nor what else it shows. */

const NAME = { id: 'name', type: 'name', x: 60, y: 40, content: 'Jane Doe' };
const OTHER = { ...NAME, id: 'other', x: 60, y: 140, content: 'Second line' };

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a dragged text is not struck through, and its pill covers no distance', async ({
    page,
  }) => {
    await expectClearDrag(page, async (from, to) => {
      await drawn(page, 'name').tap();
      const touch = await fingers(page);
      await touch.drag(from, [from[0] + 8, from[1]], to);
    });
  });
});

test.describe('on a desktop', () => {
  test('a dragged text is not struck through, and its pill covers no distance', async ({
    page,
  }) => {
    await expectClearDrag(page, async (from, to) => {
      await page.mouse.move(...from);
      await page.mouse.down();
      await page.mouse.move(...to, { steps: 6 });
    });
  });
});

type Place = readonly [x: number, y: number];

/** Opens two texts, drags the name until its left edge and the middle of the frame hold it, and looks at what is drawn meanwhile. */
async function expectClearDrag(
  page: Page,
  drag: (from: [number, number], to: [number, number]) => Promise<void>,
): Promise<void> {
  await openDesign(page, [NAME, OTHER]);
  const box = await boxAtRest(drawn(page, 'name'));
  const { zoom } = await viewOf(page);
  const from: [number, number] = [box.x + box.width / 2, box.y + box.height / 2];
  const middle = await at(page, 0, 100);
  await drag(from, [from[0] + 2 * zoom, middle[1]]);
  await expect(page.locator('[data-measure]').first()).toBeVisible();
  const pill = page.locator('[data-live-numbers] > span');
  await expect(pill).toBeVisible();
  for (const measure of await page.locator('[data-measure]').all()) {
    expect(await isApart(pill, measure)).toBe(true);
  }
  const crossed = await page.evaluate(
    (middleOf: Place) => {
      const guides = document.querySelector('[data-guides]');
      const paths = [...(guides?.querySelectorAll('path') ?? [])];
      return paths.some((path) => {
        const inverse = path.getScreenCTM()?.inverse();
        const place = new DOMPoint(...middleOf).matrixTransform(inverse);
        return [-1, 0, 1].some((by) => path.isPointInFill(new DOMPoint(place.x, place.y + by)));
      });
    },
    await middleOfText(page),
  );
  expect(crossed).toBe(false);
}

async function middleOfText(page: Page): Promise<Place> {
  const { x, y, width, height } = await boxAtRest(drawn(page, 'name'));
  return [x + width / 2, y + height / 2];
}
