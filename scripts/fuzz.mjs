import { ensurePackages } from './ensure.mjs';
import { expectedError, runPackage } from './run.mjs';

// "npm run fuzz -- 100000" tries as many hostile designs and as many hostile persons; "npm run fuzz -- 100000 5" begins
// with number 5. Of emails to import a tenth as many are tried, as a browser lays out each.
const [count = '100000', first = '1'] = process.argv.slice(2);
if (!/^[1-9]\d*$/.test(count) || !/^\d+$/.test(first)) {
  throw expectedError(
    'Say how many to try, and which number to begin with: npm run fuzz -- 100000 1',
  );
}
await ensurePackages();
const exitCode = await runPackage('vitest', ['run', '--project', 'unit', 'tests/fuzz'], {
  env: { FUZZ_COUNT: count, FUZZ_FIRST: first },
});
process.exitCode =
  exitCode ||
  (await runPackage(
    'vitest',
    ['run', '--project', 'browser', 'tests/browser/import/hostile.test.ts'],
    { env: { VITE_FUZZ_COUNT: String(Math.ceil(Number(count) / 10)), VITE_FUZZ_FIRST: first } },
  ));
