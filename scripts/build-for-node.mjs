import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { ROOT } from './run.mjs';

/**
 * Bundles a file of the repository and what it imports for Node, packages left outside.
 *
 * @param {string} entry a TypeScript file, from the root
 * @param {string} folder where the bundle goes, below `.cache`
 * @returns {Promise<string>} the address to import
 */
export async function buildForNode(entry, folder) {
  const out = join(ROOT, '.cache', folder);
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    build: {
      rolldownOptions: { output: { entryFileNames: 'core.js' } },
      ssr: join(ROOT, entry),
      outDir: out,
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'node20',
    },
  });
  return pathToFileURL(join(out, 'core.js')).href;
}
