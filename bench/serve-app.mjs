import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from '../scripts/run.mjs';
import { serve } from '../scripts/serve.mjs';

/** Where the measurements put what they build. */
export const OUT = join(ROOT, '.cache/bench');

/** The app as it is delivered, in a folder of its own: `dist` may be in use. */
export async function serveApp() {
  const outDir = join(OUT, 'app');
  await build({ root: ROOT, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
  return serve({ dir: outDir, port: 0 });
}
