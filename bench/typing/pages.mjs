import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from '../../scripts/run.mjs';
import { serve } from '../../scripts/serve.mjs';

/** @typedef {{ name: string, url: string, close: () => Promise<void> }} ServedPage */

const OUT = join(ROOT, '.cache/bench');

/** The app as it is delivered, in a folder of its own: `dist` may be in use. @returns {Promise<ServedPage>} */
export async function serveApp() {
  const outDir = join(OUT, 'app');
  await build({ root: ROOT, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
  return servePage('the form', outDir);
}

/** The empty controlled input, built the same way. @returns {Promise<ServedPage>} */
export async function serveBaseline() {
  const outDir = join(OUT, 'baseline');
  await build({
    root: join(ROOT, 'bench/typing/baseline'),
    configFile: join(ROOT, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true, copyPublicDir: false },
  });
  return servePage('an empty controlled input', outDir);
}

/** @param {string} name @param {string} dir @returns {Promise<ServedPage>} */
async function servePage(name, dir) {
  return { name, ...(await serve({ dir, port: 0 })) };
}
