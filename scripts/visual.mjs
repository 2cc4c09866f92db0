import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser, ensurePackages } from './ensure.mjs';
import { expectedError, isMain, ROOT, runPackage } from './run.mjs';

/** The flag that accepts the new pictures; other arguments choose pictures by their names. */
const ACCEPT = '--accept';

const TESTS = join(ROOT, 'tests/visual');
const STORYBOOK = join(ROOT, '.cache/visual/storybook');

/** Which browser took the accepted pictures: another draws letters in other ways. */
const RECORDED_WITH = join(TESTS, 'recorded-with.json');

if (isMain(import.meta.url)) {
  const words = process.argv.slice(2);
  await ensurePackages();
  process.exitCode = await compare({
    isAccepting: words.includes(ACCEPT),
    chosen: words.filter((word) => word !== ACCEPT),
  });
}

/**
 * Takes a picture of every page and story, and compares it with the accepted one or accepts it.
 *
 * @param {{ isAccepting: boolean, chosen: readonly string[] }} wanted
 * @returns {Promise<number>} the exit code
 */
async function compare({ isAccepting, chosen }) {
  const browser = await browserName();
  const recordedWith = readRecorded();
  if (recordedWith !== browser) {
    const difference = `The pictures are of ${recordedWith ?? 'no browser'}, and this is ${browser}`;
    if (!isAccepting) {
      console.log(`Not compared. ${difference}.`);
      return 0;
    }
    if (chosen.length > 0) throw expectedError(`${difference}: accept all of them, or none.`);
  }
  if (isAccepting && chosen.length === 0) {
    rmSync(join(TESTS, 'pictures'), { recursive: true, force: true });
    writeFileSync(RECORDED_WITH, `${JSON.stringify({ browser }, null, 2)}\n`);
  }
  return withServers((env) =>
    runPackage(
      '@playwright/test',
      [
        'test',
        `--config=${join(TESTS, 'playwright.config.ts')}`,
        `--update-snapshots=${isAccepting ? 'changed' : 'none'}`,
        ...(chosen.length > 0 ? ['--grep', chosen.join('|')] : []),
      ],
      { env },
    ),
  );
}

/** @param {(env: Record<string, string>) => Promise<number>} work */
async function withServers(work) {
  const [{ buildApp }, { serve }] = await Promise.all([
    import('./build-app.mjs'),
    import('./serve.mjs'),
  ]);
  const dir = await buildApp('visual/app');
  const code = await runPackage('storybook', ['build', '--quiet', `--output-dir=${STORYBOOK}`]);
  if (code !== 0) throw expectedError('Storybook was not built; see its messages above.');
  const [app, stories] = [
    await serve({ dir, port: 0 }),
    // Storybook's own pages have scripts in them, which the product's policy forbids.
    await serve({ dir: STORYBOOK, port: 0, headers: {} }),
  ];
  try {
    return await work({
      // A page that shows its own address is the same at any port.
      SIGNET_HOSTS: `MAP app.localhost 127.0.0.1:${app.port}, MAP stories.localhost 127.0.0.1:${stories.port}`,
      SIGNET_URL: 'http://app.localhost',
      SIGNET_STORIES: 'http://stories.localhost',
      SIGNET_STORIES_INDEX: join(STORYBOOK, 'index.json'),
    });
  } finally {
    await Promise.all([app.close(), stories.close()]);
  }
}

async function browserName() {
  const path = await ensureBrowser();
  const [{ chromium }, { launchOptions }] = await Promise.all([
    import('playwright'),
    import('./find-browser.mjs'),
  ]);
  const browser = await chromium.launch(launchOptions());
  const version = browser.version();
  await browser.close();
  const kind = path.includes('headless-shell') ? ' without windows' : '';
  return `Chromium ${version}${kind} on ${process.platform} ${process.arch}`;
}

/** @returns {string | null} */
function readRecorded() {
  if (!existsSync(RECORDED_WITH)) return null;
  return String(JSON.parse(readFileSync(RECORDED_WITH, 'utf8')).browser);
}
