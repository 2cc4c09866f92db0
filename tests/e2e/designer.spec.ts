import { readFile } from 'node:fs/promises';
import { expectSaved } from './support/stored';
import { expect, test, type Page } from './support/test';
import {
  add,
  drag,
  elements,
  importText,
  openDesigner,
  place,
  placeField,
} from './support/designer';
import { boxAtRest } from './support/box-at-rest';

test.use({
  viewport: { width: 1440, height: 900 },
  permissions: ['clipboard-read', 'clipboard-write'],
});

/** A small firm's signature: what is added, and where it belongs. */
const FIRM = [
  { name: 'Rectangle', x: 20, y: 20 },
  { name: 'Logo', x: 200, y: 20 },
  { name: 'Name', x: 350, y: 20 },
  { name: 'Job Title', x: 350, y: 60 },
  { name: 'Company', x: 350, y: 100 },
  { name: 'Email', x: 20, y: 140 },
  { name: 'Phone', x: 220, y: 140 },
  { name: 'Social Links', x: 380, y: 140 },
] as const;

const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true });
const redo = (page: Page) => page.getByRole('button', { name: 'Redo', exact: true });

/** The places of all elements as the design file holds them. */
async function copiedDesign(
  page: Page,
): Promise<{ elements: { type: string; x: number; y: number }[] }> {
  await page.getByRole('button', { name: 'Copy Design' }).click();
  await expect(page.getByText('Design Copied Successfully!')).toBeVisible();
  return JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
}

async function buildFirm(page: Page): Promise<void> {
  for (const { name, x, y } of FIRM) {
    await add(page, name);
    await place(page, x, y);
  }
}

test('a small firm builds its signature, undoes and redoes it all, reloads, copies, imports and exports', async ({
  page,
  context,
}) => {
  test.slow();
  await openDesigner(page);
  await expect(page.getByText('Start creating your signature')).toBeVisible();
  await buildFirm(page);
  await expect(elements(page)).toHaveCount(FIRM.length);
  const built = await copiedDesign(page);
  expect(built.elements.map(({ x, y }) => [x, y])).toEqual(FIRM.map(({ x, y }) => [x, y]));

  while (await undo(page).isEnabled()) await undo(page).click();
  await expect(elements(page)).toHaveCount(0);
  while (await redo(page).isEnabled()) await redo(page).click();
  await expect(elements(page)).toHaveCount(FIRM.length);
  expect(await copiedDesign(page)).toEqual(built);

  await expectSaved(page);
  await page.reload();
  await expect(elements(page)).toHaveCount(FIRM.length);
  await expect(undo(page)).toBeEnabled();

  const json = JSON.stringify(built);
  const other = await (await context.browser()?.newContext())?.newPage();
  if (other === undefined) throw new Error('No second visitor');
  await openDesigner(other);
  await importText(other, json);
  await expect(elements(other)).toHaveCount(FIRM.length);
  await other.close();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('email-signature.html');
  await expect(page.getByText(/still (a sample value|sample values)/)).toBeVisible();
  const file = await context.newPage();
  await file.setContent(await readFile(await download.path(), 'utf8'));
  const corner = await file.locator('body > table').boundingBox();
  const name = await file.getByText('Jane Doe').evaluate(placeOfWords);
  const fill = await file.locator('td[bgcolor]').first().boundingBox();
  if (!corner || !fill) throw new Error('Something is missing from the export');
  expect([name.x - corner.x, name.y - corner.y]).toEqual([350, 20]);
  expect([fill.x - corner.x, fill.y - corner.y]).toEqual([20, 20]);
});

/** Where the words of an element begin, whatever room it keeps around them. */
function placeOfWords(element: Element): { readonly x: number; readonly y: number } {
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  const { x } = range.getBoundingClientRect();
  return { x, y: element.getBoundingClientRect().y };
}

test('elements are selected, dragged, deleted and brought back with real input', async ({
  page,
}) => {
  await openDesigner(page);
  await add(page, 'Rectangle');
  await place(page, 100, 60);
  await expect(page.getByText('Shape Added!')).toBeVisible();
  const shape = elements(page).first();
  // As after the drag: the outline of what is hovered is part of its box.
  await shape.hover();
  const before = await shape.boundingBox();
  await page.keyboard.down('Control');
  await drag(page, shape, 60, 40);
  await page.keyboard.up('Control');
  const after = await shape.boundingBox();
  expect([(after?.x ?? 0) - (before?.x ?? 0), (after?.y ?? 0) - (before?.y ?? 0)]).toEqual([
    60, 40,
  ]);
  await shape.click();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(placeField(page, 'X')).toHaveValue('161');
  await expect(placeField(page, 'Y')).toHaveValue('110');
  await page.keyboard.press('Delete');
  await expect(elements(page)).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(elements(page)).toHaveCount(1);
  await page.keyboard.press('Control+d');
  await expect(elements(page)).toHaveCount(2);
  await page.keyboard.press('Control+a');
  await expect(page.getByRole('toolbar', { name: /selection/i })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Canvas Settings')).toBeVisible();
  await page.getByRole('button', { name: 'Clear Canvas' }).click();
  await expect(elements(page)).toHaveCount(0);
});

test('a drag in flight can be called off, and leaves no entry', async ({ page }) => {
  await openDesigner(page);
  await add(page, 'Circle');
  await place(page, 100, 60);
  const shape = elements(page).first();
  const before = await boxAtRest(shape);
  await page.mouse.move(before.x + 40, before.y + 40);
  await page.mouse.down();
  await page.mouse.move(before.x + 140, before.y + 90, { steps: 5 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await shape.boundingBox()).toEqual(before);
});

// No two beside each other are refused with the same words.
const REFUSED = [
  ['an unknown type', '{"elements":[{"type":"rocket","x":1,"y":1}]}', /element 1/i],
  ['no JSON', 'hello', /not JSON|cannot be read|JSON/i],
  ['a place that is no number', '{"elements":[{"type":"name","x":"left","y":1}]}', /element 1/i],
  ['an unknown version', '{"version": 99, "elements": []}', /version/i],
] as const;

test('a design file that cannot be taken is refused by name, and the design stays', async ({
  page,
}) => {
  await openDesigner(page);
  await add(page, 'Name');
  const notices = page.getByRole('region', { name: 'Notices' });
  for (const [what, json, message] of REFUSED) {
    await importText(page, json);
    await expect(notices, what).toContainText(message);
    await expect(elements(page)).toHaveCount(1);
  }
});

test('hostile contents of a design file stay text and get no link', async ({ page }) => {
  await openDesigner(page);
  await importText(
    page,
    JSON.stringify({
      elements: [
        { type: 'text', x: 10, y: 10, content: '<img src=x onerror="window.hit=1">' },
        { type: 'text', x: 10, y: 60, content: 'link', href: 'javascript:window.hit=1' },
        {
          type: 'logo',
          x: 10,
          y: 110,
          content: 'data:text/html,<script>window.hit=1</script>',
        },
      ],
    }),
  );
  await expect(elements(page)).toHaveCount(3);
  await expect(page.locator('[data-design-canvas]').getByText('<img src=x')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const html = await readFile(await (await downloading).path(), 'utf8');
  expect(html).not.toMatch(/javascript:|data:text|<img src=x/);
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
});
