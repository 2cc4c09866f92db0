import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { releaseOf } from '../../scripts/offline.mjs';

let dir = '';

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'signet-release-'));
  await mkdir(join(dir, 'assets'));
  await mkdir(join(dir, '.vite'));
  await writeFile(join(dir, 'index.html'), 'page');
  await writeFile(join(dir, 'assets/a-1.js'), 'a');
  await writeFile(join(dir, '.vite/manifest.json'), '{}');
  await writeFile(join(dir, 'service-worker.js'), 'itself');
});
afterEach(() => rm(dir, { recursive: true }));

test('a release is all files but hidden ones and the worker itself; the page goes by /', async () => {
  expect((await releaseOf(dir)).files).toEqual(['/assets/a-1.js', '/']);
});

test('its version follows what is in its files, and nothing else', async () => {
  const { version } = await releaseOf(dir);
  await writeFile(join(dir, '.vite/manifest.json'), '{"other":1}');
  await writeFile(join(dir, 'service-worker.js'), 'changed');
  expect((await releaseOf(dir)).version).toBe(version);
  await writeFile(join(dir, 'index.html'), 'next page');
  expect((await releaseOf(dir)).version).not.toBe(version);
});
