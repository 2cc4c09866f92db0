import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { hasApt, installByApt } from '../apt.mjs';
import { PROGRAM, ensureCli } from '../build-cli.mjs';
import { freePort } from '../free-port.mjs';
import { ROOT, expectedError } from '../run.mjs';
import { SIGNATURE, tryEngine } from './people.mjs';

/*
 * People through `signet stream` on a Dask cluster: a scheduler and two workers, as Debian has them. One worker is killed in the
 * middle, and what it had to do is done by the other.
 */

const PYTHON = '/usr/bin/python3';
const IMPORT = ['-c', 'import distributed'];

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

await ensureDask();
await ensureCli();
await tryEngine('Dask, one of two workers killed', runDask);

async function ensureDask() {
  if (hasDask()) return;
  if (hasApt()) await installByApt([['python3-distributed']]);
  if (!hasDask()) throw expectedError('Dask is needed: apt-get install python3-distributed');
}

function hasDask() {
  return spawnSync(PYTHON, IMPORT).status === 0;
}

/** @param {string} people @param {string} signatures */
async function runDask(people, signatures) {
  const folder = mkdtempSync(join(tmpdir(), 'signet-dask-'));
  const port = await freePort();
  const address = `tcp://127.0.0.1:${port}`;
  /** @type {ChildProcess[]} */
  const cluster = [];
  try {
    const asked = ['--host', '127.0.0.1', '--port', String(port), '--no-dashboard'];
    cluster.push(start('dask-scheduler', asked, folder));
    const worker = [address, '--nthreads', '1', '--no-nanny', '--no-dashboard'];
    const workers = ['one', 'two'].map((name) =>
      start('dask-worker', [...worker, '--name', name, '--local-directory', folder], folder),
    );
    cluster.push(...workers);
    await runClient([address, people, signatures], workers[0]);
  } finally {
    for (const each of cluster) each.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Runs the client, and kills a worker once a third of the parts are done.
 *
 * @param {readonly string[]} args
 * @param {ChildProcess | undefined} worker
 */
async function runClient(args, worker) {
  const script = join(ROOT, 'scripts/scale/signatures_on_dask.py');
  const program = [process.execPath, PROGRAM, 'stream', '--signature', SIGNATURE];
  const client = spawn(PYTHON, [script, ...args, ...program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(client, 'exit');
  let killedAfter = 0;
  for await (const line of createInterface({ input: client.stdout })) {
    const [, done = '0', all = '0'] = /^(\d+) of (\d+) parts$/.exec(line) ?? [];
    if (killedAfter > 0 || Number(done) < Number(all) / 3) continue;
    killedAfter = Number(done);
    worker?.kill('SIGKILL');
    console.log(`One of two workers killed after ${done} of ${all} parts`);
  }
  const [code] = await ended;
  if (code !== 0) throw expectedError(`The client of Dask ended with ${code}.`);
  if (killedAfter === 0 || worker?.signalCode !== 'SIGKILL') {
    throw expectedError('No worker was killed in the middle.');
  }
}

/**
 * @param {string} program
 * @param {readonly string[]} args
 * @param {string} cwd
 * @returns {ChildProcess}
 */
function start(program, args, cwd) {
  const env = { ...process.env, DASK_DISTRIBUTED__LOGGING__DISTRIBUTED: 'critical' };
  return spawn(PYTHON, [`/usr/bin/${program}`, ...args], { cwd, env, stdio: 'ignore' });
}
