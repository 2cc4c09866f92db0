import { cpus } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { build } from 'vite';
import { launchOptions } from '../../scripts/find-browser.mjs';
import { ROOT } from '../../scripts/run.mjs';
import { serve } from '../../scripts/serve.mjs';
import { OUT } from '../serve-app.mjs';
import { fixed, showTable } from '../show.mjs';
import { watchMemory } from './memory.mjs';

/** @typedef {import('./page/main.ts').Making & { kind: string, plainMs: number, page: number, browser: number }} Made */

const COUNTS = [1000, 10_000];
const KINDS = /** @type {const} */ (['template', 'design']);

/**
 * Archives with all packs, each in a browser of its own: the first one of a visit, workers and code not there yet.
 *
 * @returns {Promise<Made[]>}
 */
export async function measureBrowser() {
  const server = await servePage();
  /** @type {Made[]} */
  const all = [];
  try {
    for (const kind of KINDS) {
      for (const count of COUNTS) all.push(await measure(server.url, kind, count));
    }
  } finally {
    await server.close();
  }
  showTable(
    [
      `an archive with all packs, ${cpus().length} cores`,
      'people',
      's',
      'people a second',
      'a plain text, times',
      'MB of zip',
      'page, MB',
      'browser, MB',
      'worst frame, ms',
    ],
    all.map(rowOf),
  );
  return all;
}

/** @param {Made} made */
function rowOf({ kind, people, ms, plainMs, megabytes, page, browser, worstFrameMs }) {
  return [
    kind,
    String(people),
    fixed(ms / 1000),
    fixed((people / ms) * 1000, 0),
    fixed(ms / plainMs, 0),
    fixed(megabytes, 1),
    fixed(page, 0),
    fixed(browser, 0),
    fixed(worstFrameMs, 0),
  ];
}

/** @param {string} url @param {(typeof KINDS)[number]} kind @param {number} count @returns {Promise<Made>} */
async function measure(url, kind, count) {
  const launched = await chromium.launch(launchOptions());
  try {
    const page = await launched.newPage();
    await page.goto(url);
    await page.waitForFunction(() => 'bench' in window);
    const pids = await processesOf(launched);
    const pageMemory = watchMemory(pids.renderer);
    const browserMemory = watchMemory(pids.browser);
    const made = await page.evaluate(
      (/** @type {[typeof kind, number]} */ asked) => window.bench.make(...asked),
      /** @type {[typeof kind, number]} */ ([kind, count]),
    );
    const memory = { page: pageMemory(), browser: browserMemory() };
    const plainMs = await page.evaluate((many) => window.bench.plain(many), count);
    if (made.people !== count) throw new Error(`${made.people} of ${count} were made`);
    return { ...made, ...memory, kind, plainMs };
  } finally {
    await launched.close();
  }
}

/** The processes of pages, and the one that keeps blobs. @param {import('playwright').Browser} browser */
async function processesOf(browser) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  /** @param {string} wanted */
  const ids = (wanted) => processInfo.filter(({ type }) => type === wanted).map(({ id }) => id);
  return { renderer: ids('renderer'), browser: ids('browser') };
}

async function servePage() {
  const outDir = join(OUT, 'team-page');
  await build({
    root: join(ROOT, 'bench/team/page'),
    configFile: join(ROOT, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true, copyPublicDir: false },
  });
  return serve({ dir: outDir, port: 0 });
}
