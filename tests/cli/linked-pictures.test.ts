import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isRecord } from '../../src/base/record';
import { PIXEL_PNG } from '../helpers/signatures';
import { runSignet } from './run-signet';

const folder = mkdtempSync(join(tmpdir(), 'signet-pictures-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('pictures of a group that a server fills in are linked below the address, and are in the folder', async () => {
  const signature: unknown = JSON.parse(
    readFileSync('tests/fixtures/people/team.signet.json', 'utf8'),
  );
  const conditions = [{ field: 'department', values: ['Sales'] }];
  const banner = { picture: PIXEL_PNG, link: '', text: 'Fair' };
  const team = { constants: {}, exceptions: [{ conditions, banner }] };
  const given = isRecord(signature) ? { ...signature, team } : {};
  const out = join(folder, 'out');
  const files = [
    '--people',
    written('people.csv', 'Name,Mail,Department\nÅsa Nord,asa@example.com,Sales'),
    '--signature',
    written('team.signet.json', JSON.stringify(given)),
  ];
  const { code } = await runSignet(
    ['make', '--out', out, '--as', 'template', '--host', 'https://x.example/p'].concat(
      ['--pack', 'transport-rule,set-outlooksignatures'],
      files,
    ),
  );
  expect(code).toBe(0);
  const pictures = readdirSync(join(out, 'pictures'));
  const pages = [
    'transport-rule/rule-1.html',
    'set-outlooksignatures/Templates/Signature group 1.htm',
  ];
  for (const page of pages) {
    const html = readFileSync(join(out, page), 'utf8');
    const [, name = ''] = /src="https:\/\/x\.example\/p\/([^"]+)"[^>]*alt="Fair"/.exec(html) ?? [];
    expect(pictures).toContain(name);
  }
});

function written(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}
