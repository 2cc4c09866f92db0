import { join } from 'node:path';
import { ensurePackages } from './ensure.mjs';
import { ROOT, expectedError } from './run.mjs';

// "run-typescript explain scene.json" runs scripts/explain.ts, which may import the sources of the product, once the packages
// are there: Node reads no TypeScript in its oldest version that we support.
const [name] = process.argv.splice(2, 1);
if (name === undefined) throw expectedError('Name the script to run.');
await ensurePackages();
const { runnerImport } = await import('vite');
await runnerImport(join(ROOT, `scripts/${name}.ts`), { root: ROOT, logLevel: 'warn' });
