import { createRequire } from 'node:module';
import { readFileSync, writeFileSync } from 'node:fs';
import { inject } from 'vitest';
import { pointerOn, type PointerDriver } from './pointer-driver';
import type { Tab } from './tab';

/** One visit of one engine to the app, from an empty device. */
export interface Visit extends PointerDriver {
  readonly goTo: (path: string) => Promise<void>;
  /** Opens a page that is not ours: HTML as it stands. */
  readonly goElsewhere: (html: string) => Promise<void>;
  readonly evaluate: Tab['evaluate'];
  readonly lacks: Tab['lacks'];
  /** What the pages complained of, to the console or otherwise. */
  readonly complaints: () => Promise<readonly string[]>;
  /** What axe finds on the page as it stands. */
  readonly breaches: () => Promise<unknown>;
}

/** A picture of the page as it was when a test failed last. */
const LAST_SEEN = '.cache/engines/last-failure.png';

/** A path through the app in an engine that is started for it. */
export async function onVisit(
  openTab: () => Promise<Tab>,
  walk: (visit: Visit) => Promise<void>,
): Promise<void> {
  const tab = await openTab();
  try {
    await walk(visitWith(tab));
  } catch (error) {
    // An engine that hangs gives no picture, and what failed before is what is reported.
    await tab.shot().then(
      (picture) => writeFileSync(LAST_SEEN, picture, 'base64'),
      () => {},
    );
    throw error;
  } finally {
    await tab.close();
  }
}

function visitWith(tab: Tab): Visit {
  const site = inject('site');
  return {
    ...pointerOn(tab),
    evaluate: tab.evaluate,
    lacks: tab.lacks,
    goTo: (path) => tab.open(site + path),
    goElsewhere: (html) =>
      tab.open(`data:text/html;charset=utf-8,${encodeURIComponent(`<!DOCTYPE html>${html}`)}`),
    async complaints() {
      const shown = String(await tab.evaluate(`sessionStorage.getItem('complaints') ?? ''`));
      return shown.split('\n').filter((line) => line !== '');
    },
    breaches: () => tab.evaluate(AXE),
  };
}

const axe = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
    'axe-core/axe.min.js',
  ),
  'utf8',
);

/** As `tests/e2e/support/axe.ts` asks it. */
const AXE = `(async () => {
  ${axe};
  const values = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const { violations } = await axe.run({ runOnly: { type: 'tag', values } });
  return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }));
})()`;
