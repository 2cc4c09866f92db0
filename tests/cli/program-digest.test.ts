import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inputDigest, programDigest } from '../../src/cli/program-digest';

test('a program has another digest once any of its files is another', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'signet-program-'));
  mkdirSync(join(folder, 'chunks'));
  writeFileSync(join(folder, 'signet.js'), 'run();');
  writeFileSync(join(folder, 'chunks/a.js'), 'a');
  const first = await programDigest(folder);
  expect(await programDigest(folder)).toBe(first);
  writeFileSync(join(folder, 'chunks/a.js'), 'b');
  const second = await programDigest(folder);
  writeFileSync(join(folder, 'chunks/b.js'), '');
  expect(new Set([first, second, await programDigest(folder)]).size).toBe(3);
  expect(inputDigest(first)('a row')).toMatch(/^[0-9a-f]{32}$/);
  expect(inputDigest(first)('a row')).not.toBe(inputDigest(second)('a row'));
  rmSync(folder, { recursive: true });
});
