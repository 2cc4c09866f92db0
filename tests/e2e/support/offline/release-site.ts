import { cp, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseOf } from '../../../../scripts/offline.mjs';
import { createHandler } from '../../../../scripts/serve.mjs';
import { PAGE_HEADS } from '../../../../src/app/pages.data';
import { expect, test as base, type Page } from '../test';
import { WRONG_ANSWERS, type WrongAnswer } from './wrong-answers';

/** Serves a copy of the built page, of which releases can be made, and answers wrongly where it is asked to. */
interface ReleaseSite {
  readonly url: string;
  /** Puts a release in the place of the one that is there: the same with another title, and these files. */
  readonly release: (title: string, files?: Readonly<Record<string, string>>) => Promise<void>;
  /** Puts the worker of the first release in the place of ours. */
  readonly takeFirstWorker: () => Promise<void>;
  /** Takes a file away, as a deployment that went wrong would. */
  readonly lose: (file: string) => Promise<void>;
  /** The address of the only file of the release that a pattern fits. */
  readonly find: (pattern: RegExp) => Promise<string>;
  /** Answers wrongly for an address from now on. */
  readonly answerWith: (answer: WrongAnswer, file: string) => void;
  /** Answers rightly from now on, and ends what still waits. */
  readonly recover: () => void;
  /** How often the worker was asked for. */
  readonly updates: () => number;
}

const FIRST_WORKER = new URL('first-worker.txt', import.meta.url);
const LIST = /^const RELEASE = .*;$/m;

/** The test of what is kept on the device: each has a site of its own. */
export const test = base.extend<{ readonly site: ReleaseSite }>({
  // It comes with what every test has, and needs none of it.
  site: async ({ baseURL: _url }, provide) => {
    const dir = await mkdtemp(join(tmpdir(), 'signet-site-'));
    await cp('dist', dir, { recursive: true });
    const wrong = new Map<string, WrongAnswer>();
    let updates = 0;
    const handle = createHandler(dir);
    const server = createServer((request, response) => {
      if (request.url === '/service-worker.js') updates += 1;
      // The device keeps what was in the files, and to compress them all would take longer than to send them.
      delete request.headers['accept-encoding'];
      const answer = wrong.get(request.url ?? '');
      if (answer === undefined) handle(request, response);
      else
        void bytesOf(dir, request.url ?? '').then((bytes) =>
          WRONG_ANSWERS[answer](response, bytes),
        );
    });
    const port = await new Promise<number>((listening) => {
      server.listen(0, '127.0.0.1', () => listening(portOf(server.address())));
    });
    await provide({
      url: `http://127.0.0.1:${port}`,
      ...siteIn(dir, wrong),
      updates: () => updates,
      recover() {
        wrong.clear();
        server.closeAllConnections();
      },
    });
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
    await rm(dir, { recursive: true });
  },
});

/** Waits until the page, and all that belongs to it, is on the device, and the browser has looked for another release by itself. */
export async function kept(page: Page, site: ReleaseSite): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  const updates = site.updates();
  await page.reload();
  await expect.poll(site.updates, { timeout: 30_000 }).toBeGreaterThan(updates);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
}

/** Loads the page again and waits until it is notified of new releases. It asks for that only once it has been idle. */
export async function hearing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { serviceWorker } = navigator;
    const register = serviceWorker.register.bind(serviceWorker);
    serviceWorker.register = async (...asked) => {
      const registration = await register(...asked);
      // What awaits the registration listens to it first.
      setTimeout(() => document.documentElement.setAttribute('data-hears-of-releases', ''));
      return registration;
    };
  });
  await page.reload();
  await expect(page.locator('html[data-hears-of-releases]')).toBeAttached({ timeout: 30_000 });
}

/** Asks for a new release, and returns how its installation ends. */
export async function updated(page: Page): Promise<string | null> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const worker = registration.installing;
    if (worker === null) return null;
    return new Promise((ended) => {
      worker.addEventListener('statechange', () => ended(worker.state));
    });
  });
}

/**
 * Takes the release that waits. On a busy machine the worker before ends late, and the page loads by it once more: its notice
 * then offers the same again.
 */
export async function takeNew(page: Page, title: string): Promise<void> {
  const reload = page.getByRole('button', { name: 'Reload' });
  await reload.click();
  await expect(async () => {
    if ((await page.title()) !== title && (await reload.isVisible())) await reload.click();
    await expect(page).toHaveTitle(title, { timeout: 15_000 });
  }).toPass({ timeout: 50_000 });
}

function siteIn(dir: string, wrong: Map<string, WrongAnswer>) {
  const change = async (file: string, edit: (text: string) => string): Promise<void> =>
    writeFile(join(dir, file), edit(await readFile(join(dir, file), 'utf8')));
  const list = async (): Promise<void> => {
    const line = `const RELEASE = ${JSON.stringify(await releaseOf(dir))};`;
    await change('service-worker.js', (code) => code.replace(LIST, () => line));
  };
  return {
    async release(title: string, files: Readonly<Record<string, string>> = {}) {
      await cp('dist/service-worker.js', join(dir, 'service-worker.js'));
      const head = `<title>${title}</title>`;
      for (const page of PAGE_HEADS) {
        await change(page.file, (html) => html.replace(/<title>.*<\/title>/, head));
      }
      for (const [file, text] of Object.entries(files)) await writeFile(join(dir, file), text);
      await list();
    },
    async takeFirstWorker() {
      const { version, files } = await releaseOf(dir);
      const release = JSON.stringify({ version, files: Object.keys(files) });
      const code = await readFile(FIRST_WORKER, 'utf8');
      await writeFile(join(dir, 'service-worker.js'), `const RELEASE = ${release};\n${code}`);
    },
    lose: (file: string) => rm(join(dir, file)),
    async find(pattern: RegExp) {
      const files = (await readdir(dir, { recursive: true })).filter((file) => pattern.test(file));
      expect(files).toHaveLength(1);
      return `/${files.join('')}`;
    },
    answerWith: (answer: WrongAnswer, file: string) => void wrong.set(file, answer),
  };
}

function bytesOf(dir: string, path: string): Promise<Buffer> {
  return readFile(join(dir, path === '/' ? 'index.html' : path));
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0;
}
