import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensurePackages } from './ensure.mjs';
import { ROOT, expectedError, runPackage } from './run.mjs';

const PORT = 4173;
const dir = join(ROOT, 'dist');

await ensurePackages();
const { serve } = await import('./serve.mjs');
if (!process.argv.includes('--no-build') || !existsSync(join(dir, 'index.html'))) {
  const code = await runPackage('vite', ['build']);
  if (code !== 0) throw expectedError('The build failed; see its messages above.');
}
const server = await serve({ dir, port: PORT });
if (server.port !== PORT) console.log(`Port ${PORT} is in use; taking ${server.port}.`);
console.log(server.url);

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void server.close());
