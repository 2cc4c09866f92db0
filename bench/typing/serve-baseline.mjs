import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from '../../scripts/run.mjs';
import { serve } from '../../scripts/serve.mjs';
import { OUT } from '../serve-app.mjs';

/** The empty controlled input, built as the app is. */
export async function serveBaseline() {
  const outDir = join(OUT, 'baseline');
  await build({
    root: join(ROOT, 'bench/typing/baseline'),
    configFile: join(ROOT, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true, copyPublicDir: false },
  });
  return serve({ dir: outDir, port: 0 });
}
