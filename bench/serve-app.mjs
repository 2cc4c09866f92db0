import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from '../scripts/run.mjs';
import { serve } from '../scripts/serve.mjs';

/** Where the measurements put what they build. */
export const OUT = join(ROOT, '.cache/bench');

/** Builds the app as it is delivered, in a folder of its own: `dist` may be in use. */
export async function buildApp() {
  const outDir = join(OUT, 'app');
  await build({ root: ROOT, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
  return outDir;
}

export async function serveApp() {
  return serve({ dir: await buildApp(), port: 0 });
}
