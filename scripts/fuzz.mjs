import { ensurePackages } from './ensure.mjs';
import { inSlices } from './fuzz-slices.mjs';
import { expectedError, runPackage } from './run.mjs';

const HOSTILE = 'tests/browser/import/hostile.test.ts';

// "npm run fuzz -- 100000" tries as many hostile designs and as many hostile persons; "npm run fuzz -- 100000 5" begins
// with number 5. Of emails to import a tenth as many are tried, as a browser lays out each; "npm run fuzz -- 100000 5 emails"
// tries these alone. They go in slices, each in a browser of its own: what was tried before a slice failed stays tried.
const [count = '100000', first = '1', only = 'all'] = process.argv.slice(2);
if (!/^[1-9]\d*$/.test(count) || !/^\d+$/.test(first) || !/^(?:all|emails)$/.test(only)) {
  throw expectedError(
    'Say how many to try, and which number to begin with: npm run fuzz -- 100000 1. "emails" behind it tries emails alone.',
  );
}
await ensurePackages();
process.exitCode = (only === 'emails' ? 0 : await tryDesigns()) || (await tryEmails());

function tryDesigns() {
  return runPackage('vitest', ['run', '--project', 'unit', 'tests/fuzz'], {
    env: { FUZZ_COUNT: count, FUZZ_FIRST: first },
  });
}

async function tryEmails() {
  const emails = Math.ceil(Number(count) / 10);
  for (const slice of inSlices(Number(first), emails)) {
    const code = await runPackage('vitest', ['run', '--project', 'browser', HOSTILE], {
      env: { VITE_FUZZ_COUNT: String(slice.count), VITE_FUZZ_FIRST: String(slice.first) },
    });
    const last = slice.first + slice.count - 1;
    console.log(`Emails ${slice.first} to ${last}: ${code === 0 ? 'no fault' : 'a fault'}.`);
    if (code !== 0) {
      const left = Number(first) + emails - slice.first;
      console.log(`Again from there: npm run fuzz -- ${left * 10} ${slice.first} emails`);
      return code;
    }
  }
  return 0;
}
