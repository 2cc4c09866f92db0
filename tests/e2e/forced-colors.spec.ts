import { expectNoBreach } from './support/axe';
import { openSection } from './support/form';
import { expect, test } from './support/test';

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
    expect(await fill.evaluate(groundOf)).not.toBe(
      await page.locator('meter + div').first().evaluate(groundOf),
    );
    await expectNoBreach(page);
  });
});

function groundOf(node: Element): string {
  return getComputedStyle(node).backgroundColor;
}
