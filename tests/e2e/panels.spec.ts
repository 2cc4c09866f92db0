import { build, element, shown, selected } from './support/canvas';
import { add, elements, openDesigner, openEmpty, openWith, placeField } from './support/designer';
import { expect, test, type Page } from './support/test';
import { boxAtRest } from './support/box-at-rest';

test.use({ viewport: { width: 1440, height: 900 } });

const toggle = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Text style' }).getByRole('button', { name });

const size = (page: Page, name: 'Width' | 'Height') =>
  page.getByRole('group', { name: 'Size' }).getByRole('textbox', { name });

const TEXT = { type: 'text', width: 100, height: 30, content: 'Words' };

test('keys after a click of the mouse', async ({ page }) => {
  test.slow();
  const PRESSES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
    'a radio button': (page) => page.getByRole('radio', { name: 'Align text right' }).click(),
    'a slider': (page) => page.getByRole('slider', { name: 'Font size slider' }).click(),
    'a switch': (page) => page.getByRole('switch', { name: 'Advanced Settings' }).click(),
    'a tab': (page) => page.getByRole('tab', { name: 'Layers' }).click(),
    'a button of the panel': (page) => page.getByRole('button', { name: 'Teal' }).click(),
    'a button of the toolbar': (page) => page.getByRole('button', { name: 'Grid' }).click(),
  };
  for (const [what, press] of Object.entries(PRESSES)) {
    await test.step(`mean the selection: ${what}`, async () => {
      await openWith(page, [{ ...TEXT, x: 60, y: 60 }]);
      await element(page, 'Text').click();
      await press(page);
      await page.keyboard.press('ArrowLeft');
      await expect(placeField(page, 'X')).toHaveValue('59');
      await page.keyboard.press('Control+d');
      await expect(elements(page)).toHaveCount(2);
      await press(page);
      await page.keyboard.press('Delete');
      await expect(elements(page)).toHaveCount(1);
      await page.keyboard.press('Control+z');
      await expect(elements(page)).toHaveCount(2);
      await press(page);
      await page.keyboard.press('Escape');
      await expect(selected(page)).toHaveText('0 selected');
    });
  }
  await test.step('belong to the field where there is one to write in', async () => {
    await openWith(page, [{ ...TEXT, x: 60, y: 60 }]);
    await element(page, 'Text').click();
    const words = page.getByRole('textbox', { name: 'Text', exact: true });
    await words.click();
    await page.keyboard.press('End');
    await page.keyboard.press('Backspace');
    await expect(words).toHaveValue('Word');
    await page.keyboard.press('ArrowLeft');
    await expect(words).toBeFocused();
    await expect(placeField(page, 'X')).toHaveValue('60');
  });
});

test('who goes by keys moves radio buttons, sliders and tabs by arrows, and has all other keys', async ({
  page,
}) => {
  await openWith(page, [{ ...TEXT, x: 60, y: 60 }]);
  await element(page, 'Text').click();
  const left = page.getByRole('radio', { name: 'Align text left' });
  await left.focus();
  await page.keyboard.press('ArrowRight');
  const center = page.getByRole('radio', { name: 'Align text center' });
  await expect(center).toBeChecked();
  await expect(center).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(left).toBeChecked();
  await page.getByRole('slider', { name: 'Font size slider' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('textbox', { name: 'Font size' })).toHaveValue('15');
  await expect(placeField(page, 'X')).toHaveValue('60');
  await page.keyboard.press('Delete');
  await expect(elements(page)).toHaveCount(0);
});

test('the preview, and the tab stop of the canvas', async ({ page }) => {
  test.slow();
  await test.step('Escape leaves the preview', async () => {
    await build(page, 1);
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect(page.getByRole('heading', { name: 'Preview' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: 'Preview' })).toHaveCount(0);
  });
  await test.step('the canvas is one tab stop, where Tab walks on', async () => {
    await build(page, 3);
    const stops = elements(page).and(page.locator('[tabindex="0"]'));
    await expect(stops).toHaveCount(1);
    await expect(stops).toHaveAttribute('aria-label', /^Divider/);
    await element(page, 'Circle').click();
    await expect(stops).toHaveAttribute('aria-label', /^Circle/);
    await page.keyboard.press('Escape');
    await expect(stops).toHaveAttribute('aria-label', /^Rectangle/);
    await page.getByRole('application').focus();
    for (const name of ['Rectangle', 'Circle', 'Divider']) {
      await page.keyboard.press('Tab');
      await expect(element(page, name)).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(elements(page).and(page.locator(':focus'))).toHaveCount(0);
    await page.keyboard.press('Shift+Tab');
    await expect(element(page, 'Divider')).toBeFocused();
  });
});

test('hiding all keeps the focus on the canvas, and what happened is announced', async ({
  page,
}) => {
  await build(page, 2);
  await element(page, 'Circle').click();
  // What comes in one burst is announced at once, and how many steps a burst takes in is up to the machine.
  await expect(shown(page)).toHaveText(/^(Added|Moved) (Circle|2 elements)/);
  await page.keyboard.press('Control+Shift+l');
  await expect(shown(page)).toHaveText('Circle locked');
  await page.keyboard.press('Control+Shift+l');
  await expect(shown(page)).toHaveText('Circle unlocked');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+Shift+h');
  await expect(elements(page)).toHaveCount(0);
  await expect(shown(page)).toHaveText('2 elements hidden');
  await expect(page.getByRole('application')).toBeFocused();
});

test('the style of text', async ({ page }) => {
  test.slow();
  await test.step('is in reach: bold, italic and underline by keys and by buttons', async () => {
    await openWith(page, [{ ...TEXT, x: 60, y: 60 }]);
    await element(page, 'Text').click();
    const drawing = element(page, 'Text').locator('text');
    await page.keyboard.press('Control+b');
    await expect(drawing).toHaveAttribute('font-weight', '700');
    await expect(toggle(page, 'Bold')).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Control+i');
    await page.keyboard.press('Control+u');
    await expect(drawing).toHaveAttribute('font-style', 'italic');
    await expect(drawing).toHaveAttribute('text-decoration', 'underline');
    await toggle(page, 'Bold').click();
    await expect(drawing).toHaveAttribute('font-weight', '400');
    await page.keyboard.press('Control+z');
    await expect(drawing).toHaveAttribute('font-weight', '700');
  });
  await test.step('is set while the text is written, which is kept', async () => {
    await openWith(page, [{ ...TEXT, x: 60, y: 60 }]);
    await element(page, 'Text').dblclick();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Anew');
    await page.keyboard.press('Control+b');
    await page.keyboard.type(' and on');
    await page.keyboard.press('Escape');
    const drawing = element(page, 'Text').locator('text');
    await expect(drawing).toHaveText('Anew and on');
    await expect(drawing.locator('tspan[font-weight="700"]')).toHaveText(' and on');
  });
  await test.step('spaces letters on the canvas as in the mail', async () => {
    await openWith(page, [{ ...TEXT, x: 60, y: 60 }]);
    await element(page, 'Text').click();
    const drawing = element(page, 'Text').locator('text');
    const width = () =>
      drawing.evaluate((node) =>
        node instanceof SVGTextElement ? node.getComputedTextLength() : 0,
      );
    const before = await width();
    const field = page.getByRole('textbox', { name: 'Letter spacing' });
    await field.fill('2.5');
    await field.press('Enter');
    expect(await width()).toBeCloseTo(before + 'Words'.length * 2.5, 1);
    await page.getByRole('button', { name: 'Email view' }).click();
    const words = page.frameLocator('iframe').getByText('Words');
    await expect(words).toHaveCSS('letter-spacing', '2.5px');
  });
});

test.describe('the fields of place and size', () => {
  const TWO = [
    { type: 'rectangle', x: 100, y: 40, width: 100, height: 40 },
    { type: 'circle', x: 220, y: 100, width: 60, height: 60 },
  ];
  test('move and resize several as one box', async ({ page }) => {
    await openWith(page, TWO);
    await elements(page).first().click();
    await page.keyboard.press('Control+a');
    await expect(placeField(page, 'X')).toHaveValue('100');
    await expect(size(page, 'Width')).toHaveValue('180');
    await placeField(page, 'X').fill('50*2+20');
    await placeField(page, 'X').press('Enter');
    await size(page, 'Width').fill('360');
    await size(page, 'Width').press('Enter');
    await elements(page).last().click();
    await expect(placeField(page, 'X')).toHaveValue('360');
    await expect(size(page, 'Width')).toHaveValue('120');
    await expect(size(page, 'Height')).toHaveValue('60');
  });

  test('take back by Escape what was typed', async ({ page }) => {
    await openWith(page, TWO);
    await elements(page).first().click();
    await placeField(page, 'X').fill('300');
    await placeField(page, 'X').press('Escape');
    await expect(placeField(page, 'X')).toHaveValue('100');
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  test('follow a drag before it is dropped, and go back with it', async ({ page }) => {
    await openWith(page, TWO);
    const box = await boxAtRest(elements(page).first());
    await elements(page).first().click();
    await page.mouse.move(box.x + 30, box.y + 20);
    await page.mouse.down();
    await page.keyboard.down('Control');
    await page.mouse.move(box.x + 80, box.y + 50, { steps: 5 });
    await expect(placeField(page, 'X')).toHaveValue('150');
    await expect(placeField(page, 'Y')).toHaveValue('70');
    await page.keyboard.press('Escape');
    await expect(placeField(page, 'X')).toHaveValue('100');
    await page.mouse.up();
    await page.keyboard.up('Control');
  });
});

test('the page never scrolls, whatever is selected, with all settings shown', async ({ page }) => {
  await openDesigner(page);
  const tiles = page.getByRole('tabpanel', { name: /^Elements/ }).getByRole('button');
  const names = await tiles.evaluateAll((all) => all.map((one) => one.textContent ?? ''));
  test.setTimeout(names.length * 3000);
  await add(page, 'Name');
  await page.getByRole('switch', { name: 'Advanced Settings' }).click();
  for (const name of names.filter((one) => one !== 'Clear Canvas')) {
    await tiles.filter({ hasText: name }).first().click();
    const length = await page.evaluate(() => {
      document.documentElement.scrollTop = 1_000;
      const root = document.querySelector('#root > div') ?? document.body;
      root.scrollTop = 1_000;
      const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
      return [scrollHeight - clientHeight, scrollTop, root.scrollTop];
    });
    expect(length, name).toEqual([0, 0, 0]);
  }
});

test('Copy signature is the main button, beside the two of the design', async ({ page }) => {
  await openWith(page, [{ ...TEXT, x: 60, y: 60 }]);
  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: 'Export', exact: true })).toBeVisible();
  await expect(header.getByRole('button', { name: 'Copy Design' })).toBeVisible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await header.getByRole('button', { name: 'Copy signature' }).click();
  await expect(page.getByText('Rich HTML signature copied to clipboard')).toBeVisible();
  const copied = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    return (await item?.getType('text/html'))?.text();
  });
  expect(copied).toContain('Words');
});

test('a list of commands, a menu beside a menu, and a tooltip', async ({ page }) => {
  test.slow();
  await test.step('the list of commands goes to its ends by Home and End', async () => {
    await openEmpty(page);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'All commands' })).toBeFocused();
    const chosen = page.getByRole('option', { selected: true });
    const first = await chosen.textContent();
    await page.keyboard.press('End');
    await expect(page.getByRole('option').last()).toHaveAttribute('aria-selected', 'true');
    await expect(chosen).not.toHaveText(first ?? '');
    await page.keyboard.press('Home');
    await expect(chosen).toHaveText(first ?? '');
  });
  await test.step('a menu beside a menu stays open on the straight way to it', async () => {
    await build(page, 1);
    await element(page, 'Rectangle').click({ button: 'right' });
    const menu = page.getByRole('menu', { name: 'Canvas menu' });
    const align = menu.getByRole('menuitem', { name: 'Align', exact: true });
    await align.hover();
    const beside = page.getByRole('menu', { name: 'Align', exact: true });
    const last = beside.getByRole('menuitem').last();
    const [from, to] = [await boxAtRest(align), await boxAtRest(last)];
    await page.mouse.move(from.x + 20, from.y + from.height / 2);
    await page.mouse.move(to.x + 20, to.y + to.height / 2, { steps: 12 });
    await expect(last).toBeFocused();
    await expect(beside).toBeVisible();
  });
  await test.step('the pointer may rest on a tooltip, and Escape takes it away', async () => {
    await openEmpty(page);
    const tooltip = page.getByRole('tooltip');
    await page.getByRole('button', { name: 'Zoom in' }).hover();
    await expect(tooltip).toBeVisible();
    await tooltip.hover();
    await expect(tooltip.and(page.locator(':hover'))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tooltip).toHaveCount(0);
  });
});
