import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from './run.mjs';

/**
 * Builds the app as it is delivered, in a folder of its own below `.cache`: `dist` may be in use.
 *
 * @param {string} folder
 * @returns {Promise<string>} where it is
 */
export async function buildApp(folder) {
  const outDir = join(ROOT, '.cache', folder);
  await build({ root: ROOT, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  return outDir;
}
