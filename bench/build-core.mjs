import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { ROOT } from '../scripts/run.mjs';

/**
 * Bundles what a part measures of the core (its `core.ts`) for Node, packages left outside.
 *
 * @param {string} part
 * @returns {Promise<string>} the address to import
 */
export async function buildCore(part) {
  const out = join(ROOT, '.cache/bench', part);
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: join(ROOT, 'bench', part, 'core.ts'),
      outDir: out,
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'node20',
    },
  });
  return pathToFileURL(join(out, 'core.js')).href;
}
