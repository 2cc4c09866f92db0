import { boxAtRest } from './box-at-rest';
import { drawn, openDesign } from './canvas-pointer';
import { picture } from './pictures';
import { expect, type Page } from './test';

export const crop = (page: Page) => page.getByRole('dialog', { name: 'Crop of Picture' });
export const image = (page: Page) => drawn(page, 'picture-1').locator('image');
export const zoom = (page: Page) => crop(page).getByRole('slider', { name: 'Zoom' });

/** Opens a design with a picture of 240 x 160 px, shown at half its size. */
export async function openPicture(page: Page, size = { width: 120, height: 80 }): Promise<void> {
  await page.goto('/drag-drop');
  const bytes = await picture(page, 240, 160, 'image/png');
  const content = `data:image/png;base64,${bytes.toString('base64')}`;
  const box = { x: 100, y: 60, ...size };
  await openDesign(page, [
    { id: 'picture-1', type: 'picture', ...box, content, zIndex: 1, locked: false, style: {} },
  ]);
}

/** None of the handles lies below the bar; gives where that is. */
export async function expectHandlesAbove(page: Page) {
  await expect(crop(page)).toBeVisible();
  const bar = await boxAtRest(crop(page).getByRole('toolbar', { name: 'Crop' }));
  for (const handle of await crop(page).locator('[data-crop-handle]').all()) {
    const grip = await boxAtRest(handle);
    expect(grip.y + grip.height).toBeLessThanOrEqual(bar.y);
  }
  return bar;
}

/** A picture within a group of a group, a text above it and one beside. */
export async function openInGroups(page: Page, content: string): Promise<void> {
  const groups = ['card', 'head'];
  const box = { x: 100, y: 60, width: 120, height: 80 };
  await openDesign(page, [
    { id: 'picture-1', type: 'picture', ...box, content, groups },
    { id: 'above', type: 'text', x: 100, y: 20, content: 'Above', groups },
    { id: 'beside', type: 'text', x: 300, y: 60, content: 'Beside', groups: ['card'] },
  ]);
}
