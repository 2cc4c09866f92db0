import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { serve } from '../../../scripts/serve.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the app is served. */
    site: string;
  }
}

/** Its own for each run. */
const SITE = `.cache/engines/site-${process.pid}`;

/**
 * Serves the production build while the tests run, with one script more: WebDriver does not report what a page writes into
 * the console, so the page notes it.
 */
export default async function serveWatched(project: TestProject): Promise<() => Promise<void>> {
  await cp('dist', SITE, { recursive: true });
  const pages = (await readdir(SITE)).filter((file) => file.endsWith('.html'));
  for (const file of pages) await watchPage(join(SITE, file));
  await writeFile(
    `${SITE}/watch.js`,
    `${note.toString()} ${noteError.toString()} (${watch.toString()})()`,
  );
  const server = await serve({ dir: SITE, port: 0 });
  project.provide('site', server.url);
  return async () => {
    await server.close();
    await rm(SITE, { recursive: true, force: true });
  };
}

async function watchPage(path: string): Promise<void> {
  const page = await readFile(path, 'utf8');
  const watched = page.replace('<head>', '<head><script src="/watch.js"></script>');
  if (watched === page) throw new Error(`${path} has no head`);
  await writeFile(path, watched);
}

/** Runs in the page, before all else: notes what goes wrong there, through reloads. */
function watch(): void {
  for (const kind of ['error', 'warn'] as const) {
    const write = console[kind];
    console[kind] = (...words: unknown[]) => {
      note(`console.${kind}: ${words.join(' ')}`);
      write.apply(console, words);
    };
  }
  // Those of scripts and pictures do not rise.
  addEventListener('error', noteError, { capture: true });
  addEventListener('unhandledrejection', ({ reason }) => note(`Not caught: ${reason}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    note(`Refused by the policy: ${effectiveDirective} ${blockedURI}`);
  });
}

function note(what: string): void {
  const before = sessionStorage.getItem('complaints') ?? '';
  sessionStorage.setItem('complaints', `${before}${what}\n`);
}

function noteError(event: Event): void {
  const { target } = event;
  const missing = target instanceof Element ? target.outerHTML : '';
  note(event instanceof ErrorEvent ? event.message : `Did not load: ${missing}`);
}
