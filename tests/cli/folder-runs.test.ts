import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Ran } from './run-signet';
import { listOf, madeFolder, makeInto, timesOf, treeOf } from './run-into';

const ALL = listOf(['Ann', 'Ben', 'Eva']);
const PACKS = ['--pack', 'all'];

let out = '';
beforeEach(() => {
  out = join(madeFolder(), 'out');
});

describe('a later run into a folder', () => {
  test('with nothing new writes nothing, on another day as well', async () => {
    await makeInto(out, ALL, { args: PACKS });
    const before = timesOf(out);
    const { code, err } = await makeInto(out, ALL, { args: PACKS, day: '2026-06-09' });
    expect(timesOf(out)).toEqual(before);
    expect(err).toContain('Nothing has changed since 2026-06-05.');
    expect(code).toBe(0);
  });

  test('writes the files of those alone who have changed', async () => {
    await makeInto(out, ALL, { args: PACKS });
    const before = timesOf(out);
    const changed = ALL.replace('Ben,ben@example.com,Baker', 'Ben,ben@example.com,Head Baker');
    const { err } = await makeInto(out, changed, { args: PACKS, day: '2026-06-09' });
    expect(err).toContain('New: 0. Changed: 1. Gone: 0.');
    const after = timesOf(out);
    const touched = Object.keys(after).filter((path) => after[path] !== before[path]);
    expect(touched).toContain('signatures/ben@example.com.html');
    expect(touched.filter((path) => /ann@|eva@/.test(path))).toEqual([]);
  });

  test('removes the files of those who have left, with folders that are empty then', async () => {
    await makeInto(out, ALL, { args: PACKS });
    const { code } = await makeInto(out, listOf(['Ann', 'Ben']), { args: PACKS });
    expect(code).toBe(0);
    expect(Object.keys(treeOf(out)).filter((path) => path.includes('eva@'))).toEqual([]);
    await makeInto(out, listOf(['Ann', 'Ben']));
    expect(existsSync(join(out, 'thunderbird'))).toBe(false);
  });

  test('gives the same bytes as a first run', async () => {
    await makeInto(out, listOf(['Ann', 'Zoe', 'Max']), { args: PACKS });
    await makeInto(out, ALL, { args: PACKS });
    const fresh = join(madeFolder(), 'fresh');
    await makeInto(fresh, ALL, { args: PACKS });
    expect(treeOf(out)).toEqual(treeOf(fresh));
  });

  test('replaces a file that was lost or has lost its content', async () => {
    await makeInto(out, ALL);
    const whole = treeOf(out);
    rmSync(join(out, 'signatures/ann@example.com.html'));
    writeFileSync(join(out, 'signatures/ben@example.com.html'), '');
    expect((await makeInto(out, ALL)).code).toBe(0);
    expect(treeOf(out)).toEqual(whole);
  });
});

describe('what signet has not written', () => {
  test('beside its files stays as it is', async () => {
    await makeInto(out, ALL);
    writeFileSync(join(out, 'signatures/notes.txt'), 'ours');
    writeFileSync(join(out, 'thesis.txt'), 'years of work');
    await makeInto(out, listOf(['Ann']));
    expect(treeOf(out)).toMatchObject({
      'signatures/notes.txt': 'ours',
      'thesis.txt': 'years of work',
    });
  });

  test.each([
    ['a file that goes to them', 'signatures/ben@example.com.html', listOf(['Ann', 'Ben'])],
    ['a file of theirs', 'signatures/ann@example.com.html', listOf(['Ann', 'Ben'])],
    ['a file of somebody who has left', 'signatures/eva@example.com.txt', listOf(['Ann', 'Ben'])],
  ])('in the place of %s stops the run before anything is written', async (_what, path, list) => {
    await makeInto(out, listOf(['Ann', 'Eva']));
    writeFileSync(join(out, path), 'corrected by hand');
    const before = { tree: treeOf(out), times: timesOf(join(out, 'signatures')) };
    const { code, err } = await makeInto(out, list);
    expect(code).toBe(6);
    expect(err).toContain(path);
    expect(err).toContain('--overwrite');
    expect({ tree: treeOf(out), times: timesOf(join(out, 'signatures')) }).toEqual(before);
    expect((await makeInto(out, list, { args: ['--overwrite'] })).code).toBe(0);
    const fresh = join(madeFolder(), 'fresh');
    await makeInto(fresh, list);
    expect(treeOf(out)).toEqual(treeOf(fresh));
  });

  test.each([
    ['thesis.txt', 'years of work'],
    ['manifest.json', '{"name":"a web app","start_url":"/"}'],
    ['manifest.json', '{"version":1,"name":"All","made":"2026-06-01","people":[]}'],
  ])('makes a folder with %s one of somebody else', async (name, content) => {
    mkdirSync(out);
    writeFileSync(join(out, name), content);
    const { code, err } = await makeInto(out, ALL, { args: ['--overwrite'] });
    expect([code, err]).toEqual([6, expect.stringContaining('holds other files')]);
    expect(treeOf(out)).toEqual({ [name]: content });
  });

  test('is not reached by links within the folder, whatever was asked for', async () => {
    await makeInto(out, ALL);
    const others = madeFolder();
    writeFileSync(join(others, 'ann@example.com.html'), 'not yours');
    rmSync(join(out, 'signatures'), { recursive: true });
    symlinkSync(others, join(out, 'signatures'));
    for (const args of [[], ['--overwrite']]) {
      const { code, err } = await makeInto(out, listOf(['Ann', 'Ben']), { args });
      expect([code, err]).toEqual([6, expect.stringContaining('A link or a file stands')]);
      expect(treeOf(others)).toEqual({ 'ann@example.com.html': 'not yours' });
    }
  });

  test('behind a link in the place of a file stays; the link itself is replaced if asked for', async () => {
    await makeInto(out, ALL);
    const other = join(madeFolder(), 'other.html');
    writeFileSync(other, 'not yours');
    const path = join(out, 'signatures/ann@example.com.html');
    rmSync(path);
    symlinkSync(other, path);
    expect((await makeInto(out, ALL)).code).toBe(6);
    expect((await makeInto(out, ALL, { args: ['--overwrite'] })).code).toBe(0);
    expect(readFileSync(other, 'utf8')).toBe('not yours');
    expect(readFileSync(path, 'utf8')).toContain('Ann');
  });
});

describe('another run into the folder', () => {
  const alive = { host: hostname(), process: process.ppid };

  test('that is at work stops this one, and nothing of it is touched', async () => {
    const { code, err } = await runBeside(alive);
    expect([code, err]).toEqual([6, expect.stringContaining('Another run is writing to')]);
    expect(Object.keys(treeOf(out)).join()).not.toContain('zoe@');
    expect(existsSync(join(out, '.signet-unfinished/run.json'))).toBe(true);
  });

  test.each([
    ['that has ended', { ...alive, process: 2 ** 30 }, 0],
    ['whose number another program has now', alive, 3_600_000],
    ['of an unknown kind', { started: 'today' }, 0],
  ])('%s is finished', async (_what, about, ageMs) => {
    const { code, err } = await runBeside(about, ageMs);
    expect([code, err]).toEqual([0, expect.stringContaining('it is finished now.')]);
    expect(existsSync(join(out, '.signet-unfinished'))).toBe(false);
  });
});

test('a folder of the version that listed no files is replaced if asked for', async () => {
  await makeInto(out, ALL);
  const path = join(out, 'manifest.json');
  const manifest = readFileSync(path, 'utf8');
  const people = /"people": \{[^}]*\}/.exec(manifest)?.[0] ?? '';
  writeFileSync(path, `{"version":1,"name":"Northwind","made":"2026-06-01",${people}}`);
  const changed = listOf(['Ann', 'Ben', 'Eva'], 'Miller');
  const { code, err } = await makeInto(out, changed);
  expect([code, err]).toEqual([6, expect.stringContaining('an earlier version')]);
  expect((await makeInto(out, changed, { args: ['--overwrite'] })).code).toBe(0);
  const fresh = join(madeFolder(), 'fresh');
  await makeInto(fresh, changed);
  expect(treeOf(out)).toEqual(treeOf(fresh));
});

describe('an archive of changes', () => {
  test('does not go into the folder that holds the files of everybody', async () => {
    await makeInto(out, ALL);
    const before = treeOf(out);
    const { code, err } = await makeInto(out, ALL, { args: sinceLast() });
    expect([code, err]).toEqual([2, expect.stringContaining('holds the files of everybody')]);
    expect(treeOf(out)).toEqual(before);
  });

  test('reports how many of how many it holds', async () => {
    await makeInto(out, ALL);
    const changes = join(madeFolder(), 'changes');
    const { err } = await makeInto(changes, listOf(['Ann', 'Ben', 'Eva', 'Zoe']), {
      args: sinceLast(),
    });
    expect(err).toContain(
      `Signatures for 1 of 4 people are in ${changes}. The others have not changed since 2026-06-05.`,
    );
  });

  test('takes the place of the one before', async () => {
    await makeInto(out, ALL);
    const changes = join(madeFolder(), 'changes');
    await makeInto(changes, listOf(['Ann', 'Ben', 'Eva', 'Zoe']), { args: sinceLast() });
    const args = ['--changed-since', join(changes, 'manifest.json')];
    await makeInto(changes, listOf(['Ann', 'Ben', 'Eva', 'Zoe', 'Max']), { args });
    const own = Object.keys(treeOf(changes)).filter((path) => path.startsWith('signatures/'));
    expect(own).toEqual(['signatures/max@example.com.html', 'signatures/max@example.com.txt']);
  });
});

describe('a run that is interrupted', () => {
  test('leaves nothing of a first run', async () => {
    const stop = new AbortController();
    stop.abort();
    const { code, err } = await makeInto(out, ALL, { signal: stop.signal });
    expect([code, err]).toEqual([130, expect.stringContaining('The run was interrupted.')]);
    expect(existsSync(out)).toBe(false);
  });

  test('leaves a folder as it was', async () => {
    await makeInto(out, ALL);
    const before = treeOf(out);
    const stop = new AbortController();
    setImmediate(() => stop.abort());
    const { code } = await makeInto(out, listOf(['Max', 'Zoe']), { signal: stop.signal });
    expect(code).toBe(130);
    expect(treeOf(out)).toEqual(before);
  });
});

test('a folder within folders that are not there is made', async () => {
  const deep = join(out, 'a/b');
  expect((await makeInto(deep, ALL)).code).toBe(0);
  expect(existsSync(join(deep, 'manifest.json'))).toBe(true);
});

test.each([
  ['', 'is a file'],
  ['/below', 'a part of its path is a file'],
])('a file in the place of the folder%s is a sentence', async (below, sentence) => {
  writeFileSync(out, 'a file');
  const { code, err } = await makeInto(`${out}${below}`, ALL);
  expect([code, err]).toEqual([6, expect.stringContaining(sentence)]);
  expect(err).not.toContain('at ');
});

function sinceLast(): readonly string[] {
  return ['--changed-since', join(out, 'manifest.json')];
}

/** A run into a folder in which another one has left its mark. */
async function runBeside(about: object, ageMs = 0): Promise<Ran> {
  await makeInto(out, ALL);
  const staging = join(out, '.signet-unfinished');
  mkdirSync(staging);
  writeFileSync(join(staging, 'run.json'), JSON.stringify(about));
  const time = new Date(Date.now() - ageMs);
  utimesSync(join(staging, 'run.json'), time, time);
  return makeInto(out, listOf(['Ann', 'Ben', 'Zoe']));
}
