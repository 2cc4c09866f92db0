import { DESKTOP_STATES, PHONE_STATES } from '../../e2e/support/designer-states';
import { SIZES } from '../../e2e/support/form';
import { FORM_STATES } from '../../e2e/support/form-states';
import { expectNoBreachIn } from '../../e2e/support/page-state';
import { TEAM_STATES } from '../../e2e/support/team-states';
import { test } from '../../e2e/support/test';

/* Axe looks at all that the pages can look like, in light and in dark. */

for (const { name: size, width, height } of SIZES) {
  test.describe(`the form on the ${size}`, () => {
    test.use({ viewport: { width, height } });

    for (const state of FORM_STATES) {
      test(`has no breach: ${state.name}`, ({ page }) => expectNoBreachIn(page, state));
    }
  });
}

for (const { name: size, width, height } of SIZES) {
  test.describe(`the page for a team on the ${size}`, () => {
    test.use({ viewport: { width, height } });

    for (const state of TEAM_STATES) {
      test(`has no breach: ${state.name}`, ({ page }) => expectNoBreachIn(page, state));
    }
  });
}

test.describe('the designer on a desktop screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  for (const state of DESKTOP_STATES) {
    test(`has no breach: ${state.name}`, ({ page }) => expectNoBreachIn(page, state));
  }
});

test.describe('the designer on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const state of PHONE_STATES) {
    test(`has no breach: ${state.name}`, ({ page }) => expectNoBreachIn(page, state));
  }
});
