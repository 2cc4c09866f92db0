import { ensurePackages } from './ensure.mjs';
import { expectedError, runPackage } from './run.mjs';

// "tool vite build" runs the program of an installed package, once the packages are there.
const [packageName, ...args] = process.argv.slice(2);
if (packageName === undefined) throw expectedError('Name the tool to run.');
await ensurePackages();
process.exitCode = await runPackage(packageName, args);
