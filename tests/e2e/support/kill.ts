import type { BrowserContext, Page } from '@playwright/test';

/* What a crash leaves. */

/** Ends a page as a crash does: without `pagehide`, and without a last writing. */
export async function kill(page: Page, context: BrowserContext): Promise<void> {
  const session = await context.newCDPSession(page);
  const gone = new Promise((resolve) => page.once('crash', resolve));
  // A page that has crashed answers nothing.
  void session.send('Page.crash').catch(() => undefined);
  await gone;
  await page.close();
}

const LETTERS = 'the quick brown fox jumps over the lazy dog ';

/** How old what is not saved may be, and how long a busy device may take to write it, in ms. */
const OLDEST_MS = 1000;
const WRITING_MS = 700;

/** What was typed until a crash, and what of it must be there after that. */
export interface TypedUntilKilled {
  readonly all: string;
  readonly mustBeThere: string;
}

/** Types a letter every 110 ms into what has the focus, for so long, and ends the page in the middle of that. */
export async function typeUntilKilled(
  page: Page,
  context: BrowserContext,
  forMs: number,
): Promise<TypedUntilKilled> {
  const typed: { letter: string; at: number }[] = [];
  const begun = Date.now();
  while (Date.now() - begun < forMs) {
    const letter = LETTERS.charAt(typed.length % LETTERS.length);
    await page.keyboard.type(letter);
    typed.push({ letter, at: Date.now() });
    await page.waitForTimeout(110);
  }
  const killed = Date.now();
  await kill(page, context);
  const old = typed.filter(({ at }) => at < killed - OLDEST_MS - WRITING_MS);
  const textOf = (letters: typeof typed) => letters.map(({ letter }) => letter).join('');
  return { all: textOf(typed), mustBeThere: textOf(old) };
}
