import { join } from 'node:path';
import { buildApp } from '../scripts/build-app.mjs';
import { ROOT } from '../scripts/run.mjs';
import { serve } from '../scripts/serve.mjs';

/** Where the measurements put what they build. */
export const OUT = join(ROOT, '.cache/bench');

export async function serveApp() {
  return serve({ dir: await buildApp('bench/app'), port: 0 });
}
