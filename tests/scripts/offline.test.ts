import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { releaseOf, withRelease, workerCode } from '../../scripts/offline.mjs';

let dir = '';

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'signet-release-'));
  await mkdir(join(dir, 'assets'));
  await mkdir(join(dir, '.vite'));
  await writeFile(join(dir, 'index.html'), 'page');
  await writeFile(join(dir, 'assets/a-1.js'), 'a');
  await writeFile(join(dir, 'team.html'), 'team');
  await writeFile(join(dir, '.vite/manifest.json'), '{}');
  await writeFile(join(dir, 'service-worker.js'), 'itself');
});
afterEach(() => rm(dir, { recursive: true }));

test('a release is all files but hidden ones and the worker itself; pages go by their route', async () => {
  expect(Object.keys((await releaseOf(dir)).files)).toEqual(['/assets/a-1.js', '/', '/team']);
});

test('what is for search engines alone is not kept on devices', async () => {
  const { version } = await releaseOf(dir);
  await mkdir(join(dir, 'previews'));
  for (const file of ['404.html', 'robots.txt', 'sitemap.xml', 'previews/signet.jpg']) {
    await writeFile(join(dir, file), 'for others');
  }
  expect((await releaseOf(dir)).version).toBe(version);
});

test('it names the SHA-256 of each file, and the type of each kind', async () => {
  const { files, types } = await releaseOf(dir);
  expect(files['/']).toBe(createHash('sha256').update('page').digest('base64'));
  expect(types).toEqual({
    '.html': 'text/html; charset=utf-8',
    '.js': 'text/javascript; charset=utf-8',
  });
});

test('a worker that is cut on its way is no script, wherever it is cut', async () => {
  const code = withRelease(await workerCode('es2022'), await releaseOf(dir));
  expect(() => new Script(code)).not.toThrow();
  const end = code.trimEnd().length;
  const cuts = Array.from({ length: 60 }, (_, at) => Math.floor((end * at) / 60) + 1);
  for (const cut of [...cuts, end - 3, end - 2, end - 1]) {
    expect(() => new Script(code.slice(0, cut)), `cut at ${cut} of ${end}`).toThrow(SyntaxError);
  }
});

test('its version follows what is in its files, and nothing else', async () => {
  const { version } = await releaseOf(dir);
  await writeFile(join(dir, '.vite/manifest.json'), '{"other":1}');
  await writeFile(join(dir, 'service-worker.js'), 'changed');
  expect((await releaseOf(dir)).version).toBe(version);
  await writeFile(join(dir, 'index.html'), 'next page');
  expect((await releaseOf(dir)).version).not.toBe(version);
});
