import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { watchMemory } from '../../bench/team/memory.mjs';
import { PROGRAM, ensureCli } from '../build-cli.mjs';
import { COLUMNS, rowAt } from './list.mjs';
import { SIGNATURE } from './people.mjs';

/*
 * Two hundred thousand people through `signet make` into an archive: how much memory that takes, first with nothing there, then
 * beside the archive of the run before. `node scripts/scale/memory.mjs [people]`
 */

const COUNT = Number(process.argv[2] ?? 200_000);
const MOST_MB = 250;

await ensureCli();
const folder = mkdtempSync(join(tmpdir(), 'signet-memory-'));
try {
  const people = join(folder, 'people.csv');
  await writePeople(people);
  const megabytes = Math.round(statSync(people).size / 1e6);
  console.log(`${COUNT} people in a list of ${megabytes} MB`);
  for (const name of ['The first run', 'The same once more']) {
    const { code, most, seconds } = await make(people);
    console.log(`${name}: ${Math.round(most)} MB of at most ${MOST_MB}, ${Math.round(seconds)} s`);
    if (code !== 0 || most >= MOST_MB) process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true });
}

/** @param {string} people */
async function make(people) {
  const out = join(folder, 'out.zip');
  const args = ['make', '--signature', SIGNATURE, '--people', people, '--out', out];
  const began = performance.now();
  const program = spawn(process.execPath, [PROGRAM, ...args], { stdio: 'inherit' });
  const peak = watchMemory([program.pid ?? 0]);
  const [code] = await once(program, 'exit');
  return { code, most: peak(), seconds: (performance.now() - began) / 1000 };
}

/** As long as a list with thirteen columns is. @param {string} path */
async function writePeople(path) {
  mkdirSync(folder, { recursive: true });
  const stream = createWriteStream(path);
  stream.write(`${COLUMNS}\r\n`);
  for (let index = 0; index < COUNT; index++) {
    if (!stream.write(`${rowAt(index)}\r\n`)) await once(stream, 'drain');
  }
  stream.end();
  await finished(stream);
}
