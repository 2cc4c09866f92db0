import { expectNoBreach } from './support/axe';
import { boxAtRest } from './support/box-at-rest';
import { openDesign } from './support/canvas-pointer';
import { openDesigner } from './support/designer';
import { expect, test, type Locator, type Page } from './support/test';

/* On the screen of a phone, what stands around the design leaves room for it. */

test.use({ hasTouch: true, isMobile: true });

const TITLE = { id: 'name', type: 'name', x: 60, y: 40, content: 'Jane Doe' };

const SIZES = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];

for (const viewport of SIZES) {
  test.describe(`at ${viewport.width} x ${viewport.height}`, () => {
    test.use({ viewport });

    test('the email view has one row of switches, and shows the message at the width there is', async ({
      page,
    }) => {
      await openDesigner(page);
      await page.getByRole('button', { name: 'Modern' }).first().tap();
      await page.getByRole('button', { name: 'Email view' }).first().tap();
      const view = page.getByRole('region', { name: 'Email view' });
      const mail = page.frameLocator('iframe[title="Your signature in an email"]');
      await expect(mail.getByText('Jane Doe')).toBeVisible();
      const around = await boxOf(view);
      const message = await boxOf(view.getByRole('group', { name: 'Message' }));
      expect(message.y - around.y).toBeLessThan(60);
      const shown = await boxOf(view.locator('iframe'));
      expect(shown.x + shown.width).toBeLessThanOrEqual(around.x + around.width);
      await expectSwitches(page, view);
    });

    test('all templates are asked for where that is seen, and the title stays', async ({
      page,
    }) => {
      await openDesigner(page);
      const card = page.getByRole('region', { name: 'Start creating your signature' });
      const button = card.getByRole('button', { name: 'Show all templates' });
      await expect(button).toBeInViewport({ ratio: 0.5 });
      await button.tap();
      await expect(card.getByRole('button', { name: 'Show fewer designs' })).toBeAttached();
      await expect(card.getByRole('heading', { name: 'Start creating' })).toBeInViewport();
      await expect.poll(() => card.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
    });
  });
}

/** Each of them acts, by touch, and shows that it is on. */
async function expectSwitches(page: Page, view: Locator): Promise<void> {
  const body = page.frameLocator('iframe[title="Your signature in an email"]').locator('body');
  const options = view.getByRole('button', { name: 'View options' });
  await options.tap();
  await page.getByRole('menuitemcheckbox', { name: 'Test wider fonts' }).tap();
  await expect(body).toHaveCSS('letter-spacing', /px$/);
  for (const name of ['Pictures blocked', 'Dark background']) {
    await view.getByRole('button', { name }).tap();
    await expect(view.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
  }
  const heard = view.getByRole('button', { name: 'What is heard' });
  await heard.tap();
  await expect(heard).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('list', { name: 'What is heard' })).toBeVisible();
  await expectNoBreach(page);
  await options.tap();
  await page.getByRole('menuitem', { name: 'All clients' }).tap();
  await expect(page.getByRole('dialog', { name: 'How it looks elsewhere' })).toBeVisible();
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (box === null) throw new Error('It is not shown.');
  return box;
}

for (const width of [360, 320]) {
  test(`no button of the toolbar is cut at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await openDesign(page, [TITLE]);
    const toolbar = page.getByRole('toolbar', { name: 'Canvas' });
    const bar = await boxAtRest(toolbar);
    for (const name of ['Grid', /^Zoom, /u, 'Preview', 'Undo', 'Redo', 'History']) {
      const button = await boxAtRest(toolbar.getByRole('button', { name }));
      expect(button.x).toBeGreaterThan(bar.x);
      expect(button.x + button.width).toBeLessThan(bar.x + bar.width);
      expect(button.width).toBeGreaterThanOrEqual(40);
    }
  });
}

test('that all is saved is read whole where there is little room', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openDesign(page, [TITLE]);
  const status = page.getByRole('banner').locator('[data-saving]');
  await expect(status).toHaveText('Saved on this device');
  expect(await status.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
  const button = page.getByRole('button', { name: /Saved\s+on this device/u });
  await expect(button).toBeVisible();
});

test('fingers read of taps, and of no keys', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openDesigner(page);
  await page.getByRole('button', { name: 'Paste a signature' }).tap();
  const hint = page.getByRole('dialog').getByText('Plain text and HTML source');
  await expect(hint).toBeVisible();
  await expect(page.getByText('Ctrl+V')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(hint).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option', { name: /^Undo/u })).toBeVisible();
  await expect(page.locator('kbd').filter({ visible: true })).toHaveCount(0);
  await page.goto('/');
  await page.getByRole('button', { name: /^Images/u }).tap();
  await expect(page.getByRole('button', { name: 'Tap to upload logo' })).toBeVisible();
});

test('the email view leaves the design in sight above the toolbar', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await openDesigner(page);
  await page.getByRole('button', { name: 'Modern' }).first().tap();
  await page.getByRole('button', { name: 'Email view' }).first().tap();
  await expect(page.getByRole('region', { name: 'Email view' })).toBeVisible();
  const toolbar = await boxAtRest(page.getByRole('toolbar', { name: 'Canvas' }));
  for (const element of await page.locator('[data-design-canvas] [role=option]').all()) {
    const { y, height } = await boxAtRest(element);
    expect(y + height).toBeLessThan(toolbar.y);
  }
});

test('a finger hits each row of the checks', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openDesign(page, [TITLE, { id: 'photo', type: 'photo', x: 200, y: 40 }]);
  await page.getByRole('button', { name: /^Checks/u }).tap();
  const row = page.getByRole('dialog', { name: 'Checks' }).getByRole('button', { name: /: / });
  expect((await boxAtRest(row.first())).height).toBeGreaterThanOrEqual(44);
});

test('the form ends above its preview', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const preview = page.getByText('Live Preview').filter({ visible: true });
  await expect(preview).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const end = await boxAtRest(page.getByRole('link', { name: 'Font licenses' }));
  expect(end.y + end.height).toBeLessThan((await boxAtRest(preview)).y - 24);
});

test('the starters end above the toolbar of an open sheet', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openDesigner(page);
  await page.getByRole('tab', { name: 'Elements' }).tap();
  await expect(page.getByRole('tabpanel')).toBeInViewport();
  const card = page.getByRole('region', { name: 'Start creating your signature' });
  const { y, height } = await boxAtRest(card);
  expect(y + height).toBeLessThanOrEqual(
    (await boxAtRest(page.getByRole('toolbar', { name: 'Canvas' }))).y - 8,
  );
  const all = card.getByRole('button', { name: 'Show all templates' });
  await expect(all).toBeInViewport({ ratio: 1 });
});

test('a sheet that closes leaves the frame where it was', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openDesigner(page);
  await page.getByRole('button', { name: 'Modern' }).first().tap();
  const first = page.locator('[data-design-canvas] [role=option]').first();
  await first.tap();
  const before = await boxAtRest(first);
  const properties = page.getByRole('tab', { name: 'Properties' });
  await properties.tap();
  await expect(page.getByRole('tabpanel')).toBeInViewport();
  await boxAtRest(first);
  await properties.tap();
  await expect.poll(() => boxAtRest(first)).toEqual(before);
});

test('a design behind the buttons at the foot is out of sight: a button brings it back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openDesigner(page);
  await page.getByRole('button', { name: 'Modern' }).first().tap();
  const first = page.locator('[data-design-canvas] [role=option]').first();
  await expect(first).toBeInViewport({ ratio: 1 });
  const back = page.getByRole('button', { name: 'Back to content' });
  await expect(back).toHaveCount(0);
  const canvas = await boxAtRest(page.locator('[data-design-canvas]'));
  const { y } = await boxAtRest(first);
  await page.mouse.move(200, canvas.y + 60);
  await page.mouse.wheel(0, y - (canvas.y + canvas.height - 60));
  await expect(back).toBeVisible();
  await back.tap();
  await expect(back).toHaveCount(0);
  await expect(first).toBeInViewport({ ratio: 1 });
  expect((await boxAtRest(first)).y).toBeLessThan(canvas.y + canvas.height / 2);
});

test('a row of starters that goes on fades out, and its end does not', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await openDesigner(page);
  const row = page.getByRole('list', { name: 'Starter designs' });
  await expect(row).toHaveCSS('mask-image', /gradient/);
  await row.evaluate((node) => node.scrollTo({ left: node.scrollWidth }));
  const [last, around] = [await boxAtRest(row.getByRole('listitem').last()), await boxAtRest(row)];
  expect(last.x + last.width).toBeLessThanOrEqual(around.x + around.width - 32);
});
