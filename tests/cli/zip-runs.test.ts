import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { unzipSync, zipSync } from 'fflate';
import { beforeEach, describe, expect, test } from 'vitest';
import { readZipManifest } from '../../src/cli/sink/read-zip';
import { zipped } from '../helpers/zipped';
import { listOf, madeFolder, makeInto } from './run-into';

const ALL = listOf(['Ann', 'Ben', 'Eva']);

let out = '';
beforeEach(() => {
  out = join(madeFolder(), 'all.zip');
});

describe('a later run into an archive', () => {
  test('with nothing new leaves it alone, on another day as well', async () => {
    await makeInto(out, ALL, { args: ['--pack', 'all'] });
    const before = statSync(out);
    const { code, err } = await makeInto(out, ALL, { args: ['--pack', 'all'], day: '2026-06-09' });
    const { ino, mtimeMs } = statSync(out);
    expect({ ino, mtimeMs }).toEqual({ ino: before.ino, mtimeMs: before.mtimeMs });
    expect(err).toContain('Nothing has changed since 2026-06-05.');
    expect(code).toBe(0);
    expect(readdirSync(dirname(out))).toEqual(['all.zip']);
  });

  test('replaces it as a whole', async () => {
    await makeInto(out, ALL);
    const { err } = await makeInto(out, listOf(['Ann', 'Zoe']), { day: '2026-06-09' });
    expect(err).toContain('New: 1. Changed: 0. Gone: 2.');
    const fresh = join(madeFolder(), 'fresh.zip');
    await makeInto(fresh, listOf(['Ann', 'Zoe']), { day: '2026-06-09' });
    expect(readFileSync(out)).toEqual(readFileSync(fresh));
  });

  test('puts right an archive in which something was changed', async () => {
    await makeInto(out, ALL);
    const files = unzipSync(readFileSync(out));
    const changed = Object.entries(files).map(([path, content]) => ({
      path,
      content: path.includes('ann@') ? 'changed' : content,
    }));
    writeFileSync(out, zipped(changed, '2026-06-05'));
    await makeInto(out, ALL);
    expect(unzipSync(readFileSync(out))).toEqual(files);
  });

  test('keeps a link to it', async () => {
    const link = join(madeFolder(), 'link.zip');
    symlinkSync(out, link);
    await makeInto(out, ALL);
    await makeInto(link, listOf(['Ann']));
    expect(readlinkSync(link)).toBe(out);
    expect(Object.keys(unzipSync(readFileSync(out))).join()).not.toContain('ben@');
  });
});

describe('what is not an archive of signet', () => {
  test.each([
    ['a text', Buffer.from('years of work, in a file called .zip')],
    ['an empty file', Buffer.alloc(0)],
    ['another archive', zipSync({ 'thesis.txt': Buffer.from('years of work') })],
    [
      'an archive with the manifest of a web app',
      zipSync({ 'manifest.json': Buffer.from('{"name":"a web app"}') }),
    ],
  ])('is not replaced: %s', async (_what, content) => {
    writeFileSync(out, content);
    const { code, err } = await makeInto(out, ALL, { args: ['--overwrite'] });
    expect([code, err]).toEqual([6, expect.stringContaining('is not an archive of signet')]);
    expect(readFileSync(out)).toEqual(Buffer.from(content));
    expect(readdirSync(dirname(out))).toEqual(['all.zip']);
  });

  test('nor is a folder of that name', async () => {
    mkdirSync(out);
    expect((await makeInto(out, ALL)).code).toBe(6);
  });
});

test('what a run that was killed has left is removed, and reported', async () => {
  await makeInto(out, ALL);
  const part = join(dirname(out), '.all.zip.signet-part');
  writeFileSync(part, 'half of it');
  const { err } = await makeInto(out, ALL);
  expect(err).toContain(`The last run for ${out} was not finished; it is finished now.`);
  expect(existsSync(part)).toBe(false);
});

test('an interrupted run leaves the archive of the run before', async () => {
  await makeInto(out, ALL);
  const before = readFileSync(out);
  const stop = new AbortController();
  stop.abort();
  expect((await makeInto(out, listOf(['Zoe']), { signal: stop.signal })).code).toBe(130);
  expect(readFileSync(out)).toEqual(before);
  expect(readdirSync(dirname(out))).toEqual(['all.zip']);
});

test('the manifest is found in an archive whose directory is longer than what is read at once', async () => {
  const paths = Array.from({ length: 70_000 }, (_, at) => `signatures/${at}`);
  const files = paths.map((path) => ({ path, content: '' }));
  const people = `{"a@x.example":"${'a'.repeat(32)}"}`;
  const content = `{"version":2,"name":"A","made":"2026-06-01","people":${people},"files":{}}`;
  writeFileSync(out, zipped([...files, { path: 'manifest.json', content }], '2026-06-05'));
  expect(await readZipManifest(out)).toMatchObject({ name: 'A', made: '2026-06-01' });
});
