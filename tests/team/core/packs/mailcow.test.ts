import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mailcow } from '../../../../src/team/core/packs/mailcow/mailcow';
import { HOSTILE_TEXTS, membersOf, runPack, textOf, ZOE } from './run';

/* The scripts for mailcow run here with a program that answers as `docker compose exec` does, and beside it one for `sogo-tool`. */

const hasPython = spawnSync('python3', ['--version']).status === 0;
const DOCKER = resolve('tests/team/core/packs/docker.mjs');
const LIKE_CODE = '$(touch pwned)"; touch pwned; "@x.example';
const TEAM = membersOf([
  ['zoe@x.example', { ...ZOE, jobTitle: HOSTILE_TEXTS.join(' ') }],
  [LIKE_CODE, ZOE],
]);
const { files } = await runPack(mailcow, TEAM);
const ZOES = [
  { email: 'Zoe@X.example', fullName: 'Zoë 東京', signature: "it's mine", isDefault: 1 },
  { email: 'other@x.example', signature: 'other' },
];

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'mailcow-'));
  for (const file of files) write(file.path, textOf(file));
  mkdirSync(join(root, 'store'));
  write('mailcow-dockerized/mailcow.conf', '');
  write(placeOf('zoe@x.example'), JSON.stringify({ SOGoMailIdentities: ZOES }));
});
afterEach(() => rmSync(root, { recursive: true }));

describe.runIf(hasPython)('the scripts for mailcow', () => {
  const only = ['--only', 'zoe@x.example'];

  test('look, set and read back signatures in its container', () => {
    expect(run('deploy.py', only).out).toBe('zoe@x.example: would be set\n');
    expect(kept('zoe@x.example')).toEqual(ZOES);
    expect(run('deploy.py', ['--go', ...only])).toMatchObject({ status: 0, err: 'Set: 1\n' });
    const [own, other] = ZOES;
    expect(kept('zoe@x.example')).toEqual([{ ...own, signature: htmlOf('zoe@x.example') }, other]);
    expect(run('deploy.py', ['--check', ...only]).out).toBe('zoe@x.example: same\n');
  }, 60_000);

  test('put back what was there, and take names for data', () => {
    expect(run('deploy.py', ['--go', '--new', '--only', LIKE_CODE]).status).toBe(0);
    expect(kept(LIKE_CODE)).toMatchObject([{ email: LIKE_CODE, signature: htmlOf(LIKE_CODE) }]);
    expect(run('undo.py', ['--go']).status).toBe(0);
    expect(kept(LIKE_CODE)).toBeUndefined();
    expect(existsSync(join(root, 'pwned'))).toBe(false);
  }, 60_000);

  test('end with 2 where mailcow or its container is not there', () => {
    expect(run('deploy.py', ['--mailcow', root])).toMatchObject({
      status: 2,
      err: expect.stringContaining('Say where mailcow lies'),
    });
    expect(run('deploy.py', [], { DOCKER_IS_DOWN: '1' })).toMatchObject({
      status: 2,
      err: 'The container of SOGo cannot be reached: service "sogo-mailcow" is not running\n',
    });
  });
});

function htmlOf(address: string): string {
  const lines = readFileSync(join(root, 'mailcow/identities.ndjson'), 'utf8').trim().split('\n');
  const all = lines.map((line) => JSON.parse(line) as { address: string; html: string });
  return all.find((line) => line.address === address)?.html ?? '';
}

function run(script: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const place = ['--mailcow', join(root, 'mailcow-dockerized'), '--docker', DOCKER];
  const command = [join(root, 'mailcow', script), ...place, ...args];
  const { status, stdout, stderr } = spawnSync('python3', command, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, SOGO_STORE: join(root, 'store'), ...env },
  });
  return { status, out: stdout, err: stderr };
}

function placeOf(user: string): string {
  return join('store', Buffer.from(user).toString('hex'));
}

function kept(user: string): unknown {
  const values = JSON.parse(readFileSync(join(root, placeOf(user)), 'utf8')) as Record<
    string,
    unknown
  >;
  return values['SOGoMailIdentities'];
}

function write(path: string, content: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}
