import { test } from '@playwright/test';
import { DESKTOP_STATES, PHONE_STATES } from '../e2e/support/designer-states';
import { FORM_STATES } from '../e2e/support/form-states';
import type { PageState } from '../e2e/support/page-state';
import { TEAM_STATES } from '../e2e/support/team-states';
import { SIZES } from './sizes';
import { expectPictures, holdStill } from './take-pictures';

/* Every state that axe looks at in the end-to-end tests. The designer has ways of its own on a phone. */

const [PHONE, ...DESKS] = SIZES;

describe('form', FORM_STATES, SIZES);
// The last has a preview that follows the scroll, and small ones that come as they are scrolled to.
describe('team', TEAM_STATES.slice(0, -1), SIZES);
describe('designer', DESKTOP_STATES, DESKS);

test.describe('with fingers', () => {
  test.use({ hasTouch: true, isMobile: true });
  describe('designer-on-a-phone', PHONE_STATES, [PHONE]);
});

function describe(
  where: string,
  states: readonly PageState[],
  sizes: readonly { readonly width: number; readonly height: number }[],
): void {
  for (const { name, reach } of states) {
    test(`${where}: ${name}`, async ({ page }) => {
      test.slow();
      await page.setViewportSize(sizes.at(-1) ?? PHONE);
      await holdStill(page, 'never comes');
      await reach(page);
      await expectPictures(page, `${where}-${name.replaceAll(/\W+/g, '-')}`, sizes);
    });
  }
}
