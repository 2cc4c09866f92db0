import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { ROOT } from '../../scripts/run.mjs';

const OUT = join(ROOT, '.cache/bench/core');

/**
 * Bundles the core for Node, its packages left outside, and loads it.
 *
 * @returns {Promise<typeof import('./core.ts')>}
 */
export async function loadCore() {
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: join(ROOT, 'bench/renderers/core.ts'),
      outDir: OUT,
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'node20',
    },
  });
  return import(pathToFileURL(join(OUT, 'core.js')).href);
}
