import { expect, test, type Locator, type Page } from './support/test';
import { expectNoBreach } from './support/axe';
import { add, elements, openDesigner, openEmpty, openWith, place } from './support/designer';
import { boxAtRest } from './support/box-at-rest';

test.use({ viewport: { width: 1440, height: 900 } });

const markers = (page: Page): Locator => page.locator('[data-marker]');

async function overlapTwoTexts(page: Page): Promise<void> {
  await openEmpty(page);
  await add(page, 'Job Title');
  await place(page, 50, 40);
  await add(page, 'Company');
  await place(page, 60, 50);
}

test('texts that overlap get a marker, are moved apart or accepted, and are listed', async ({
  page,
}) => {
  test.slow();
  await test.step('two texts that overlap get a marker, are moved apart, and get it again after undo', async () => {
    await overlapTwoTexts(page);
    const marker = page.getByRole('button', { name: /^Company: overlaps another element/ });
    await expect(page.getByRole('button', { name: /^Checks: [1-9]/ })).toBeVisible();
    await expect(marker, 'until the element is left').toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(marker).toBeVisible();
    await marker.focus();
    await page.keyboard.press('Enter');
    const details = page.getByRole('dialog', { name: 'Company in email' });
    await expect(details).toContainText('Overlaps another element');
    await expectNoBreach(page);
    await details.getByRole('button', { name: 'Move apart' }).click();
    await expect(markers(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Checks: 0 open issues' })).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(marker).toBeVisible();
  });

  await test.step('a text that is accepted as a picture has no marker any more, until warnings are asked for again', async () => {
    await overlapTwoTexts(page);
    const panel = page.getByRole('complementary', { name: 'Properties' });
    await panel.getByRole('button', { name: 'Export as image' }).click();
    const marker = page.getByRole('button', { name: /^Company: overlaps/ });
    await expect(marker).toBeHidden();
    await expect(page.getByRole('button', { name: /^Job Title: overlaps/ })).toBeVisible();
    await panel.getByRole('button', { name: 'Warn again' }).click();
    await page.keyboard.press('Escape');
    await expect(marker).toBeVisible();
  });

  await test.step('a finding leads to its element, and the panel shows the same', async () => {
    await overlapTwoTexts(page);
    await add(page, 'Phone');
    await page.getByRole('button', { name: /^Checks: [1-9]\d* open issues?$/ }).click();
    await page
      .getByRole('list', { name: 'Checks' })
      .getByRole('button', { name: /^Company: overlaps/ })
      .click();
    await expect(elements(page).and(page.getByRole('option', { name: /^Company/ }))).toBeFocused();
    const panel = page.getByRole('complementary', { name: 'Properties' });
    await expect(panel.getByRole('list', { name: 'In email' })).toContainText(
      'Overlaps another element',
    );
    await panel.getByRole('button', { name: 'Move apart' }).click();
    await expect(markers(page)).toHaveCount(0);
  });
});

test('a marker and the panel beside it follow pan and zoom, and nothing shows while several are selected', async ({
  page,
}) => {
  await overlapTwoTexts(page);
  const company = elements(page).and(page.getByRole('option', { name: /^Company/ }));
  const marker = page.getByRole('button', { name: /^Company: overlaps/ });
  await page.keyboard.press('Escape');
  await expect(marker).toBeVisible();
  const start = await cornersOf(company, marker);
  await page.mouse.move(500, 700);
  await page.mouse.wheel(-40, -30);
  await expect.poll(() => cornersOf(company, marker)).toEqual(shifted(start, 40, 30));

  await marker.click();
  const panel = page.getByRole('dialog', { name: 'Company in email' });
  await expect(panel.getByRole('button', { name: 'Move apart' })).toBeVisible();
  const open = await cornersOf(marker, panel);
  await page.mouse.move(500, 700);
  await page.mouse.wheel(-40, -30);
  await expect.poll(() => cornersOf(marker, panel)).toEqual(shifted(open, 40, 30));
  await page.keyboard.press('Escape');
  await expect(marker).toBeFocused();

  const [, spot] = await cornersOf(company, marker);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(async () => (await cornersOf(company, marker))[1]).not.toEqual(spot);
  await expect.poll(() => middlesApart(company, marker)).toBeLessThan(1);
  await company.focus();
  await page.keyboard.press('Control+a');
  await expect(marker).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(marker).toBeVisible();
});

test("wheel and drags that begin on a marker are the canvas's, a click is its own", async ({
  page,
}) => {
  await overlapTwoTexts(page);
  await add(page, 'Phone');
  await place(page, 60, 120);
  await page.keyboard.press('Escape');
  const company = elements(page).and(page.getByRole('option', { name: /^Company/ }));
  const phone = elements(page).and(page.getByRole('option', { name: /^Phone/ }));
  const marker = page.getByRole('button', { name: /^Company: overlaps/ });
  await expect(marker).toBeVisible();
  const start = await cornersOf(company, marker);
  await marker.hover();
  await page.mouse.wheel(-40, -30);
  await expect.poll(() => cornersOf(company, marker)).toEqual(shifted(start, 40, 30));

  const { x, y } = start[1];
  const [fromX, fromY] = [x + 40 + 12, y + 30 + 12];
  await page.mouse.move(fromX, fromY);
  await page.mouse.down();
  await page.mouse.move(fromX + 400, fromY + 120, { steps: 5 });
  await expect(page.locator('[data-marquee]')).toBeVisible();
  await page.mouse.up();
  await expect(phone).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('dialog', { name: 'Company in email' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await marker.click();
  await expect(page.getByRole('dialog', { name: 'Company in email' })).toBeVisible();
});

/** How far the middle of one box lies above that of another one. */
async function middlesApart(a: Locator, b: Locator): Promise<number> {
  const [first = 0, second = 0] = (await Promise.all([a.boundingBox(), b.boundingBox()])).map(
    (box) => (box === null ? Number.NaN : box.y + box.height / 2),
  );
  return Math.abs(first - second);
}

interface Corner {
  readonly x: number;
  readonly y: number;
}

/** The corners of boxes on the screen, in whole px. */
async function cornersOf(a: Locator, b: Locator) {
  const [first, second] = await Promise.all([boxAtRest(a), boxAtRest(b)]);
  return [cornerOf(first), cornerOf(second)] as const;
}

function cornerOf({ x, y }: Corner): Corner {
  return { x: Math.round(x), y: Math.round(y) };
}

function shifted(corners: readonly Corner[], dx: number, dy: number): readonly Corner[] {
  return corners.map(({ x, y }) => ({ x: x + dx, y: y + dy }));
}

test('the email view follows what is typed, in each of its variants', async ({ page }) => {
  test.slow();
  await openDesigner(page);
  await add(page, 'Text');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+E');
  const view = page.getByRole('region', { name: 'Email view' });
  await expect(view).toBeVisible();
  const mail = page.frameLocator('iframe[title="Your signature in an email"]');
  await elements(page).first().click();
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Kind regards from Oslo');
  await expect(mail.getByText('Kind regards from Oslo')).toBeVisible();
  const body = mail.locator('body');
  const before = await mail.getByText('Kind regards from Oslo').evaluate(colorOf);
  await view.getByRole('radio', { name: 'Dark' }).check();
  await expect
    .poll(() => mail.getByText('Kind regards from Oslo').evaluate(colorOf))
    .not.toBe(before);
  await view.getByRole('switch', { name: 'Test wider fonts' }).check();
  await expect(body).toHaveCSS('letter-spacing', /px$/);
  await expectNoBreach(page);
  await view.getByRole('button', { name: 'Close the email view' }).click();
  await expect(view).toBeHidden();
});

test('a plain design and its mail are the same: the difference picture is black', async ({
  page,
}) => {
  await openDesigner(page);
  await add(page, 'Rectangle');
  await place(page, 20, 20);
  await add(page, 'Name');
  await place(page, 200, 40);
  await add(page, 'Email');
  await place(page, 200, 80);
  await page.keyboard.press('Escape');
  await page.mouse.move(5, 5);
  await page.keyboard.press('Shift+D');
  await expect(page.getByText('Black: the same. Bright: different.')).toBeVisible();
  const over = page.frameLocator('iframe[title="The email over the canvas"]');
  await expect(over.getByText('Jane Doe')).toBeVisible();
  await expect.poll(() => brightShare(page)).toBeLessThan(0.001);

  await elements(page).first().focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Escape');
  await expect.poll(() => brightShare(page)).toBeLessThan(0.001);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.getByRole('button', { name: 'Close the comparison' }).click();
  expect(await brightShare(page)).toBeGreaterThan(0.5);
});

function colorOf(node: Element): string {
  return getComputedStyle(node).color;
}

/** The share of the canvas's frame that is brighter than a dark gray. */
async function brightShare(page: Page): Promise<number> {
  const clip = await boxAtRest(page.locator('[data-design-frame]'));
  const png = await page.screenshot({ clip: { ...clip, width: 560 } });
  return page.evaluate(async (source) => {
    const image = new Image();
    image.src = `data:image/png;base64,${source}`;
    await image.decode();
    const surface = new OffscreenCanvas(image.width, image.height).getContext('2d');
    if (surface === null) throw new Error('Nothing to draw on');
    surface.drawImage(image, 0, 0);
    const { data } = surface.getImageData(0, 0, image.width, image.height);
    let bright = 0;
    for (let at = 0; at < data.length; at += 4) {
      if (Math.max(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) > 64) bright += 1;
    }
    return bright / (data.length / 4);
  }, png.toString('base64'));
}

test('the preview shows no placeholder, as none goes out', async ({ page }) => {
  await openWith(page, [
    { id: 'name', type: 'name', x: 20, y: 20, content: 'Jane Doe' },
    { id: 'text', type: 'text', x: 20, y: 60, content: '' },
    { id: 'picture', type: 'picture', x: 200, y: 20, content: '' },
  ]);
  const drawn = page.locator('[data-design-canvas] [data-element-id]');
  await expect(drawn).toHaveCount(3);
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(drawn).toHaveCount(1);
  await expect(drawn).toHaveAttribute('data-element-id', 'name');
  await page.keyboard.press('Escape');
  await expect(drawn).toHaveCount(3);
});
