import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser, ensurePackages } from './ensure.mjs';
import { ROOT, expectedError, run } from './run.mjs';

const bench = join(ROOT, 'bench/run.mjs');
if (!existsSync(bench)) throw expectedError('There are no measurements yet (bench/run.mjs).');
await ensurePackages();
await ensureBrowser();
process.exitCode = await run(process.execPath, [bench, ...process.argv.slice(2)]);
