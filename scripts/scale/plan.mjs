import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { PROGRAM, ensureCli } from '../build-cli.mjs';
import { COLUMNS, rowAt } from './list.mjs';
import { SIGNATURE } from './people.mjs';

/*
 * What `signet plan` takes for ten thousand people of whom 37 have changed, beside one that makes everybody's signature, and
 * beside one after the run. Processor time, since other programs do not count in it. `node scripts/scale/plan.mjs [people]`
 */

const COUNT = Number(process.argv[2] ?? 10_000);
const CHANGED = 37;
/** Prints in the end the processor time of a program in millionths of a second. */
const PRINTS_TIME =
  'data:text/javascript,import{writeSync}from"node:fs";process.on("exit",()=>{const{user,system}=process.cpuUsage();writeSync(2,user+system+"%5Cn")})';
/** The least that a plan must be faster than making all. */
const LEAST_TIMES = 3;

await ensureCli();
const folder = mkdtempSync(join(tmpdir(), 'signet-plan-'));
try {
  const [before, after] = [list('before.csv', 0), list('after.csv', CHANGED)];
  const out = join(folder, 'out');
  measured('make', before, '--out', out);
  const all = measured('plan', before);
  const some = measured('plan', after, '--since', out);
  measured('make', after, '--out', out);
  const none = measured('plan', after, '--since', out);
  console.log(`${COUNT} people, processor time and time on the clock`);
  for (const [name, ran] of Object.entries({
    'all are new': all,
    [`${CHANGED} changed`]: some,
    none,
  })) {
    console.log(
      `  ${name.padEnd(12)} ${ran.processor.toFixed(1)} s, ${ran.clock.toFixed(1)} s: ${ran.lead}`,
    );
  }
  const times = all.processor / some.processor;
  console.log(`  ${times.toFixed(1)} times as fast as making all, at least ${LEAST_TIMES}`);
  const isRight =
    some.lead.includes(`0 new, ${CHANGED} changed, 0 leaving`) &&
    none.lead.includes('0 new, 0 changed, 0 leaving');
  if (!isRight || times < LEAST_TIMES) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}

/** @param {string} name @param {number} changed how many have another position */
function list(name, changed) {
  const path = join(folder, name);
  const rows = Array.from({ length: COUNT }, (_, at) =>
    rowAt(at, at < changed ? 'Director' : undefined),
  );
  writeFileSync(path, [COLUMNS, ...rows, ''].join('\r\n'));
  return path;
}

/** @param {'make' | 'plan'} command @param {string} people @param {readonly string[]} more */
function measured(command, people, ...more) {
  const args = [PROGRAM, command, '--signature', SIGNATURE, '--people', people, ...more];
  const began = performance.now();
  const { status, stderr } = spawnSync(process.execPath, ['--import', PRINTS_TIME, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    maxBuffer: 2 ** 28,
  });
  const clock = (performance.now() - began) / 1000;
  const [lead = '', time = ''] = stderr.trim().split('\n').slice(-2);
  if (status !== 0) throw new Error(stderr);
  return { lead, clock, processor: Number(time) / 1e6 };
}
