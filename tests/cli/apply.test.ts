import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listOf, madeFolder, makeInto, treeOf } from './run-into';
import { runSignet } from './run-signet';
import { identityOf, startJmap } from '../team/core/packs/jmap-server';

/* What `make` has written is brought to folders and, by a program that answers as `sogo-tool` does, into mailboxes. */

const hasPython = spawnSync('python3', ['--version']).status === 0;
const TOOL = resolve('tests/team/core/packs/sogo-tool.mjs');

let root = '';
let made = '';
beforeEach(async () => {
  root = madeFolder();
  made = join(root, 'made');
  await make(['Ann', 'Ben', 'Eva']);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true, force: true });
});

describe('into a folder', () => {
  test('all are brought once, and then what has changed', async () => {
    expect((await signet('apply', files())).out).toBe(endLine(6, 0));
    expect(treeOf(join(root, 'to'))).toEqual(treeOf(join(made, 'signatures')));
    expect((await signet('apply', files())).out).toBe(endLine(0, 6));
    await make(['Ann', 'Ben'], 'Miller');
    expect((await signet('apply', [...files(), '--dry-run'])).out).toBe(
      '4 would be brought, 0 are as they were, 2 have left the list.\n',
    );
    expect((await signet('apply', files())).out).toBe(endLine(4, 0));
    expect(treeOf(join(root, 'to'))).toEqual(treeOf(join(made, 'signatures')));
  });

  test('what was changed there is found, and brought again with --all', async () => {
    await signet('apply', files());
    expect((await signet('verify', files())).code).toBe(0);
    writeFileSync(join(root, 'to/ann@example.com.html'), 'mine');
    rmSync(join(root, 'to/ben@example.com.html'));
    const { code, out } = await signet('verify', files());
    expect(code).toBe(7);
    expect(out).toContain('ann@example.com.html: differs\n');
    expect(out).toContain('ben@example.com.html: not there\n');
    expect((await signet('apply', [...files(), '--all'])).out).toBe(endLine(6, 0));
    expect((await signet('verify', files())).code).toBe(0);
  });

  test('a file of somebody who has left stays where it was changed', async () => {
    await signet('apply', files());
    writeFileSync(join(root, 'to/eva@example.com.html'), 'mine');
    await make(['Ann', 'Ben']);
    await signet('apply', files());
    const names = readdirSync(join(root, 'to')).filter((name) => name.startsWith('eva'));
    expect(names).toEqual(['eva@example.com.html']);
  });

  test('another folder gets all', async () => {
    await signet('apply', files());
    const other = [...files().slice(0, -1), join(root, 'other')];
    expect((await signet('apply', other)).out).toBe(endLine(6, 0));
  });

  test('a signature that is not as the run has written it is not brought', async () => {
    writeFileSync(join(made, 'signatures/ann@example.com.html'), 'changed');
    const { code, err } = await signet('apply', files());
    expect([code, err]).toEqual([3, expect.stringContaining('is not as the run has written it')]);
  });

  test('notes that cannot be read count as none', async () => {
    await signet('apply', files());
    writeFileSync(`${made}-applied/files.json`, '{"version":1,"done":[["a');
    expect((await signet('apply', files())).out).toBe(endLine(6, 0));
  });
});

test('the add-on for Thunderbird is put where the policy looks for it', async () => {
  const args = ['--from', made, '--via', 'thunderbird', '--to', join(root, 'share')];
  await signet('apply', args);
  const copy = readFileSync(join(root, 'share/signatures.xpi'));
  expect(copy.equals(readFileSync(join(made, 'thunderbird/signatures.xpi')))).toBe(true);
  expect((await signet('verify', args)).code).toBe(0);
});

describe.runIf(hasPython)('into SOGo', () => {
  beforeEach(() => {
    mkdirSync(join(root, 'store'));
    vi.stubEnv('SOGO_STORE', join(root, 'store'));
  });

  test('those with identities get their signature; the others are named, and tried again', async () => {
    keep('ann@example.com', [{ email: 'ann@example.com', signature: 'old' }]);
    const first = await signet('apply', sogo());
    expect(first.out).toBe(
      `ben@example.com: without an identity\neva@example.com: without an identity\n${endLine(1, 0, 2)}`,
    );
    expect(first.code).toBe(0);
    expect(kept('ann@example.com')).toContain('<table');
    keep('ben@example.com', [{ email: 'ben@example.com' }]);
    expect((await signet('apply', sogo())).out).toBe(
      `eva@example.com: without an identity\n${endLine(1, 1, 1)}`,
    );
    const { code, out } = await signet('verify', sogo());
    expect([code, out]).toEqual([
      7,
      'eva@example.com: without an identity\nAs they should be: 2. Others: 0. Without a place: 1. Failed: 0.\n',
    ]);
  });

  test('a second run asks for none, and undo of the pack finds the notes', async () => {
    const args = [...sogo(), '--new'];
    expect((await signet('apply', args)).out).toBe(endLine(3, 0));
    vi.stubEnv('SOGO_STORE', join(root, 'nowhere'));
    expect((await signet('apply', args)).out).toBe(endLine(0, 3));
    vi.stubEnv('SOGO_STORE', join(root, 'store'));
    keep('ann@example.com', [{ email: 'ann@example.com', signature: 'mine' }]);
    expect((await signet('verify', args)).out).toContain('ann@example.com: differs\n');
    const undo = [join(made, 'sogo/undo.py'), '--state', `${made}-applied`, '--sogo-tool', TOOL];
    expect(spawnSync('python3', [...undo, '--go'], { encoding: 'utf8' }).stdout).toContain(
      'ben@example.com: put back',
    );
  });

  test('failures end with a code of their own', async () => {
    vi.stubEnv('SOGO_HAS_NO_DATABASE', '1');
    expect((await signet('apply', sogo())).code).toBe(7);
    const missing = [...sogo().slice(0, -1), join(root, 'nothing')];
    expect((await signet('apply', missing)).code).toBe(8);
  });
});

describe.runIf(hasPython)('to a server of JMAP', () => {
  test('those with identities get their signature, once, and it is read back', async () => {
    const server = await startJmap();
    for (const name of ['ann', 'ben', 'eva']) server.accounts.set(`${name}@example.com`, []);
    server.accounts.set('ann@example.com', [identityOf('1', 'ann@example.com', 'old')]);
    writeFileSync(join(root, 'secret'), 'pass:wörd\n');
    const signIn = ['--user', '{address}%master', '--password', join(root, 'secret')];
    const way = ['--from', made, '--via', 'jmap', '--server', server.url, ...signIn];
    expect((await signet('apply', way)).out).toBe(
      `ben@example.com: without an identity\neva@example.com: without an identity\n${endLine(1, 0, 2)}`,
    );
    expect((await signet('apply', [...way, '--new'])).out).toBe(endLine(3, 0));
    const { sets } = server.events;
    expect((await signet('apply', [...way, '--new'])).out).toBe(endLine(0, 3));
    expect((await signet('verify', way)).code).toBe(0);
    expect(server.events.sets).toBe(sets);
    server.stop();
  });
});

test.each([
  [['--via', 'files'], 2, 'Say --from.'],
  [
    ['--from', '.', '--via', 'smtp'],
    2,
    "--via takes one of roundcube, sogo, mailcow, zimbra, jmap, thunderbird, files, not 'smtp'.",
  ],
  [['--from', 'tests', '--via', 'files', '--to', 'x'], 3, 'manifest.json'],
])('%o is refused', async (args, code, message) => {
  const ran = await signet('apply', args);
  expect([ran.code, ran.err]).toEqual([code, expect.stringContaining(message)]);
  expect(existsSync('x')).toBe(false);
});

function files(): readonly string[] {
  return ['--from', made, '--via', 'files', '--to', join(root, 'to')];
}

function sogo(): readonly string[] {
  return ['--from', made, '--via', 'sogo', '--sogo-tool', TOOL];
}

async function signet(command: string, args: readonly string[]) {
  return runSignet([command, ...args]);
}

async function make(names: readonly string[], title?: string): Promise<void> {
  const packs = ['--pack', 'sogo,jmap,thunderbird', '--most-left', '100%'];
  const { code, err } = await makeInto(made, listOf(names, title), { args: packs });
  if (code !== 0) throw new Error(err);
}

function endLine(count: number, before: number, missing = 0): string {
  return `Brought: ${count}. As they were: ${before}. Without a place: ${missing}. Failed: 0.\n`;
}

function placeOf(user: string): string {
  return join(root, 'store', Buffer.from(user).toString('hex'));
}

function keep(user: string, identities: unknown): void {
  writeFileSync(placeOf(user), JSON.stringify({ SOGoMailIdentities: identities }));
}

function kept(user: string): string {
  return readFileSync(placeOf(user), 'utf8');
}
