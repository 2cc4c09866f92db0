import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { PROGRAM } from '../../../scripts/build-cli.mjs';

/* The bundled program as a process of its own, in which steps on the disk can be made to fail. */

export const SIGNATURE = ['--signature', resolve('tests/fixtures/people/team.signet.json')];
const FAULT = resolve('tests/cli/faults/fault.mjs');

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly out: string;
  readonly err: string;
}

/** Starts the program. `fault` is as `fault.mjs` has it. */
export function startProgram(args: readonly string[], fault = 'none:'): ChildProcess {
  return spawn(process.execPath, ['--import', FAULT, PROGRAM, ...args], {
    env: { ...process.env, SIGNET_FAULT: fault },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
}

/** What becomes of a program that was started; its input ends at once. */
export async function ended(child: ChildProcess): Promise<Ended> {
  const texts = { out: '', err: '' };
  child.stdout?.on('data', (bytes: Buffer) => (texts.out += bytes.toString('utf8')));
  child.stderr?.on('data', (bytes: Buffer) => (texts.err += bytes.toString('utf8')));
  child.stdin?.end();
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  return { code, signal, ...texts };
}

/** Runs `signet make` for a list into `out`. */
export async function makeBy(list: string, out: string, fault?: string): Promise<Ended> {
  const people = join(newFolder(), 'people.csv');
  writeFileSync(people, list);
  const args = ['make', ...SIGNATURE, '--people', people, '--out', out, '--pack', 'all'];
  return ended(startProgram(args, fault));
}

/** Answers as `sogo-tool` does, and keeps what it is given in files. */
export const SOGO_TOOL = resolve('tests/team/core/packs/sogo-tool.mjs');
export const hasPython = spawnSync('python3', ['--version']).status === 0;

/** Runs `signet apply`, in a group of processes of its own. */
export async function applyBy(
  made: string,
  [way = '', ...options]: readonly string[],
  fault = 'none:',
  { store = '', state, killAt }: { store?: string; state?: string; killAt?: number } = {},
): Promise<Ended> {
  const where = state ?? join(dirname(options.at(-1) ?? ''), 'state');
  const args = ['apply', '--from', made, '--via', way, ...options, '--state', where];
  const child = spawn(process.execPath, ['--import', FAULT, PROGRAM, ...args], {
    detached: true,
    env: {
      ...process.env,
      SIGNET_FAULT: fault,
      SOGO_STORE: store,
      ...(killAt === undefined ? {} : { SOGO_KILL_AT: String(killAt) }),
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  return ended(child);
}

/** Makes a list into a copy of `from`, undisturbed; returns the copy, and how many steps on the disk that took. */
export async function undisturbed(
  list: string,
  from: string,
): Promise<{ readonly out: string; readonly steps: number }> {
  const out = copyOf(from);
  const counted = join(newFolder(), 'count');
  await makeBy(list, out, `count:${counted}`);
  return { out, steps: Number(readFileSync(counted, 'utf8')) };
}

/** A copy of a file or folder, in a folder of its own. */
export function copyOf(path: string): string {
  const copy = join(newFolder(), path.endsWith('.zip') ? 'out.zip' : 'out');
  cpSync(path, copy, { recursive: true });
  return copy;
}

export function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'signet-faults-'));
}
