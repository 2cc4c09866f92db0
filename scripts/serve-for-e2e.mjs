import { existsSync } from 'node:fs';
import { rememberAnswers } from './remember-answers.mjs';
import { serve } from './serve.mjs';

/** Serves the production build while Playwright runs, and passes its address to the tests. */
export default async function serveForEndToEnd() {
  if (!existsSync('dist/index.html')) throw new Error('There is no build: run "npm run build".');
  const server = await serve({ dir: 'dist', port: 0, around: rememberAnswers });
  process.env['SIGNET_URL'] = server.url;
  return server.close;
}
