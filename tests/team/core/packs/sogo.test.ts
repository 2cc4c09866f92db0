import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sogo } from '../../../../src/team/core/packs/sogo/sogo';
import { contentOf, HOSTILE_TEXTS, membersOf, runPack, textOf, ZOE } from './run';

/* The scripts for SOGo run here with a program that answers as `sogo-tool` does. */

const hasPython = spawnSync('python3', ['--version']).status === 0;
const TOOL = resolve('tests/team/core/packs/sogo-tool.mjs');
const QUOTED = '"quoted"@x.example';
const TEAM = membersOf([
  ['zoe@x.example', ZOE],
  [QUOTED, { ...ZOE, jobTitle: HOSTILE_TEXTS.join(' ') }],
  ['$(touch pwned)@x.example', ZOE],
  ['-f@x.example', ZOE],
  ["o'neil@x.example", ZOE],
]);
const { files } = await runPack(sogo, TEAM);
const lines = contentOf(files, 'sogo/identities.ndjson')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { address: string; html: string });

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sogo-'));
  for (const file of files) write(file.path, textOf(file));
  mkdirSync(join(root, 'store'));
});
afterEach(() => rmSync(root, { recursive: true }));

const ZOES = [
  { email: 'Zoe@X.example', fullName: 'Zoë 東京', signature: "it's mine", isDefault: 1 },
  { email: 'other@x.example', replyTo: 'zoe@x.example', signature: 'other' },
];

describe.runIf(hasPython)('the scripts for SOGo', () => {
  test.each([{}, { SOGO_IS_OLD: '1' }])('change the signature of the address alone %o', (env) => {
    keep('zoe@x.example', ZOES);
    expect(run('deploy.py', ['--go'], env).status).toBe(1);
    const [own, other] = ZOES;
    expect(kept('zoe@x.example')).toEqual([{ ...own, signature: htmlOf('zoe@x.example') }, other]);
  });

  test('change nothing without --go', () => {
    keep('zoe@x.example', ZOES);
    const { out, err } = run('deploy.py', []);
    expect(out).toContain('zoe@x.example: would be set');
    expect(err).toContain('Nothing was changed.');
    expect(kept('zoe@x.example')).toEqual(ZOES);
    expect(existsSync(join(root, 'sogo/state.ndjson'))).toBe(false);
  });

  test('make an identity with --new alone, and take a name that is code as a name', () => {
    run('deploy.py', ['--go']);
    expect(kept(QUOTED)).toBeUndefined();
    run('deploy.py', ['--go', '--new']);
    for (const address of [QUOTED, '$(touch pwned)@x.example']) {
      expect(kept(address)).toEqual([
        { email: address, fullName: 'Zoë Quillfeather', signature: htmlOf(address), isDefault: 1 },
      ]);
    }
    expect(existsSync(join(root, 'pwned'))).toBe(false);
  });

  test('name an address that would be an option, or SQL', () => {
    const { status, out } = run('deploy.py', ['--go', '--new']);
    expect(status).toBe(1);
    expect(out).toContain('-f@x.example: failed: this is no name of a user');
    expect(out).toContain(
      "o'neil@x.example: failed: SOGo cannot take a name with an apostrophe or a backslash",
    );
  });

  test('set none a second time, and find what was changed', () => {
    keep('zoe@x.example', ZOES);
    const only = ['--only', 'zoe@x.example'];
    run('deploy.py', ['--go', ...only]);
    expect(run('deploy.py', ['--go', ...only]).out).toBe('zoe@x.example: same\n');
    expect(run('deploy.py', ['--check', ...only]).status).toBe(0);
    keep('zoe@x.example', ZOES);
    expect(run('deploy.py', ['--check', ...only])).toMatchObject({
      status: 1,
      out: 'zoe@x.example: differs\n',
    });
  });

  test('put back what was there, but not over a later change', () => {
    keep('zoe@x.example', ZOES);
    run('deploy.py', ['--go', '--new']);
    const changed = [{ email: QUOTED, signature: 'my own' }];
    keep(QUOTED, changed);
    expect(run('undo.py', []).out).toContain('zoe@x.example: would be put back');
    expect(run('undo.py', ['--go']).status).toBe(0);
    expect(kept('zoe@x.example')).toEqual(ZOES);
    expect(kept('$(touch pwned)@x.example')).toBeUndefined();
    expect(kept(QUOTED)).toEqual(changed);
    expect(existsSync(join(root, 'sogo/state.ndjson.undone'))).toBe(false);
    run('undo.py', ['--go', '--all']);
    expect(kept(QUOTED)).toBeUndefined();
    expect(existsSync(join(root, 'sogo/state.ndjson.undone'))).toBe(true);
  });

  test('take a database that does not answer for no sign that there is nothing', () => {
    const { status, out } = run('deploy.py', ['--go', '--new'], { SOGO_HAS_NO_DATABASE: '1' });
    expect(status).toBe(1);
    expect(out).toContain('failed: SOGo cannot reach its database');
    expect(kept('zoe@x.example')).toBeUndefined();
  });

  test('go on behind a line of their notes that was not finished', () => {
    keep('zoe@x.example', ZOES);
    write('sogo/state.ndjson', '{"user":"zoe@x.exam');
    run('deploy.py', ['--go']);
    run('undo.py', ['--go']);
    expect(kept('zoe@x.example')).toEqual(ZOES);
  });

  test('end with 2 where there is no sogo-tool', () => {
    const ran = run('deploy.py', ['--go', '--sogo-tool', join(root, 'nothing')]);
    expect(ran).toMatchObject({ status: 2, err: expect.stringContaining('Say where it is') });
  });
});

test('characters that no text of a page has are in no signature', () => {
  expect(lines.filter(({ html }) => [...html].some(isControl))).toEqual([]);
});

function htmlOf(address: string): string {
  return lines.find((line) => line.address === address)?.html ?? '';
}

function run(script: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const path = join(root, 'sogo', script);
  const { status, stdout, stderr } = spawnSync('python3', [path, '--sogo-tool', TOOL, ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, SOGO_STORE: join(root, 'store'), ...env },
  });
  return { status, out: stdout, err: stderr };
}

function placeOf(user: string): string {
  return join('store', Buffer.from(user).toString('hex'));
}

function keep(user: string, identities: unknown): void {
  write(placeOf(user), JSON.stringify({ SOGoMailIdentities: identities }));
}

function kept(user: string): unknown {
  const path = join(root, placeOf(user));
  if (!existsSync(path)) return undefined;
  return (JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>)['SOGoMailIdentities'];
}

function write(path: string, content: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

function isControl(letter: string): boolean {
  return letter < ' ' && !'\t\n\r'.includes(letter);
}
