import { expect, test as base, type Page } from '@playwright/test';
import { NOT_JSON, watchState } from './non-json-state';

/** What Chromium writes into the console when it refuses what a page's policy forbids. */
const REFUSAL = /Content Security Policy|Permissions-Policy|Trusted(?:HTML|Script|Type)/;

/** The recorder of traces asks for a blob's bytes by itself where a picture could not be read. */
const BY_RECORDER = /Connecting to 'blob:|connect-src blob/;

interface Watch {
  /** What the policy of the pages refused, in any of their frames and workers. */
  readonly refusals: string[];
  /** Where the state of the store held what JSON does not. */
  readonly notJson: string[];
}

/** The tag of tests that `npm run test:long` alone runs. */
const LONG = '@long';

/**
 * The details of a test that does again, at another size or on another page, what a test of the short run does: it is in the
 * short run only where it is the one.
 */
export function inShortRun(isTheOne: boolean): { readonly tag?: string } {
  return isTheOne ? {} : { tag: LONG };
}

/** The test of this suite: it fails when a page does what its own policy forbids, or its state is no data. */
export const test = base.extend<Watch>({
  refusals: [
    async ({ context }, use) => {
      const refusals: string[] = [];
      context.on('console', (message) => {
        const text = message.text();
        if (REFUSAL.test(text) && !BY_RECORDER.test(text)) refusals.push(text);
      });
      // Dialogs for files are caught from the start: a test that waits for one could begin too late.
      context.on('page', (page) => page.on('filechooser', () => {}));
      context.on('page', awaitScript);
      await context.addInitScript(() => {
        // Its dialog cannot be answered here: files are downloaded, unless a test puts another in its place.
        Reflect.deleteProperty(window, 'showSaveFilePicker');
        addEventListener(
          'securitypolicyviolation',
          ({ effectiveDirective, blockedURI, sample }) => {
            console.error('Content Security Policy:', effectiveDirective, blockedURI, sample);
          },
        );
      });
      await use(refusals);
      expect(refusals).toEqual([]);
    },
    { auto: true },
  ],
  notJson: [
    async ({ context }, use) => {
      const notJson: string[] = [];
      context.on('console', (message) => {
        if (message.text().startsWith(NOT_JSON)) notJson.push(message.text());
      });
      await context.addInitScript(watchState, NOT_JSON);
      await use(notJson);
      expect(notJson).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Lets navigations wait until the script of the page has taken the place of what the build has rendered, unless they wait for less
 * than a whole page.
 */
function awaitScript(page: Page): void {
  const { goto, reload } = page;
  // A page whose script never comes stays as it is.
  const taken = () =>
    page
      .locator('[data-prerendered]')
      .waitFor({ state: 'detached', timeout: 10_000 })
      .catch(() => undefined);
  page.goto = async (url, options) => {
    const answer = await goto.call(page, url, options);
    if (options?.waitUntil === undefined) await taken();
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload.call(page, options);
    if (options?.waitUntil === undefined) await taken();
    return answer;
  };
}

export { expect };
export type { Locator, Page } from '@playwright/test';
