import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isRecord } from '../../src/base/record';
import { runSignet } from './run-signet';

const folder = mkdtempSync(join(tmpdir(), 'signet-groups-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const PEOPLE = [
  'Name,Mail,Department,Country,City',
  'Åsa Nord,asa@example.com,Sales,Norway,Oslo',
  'Ben Ng,ben@example.com,Sales,Norway,Bergen',
  'Cem Kaya,cem@example.com,Kitchen,Norway,Oslo',
  'Dora Lind,dora@example.com,Sales,Sweden,Oslo',
].join('\n');

test('whom a pack cannot find is printed before anything is made', async () => {
  const signature: unknown = JSON.parse(
    readFileSync('tests/fixtures/people/team.signet.json', 'utf8'),
  );
  const conditions = [
    { field: 'department', values: ['Sales'] },
    { field: 'country', values: ['NO'] },
    { field: 'city', values: ['Oslo'] },
  ];
  const team = { constants: {}, exceptions: [{ conditions, language: 'de' }] };
  const out = join(folder, 'out');
  const given = [
    'make',
    '--out',
    out,
    '--pack',
    'transport-rule,exchange',
    '--people',
    written('people.csv', PEOPLE),
    '--signature',
    written('team.signet.json', JSON.stringify({ ...asRecord(signature), team })),
  ];
  const { code, err } = await runSignet(given);
  expect(code).toBe(0);
  const problem =
    'transport-rule: 1 person would not get what the plan sets for Department Sales and Country NO and City Oslo:';
  expect(err).toContain(problem);
  expect(err.indexOf(problem)).toBeLessThan(err.indexOf('Signatures for 4 people'));
  expect(err).not.toContain('exchange: 1 person would not get');
  const strict = await runSignet([...given, '--strict']);
  expect(strict.code).toBe(1);
  expect(strict.err).toContain(
    'Not everybody gets what the plan sets, so that --strict stops here.',
  );
});

function asRecord(given: unknown): Readonly<Record<string, unknown>> {
  return isRecord(given) ? given : {};
}

function written(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}
