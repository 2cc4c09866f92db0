import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { env } from 'node:process';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { ensureCli } from '../../../scripts/build-cli.mjs';
import { listOf, treeOf } from '../run-into';
import {
  applyBy,
  copyOf,
  ended,
  makeBy,
  hasPython,
  newFolder,
  SIGNATURE,
  SOGO_TOOL,
  startProgram,
  undisturbed,
} from './run-program';

/*
 * Runs of the bundled program that end in the middle: whatever ends them, the next one makes what an undisturbed one would have
 * made. They stand in one file, since two would build the program at the same time.
 */

/** In how many places a run is ended, and by what. The long tests take more. */
const POINTS = Number(env['RUN_FAULTS'] ?? '1');
const IS_LONG = POINTS > 1;
/** Signals and errors of the disk are many. */
const SOME_POINTS = Math.ceil(POINTS / 4);
const TIMEOUT_MS = 30_000 * POINTS;
const ANN = '{"name":"Ann","mail":"ann@example.com"}\n';
const SIGNALS = IS_LONG ? ['SIGINT', 'SIGTERM', 'SIGHUP'] : ['SIGINT'];
const ERRORS = IS_LONG
  ? ['ENOSPC', 'EACCES', 'EROFS', 'EMFILE', 'EIO', 'ENAMETOOLONG', 'EDQUOT']
  : ['ENOSPC'];

const BEFORE = listOf(['Ann', 'Ben', 'Eva', 'Max']);
const AFTER = listOf(['Ben', 'Eva', 'Zoe'], 'Head Baker');
const OTHERS = { 'signatures/notes.txt': 'ours', 'thesis.txt': 'years of work' };

vi.setConfig({ testTimeout: TIMEOUT_MS });
beforeAll(async () => {
  await ensureCli();
}, 120_000);

describe.each(['out', 'out.zip'])('a run into %s', (name) => {
  let first = '';
  let wanted: ReturnType<typeof shown> = {};
  let steps = 0;

  beforeAll(async () => {
    first = join(newFolder(), name);
    await makeBy(BEFORE, first);
    if (name === 'out') addOthers(first);
    const whole = await undisturbed(AFTER, first);
    wanted = shown(whole.out);
    steps = whole.steps;
  }, 120_000);

  test('that is killed anywhere is finished by the next', async () => {
    for (const point of points(steps, 1)) {
      const out = copyOf(first);
      expect(await makeBy(AFTER, out, `SIGKILL:${point}`)).toMatchObject({ signal: 'SIGKILL' });
      const { code, err } = await makeBy(AFTER, out);
      expect([point, code, shown(out)]).toEqual([point, 0, wanted]);
      // The first steps make the place for the files.
      const isReported = err.includes('it is finished now.') || point <= 2;
      expect([point, isReported]).toEqual([point, true]);
    }
  });

  test.each(SIGNALS)('that gets %s anywhere ends with 130', async (signal) => {
    for (const point of points(steps, 2, SOME_POINTS)) {
      const out = copyOf(first);
      const { code, err } = await makeBy(AFTER, out, `${signal}:${point}`);
      const parts = Object.keys(shown(out)).filter((path) => path.includes('part'));
      expect([point, parts]).toEqual([point, []]);
      // After its last step between two files a run is finished.
      expect([0, 130]).toContain(code);
      expect(err.includes('The run was interrupted.')).toBe(code === 130);
      expect((await makeBy(AFTER, out)).code).toBe(0);
      expect([point, shown(out)]).toEqual([point, wanted]);
    }
  });

  test.each(ERRORS)('that meets %s anywhere ends with a sentence', async (fault) => {
    for (const point of points(steps, 3, SOME_POINTS)) {
      const out = copyOf(first);
      const { code, err } = await makeBy(AFTER, out, `${fault}:${point}`);
      expect([point, code]).toEqual([point, 6]);
      expect(err).toMatch(/ cannot be written: [^\n]+\.\n$/);
      expect(err).not.toMatch(/^\s+at |signet-part|\.part/m);
      expect((await makeBy(AFTER, out)).code).toBe(0);
      expect([point, shown(out)]).toEqual([point, wanted]);
    }
  });
});

test('a first run that is killed anywhere is finished by the next', async () => {
  const empty = join(newFolder(), 'out');
  mkdirSync(empty);
  const whole = await undisturbed(AFTER, empty);
  for (const point of points(whole.steps, 4)) {
    const out = join(newFolder(), 'out');
    await makeBy(AFTER, out, `SIGKILL:${point}`);
    expect((await makeBy(AFTER, out)).code).toBe(0);
    expect([point, shown(out)]).toEqual([point, shown(whole.out)]);
  }
});

test('a run that is killed twice is finished by the next', async () => {
  const first = join(newFolder(), 'out');
  await makeBy(BEFORE, first);
  const whole = await undisturbed(AFTER, first);
  const OTHER = listOf(['Ann', 'Eva', 'Zoe'], 'Miller');
  for (const point of points(whole.steps, 5)) {
    const out = copyOf(first);
    await makeBy(OTHER, out, `SIGKILL:${point}`);
    await makeBy(AFTER, out, `SIGKILL:${whole.steps + 1 - point}`);
    expect((await makeBy(AFTER, out)).code).toBe(0);
    expect([point, shown(out)]).toEqual([point, shown(whole.out)]);
  }
});

test('apply that is killed anywhere is finished by the next, and nothing is done twice', async () => {
  const { made, wanted, steps } = await madeForFolder();
  for (const point of points(steps, 6)) {
    const to = join(newFolder(), 'to');
    await applyBy(made, ['files', '--to', to], `SIGKILL:${point}`);
    const { code } = await applyBy(made, ['files', '--to', to]);
    expect([point, code, treeOf(to)]).toEqual([point, 0, wanted]);
    const { out } = await applyBy(made, ['files', '--to', to]);
    expect([point, out]).toEqual([point, expect.stringContaining('Brought: 0. As they were: 8.')]);
  }
});

test.runIf(hasPython)(
  'apply that is killed while a mailbox is set is finished by the next',
  async () => {
    const { made } = await madeForFolder();
    const whole = await applyToSogo(made, null);
    const calls = 3 * 4;
    for (const point of points(calls, 7)) {
      expect([point, await applyToSogo(made, point)]).toEqual([point, whole]);
    }
  },
);

test('notes that are not read are no error: the run goes on to its end', async () => {
  const out = join(newFolder(), 'out');
  const people = join(newFolder(), 'people.csv');
  writeFileSync(people, listOf(['Ann', 'Ben']));
  const child = startProgram(['make', ...SIGNATURE, '--people', people, '--out', out]);
  child.stderr?.destroy();
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
  expect(existsSync(join(out, 'manifest.json'))).toBe(true);
});

test('a reader that has enough ends a stream quietly', async () => {
  const child = startProgram(['stream', ...SIGNATURE]);
  child.stdin?.on('error', () => undefined);
  child.stdin?.write(ANN.repeat(2000));
  await once(child.stdout ?? child, 'data');
  child.stdout?.destroy();
  const { code, err } = await ended(child);
  expect([code, err]).toEqual([0, '']);
});

test('a signal ends a stream that waits for its input', async () => {
  const child = startProgram(['stream', ...SIGNATURE]);
  child.stdin?.write(ANN);
  await once(child.stdout ?? child, 'data');
  child.kill('SIGTERM');
  const texts = { err: '' };
  child.stderr?.on('data', (bytes: Buffer) => (texts.err += bytes.toString('utf8')));
  const [code] = await once(child, 'close');
  expect([code, texts.err]).toEqual([130, expect.stringContaining('The run was interrupted.')]);
});

test('a fault of the program comes with its stack, and a code of its own', async () => {
  const { code, err } = await makeBy(listOf(['Ann']), join(newFolder(), 'out'), 'EUNKNOWN:3');
  expect(code).toBe(70);
  expect(err).toMatch(/EUNKNOWN: made to fail\n\s+at /);
});

/** An archive of four people, what it brings into a folder, and how many steps on the disk that takes. */
async function madeForFolder() {
  const made = join(newFolder(), 'made');
  await makeBy(BEFORE, made);
  const to = join(newFolder(), 'to');
  const counted = join(newFolder(), 'count');
  await applyBy(made, ['files', '--to', to], `count:${counted}`);
  return { made, wanted: treeOf(to), steps: Number(readFileSync(counted, 'utf8')) };
}

/** Applies to mailboxes and is killed at a call of `sogo-tool`, if any, then applies again: what the mailboxes hold. */
async function applyToSogo(made: string, killAt: number | null) {
  const folder = newFolder();
  const store = join(folder, 'store');
  mkdirSync(store);
  const way = ['sogo', '--new', '--sogo-tool', SOGO_TOOL];
  const state = join(folder, 'state');
  if (killAt !== null) await applyBy(made, way, '', { store, state, killAt });
  expect((await applyBy(made, way, '', { store, state })).code).toBe(0);
  return treeOf(store);
}

/** Steps all over a run, one at random of each part of the same length. */
function points(steps: number, seed: number, count = POINTS): readonly number[] {
  return Array.from({ length: count }, (_, part) => {
    const random = Math.sin(seed * 1000 + part) * 10_000;
    return 1 + Math.floor(((part + random - Math.floor(random)) / count) * steps);
  });
}

/** All that lies in a folder; for an archive, all that lies beside it. */
function shown(out: string): Readonly<Record<string, string>> {
  return treeOf(out.endsWith('.zip') ? dirname(out) : out);
}

function addOthers(folder: string): void {
  for (const [path, content] of Object.entries(OTHERS)) writeFileSync(join(folder, path), content);
}
