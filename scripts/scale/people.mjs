import { once } from 'node:events';
import { createReadStream, createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import { ROOT } from '../run.mjs';

/*
 * A hundred thousand people for other engines, which let `signet stream` make the signatures, and a look at every line of what
 * comes out.
 */

export const COUNT = 100_000;
export const SIGNATURE = join(ROOT, 'tests/fixtures/people/team.signet.json');

const FOLDER = join(ROOT, '.cache/scale');

/**
 * Writes the people, lets an engine make their signatures and looks at all of them. The exit code of this process is that of
 * the result.
 *
 * @param {string} engine as it is printed
 * @param {(people: string, signatures: string) => Promise<void>} make reads the one file and writes the other
 */
export async function tryEngine(engine, make) {
  mkdirSync(FOLDER, { recursive: true });
  const people = join(FOLDER, 'people.ndjson');
  const signatures = join(FOLDER, 'signatures.ndjson');
  await writePeople(people);
  const began = performance.now();
  await make(people, signatures);
  const seconds = (performance.now() - began) / 1000;
  const problems = await problemsOf(signatures);
  for (const problem of problems.slice(0, 20)) console.error(problem);
  const result = `${COUNT} people in ${seconds.toFixed(1)} s, ${problems.length} wrong lines`;
  console.log(`${engine}: ${result}`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

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
