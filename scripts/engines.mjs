import { hasApt, installByApt } from './apt.mjs';
import { ensureBrowser, ensurePackages } from './ensure.mjs';
import { findEngines } from './engines/find.mjs';
import { runPackage } from './run.mjs';

/** The packages of Debian that bring each engine. */
const PACKAGES = {
  Firefox: ['firefox-esr'],
  WebKitGTK: ['webkit2gtk-driver', 'xvfb', 'xauth'],
};

// Runs the tests of tests/engines in Chromium, Firefox and WebKitGTK, which are installed where that is possible. One that is
// missing is reported and left out; where SIGNET_ENGINES is "all", it is an error. Arguments are passed to Vitest.
await ensurePackages();
await ensureBrowser();
if (hasApt()) {
  for (const { engine } of findEngines().missing) await installByApt([PACKAGES[engine]]);
}
const { missing } = findEngines();
for (const { engine, programs } of missing) {
  console.log(`${engine} is left out: ${programs.join(' and ')} cannot be found.`);
}
if (missing.length > 0 && process.env['SIGNET_ENGINES'] === 'all') {
  console.error('SIGNET_ENGINES asks for all engines.');
  process.exitCode = 1;
} else {
  const args = ['run', '--project', 'engines', '--no-file-parallelism', ...process.argv.slice(2)];
  process.exitCode = await runPackage('vitest', args);
}
