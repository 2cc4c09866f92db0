import type { Browser } from 'playwright';
import type { Point, Tab } from './tab';

interface Options {
  readonly permissions: string[];
  readonly lacks: Tab['lacks'];
}

/** A tab of a browser that Playwright drives: Chromium by its own protocol, Firefox by WebDriver BiDi. */
export async function playwrightTab(
  browser: Browser,
  { permissions = [], lacks = [] }: Partial<Options> = {},
): Promise<Tab> {
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    permissions,
  });
  const { mouse, keyboard } = page;
  let place: Point = [0, 0];
  return {
    lacks,
    open: async (address) => {
      await page.goto(address);
    },
    evaluate: (expression) => page.evaluate(expression),
    moveTo: async (point) => {
      place = point;
      await mouse.move(...point);
    },
    press: () => mouse.down(),
    release: () => mouse.up(),
    click: (times) => mouse.click(...place, { clickCount: times }),
    wheel: (deltaY) => mouse.wheel(0, deltaY),
    keyDown: (key) => keyboard.down(key),
    keyUp: (key) => keyboard.up(key),
    type: (text) => keyboard.type(text),
    choose: (selector, path) => page.locator(selector).setInputFiles(path),
    shot: async () => (await page.screenshot()).toString('base64'),
    close: () => browser.close(),
  };
}
