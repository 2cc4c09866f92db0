import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { bytesOf } from '../../../../src/team/core/kept/file-content';
import type { TeamFile } from '../../../../src/team/core/packs/pack';
import { centralRecord, endRecords } from '../../../../src/team/core/archive/zip-records';
import { repeatable } from '../../../../src/base/sequence';
import { zipWriter } from '../../../../src/team/core/archive/zip-writer';
import { zipped } from '../../../helpers/zipped';
import { readZip } from '../../../helpers/read-zip';

const NOW = '2026-06-05T23:30:00.000Z';

const FILES: readonly TeamFile[] = [
  { path: 'signatures/müller@x.example.html', content: '<p>Grüße, 你好 🎉</p>'.repeat(40) },
  { path: 'signatures/a@x.example.txt', content: '' },
  { path: 'pictures/1.png', content: Uint8Array.from({ length: 300 }, (_, at) => (at * 97) % 251) },
  { path: 'thunderbird/install.sh', content: '#!/bin/sh\n' },
  { path: 'exchange/deploy.ps1', content: '\ufeff#' },
  { path: 'people.csv', content: Array.from({ length: 20_000 }, (_, at) => `Zoë ${at}\r\n`) },
  { path: 'skipped.csv', content: [] },
];

function zipOf(files: Iterable<TeamFile>, now = NOW): Uint8Array {
  return zipped(files, now);
}

function bytesIn({ content }: TeamFile): Uint8Array {
  return Buffer.concat([...bytesOf(content)]);
}

test('all files are in it, in their order, with names in UTF-8 and noon of the day', () => {
  const read = readZip(zipOf(FILES));
  expect(read.map(({ path }) => path)).toEqual(FILES.map(({ path }) => path));
  for (const [index, file] of FILES.entries()) {
    expect([...(read[index]?.bytes ?? [])]).toEqual([...bytesIn(file)]);
  }
  expect(new Set(read.map(({ time }) => time))).toEqual(new Set(['2026-06-05 12:00:00']));
});

test('only scripts of a shell may be run', () => {
  const rights = readZip(zipOf(FILES)).map((file) => [file.path, file.rights]);
  const others = FILES.filter(({ path }) => !path.endsWith('.sh')).map(({ path }) => path);
  expect(Object.fromEntries(rights)).toEqual({
    'thunderbird/install.sh': '100755',
    ...Object.fromEntries(others.map((path) => [path, '100644'])),
  });
});

test('another library reads the same', () => {
  const read = unzipSync(zipOf(FILES));
  expect(read).toEqual(
    Object.fromEntries(FILES.map((file) => [file.path, new Uint8Array(bytesIn(file))])),
  );
});

test('a long text is given piece by piece while it is made', () => {
  const made = { pieces: 0 };
  const content = repeatable(function* () {
    for (let at = 0; at < 100; at++) {
      made.pieces += 1;
      yield createHash('sha512').update(`${at}`).digest('hex').repeat(600);
    }
  });
  const zip = zipWriter(NOW);
  const madeBefore = Array.from(zip.add({ path: 'gallery.html', content }), () => made.pieces);
  const [first, second] = madeBefore;
  // Once for its sizes, then again.
  expect(first).toBe(100);
  expect(second).toBeLessThan(150);
  expect(made.pieces).toBe(200);
});

test('the same files give the same bytes at any time of the day', () => {
  expect(zipOf(FILES, '2026-06-05T00:00:00.000Z')).toEqual(zipOf(FILES));
});

test('what does not become smaller is kept as it is', () => {
  const noise = createHash('sha512').update('noise').digest();
  const zip = zipOf([{ path: 'a', content: noise }]);
  expect(Buffer.from(zip).indexOf(noise)).toBe(31);
  const flat = new Uint8Array(2000);
  expect(zipOf([{ path: 'a.png', content: flat }]).length).toBeGreaterThan(2000);
  expect(zipOf([{ path: 'a.txt', content: flat }]).length).toBeLessThan(200);
});

test.each([
  '/a',
  'a//b',
  '../a',
  'a/../b',
  'a/..',
  './a',
  'a/.',
  'a/',
  '',
  '..',
  'a\\b',
  'c:a',
  'a\nb',
  '.../a',
])('no archive holds the path %j', (path) => {
  expect(() => zipOf([{ path, content: '' }])).toThrow('may not hold');
});

test.each([
  ['a/b.html', 'a/b.html'],
  ['a/b.html', 'A/B.html'],
  ['\u00fc', 'u\u0308'],
])('no archive holds %j and %j', (one, other) => {
  expect(() => zipOf([one, other].map((path) => ({ path, content: '' })))).toThrow('already');
});

test('no archive holds a path longer than computers take', () => {
  expect(() => zipOf([{ path: 'x'.repeat(1001), content: '' }])).toThrow('may not hold');
});

test('paths with dots in their names are as good as any', () => {
  const paths = ['.a', 'a.', 'a..b/c', 'a.b@c.example.html'];
  expect(readZip(zipOf(paths.map((path) => ({ path, content: path })))).length).toBe(paths.length);
});

test('more files than a plain archive can count are all read', () => {
  const count = 65_536;
  const files = Array.from({ length: count }, (_, at) => ({ path: `f/${at}`, content: `${at}` }));
  const read = readZip(zipOf(files));
  expect(read.length).toBe(count);
  expect(Buffer.from(read.at(-1)?.bytes ?? []).toString()).toBe(`${count - 1}`);
});

test('places beyond 4 GB are stored in records of Zip64', () => {
  const entry = {
    name: new TextEncoder().encode('a'),
    isAscii: true,
    isDeflated: false,
    crc: 0,
    packedSize: 0,
    size: 0,
    offset: 0x1_2345_6789,
    isExecutable: false,
  };
  const record = Buffer.from(centralRecord(entry, new Date(2026, 5, 5)));
  expect(record.readUInt32LE(42)).toBe(0xffffffff);
  expect([record.readUInt16LE(30), record.readUInt16LE(47), record.readUInt16LE(49)]).toEqual([
    12, 1, 8,
  ]);
  expect(Number(record.readBigUInt64LE(51))).toBe(entry.offset);
  const end = Buffer.from(endRecords({ count: 1, size: record.length, offset: 0x2_0000_0000 }));
  expect(Number(end.readBigUInt64LE(48))).toBe(0x2_0000_0000);
  expect(Number(end.readBigUInt64LE(56 + 8))).toBe(0x2_0000_0000 + record.length);
  expect(end.readUInt32LE(76 + 16)).toBe(0xffffffff);
});

const hasUnzip = spawnSync('unzip', ['-v']).status === 0;

/** Where the machine has it; the reader above reads the same archives everywhere. */
test.runIf(hasUnzip)('unzip finds no fault with it, and writes all files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'signet-zip-'));
  const archive = join(folder, 'team.zip');
  const unzip = (...options: readonly string[]) =>
    spawnSync('unzip', [...options], { cwd: folder, env: { ...process.env, LC_ALL: 'C.UTF-8' } });
  try {
    writeFileSync(archive, zipOf(FILES));
    expect(unzip('-tq', archive).status).toBe(0);
    expect(unzip('-q', archive, '-d', 'out').status).toBe(0);
    for (const file of FILES) {
      expect([...readFileSync(join(folder, 'out', file.path))]).toEqual([...bytesIn(file)]);
    }
    expect(statSync(join(folder, 'out/thunderbird/install.sh')).mode & 0o777).toBe(0o755);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
