import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jmap } from '../../../../src/team/core/packs/jmap/jmap';
import { identityOf, runScript, startJmap, type JmapServer } from './jmap-server';
import { HOSTILE_TEXTS, runPack, textOf } from './run';

/* The scripts for JMAP with a hundred people, killed at requests all over a run. */

const hasPython = spawnSync('python3', ['--version']).status === 0;
const POINTS = [41, 202, 333];
const ADDRESSES = Array.from({ length: 100 }, (_, at) =>
  at % 10 === 3 ? `o'neil${at}@x.example` : `user${at}@x.example`,
);
const HTML = ADDRESSES.map((_, at) => `<p>${HOSTILE_TEXTS[at % HOSTILE_TEXTS.length]} ${at}</p>`);

let root = '';
let server: JmapServer;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'jmap-'));
  mkdirSync(join(root, 'jmap'));
  for (const file of (await runPack(jmap, [])).files) {
    writeFileSync(join(root, file.path), textOf(file));
  }
  const lines = ADDRESSES.map((address, at) => {
    const html = HTML[at] ?? '';
    return JSON.stringify({ address, owner: null, name: `N ${at}`, html, text: `T ${at}` });
  });
  writeFileSync(join(root, 'jmap/identities.ndjson'), `${lines.join('\n')}\n`);
  writeFileSync(join(root, 'secret'), 'pass:wörd\n');
  server = await startJmap();
});
afterAll(() => {
  server.stop();
  rmSync(root, { recursive: true });
});

test.runIf(hasPython)(
  'a hundred people are set, read back and put back, wherever a run was killed, and none twice',
  async () => {
    start();
    const before = shown();
    const first = await run('deploy.py', ['--go', '--new']);
    expect(first.out.match(/: set$/gm)).toHaveLength(100);
    const whole = shown();
    expect(whole.map(([own]) => own)).toEqual(HTML);
    expect(whole.every(([, other]) => other === 'private')).toBe(true);
    const { sets } = server.events;
    await run('deploy.py', ['--go', '--new']);
    expect(server.events.sets).toBe(sets);
    expect((await run('deploy.py', ['--check'])).status).toBe(0);
    await run('undo.py', ['--go']);
    expect(shown()).toEqual(before);
    for (const point of POINTS) {
      start();
      await run('deploy.py', ['--go', '--new'], point);
      await run('deploy.py', ['--go', '--new']);
      expect([point, shown()]).toEqual([point, whole]);
      await run('undo.py', ['--go']);
      expect([point, shown()]).toEqual([point, before]);
    }
  },
  240_000,
);

/** A seventh of them has no identity of their own. */
function start(): void {
  for (const [at, address] of ADDRESSES.entries()) {
    const own = at % 7 === 0 ? [] : [identityOf('1', address, `old ${at}`)];
    const other = identityOf('2', `p${at}@private.example`, 'private');
    server.accounts.set(address, [...own, other]);
  }
}

/** For each, the signature of their own identity, or none, and of the other one. */
function shown(): readonly (readonly [string | undefined, string | undefined])[] {
  return ADDRESSES.map((address) => {
    const found = server.accounts.get(address) ?? [];
    const own = found.find(({ email }) => email === address);
    return [own?.htmlSignature, found.find(({ id }) => id === '2')?.htmlSignature] as const;
  });
}

async function run(script: string, args: readonly string[], killAt?: number) {
  const signIn = ['--user', '{address}%master', '--password', join(root, 'secret')];
  return runScript(join(root, 'jmap', script), server, [...signIn, ...args], killAt);
}
