import { expectNoBreach } from '../../e2e/support/axe';
import { openDesign } from '../../e2e/support/canvas-pointer';
import { openSection } from '../../e2e/support/form';
import { expect, test, type Locator, type Page } from '../../e2e/support/test';

test.describe('where the system sets the colors', () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  test('one option looks chosen, and swatches and the meter keep their colors', async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/');
    await openSection(page, 'Choose Your Style');
    const frames = page.getByRole('group', { name: 'Template' }).locator('.frame-of-peer');
    await expect(frames.first()).toBeAttached();
    const borders = await frames.evaluateAll((nodes) =>
      nodes.map((node) => getComputedStyle(node).borderTopWidth),
    );
    expect(borders.filter((width) => width === '4px')).toHaveLength(1);
    await page.getByRole('tab', { name: 'Colors' }).click();
    const rows = page.getByRole('group', { name: 'Palette' }).locator('.checked-of-peer');
    const backgrounds = await rows.evaluateAll((nodes) =>
      nodes.map((node) => getComputedStyle(node).backgroundColor),
    );
    expect(new Set(backgrounds.slice(1)).size).toBe(1);
    expect(backgrounds[0]).not.toBe(backgrounds[1]);
    const dots = rows.first().locator('[style]');
    const colors = await dots.evaluateAll((nodes) =>
      nodes.map((node) => getComputedStyle(node).backgroundColor),
    );
    expect(new Set(colors).size).toBe(3);
    const fill = page.locator('meter + div > div').first();
    expect(await fill.evaluate(backgroundOf)).not.toBe(
      await page.locator('meter + div').first().evaluate(backgroundOf),
    );
    await expectNoBreach(page);
  });
});

const NAME = { id: 'name', type: 'name', x: 60, y: 40, content: 'Jane Doe' };

/** What shows one of a kind as chosen, beside another that is not: the part of each that is drawn. */
const PAIRS: Readonly<Record<string, (page: Page) => Promise<readonly [Locator, Locator]>>> = {
  'a tab of the form': async (page) => {
    await openForm(page);
    return [
      page.getByRole('tab', { name: 'Templates' }),
      page.getByRole('tab', { name: 'Colors' }),
    ];
  },
  'a segment of the form': async (page) => {
    await openForm(page);
    await page.getByRole('tab', { name: 'Colors' }).click();
    return [
      drawnOf(page.getByRole('radio', { name: 'Preset palettes' })),
      drawnOf(page.getByRole('radio', { name: 'Custom colors' })),
    ];
  },
  'a place in "Use it in…"': async (page) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Use it in…' }).click();
    const place = (name: string) => page.getByRole('radio', { name, exact: true });
    await place('Apple Mail').check();
    return [drawnOf(place('Apple Mail')), drawnOf(place('Thunderbird'))];
  },
  'a tab of the designer': async (page) => {
    await openChosen(page);
    return [
      page.getByRole('tab', { name: /^Elements/ }),
      page.getByRole('tab', { name: 'Layers' }),
    ];
  },
  'a segment of the properties': async (page) => {
    await openChosen(page);
    return [
      drawnOf(page.getByRole('radio', { name: 'Align text left' })),
      drawnOf(page.getByRole('radio', { name: 'Align text center' })),
    ];
  },
  'a switch': async (page) => {
    await openChosen(page);
    await page.getByRole('switch', { name: 'Advanced Settings' }).click();
    return [
      drawnOf(page.getByRole('switch', { name: 'Advanced Settings' })),
      drawnOf(page.getByRole('switch', { name: 'Lock position' })),
    ];
  },
  'a style of text': async (page) => {
    await openChosen(page);
    await page.getByRole('button', { name: 'Bold' }).click();
    return [
      page.getByRole('button', { name: 'Bold' }),
      page.getByRole('button', { name: 'Italic' }),
    ];
  },
  'a layer': async (page) => {
    await openChosen(page);
    await page.getByRole('tab', { name: 'Layers' }).click();
    const rows = page.getByRole('treegrid', { name: 'Layers' }).getByRole('row');
    return [
      rows.and(page.locator('[aria-selected=true]')),
      rows.and(page.locator('[aria-selected=false]')),
    ];
  },
  'a command': async (page) => {
    await openChosen(page);
    await page.keyboard.press('Control+k');
    const options = page.getByRole('listbox').getByRole('option');
    return [
      options.and(page.locator('[aria-selected=true]')),
      options.and(page.locator('[aria-selected=false]')).first(),
    ];
  },
  'an item of a menu': async (page) => {
    await openChosen(page);
    await page.getByRole('button', { name: 'Export options' }).click();
    await page.keyboard.press('ArrowDown');
    const items = page.getByRole('menuitem');
    return [items.and(page.locator(':focus')), items.and(page.locator(':not(:focus)')).first()];
  },
};

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in forced ${colorScheme} colors`, () => {
    test.use({ viewport: { width: 1440, height: 900 }, colorScheme });

    for (const [what, open] of Object.entries(PAIRS)) {
      test(`${what} that is chosen has another background than one that is not, and its words are read on it`, async ({
        page,
      }) => {
        await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
        const [chosen, other] = await open(page);
        await expect(chosen).toBeVisible();
        await expect(other).toBeVisible();
        const [background, plain] = [
          await chosen.evaluate(backgroundOf),
          await other.evaluate(backgroundOf),
        ];
        expect(background).not.toBe(plain);
        expect(await chosen.evaluate(inksOf)).not.toContain(background);
      });
    }

    test('a signature lies on the background of a mail, wherever it is shown', async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
      await openForm(page);
      const cards = page.getByRole('group', { name: 'Template' }).locator('.frame-of-peer > span');
      await expect(cards.first()).toBeVisible();
      expect(new Set(await cards.evaluateAll(backgroundsOf))).toEqual(new Set([WHITE]));
      await page.getByRole('button', { name: 'All clients' }).click();
      const dialog = page.getByRole('dialog');
      const frame = dialog.locator('iframe[title="Gmail"]');
      await expect(frame).toBeAttached();
      await expect(frame).toHaveCSS('background-color', WHITE);
      const sheets = dialog.locator('div:has(> div > iframe)');
      for (const background of await sheets.evaluateAll(backgroundsOf)) {
        expect(background).not.toBe('rgba(0, 0, 0, 0)');
      }
      await expect(dialog.locator('div:has(> div > iframe[title="Gmail"])')).toHaveCSS(
        'background-color',
        WHITE,
      );
    });

    test('a swatch that is chosen has a ring, and a slider its own colors', async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
      await openChosen(page);
      const swatches = page
        .getByRole('group', { name: 'Text colors', exact: true })
        .getByRole('button');
      const widths = await swatches.evaluateAll((nodes) =>
        nodes.map((node) => {
          const { outlineStyle, outlineWidth } = getComputedStyle(node);
          return outlineStyle === 'none' ? '0px' : outlineWidth;
        }),
      );
      expect(widths.filter((width) => width === '3px')).toHaveLength(1);
      expect(
        new Set(
          await swatches.evaluateAll((nodes) =>
            nodes.map((node) => getComputedStyle(node).backgroundColor),
          ),
        ).size,
      ).toBe(widths.length);
      const slider = page.getByRole('slider', { name: 'Font size slider' });
      await expect(slider).toHaveCSS('appearance', 'auto');
      await expect(slider).toHaveCSS('forced-color-adjust', 'auto');
    });
  });
}

async function openForm(page: Page): Promise<void> {
  await page.goto('/');
  await openSection(page, 'Choose Your Style');
}

/** The designer with two elements, the first of them selected. */
async function openChosen(page: Page): Promise<void> {
  await openDesign(page, [NAME, { ...NAME, id: 'other', y: 120 }]);
  await page.locator('[role=option][data-element-id=name]').click();
  await expect(page.getByRole('button', { name: 'Bold' })).toBeVisible();
}

/** What is drawn in the place of a control that cannot be seen. */
function drawnOf(control: Locator): Locator {
  return control.locator('xpath=following-sibling::*[1]');
}

/** The colors of all that is written or drawn by strokes in a part. */
function inksOf(node: Element): readonly string[] {
  const parts = [node, ...node.querySelectorAll('span, svg, kbd, button')];
  return parts.map((part) => getComputedStyle(part).color);
}

const WHITE = 'rgb(255, 255, 255)';

function backgroundsOf(nodes: readonly Element[]): readonly string[] {
  return nodes.map((node) => getComputedStyle(node).backgroundColor);
}

function backgroundOf(node: Element): string {
  return getComputedStyle(node).backgroundColor;
}
