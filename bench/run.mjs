import { join } from 'node:path';
import { writeMeasured } from '../scripts/measured.mjs';
import { ROOT, run } from '../scripts/run.mjs';

/** The measurements, in the order in which they run. */
const PARTS = new Map([
  ['sizes', 'bench/sizes/main.mjs'],
  ['renderers', 'bench/renderers/main.mjs'],
  ['typing', 'bench/typing/main.mjs'],
  ['canvas', 'bench/canvas/main.mjs'],
  ['layout', 'bench/layout/main.mjs'],
  ['team', 'bench/team/main.mjs'],
  ['engines', 'bench/engines/main.mjs'],
  ['clients', 'bench/clients/main.mjs'],
]);

const WRITE = '--write';

const words = process.argv.slice(2);
const wanted = words.filter((word) => word !== WRITE);
const unknown = wanted.filter((name) => !PARTS.has(name));
if (unknown.length > 0) {
  const known = [...PARTS.keys()].join(', ');
  console.error(`No such measurement: ${unknown.join(', ')}. There are: ${known}.`);
  process.exitCode = 1;
} else {
  for (const [name, file] of PARTS) {
    if (wanted.length === 0 || wanted.includes(name)) await runPart(name, file);
  }
}

/**
 * A process of its own for each part: React and others read NODE_ENV as they load. What broke is not written down.
 *
 * @param {string} name
 * @param {string} file
 */
async function runPart(name, file) {
  console.log(`\n=== ${name}`);
  let text = '';
  const isWritten = words.includes(WRITE);
  const code = await run(process.execPath, [join(ROOT, file)], {
    env: { NODE_ENV: 'production' },
    ...(isWritten && { onText: (/** @type {string} */ more) => (text += more) }),
  });
  if (code !== 0) process.exitCode = 1;
  else if (isWritten) writeMeasured({ title: name, command: `npm run bench -- ${name}`, text });
}
