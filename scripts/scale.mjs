import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { finished, pipeline } from 'node:stream/promises';
import { PROGRAM, ensureCli } from './build-cli.mjs';
import { ensureProgram } from './apt.mjs';
import { ROOT, expectedError } from './run.mjs';

/*
 * A hundred thousand people through `signet stream` under GNU parallel, one program for each core, and every line of what
 * comes out is looked at. What the page shows of big data is this: other engines bring the machines.
 */

const COUNT = 100_000;
const FOLDER = join(ROOT, '.cache/scale');
const SIGNATURE = join(ROOT, 'tests/fixtures/people/team.signet.json');

await ensureProgram('parallel', ['--version'], 'GNU parallel');
await ensureCli();
mkdirSync(FOLDER, { recursive: true });
const people = join(FOLDER, 'people.ndjson');
const signatures = join(FOLDER, 'signatures.ndjson');
await writePeople(people);
const began = performance.now();
await runParallel(people, signatures);
const seconds = (performance.now() - began) / 1000;
const problems = await problemsOf(signatures);
for (const problem of problems.slice(0, 20)) console.error(problem);
console.log(`${COUNT} people in ${seconds.toFixed(1)} s, ${problems.length} wrong lines`);
process.exitCode = problems.length === 0 ? 0 : 1;

/** @param {number} index @returns {{ id: number, displayName: string, mail: string, jobTitle: string, mobile: string }} */
function personAt(index) {
  const names = ['Åsa', 'Ben', '李', 'Zoë', "D'Arcy", '<b>Bo</b>', 'عمر', 'Ann-Marie'];
  const name = `${names[index % names.length]} ${index}`;
  return {
    id: index,
    displayName: name,
    mail: `person.${index}@example.com`,
    jobTitle: index % 3 === 0 ? '' : `Baker ${index % 17}`,
    mobile: index % 5 === 0 ? '' : `+47 900 ${String(index).padStart(6, '0')}`,
  };
}

/** @param {string} path */
async function writePeople(path) {
  const stream = createWriteStream(path);
  for (let index = 0; index < COUNT; index++) {
    if (!stream.write(`${JSON.stringify(personAt(index))}\n`)) await once(stream, 'drain');
  }
  stream.end();
  await finished(stream);
}

/** @param {string} from @param {string} to */
async function runParallel(from, to) {
  // With --quote the shell of GNU parallel takes each as one word, whatever is in the name of a folder.
  const program = [process.execPath, PROGRAM, 'stream', '--signature', SIGNATURE];
  const args = ['--will-cite', '--quote', '--pipe', '--keep-order', '--block', '4M', ...program];
  const child = spawn('parallel', args, { stdio: ['pipe', 'pipe', 'inherit'] });
  // All three are awaited from the start: whichever ends first, none is waited for after it has ended.
  const [[code]] = await Promise.all([
    once(child, 'exit'),
    pipeline(createReadStream(from), child.stdin),
    pipeline(child.stdout, createWriteStream(to)),
  ]);
  if (code !== 0) throw expectedError(`GNU parallel ended with ${code}.`);
}

/** @param {string} path @returns {Promise<string[]>} */
async function problemsOf(path) {
  const wrong = [];
  let index = 0;
  for await (const line of createInterface({ input: createReadStream(path) })) {
    const wanted = personAt(index);
    const result = JSON.parse(line);
    const texts = [wanted.displayName, wanted.jobTitle, wanted.mobile].filter(
      (text) => text !== '',
    );
    const isRight =
      result.id === index &&
      result.address === wanted.mail &&
      texts.every((text) => result.text.includes(text)) &&
      result.html.startsWith('<table') &&
      result.html.endsWith('</table>') &&
      result.html.includes(`mailto:${wanted.mail}`);
    if (!isRight) wrong.push(`Line ${index + 1} is not the signature of ${wanted.mail}`);
    index++;
  }
  if (index !== COUNT) wrong.push(`${COUNT} people came out as ${index} lines`);
  return wrong;
}
