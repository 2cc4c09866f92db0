import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NEW_RUN_SETUP, type RunSetup } from '../../src/team/core/setup/run-setup';
import { writeSetupFile } from '../../src/team/core/setup/setup-file';
import { runSignet } from './run-signet';

const TEAM = ['--signature', 'tests/fixtures/people/team.signet.json'];
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'signet-plan-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function written(name: string, lines: readonly string[] | string): string {
  const path = join(folder, name);
  writeFileSync(path, typeof lines === 'string' ? lines : lines.join('\n'));
  return path;
}

const HEADER = 'Display name,Mail,Title,Department';
const FIRST = [
  HEADER,
  'Åsa Nord,asa@example.com,Baker,Sales',
  'Ben Ng,ben@example.com,Chef,Kitchen',
  'Cy Day,cy@example.com,Waiter,Kitchen',
];
const SECOND = [
  HEADER,
  'Åsa Nord,asa@example.com,Head Baker,Sales',
  'Ben Ng,ben@example.com,Chef,Kitchen',
  'Dee Foe,dee@example.com,Chef,Kitchen',
];

describe('plan', () => {
  let earlier = '';
  let later: readonly string[] = [];

  beforeAll(async () => {
    earlier = join(folder, 'run');
    const first = written('first.csv', FIRST);
    await runSignet(['make', ...TEAM, '--people', first, '--out', earlier]);
    later = [...TEAM, '--people', written('second.csv', SECOND), '--since', earlier];
  });

  test('shows who is new, changes and leaves, and changes nothing', async () => {
    const before = readFileSync(join(earlier, 'manifest.json'), 'utf8');
    const { code, out } = await runSignet(['plan', ...later]);
    expect(code).toBe(0);
    expect(out.split('\n')).toEqual([
      'Changed: asa@example.com (Åsa Nord)',
      '  - Baker · Sales · Northwind Bakery',
      '  + Head Baker · Sales · Northwind Bakery',
      'New: dee@example.com (Dee Foe)',
      'Leaves: cy@example.com',
      '1 new, 1 changed, 1 leaving, 1 as before.',
      '',
    ]);
    expect(readFileSync(join(earlier, 'manifest.json'), 'utf8')).toBe(before);
  });

  test('is a person a line as JSON', async () => {
    const { out } = await runSignet(['plan', ...later, '--format', 'json']);
    const people = out
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line));
    expect(people).toHaveLength(4);
    expect(people[0]).toEqual({
      address: 'asa@example.com',
      name: 'Åsa Nord',
      change: 'changed',
      removed: ['Baker · Sales · Northwind Bakery'],
      added: ['Head Baker · Sales · Northwind Bakery'],
    });
  });

  test('is the same by digests of what signatures are made of as by making all', async () => {
    for (const format of ['text', 'json', 'html']) {
      const options = ['plan', ...later, '--format', format];
      const short = await runSignet(options);
      const whole = await runSignet(options, '', { program: async () => 'another program' });
      expect(short.code).toBe(0);
      expect(short).toEqual(whole);
    }
  });

  test('makes no signature again whose digest is known, unless by another program', async () => {
    const path = join(earlier, 'manifest.json');
    const good = readFileSync(path, 'utf8');
    // By the hash of the output, which is looked at only where a signature is made.
    writeFileSync(path, good.replace(/("ben@example\.com": ")[0-9a-f]{32}/, `$1${'0'.repeat(32)}`));
    const { out } = await runSignet(['plan', ...later]);
    expect(out).toContain('1 new, 1 changed, 1 leaving, 1 as before.');
    const other = { program: async () => 'another program' };
    const whole = await runSignet(['plan', ...later], '', other);
    expect(whole.out).toContain('1 new, 2 changed, 1 leaving, 0 as before.');
    writeFileSync(path, good);
  });

  test('is one page that shows both sides', async () => {
    const page = join(folder, 'plan.html');
    const { code, out } = await runSignet(['plan', ...later, '--format', 'html', '--out', page]);
    expect([code, out]).toEqual([0, '']);
    const html = readFileSync(page, 'utf8');
    expect(html.match(/<figure>/g)).toHaveLength(4);
    expect(html).toContain('Head Baker');
    expect(html).not.toMatch(/<script|<iframe/);
  });

  test('is the same page for the archive of the earlier run as for its folder', async () => {
    const zip = join(folder, 'run.zip');
    await runSignet(['make', ...TEAM, '--people', join(folder, 'first.csv'), '--out', zip]);
    const [byFolder, byZip] = [
      await runSignet(['plan', ...later, '--format', 'html']),
      await runSignet(['plan', ...later.slice(0, -1), zip, '--format', 'html']),
    ];
    expect(byZip.code).toBe(0);
    expect(byZip.out).toContain('Head Baker');
    expect(byZip.out).toBe(byFolder.out);
    const changes = join(folder, 'changes');
    const people = ['--people', join(folder, 'second.csv')];
    const made = await runSignet([
      'make',
      ...TEAM,
      ...people,
      '--changed-since',
      zip,
      '--out',
      changes,
    ]);
    expect(made.code).toBe(0);
    expect(readdirSync(join(changes, 'signatures'))).toEqual([
      'asa@example.com.html',
      'asa@example.com.txt',
      'dee@example.com.html',
      'dee@example.com.txt',
    ]);
  });

  test('shows no file of the earlier run that holds what no run has written', async () => {
    const path = join(earlier, 'signatures/asa@example.com.html');
    const good = readFileSync(path, 'utf8');
    writeFileSync(path, good.replace('<body>', '<body><img src=x onerror=alert(1)>'));
    const { out } = await runSignet(['plan', ...later, '--format', 'html']);
    expect(out).not.toContain('onerror');
    expect(out).toContain('The file of the earlier run is not there.');
    writeFileSync(path, good);
  });

  test.each([
    [['--format', 'pdf'], 2, "--format takes text, json, html or markdown, not 'pdf'."],
    [['--since', 'tests/fixtures/people/team.signet.json'], 3, 'not a manifest.json'],
    [['--since', 'no/such/folder'], 3, 'no/such/folder'],
    [
      ['--since', 'tests/fixtures/people/formats/staff.xlsx'],
      3,
      'staff.xlsx: This archive has no manifest.json of an earlier run.',
    ],
    [['--out', 'no/such/folder/plan.txt'], 6, 'no/such/folder/plan.txt cannot be written: '],
  ] as const)('refuses %j', async (options, code, problem) => {
    const ran = await runSignet(['plan', ...later, ...options]);
    expect(ran.code).toBe(code);
    expect(ran.err).toContain(problem);
  });
});

function list(): string {
  return written('berufung.csv', [
    'Display name,Mail,Berufung,Department',
    'Åsa Nord,asa@example.com,Baker,Sales',
    'Ben Ng,ben@example.com,Chef,Kitchen',
  ]);
}

describe('a setup', () => {
  const SETUP: RunSetup = {
    ...NEW_RUN_SETUP,
    rules: {
      constants: { companyName: 'Other Ltd' },
      exceptions: [
        {
          conditions: [{ field: 'department', values: ['Kitchen'] }],
          constants: { companyName: 'Kitchen Ltd' },
        },
      ],
    },
    images: 'hosted',
    host: 'https://static.example.com/p',
    packs: ['google'],
    columns: { berufung: 'jobTitle' },
  };
  test('decides about rules, columns, packs and pictures', async () => {
    const out = join(folder, 'by-setup');
    const given = [...TEAM, '--people', list(), '--out', out];
    const setup = written('team.setup.json', writeSetupFile(SETUP));
    const { code } = await runSignet(['make', ...given, '--setup', setup]);
    expect(code).toBe(0);
    const text = (name: string) => readFileSync(join(out, 'signatures', name), 'utf8');
    expect(text('asa@example.com.txt')).toContain('Baker · Sales · Other Ltd');
    expect(text('ben@example.com.txt')).toContain('Chef · Kitchen · Kitchen Ltd');
    expect(readFileSync(join(out, 'google/README.html'), 'utf8')).toContain('Google');
  });

  test('with a banner that ends has the run state when to make the signatures again', async () => {
    const banner = { picture: 'https://example.com/fair.png', link: '', text: 'Fair' };
    const rules = { ...SETUP.rules, banner: { ...banner, until: '2026-06-30' } };
    const setup = written('dated.json', writeSetupFile({ ...SETUP, rules }));
    const given = [...TEAM, '--people', list(), '--out', join(folder, 'dated')];
    const { err } = await runSignet(['make', ...given, '--setup', setup]);
    expect(err).toContain('Run again on 2026-07-01: ');
  });

  test('comes after the options of the command', async () => {
    const setup = written('team.setup.json', writeSetupFile(SETUP));
    const given = [...TEAM, '--people', list(), '--setup', setup];
    const { out } = await runSignet([
      'render',
      ...given,
      '--column',
      'Berufung=-',
      '--images',
      'link',
      '--format',
      'text',
    ]);
    expect(out).not.toContain('Baker');
    expect(out).toContain('Other Ltd');
  });

  test('that is none is refused, and what of one cannot be read is reported', async () => {
    const given = [...TEAM, '--people', list()];
    const none = await runSignet(['check', ...given, '--setup', list()]);
    expect(none.code).toBe(3);
    expect(none.err).toContain('This is not the setup of a team');
    const odd = writeSetupFile(SETUP).replace('"google"', '"pigeons"');
    const some = await runSignet(['check', ...given, '--setup', written('odd.json', odd)]);
    expect(some.err).toContain("There is no roll-out 'pigeons', so it is left out.");
  });
});

test('overrides come before the list, and those of a stranger are reported', async () => {
  const overrides = written('overrides.csv', [
    'Mail,Title',
    'asa@example.com,Director',
    'ghost@example.com,Ghost',
  ]);
  const given = [...TEAM, '--people', written('first.csv', FIRST), '--overrides', overrides];
  const { out } = await runSignet(['render', ...given, '--format', 'text']);
  expect(out).toContain('Director');
  const checked = await runSignet(['check', ...given]);
  expect(checked.err).toContain('there is no ghost@example.com on the list');
});
