import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { motionEnded } from './motion-ended';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules of axe that look at colors: all that can become broken when the page turns dark. */
const ABOUT_COLORS = ['color-contrast', 'link-in-text-block'];

/**
 * Fails with what axe finds on the page as it stands, or in a part of it: an open menu is no region of the page. What is half
 * faded in counts as unreadable, so nothing moves any more.
 */
export async function expectNoBreach(page: Page, within = 'html'): Promise<void> {
  await expect(page.locator('main')).toBeVisible();
  await motionEnded(page);
  await expectNothing(axeOf(page, within).withTags(TAGS));
}

/** The same in light and in dark. Nothing fades meanwhile: a color on its way to another has a contrast of its own. */
export async function expectNoBreachInEither(page: Page, within = 'html'): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await expectNoBreach(page, within);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNothing(axeOf(page, within).withRules(ABOUT_COLORS));
  await page.emulateMedia({ colorScheme: 'light' });
}

function axeOf(page: Page, within: string): AxeBuilder {
  return (
    new AxeBuilder({ page })
      .include(within)
      // Else it would put its results together in another page, and wait for answers from frames in which no script runs.
      .setLegacyMode()
      .options({ resultTypes: ['violations'], iframes: false })
  );
}

async function expectNothing(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }))).toEqual(
    [],
  );
}
