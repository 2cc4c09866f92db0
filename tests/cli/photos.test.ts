import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JPEG } from '../helpers/pictures';
import { runSignet } from './run-signet';

let folder = '';
let photos = '';
let given: readonly string[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'signet-photos-'));
  photos = join(folder, 'photos');
  mkdirSync(photos);
  const list = join(folder, 'people.csv');
  writeFileSync(
    list,
    [
      'Name,Email,Employee ID',
      'Ann Poe,ann@example.com,7',
      'Joe Roe,joe@example.com,8',
      'Jane Doe,jane@example.com,9',
    ].join('\n'),
  );
  const picture = Buffer.from(JPEG.split(',')[1] ?? '', 'base64');
  writeFileSync(join(photos, 'ann@example.com.jpg'), picture);
  mkdirSync(join(photos, 'Berlin', 'new'), { recursive: true });
  writeFileSync(join(photos, 'Berlin', 'new', '0008.png'), picture);
  mkdirSync(join(photos, '.previews'));
  writeFileSync(join(photos, '.previews', 'ann@example.com.jpg'), picture);
  writeFileSync(join(photos, 'jane@example.com.jpg'), 'no picture');
  const signature = join(folder, 'photo.signet.json');
  const file = JSON.parse(readFileSync('tests/fixtures/people/team.signet.json', 'utf8'));
  writeFileSync(signature, JSON.stringify({ ...file, look: { ...file.look, template: 'modern' } }));
  given = ['--signature', signature, '--people', list, '--photos', photos];
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function signatureOf(address: string): Promise<string> {
  return (await runSignet(['render', ...given, '--address', address])).out;
}

test('photos of a folder are in the signatures of those whose address or number is their name', async () => {
  expect(await signatureOf('ann@example.com')).toContain('<img src="data:image/');
  expect(await signatureOf('joe@example.com')).toContain('<img src="data:image/');
  expect(await signatureOf('jane@example.com')).not.toContain('<img src="data:image/');
});

test('what of the folder is of no use is reported before anything is made', async () => {
  const { err } = await runSignet(['check', ...given]);
  expect(err).not.toContain('several photos');
  expect(err).toContain('jane@example.com.jpg is no whole JPEG, PNG or GIF of 20 MB at most.');
  const strict = await runSignet(['make', ...given, '--strict', '--out', join(folder, 'out')]);
  expect(strict.code).toBe(1);
});

test('a folder that is not there is refused', async () => {
  const { code, err } = await runSignet(['check', ...given, '--photos', join(folder, 'no')]);
  expect(code).toBe(3);
  expect(err).toContain('There is no folder');
});
