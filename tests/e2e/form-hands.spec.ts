import { expectNoBreach } from './support/axe';
import { openSection, preview, sectionButton } from './support/form';
import { expect, test, type Page } from './support/test';

/* What hands try on the form: tabs, a preview that stays in view, pictures from anywhere, a photo moved in its shape. */

const notices = (page: Page) => page.getByRole('region', { name: 'Notices' });
const photo = (page: Page) => page.getByRole('img', { name: 'Chosen: Profile Picture' });
const logo = (page: Page) => page.getByRole('img', { name: 'Chosen: Logo' });

/** A PNG with red at its left and blue at its right half, drawn by the browser; its base64. */
async function halves(page: Page): Promise<string> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [400, 200];
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('The test needs a canvas');
    context.fillStyle = '#f00';
    context.fillRect(0, 0, 200, 200);
    context.fillStyle = '#00f';
    context.fillRect(200, 0, 200, 200);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
}

/** Lets the browser itself drag a file over a point of the page, and drop it there. */
async function dragFile(page: Page, base64: string, at: { x: number; y: number }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const file = test.info().outputPath('me.png');
  const { writeFile } = await import('node:fs/promises');
  await writeFile(file, Buffer.from(base64, 'base64'));
  const data = { items: [], files: [file], dragOperationsMask: 1 };
  await session.send('Input.dispatchDragEvent', { type: 'dragEnter', ...at, data });
  await session.send('Input.dispatchDragEvent', { type: 'dragOver', ...at, data });
  await expect(page.getByText('Drop to use as photo')).toBeVisible();
  await expect(page.getByText('Drop to use as logo')).toBeVisible();
  await session.send('Input.dispatchDragEvent', { type: 'dragOver', ...at, data });
  await session.send('Input.dispatchDragEvent', { type: 'drop', ...at, data });
}

/** Pastes a picture as the page gets it from the clipboard. */
async function pastePicture(page: Page, base64: string): Promise<void> {
  await page.evaluate((text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([bytes], 'pasted.png', { type: 'image/png' }));
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.body.dispatchEvent(event);
  }, base64);
}

test.describe('at 1024 px', () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  test('templates stand two in a row, at least 160 px wide, with palettes a tab away', async ({
    page,
  }) => {
    await page.goto('/');
    await openSection(page, 'Choose Your Style');
    const cards = page.getByRole('group', { name: 'Template' }).locator('label');
    const [first, second, third] = await Promise.all(
      [0, 1, 2].map((index) => cards.nth(index).boundingBox()),
    );
    expect(first?.width).toBeGreaterThanOrEqual(160);
    expect(second?.y).toBe(first?.y);
    expect(third?.y).toBeGreaterThan(first?.y ?? 0);
    await page.getByRole('tab', { name: 'Templates' }).press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Colors' })).toBeFocused();
    await expect(page.getByRole('radio', { name: 'Professional Blue' })).toBeInViewport();
  });

  test('the desktop preview keeps the layout of 600 px and fits its panel', async ({ page }) => {
    await page.goto('/');
    const frame = page.locator('iframe[title="Your signature"]');
    await expect(preview(page).getByText('Jane Doe').first()).toBeVisible();
    expect(await frame.evaluate((node) => node.clientWidth)).toBeGreaterThanOrEqual(600);
    const seen = await frame.boundingBox();
    expect(seen?.width).toBeLessThan(600);
    expect((seen?.x ?? 0) + (seen?.width ?? 0)).toBeLessThanOrEqual(1024);
  });

  test('the panel stays in view with Copy at its foot, wherever the form is scrolled', async ({
    page,
  }) => {
    await page.goto('/');
    await openSection(page, 'Choose Your Style');
    const copy = page.getByRole('button', { name: 'Copy HTML' });
    await expect(page.getByRole('heading', { name: 'How to use it' })).toBeAttached();
    await expect(copy).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Start over' }).scrollIntoViewIfNeeded();
    await expect(copy).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('heading', { name: 'Live Preview' })).toBeInViewport({ ratio: 1 });
  });
});

test('the sheet of a phone shows the signature itself, and all of the message when it is up', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const subject = page.getByText('Re: Our meeting on Thursday');
  await expect(preview(page).getByText('Jane Doe').first()).toBeInViewport();
  await expect(subject).toBeHidden();
  await page.getByRole('button', { name: 'Live Preview' }).click();
  await expect(subject).toBeVisible();
});

for (const [width, height] of [
  [720, 450],
  [640, 360],
] as const) {
  test(`at 200 % zoom, ${width} x ${height}, the sheet covers a fourth of the page at most`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Copy HTML' })).toBeInViewport({ ratio: 1 });
    const sheet = await page.getByRole('region', { name: 'Live Preview' }).boundingBox();
    expect(sheet?.height).toBeLessThanOrEqual(height / 4);
  });
}

test('a picture dropped anywhere becomes photo or logo, and no file opens as a page', async ({
  page,
}) => {
  await page.goto('/');
  await openSection(page, 'Images');
  await expect(photo(page)).toBeVisible();
  const file = await halves(page);
  const box = await photo(page).boundingBox();
  await dragFile(page, file, { x: box?.x ?? 0, y: box?.y ?? 0 });
  await expect(photo(page)).toHaveAttribute('src', /^data:image/);
  await expect(notices(page)).toContainText('Photo added');
  await notices(page).getByRole('button', { name: 'Undo' }).click();
  await expect(photo(page)).not.toHaveAttribute('src', /^data:image/);
  await dragFile(page, file, { x: 1100, y: 300 });
  await expect(logo(page)).toHaveAttribute('src', /^data:image/);
  expect(page.url()).toMatch(/\/$/);
  await expect(page.getByText('Drop to use as photo')).toHaveCount(0);
});

test('a file dropped on the designer’s panels does not open as a page', async ({ page }) => {
  await page.goto('/drag-drop');
  await expect(page.getByRole('complementary', { name: 'Library' })).toBeVisible();
  const isRefused = await page
    .getByRole('complementary', { name: 'Library' })
    .evaluate((library) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['x'], 'a.png', { type: 'image/png' }));
      return ['dragover', 'drop'].every(
        (type) =>
          !library.dispatchEvent(
            new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }),
          ),
      );
    });
  expect(isRefused).toBe(true);
});

test('a pasted picture becomes the photo, or by one click the logo', async ({ page }) => {
  await page.goto('/');
  await openSection(page, 'Images');
  await expect(photo(page)).toBeVisible();
  await pastePicture(page, await halves(page));
  await expect(photo(page)).toHaveAttribute('src', /^data:image/);
  await notices(page).getByRole('button', { name: 'Use as logo' }).click();
  await expect(logo(page)).toHaveAttribute('src', /^data:image/);
  await expect(photo(page)).not.toHaveAttribute('src', /^data:image/);
  await expect(notices(page)).toContainText('Logo added');
});

test('a photo is moved and zoomed in its shape as one step, which is saved and undone', async ({
  page,
}) => {
  await page.goto('/');
  await openSection(page, 'Images');
  const field = page.getByRole('region', { name: 'Profile Picture', exact: true });
  await expect(field.getByRole('button', { name: 'Position' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  const buffer = Buffer.from(await halves(page), 'base64');
  await field
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  await expect.poll(() => middleColor(page)).toEqual('both');

  await field.getByRole('button', { name: 'Position' }).click();
  const dialog = page.getByRole('dialog', { name: 'Position photo' });
  const stage = dialog.getByRole('application', { name: 'Photo' });
  await expect(stage).toBeVisible();
  await expectNoBreach(page, '[role=dialog]');
  const box = await stage.boundingBox();
  if (box === null) throw new Error('There is no stage');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 300, y, { steps: 4 });
  await page.mouse.up();
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -200);
  await expect(dialog.getByRole('slider', { name: 'Zoom' })).not.toHaveValue('1');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect.poll(() => middleColor(page)).toEqual('red');

  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect.poll(() => middleColor(page)).toEqual('both');
  await field.getByRole('button', { name: 'Position' }).click();
  await stage.focus();
  for (let press = 0; press < 5; press++) await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('+');
  await expect(dialog.getByRole('slider', { name: 'Zoom' })).toHaveValue('1.1');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect.poll(() => middleColor(page)).toEqual('blue');
  await expect(page.getByRole('button', { name: /^Signatures:.*Saved/ })).toBeVisible();
  await page.reload();
  await expect.poll(() => middleColor(page)).toEqual('blue');
});

/** What is seen left and right of the middle of the photo that leaves the page. */
async function middleColor(page: Page): Promise<'red' | 'blue' | 'both' | 'none'> {
  return preview(page)
    .locator('body')
    .evaluate((body) => {
      const image = body.querySelector<HTMLImageElement>('img[src^="data:"]');
      if (!image?.complete || image.naturalWidth === 0) return 'none';
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      const isRed = (share: number): boolean => {
        const at = [canvas.width * share, canvas.height / 2] as const;
        const [red = 0, , blue = 0] = context?.getImageData(...at, 1, 1).data ?? [];
        return red > blue;
      };
      const [left, right] = [isRed(0.25), isRed(0.75)];
      if (left !== right) return 'both';
      return left ? 'red' : 'blue';
    });
}

test('sections say what is still the sample’s, and open as they were left', async ({ page }) => {
  await page.goto('/');
  const contact = sectionButton(page, 'Contact Information');
  await expect(contact).toHaveAccessibleDescription(/Sample/);
  await openSection(page, 'Contact Information');
  const mine = {
    'Email Address': 'me@here.example',
    'Phone Number': '1',
    Website: '',
    Address: '',
  };
  for (const [label, text] of Object.entries(mine)) {
    await page.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(text);
  }
  await expect(contact).not.toHaveAccessibleDescription(/Sample/);
  await expect(page.getByRole('button', { name: /^Signatures:.*Saved/ })).toBeVisible();
  await page.reload();
  await expect(contact).toHaveAttribute('aria-expanded', 'true');
  await expect(sectionButton(page, 'Images')).toHaveAttribute('aria-expanded', 'false');
});

test('an animation that is lost is told', async ({ page }) => {
  await page.goto('/');
  await openSection(page, 'Images');
  const frame = '21f90400000000002c00000000010001000002014400';
  const buffer = Buffer.from(`47494638396101000100800000000000ffffff${frame}${frame}3b`, 'hex');
  const field = page.getByRole('region', { name: 'Profile Picture', exact: true });
  await field
    .locator('input[type=file]')
    .setInputFiles({ name: 'wave.gif', mimeType: 'image/gif', buffer });
  await expect(field.getByRole('status')).toHaveText(
    'Image uploaded successfully! Only the first frame of the animation is kept.',
  );
});

test('one notice is shown at a time, covers no button, and is reached and left by keys', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await expect(preview(page).getByText('Jane Doe').first()).toBeVisible();
  const shown = notices(page).getByRole('button', { name: 'Dismiss' });
  const copy = page.getByRole('button', { name: /Copy HTML|Copied!/ });
  for (let clicks = 0; clicks < 3; clicks++) await copy.click();
  await expect(notices(page)).toContainText('Copied!');
  await expect(shown).toHaveCount(1);
  await page.getByRole('button', { name: 'Download HTML' }).click();
  await expect(notices(page)).toContainText('Saved as email-signature.html');
  await expect(shown).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Download HTML' })).toBeFocused();
  await page.keyboard.press('F6');
  await expect(shown).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Download HTML' })).toBeFocused();
  await expect(notices(page)).not.toContainText('Saved as');
});

test('starting over is undone from its notice, until something else is changed', async ({
  page,
}) => {
  await page.goto('/');
  await openSection(page, 'Personal Information');
  const name = page.getByLabel('Full Name');
  const undo = notices(page).getByRole('button', { name: 'Undo' });
  await name.fill('Ada Lovelace');
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(notices(page)).toContainText('Form reset');
  await undo.click();
  await expect(name).toHaveValue('Ada Lovelace');
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(undo).toBeVisible();
  await name.fill('Grace Hopper');
  await expect(undo).toHaveCount(0);
});

test.describe('where the system sets the colors', () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  test('one option looks chosen, and swatches and the meter keep their colors', async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/');
    await openSection(page, 'Choose Your Style');
    const frames = page.getByRole('group', { name: 'Template' }).locator('.frame-of-peer');
    const borders = await frames.evaluateAll((nodes) =>
      nodes.map((node) => getComputedStyle(node).borderTopWidth),
    );
    expect(borders.filter((width) => width === '4px')).toHaveLength(1);
    await page.getByRole('tab', { name: 'Colors' }).click();
    const rows = page.getByRole('group', { name: 'Palette' }).locator('.mark-of-peer');
    const grounds = await rows.evaluateAll((nodes) =>
      nodes.map((node) => getComputedStyle(node).backgroundColor),
    );
    expect(new Set(grounds.slice(1)).size).toBe(1);
    expect(grounds[0]).not.toBe(grounds[1]);
    const dots = rows.first().locator('[style]');
    const colors = await dots.evaluateAll((nodes) =>
      nodes.map((node) => getComputedStyle(node).backgroundColor),
    );
    expect(new Set(colors).size).toBe(3);
    const fill = page.locator('meter + div > div').first();
    const ground = (node: Element) => getComputedStyle(node).backgroundColor;
    expect(await fill.evaluate(ground)).not.toBe(
      await page.locator('meter + div').first().evaluate(ground),
    );
    await expectNoBreach(page);
  });
});
