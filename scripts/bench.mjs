import { ensureBrowser, ensurePackages } from './ensure.mjs';
import { run } from './run.mjs';

await ensurePackages();
await ensureBrowser();
process.exitCode = await run(process.execPath, ['bench/run.mjs', ...process.argv.slice(2)]);
