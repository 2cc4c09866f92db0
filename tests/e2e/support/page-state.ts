import { test, type Page } from '@playwright/test';
import { expectNoBreachInEither } from './axe';

/** Something that a page can look like, and the way there. */
export interface PageState {
  readonly name: string;
  /** Opens the page and brings it there. */
  readonly reach: (page: Page) => Promise<void>;
  /** The part that axe looks at, where not all of the page: an open menu is no region of it. */
  readonly within?: string;
}

/** What axe finds in a state, in light and in dark: it is reached once, as the appearance may change at any time. */
export async function expectNoBreachIn(page: Page, { reach, within }: PageState): Promise<void> {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await reach(page);
  await expectNoBreachInEither(page, within);
}

/** A toast stays as long as somebody is at it. */
export async function holdToast(page: Page, words: string): Promise<void> {
  const notices = page.getByRole('region', { name: 'Notices' });
  await notices.getByText(words).first().waitFor();
  await page.keyboard.press('F6');
  await notices.locator(':focus').waitFor();
}
