import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runSignet } from './run-signet';

const folder = mkdtempSync(join(tmpdir(), 'signet-addresses-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a list of other addresses gives mailboxes a signature, and each address of a person', async () => {
  const out = join(folder, 'out');
  const list = written(
    'addresses.csv',
    [
      'Address,Person or mailbox,Name to show',
      'bakery@example.com,mailbox,The bakery',
      'a.nord@example.com,asa@example.com,',
      'x@example.com,gone@example.com,',
    ].join('\n'),
  );
  const people = written('people.csv', 'Name,Mail\nÅsa Nord,asa@example.com');
  const signature = 'tests/fixtures/people/team.signet.json';
  const packs = ['--pack', 'google,exchange', '--addresses', list];
  const { code, err } = await runSignet(
    ['make', '--out', out, '--people', people, '--signature', signature].concat(packs),
  );
  expect(code).toBe(0);
  expect(err).toContain('Other addresses, line 4: gone@example.com gets no signature');
  expect(err).toContain('exchange: 1 other address of a person gets no signature of its own');
  expect(readFileSync(join(out, 'people.csv'), 'utf8')).toContain('bakery@example.com');
  expect(readFileSync(join(out, 'people.csv'), 'utf8')).not.toContain('a.nord@example.com');
  expect(readFileSync(join(out, 'google/addresses.csv'), 'utf8')).toContain(
    'asa@example.com,a.nord@example.com,Åsa Nord,',
  );
});

function written(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}
