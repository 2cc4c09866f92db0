import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EXIT, EXIT_KINDS, EXIT_MEANINGS } from '../../src/cli/exit-codes';
import { COMMANDS } from '../../src/cli/program';
import { ADDIN_ADDRESS } from '../helpers/addin-place';
import { runSignet } from './run-signet';

const TEAM = ['--signature', 'tests/fixtures/people/team.signet.json'];
let folder = '';
let people: readonly string[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'signet-cli-'));
  people = ['--people', written('people.csv', LIST)];
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const LIST = [
  'Display name,Mail,Title,Department,Mobile,User type',
  'Åsa Nord,asa@example.com,Baker,Sales,+47 900 11 222,Member',
  'Ben Ng,ben@example.com,,Kitchen,,Member',
  'Gil Guest,gil@other.example,,,,Guest',
].join('\n');

describe('help', () => {
  test.each(COMMANDS.map(({ name, options }) => [name, options] as const))(
    '%s lists all of its options',
    async (name, options) => {
      const { code, out } = await runSignet([name, '--help']);
      expect(code).toBe(0);
      for (const option of Object.keys(options)) expect(out).toContain(`--${option}`);
    },
  );

  test('of the program and the README state each exit code in a sentence', async () => {
    const { out } = await runSignet(['--help']);
    const readme = readFileSync('README.md', 'utf8');
    for (const kind of EXIT_KINDS) {
      expect(out).toContain(`${EXIT[kind]}  ${EXIT_MEANINGS[kind]}`);
      expect(readme).toMatch(new RegExp(`\\| ${EXIT[kind]} +\\| ${EXIT_MEANINGS[kind]} +\\|`));
    }
    expect(EXIT_KINDS.toSorted()).toEqual(Object.keys(EXIT).toSorted());
    expect(new Set(Object.values(EXIT)).size).toBe(EXIT_KINDS.length);
  });

  test('of a command lists the codes that it ends with', async () => {
    const { out } = await runSignet(['make', '--help']);
    expect(out).toContain(`  5  ${EXIT_MEANINGS.brake}`);
    expect((await runSignet(['stream', '--help'])).out).not.toContain(EXIT_MEANINGS.brake);
  });

  test('of the program names all commands; without any it is a wrong use', async () => {
    const asked = await runSignet(['--help']);
    expect(asked.code).toBe(0);
    for (const { name } of COMMANDS) expect(asked.out).toContain(`  ${name} `);
    expect(await runSignet([])).toEqual({ ...asked, code: 2 });
  });
});

describe('a wrong use is reported in a sentence, with exit code 2', () => {
  test.each([
    [
      ['bake'],
      "There is no command 'bake'. There are: make, plan, apply, verify, render, check, stream.",
    ],
    [['check'], 'Say --signature.'],
    [['check', '--sign', 'x'], "Unknown option '--sign'"],
    [['check', ...TEAM], 'Say --people.'],
    [['check', ...TEAM, '--as', 'poster'], "--as takes template or canvas, not 'poster'."],
    [
      ['render', ...TEAM, '--format', 'pdf'],
      "--format takes html, document, text or outlook-addin, not 'pdf'.",
    ],
    [['stream', ...TEAM, '--column', 'x=shoe'], "There is no field 'shoe'."],
    [
      ['stream', ...TEAM, '--column', 'jobTitle'],
      '--column takes the name of a column and a field',
    ],
    [['stream', ...TEAM, '--images', 'post'], "--images takes embed or link, not 'post'."],
    [
      ['stream', ...TEAM, '--images', 'link', '--host', 'x.com'],
      'Say --images or --host, not both.',
    ],
    [['stream', ...TEAM, '--host', 'ftp://x'], "--host takes a web address, not 'ftp://x'."],
  ])('%s', async (args, message) => {
    const { code, err, out } = await runSignet(args, '{}\n');
    expect(err).toContain(message);
    expect([code, out]).toEqual([2, '']);
  });

  test('a pack that is none', async () => {
    const make = ['make', ...TEAM, ...people, '--out', join(folder, 'no')];
    const { code, err } = await runSignet([...make, '--pack', 'fax']);
    expect(code).toBe(2);
    expect(err).toContain("There is no pack 'fax'.");
  });

  test('a column that the list does not have, with those that it has', async () => {
    const { code, err } = await runSignet(['check', ...TEAM, ...people, '--column', 'Nope=phone']);
    expect(err).toBe(
      "The list has no column 'Nope'. It has: Display name, Mail, Title, Department, Mobile, User type.\n",
    );
    expect(code).toBe(2);
  });
});

describe('what cannot be read is reported in a sentence, with exit code 3', () => {
  test('a file that is not there, and a folder', async () => {
    const missing = await runSignet(['check', '--signature', 'no.json', ...people]);
    expect([missing.code, missing.err]).toEqual([
      3,
      'There is no file no.json that can be read.\n',
    ]);
    const { code, err } = await runSignet(['check', ...TEAM, '--people', folder]);
    expect([code, err]).toEqual([3, `${folder} cannot be read: there is a folder of this name.\n`]);
  });

  test('a file that is no signature', async () => {
    const file = written('list.csv', LIST);
    const { code, err } = await runSignet(['check', '--signature', file, ...people]);
    expect(code).toBe(3);
    expect(err).toContain(file);
  });

  test('a signature of a newer version', async () => {
    const file = written('newer.signet.json', '{"version":7,"elements":[]}');
    const { code, err } = await runSignet(['check', '--signature', file, ...people]);
    expect(code).toBe(3);
    expect(err).toMatch(/newer\.signet\.json: .*version 7/);
  });

  test('a manifest that is none', async () => {
    const make = ['make', ...TEAM, ...people, '--out', join(folder, 'no')];
    const file = written('not-a-manifest.json', '[]');
    const { code, err } = await runSignet([...make, '--changed-since', file]);
    expect(code).toBe(3);
    expect(err).toContain('This is not a manifest.json of an earlier run.');
  });
});

describe('make', () => {
  test('writes everybody’s files, and reports who gets none', async () => {
    const out = join(folder, 'all');
    const { code, err } = await runSignet(['make', ...TEAM, ...people, '--out', out]);
    expect(code).toBe(0);
    expect(err).toContain('Line 4: Guest account (Gil Guest). No signature.');
    expect(readdirSync(join(out, 'signatures')).toSorted()).toEqual([
      'asa@example.com.html',
      'asa@example.com.txt',
      'ben@example.com.html',
      'ben@example.com.txt',
    ]);
    expect(readFileSync(join(out, 'signatures/asa@example.com.txt'), 'utf8')).toContain('Åsa Nord');
    expect(readFileSync(join(out, 'signatures/ben@example.com.txt'), 'utf8')).not.toContain(
      'Mobile',
    );
  });

  test('of an archive holds the same files', async () => {
    const out = join(folder, 'all.zip');
    await runSignet(['make', ...TEAM, ...people, '--out', out, '--pack', 'google']);
    const names = Object.keys(unzipSync(readFileSync(out)));
    expect(names).toContain('signatures/asa@example.com.html');
    expect(names).toContain('google/commands.txt');
  });

  test('after a first run writes who has changed, and lists joiners and leavers', async () => {
    const first = join(folder, 'first');
    await runSignet(['make', ...TEAM, ...people, '--out', first]);
    const next = written(
      'next.csv',
      'Name,Mail,Title,Department\nÅsa Nord,asa@example.com,Head Baker,Sales\nEva,eva@example.com,,\n',
    );
    const out = join(folder, 'next');
    const since = ['--changed-since', join(first, 'manifest.json')];
    await runSignet(['make', ...TEAM, '--people', next, '--out', out, ...since]);
    expect(readFileSync(join(out, 'changes.csv'), 'utf8').split('\r\n').toSorted()).toEqual([
      '',
      'asa@example.com,changed',
      'ben@example.com,left',
      'eva@example.com,joined',
      'mailbox,change',
    ]);
    const again = join(folder, 'again');
    const same = ['--changed-since', join(out, 'manifest.json')];
    await runSignet(['make', ...TEAM, '--people', next, '--out', again, ...same]);
    expect(readdirSync(again)).not.toContain('signatures');
  });

  test('writes nothing into a folder that holds other files', async () => {
    const out = join(folder, 'taken');
    mkdirSync(out);
    written('taken/thesis.txt', 'years of work');
    const { code, err } = await runSignet(['make', ...TEAM, ...people, '--out', out]);
    expect(code).toBe(6);
    expect(err).toContain('holds other files');
    expect(readdirSync(out)).toEqual(['thesis.txt']);
  });
});

describe('render', () => {
  test('writes one signature', async () => {
    const args = ['render', ...TEAM, ...people, '--address', 'BEN@example.com', '--format', 'text'];
    expect((await runSignet(args)).out).toMatch(/^Ben Ng\n/);
  });

  test('makes the add-in for Outlook of one person, the same each time', async () => {
    const given = ['render', ...TEAM, ...people, '--address', 'BEN@example.com'];
    const addin = ['--format', 'outlook-addin', '--addin', ADDIN_ADDRESS, '--out'];
    const [one, other] = [written('one.zip', ''), written('other.zip', '')];
    expect(await runSignet([...given, ...addin, one])).toMatchObject({ code: 0, out: '' });
    await runSignet([...given, ...addin, other]);
    expect(readFileSync(other).equals(readFileSync(one))).toBe(true);
    const files = unzipSync(readFileSync(one));
    const person = Object.keys(files).find((path) => path.startsWith('site/people/')) ?? '';
    expect(strFromU8(files[person] ?? new Uint8Array())).toContain('Ben Ng');
    expect(Object.keys(files)).toContain('site/pane.html');
  });

  test.each([
    [['--addin', 'https://x.example'], /^--addin: The address of the add-in has no key/],
    [['--addin', ADDIN_ADDRESS], /^--out takes a file/],
  ])('reports what an add-in lacks: %j', async (given, message) => {
    const args = ['render', ...TEAM, ...people, '--format', 'outlook-addin', ...given];
    const { code, err } = await runSignet(args);
    expect(code).toBe(2);
    expect(err).toMatch(message);
  });

  test('reports an address that is not on the list', async () => {
    const { code, err } = await runSignet(['render', ...TEAM, ...people, '--address', 'x@y.z']);
    expect([code, err]).toEqual([2, 'x@y.z is not on the list.\n']);
  });
});

describe('check', () => {
  test('ends well where all is well', async () => {
    expect((await runSignet(['check', ...TEAM, ...people])).code).toBe(0);
  });

  test('ends with 1 where something is broken', async () => {
    const photo = written(
      'photos.csv',
      'Name,Mail,Photo\nBo,bo@example.com,https://drive.google.com/file/d/1/view\n',
    );
    const { code, err } = await runSignet(['check', ...TEAM, '--people', photo]);
    expect(code).toBe(1);
    expect(err).toContain('bo@example.com');
  });

  test('ends with 1 where it is strict and the list has problems', async () => {
    const list = written('odd.csv', 'Name,Mail,Phone\nBo,bo@example.com,call me\n');
    const args = ['check', ...TEAM, '--people', list];
    expect((await runSignet(args)).code).toBe(0);
    expect((await runSignet([...args, '--strict'])).code).toBe(1);
  });

  test('ends with 1 where it is strict and a column that looks like phone numbers is not used', async () => {
    const list = written(
      'unused.csv',
      'Name,Mail,Kontakt 7\nBo Ng,bo@example.com,+47 900 11 222\nAl Ng,al@example.com,+47 900 11 223\n',
    );
    const args = ['check', ...TEAM, '--people', list];
    const { code, err } = await runSignet(args);
    expect(err).toContain('Not used: Kontakt 7 (looks like phone numbers)\n');
    expect(code).toBe(0);
    expect((await runSignet([...args, '--strict'])).code).toBe(1);
    const chosen = await runSignet([...args, '--strict', '--column', 'Kontakt 7=phone']);
    expect(chosen.err).toContain('Kontakt 7 → Phone');
    expect(chosen.code).toBe(0);
  });
});

test.each(['check', 'make', 'render'])('%s reports how the list was read', async (command) => {
  const out = command === 'make' ? ['--out', join(folder, 'reported')] : [];
  const { err } = await runSignet([command, ...TEAM, ...people, ...out]);
  expect(err).toContain('Read as CSV, Unicode (UTF-8): Åsa Nord.\n');
  expect(err).toContain('Columns: Display name → Full name, Mail → Email address, ');
  expect(err).toContain('2 people get a signature. 1 row gets none: guest account (1).\n');
});

function written(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}
