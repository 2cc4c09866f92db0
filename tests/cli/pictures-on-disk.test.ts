import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { standingOf } from '../../src/cli/sink/on-disk';
import { fileDigest } from '../../src/team/core/archive/file-records';
import { GIF, PNG } from '../helpers/pictures';

const PATH = 'pictures/1a2b.png';
const bytesOf = (source: string): Buffer => Buffer.from(source.split(',')[1] ?? '', 'base64');
const DIGEST = fileDigest(PATH, bytesOf(PNG));

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'signet-pictures-'));
  mkdirSync(join(root, 'pictures'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test.each([
  ['the same', bytesOf(PNG), 'same'],
  ['whole, and encoded by another program', bytesOf(GIF), 'same'],
  ['cut off', bytesOf(PNG).subarray(0, -4), 'own'],
  ['blank', Buffer.alloc(20), 'own'],
])('a picture of an earlier run that is %s', async (_, bytes, standing) => {
  writeFileSync(join(root, PATH), bytes);
  expect(await standingOf(root, PATH, DIGEST, (digest) => digest === DIGEST)).toBe(standing);
});

test('a file that is no picture is recognized by its bytes', async () => {
  writeFileSync(join(root, 'people.csv'), 'a');
  const digest = fileDigest('people.csv', Buffer.from('b'));
  expect(await standingOf(root, 'people.csv', digest, () => false)).toBe('other');
});
