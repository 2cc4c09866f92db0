import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { ROOT } from '../run.mjs';

/** @typedef {typeof import('../../src/app/prerender')} Prerender */

/** What pages ask of a browser while they render, as it is where there is none. */
const NO_BROWSER = { 'location.origin': '""', 'navigator.platform': '""' };

/**
 * Bundles for Node what renders pages, and hands it over as long as it is needed.
 *
 * @template Result
 * @param {(prerender: Prerender) => Promise<Result>} render
 * @returns {Promise<Result>}
 */
export async function withPrerender(render) {
  const built = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    mode: 'prerender',
    define: NO_BROWSER,
    worker: { format: 'es' },
    build: {
      ssr: join(ROOT, 'src/app/prerender.tsx'),
      write: false,
      target: 'node20',
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [chunk] = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  if (chunk?.type !== 'chunk') throw new Error('What renders pages was not built');
  // Packages are found from there.
  const cache = join(ROOT, '.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'prerender-'));
  try {
    const file = join(folder, 'prerender.mjs');
    await writeFile(file, chunk.code);
    return await render(await import(pathToFileURL(file).href));
  } finally {
    await rm(folder, { recursive: true });
  }
}
