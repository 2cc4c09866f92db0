import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { jmap } from '../../../../src/team/core/packs/jmap/jmap';
import { identityOf, runScript, startJmap, type Identity, type JmapServer } from './jmap-server';
import { contentOf, HOSTILE_TEXTS, membersOf, PLAN, runPack, textOf, ZOE, madeOf } from './run';

/* The scripts for JMAP run here with a server that is strict on what RFC 8620 and 8621 have. */

const hasPython = spawnSync('python3', ['--version']).status === 0;
const ONEIL = "o'neil@x.example";
const LIKE_CODE = '$(touch pwned)@x.example';
const TEAM = membersOf([
  ['zoe@x.example', ZOE],
  [ONEIL, { ...ZOE, jobTitle: HOSTILE_TEXTS.join(' ') }],
  [LIKE_CODE, ZOE],
]);
const { files } = await runPack(jmap, TEAM);
const OTHER = identityOf('2', 'other@private.example', 'other');
const ZOES = [identityOf('1', 'Zoe@X.example', "it's mine"), OTHER];

let root = '';
let server: JmapServer;
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'jmap-'));
  for (const file of files) write(file.path, textOf(file));
  write('secret', 'pass:wörd\n');
  await serve();
});
afterEach(() => {
  server.stop();
  rmSync(root, { recursive: true });
});

test('its list has the text and the form for replies beside the HTML, and those of Stalwart are named', async () => {
  const [zoe] = TEAM;
  if (zoe === undefined) throw new Error('nobody');
  const made = await madeOf(zoe);
  const run = jmap.start({ plan: PLAN, name: 'Ours', now: '', members: TEAM });
  run.add({ ...made, html: 'é'.repeat(1024), reply: '<p>short</p>' });
  const end = await run.end();
  expect(JSON.parse(contentOf(end.files, 'jmap/identities.ndjson'))).toEqual({
    address: 'zoe@x.example',
    owner: null,
    name: 'Zoë Quillfeather',
    html: 'é'.repeat(1024),
    text: made.text,
    reply: '<p>short</p>',
  });
  expect(end.notes).toEqual([
    { isProblem: false, message: expect.stringMatching(/^1 person .*zoe@x\.example\.$/) },
  ]);
});

describe.runIf(hasPython)('the scripts for JMAP', () => {
  test('change the signatures of the address alone, and name what is beside the list', async () => {
    const { status, out } = await run('deploy.py', ['--go', '--only', 'zoe@x.example']);
    expect([status, out]).toEqual([0, 'zoe@x.example: set\n']);
    expect(of('zoe@x.example')).toEqual([{ ...ZOES[0], ...wanted('zoe@x.example') }, OTHER]);
    const all = await run('deploy.py', ['--go']);
    expect(all.out).toContain('other@private.example: not on the list\n');
    expect(all.out).toContain(`${LIKE_CODE}: without an identity\n`);
    expect(of(ONEIL)).toEqual([{ ...identityOf('1', ONEIL), ...wanted(ONEIL) }]);
    expect(existsSync(join(root, 'pwned'))).toBe(false);
  });

  test('change nothing without --go', async () => {
    const { out, err } = await run('deploy.py', []);
    expect(out).toContain('zoe@x.example: would be set');
    expect(err).toContain('Nothing was changed.');
    expect([of('zoe@x.example'), server.events.sets]).toEqual([ZOES, 0]);
    expect(existsSync(join(root, 'jmap/jmap-state.ndjson'))).toBe(false);
  });

  test('set none a second time, and find what was changed', async () => {
    await run('deploy.py', ['--go', '--new']);
    const { sets } = server.events;
    const again = await run('deploy.py', ['--go', '--new']);
    expect([again.out.match(/: same$/gm)?.length, server.events.sets]).toEqual([3, sets]);
    expect((await run('deploy.py', ['--check'])).status).toBe(0);
    server.accounts.set('zoe@x.example', [...ZOES]);
    const check = await run('deploy.py', ['--check', '--only', 'zoe@x.example']);
    expect(check).toMatchObject({ status: 1, out: 'zoe@x.example: differs\n' });
  });

  test('put back what was there, remove what was made, and leave a later change', async () => {
    await run('deploy.py', ['--go', '--new']);
    const mine = [{ ...identityOf('1', ONEIL), htmlSignature: 'my own' }];
    server.accounts.set(ONEIL, [...mine]);
    expect((await run('undo.py', [])).out).toContain('zoe@x.example: would be put back');
    expect((await run('undo.py', ['--go'])).status).toBe(0);
    expect([of('zoe@x.example'), of(LIKE_CODE), of(ONEIL)]).toEqual([ZOES, [], mine]);
    expect(existsSync(join(root, 'jmap/jmap-state.ndjson.undone'))).toBe(false);
    await run('undo.py', ['--go', '--all']);
    expect(of(ONEIL)).toEqual([identityOf('1', ONEIL)]);
    expect(existsSync(join(root, 'jmap/jmap-state.ndjson.undone'))).toBe(true);
  });

  test('set all identities of an address, and those of other addresses of a person', async () => {
    const two = [identityOf('1', 'zoe@x.example'), identityOf('2', 'ZOE@x.example')];
    server.accounts.set('zoe@x.example', [...two, identityOf('3', 'sales@x.example')]);
    const sales = { address: 'sales@x.example', owner: 'zoe@x.example', name: 'Sales' };
    addLine({ ...sales, html: '<p>Sales</p>', text: 'Sales' });
    addLine({ ...sales, address: 'elsewhere@x.example', html: '<p>No</p>', text: 'No' });
    await run('deploy.py', ['--go']);
    expect(of('zoe@x.example').map(({ htmlSignature }) => htmlSignature)).toEqual([
      htmlOf('zoe@x.example'),
      htmlOf('zoe@x.example'),
      '<p>Sales</p>',
    ]);
    expect((await run('deploy.py', ['--go', '--new'])).out).toContain(
      'elsewhere@x.example: failed: the server refuses it: forbiddenFrom',
    );
  });

  test.each([{ capability: 'urn:stalwart:jmap' }, {}])(
    'name who is over the ceiling of Stalwart before anything is set %o',
    async (quirks) => {
      await serve({ ...quirks, refuses: 2048 });
      const known = Object.keys(quirks).length > 0 ? [] : ['--most-bytes', '2047'];
      const bytes = Buffer.byteLength(htmlOf('zoe@x.example'));
      const only = [...known, '--only', 'zoe@x.example'];
      for (const go of [[], ['--go']]) {
        const { status, out } = await run('deploy.py', [...only, ...go]);
        const message = `failed: it has ${bytes} bytes, and the server takes 2047; --shorten takes a shorter form of it`;
        expect([status, out]).toEqual([1, `zoe@x.example: ${message}\n`]);
      }
      expect([of('zoe@x.example'), server.events.sets]).toEqual([ZOES, 0]);
      expect((await run('deploy.py', [...only, '--go', '--shorten'])).status).toBe(0);
      const [zoe] = of('zoe@x.example');
      expect(zoe?.htmlSignature).toMatch(/^<div>.*Zoë Quillfeather<br>.*Wexcombe &amp; Daughters/);
      expect(zoe?.textSignature).toContain('Wexcombe & Daughters');
      expect((await run('deploy.py', [...only, '--check', '--shorten'])).status).toBe(0);
    },
  );

  test('take the form for replies where that fits', async () => {
    await serve({ refuses: 2048 });
    const whole = { html: 'x'.repeat(3000), text: 'Zoë', reply: '<p>Zoë, in short</p>' };
    write('list', `${JSON.stringify({ ...whole, address: 'zoe@x.example', owner: null })}\n`);
    const list = ['--list', join(root, 'list'), '--most-bytes', '2047', '--shorten'];
    await run('deploy.py', [...list, '--go']);
    expect(of('zoe@x.example')[0]?.htmlSignature).toBe(whole.reply);
  });

  test('report what a server refuses in its own words', async () => {
    await serve({ refuses: 2048 });
    const { status, out } = await run('deploy.py', ['--go', '--only', 'zoe@x.example']);
    expect([status, out]).toEqual([
      1,
      'zoe@x.example: failed: the server refuses it: invalidProperties, htmlSignature, Not set.\n',
    ]);
  });

  test('change nothing on a server that has no Identity/set', async () => {
    await serve({ isReadOnly: true });
    expect((await run('deploy.py', ['--go'])).out).toContain(
      'zoe@x.example: failed: this server does not let identities be changed',
    );
  });

  test('take what a server has cleaned for the signature, and put that back, too', async () => {
    await serve({ clean: (html) => html.replaceAll(' role="none"', '') });
    expect((await run('deploy.py', ['--go'])).out).toContain('zoe@x.example: set');
    expect((await run('deploy.py', ['--go'])).out).toContain('zoe@x.example: same');
    await run('undo.py', ['--go']);
    expect(of('zoe@x.example')).toEqual(ZOES);
  });

  test('sign in by tokens, and by the header of Apache James', async () => {
    write('tokens', 'Zoe@x.example token-zoe@x.example\n');
    const tokens = await run('deploy.py', [], ['--tokens', join(root, 'tokens')]);
    expect(tokens.out).toContain('zoe@x.example: would be set');
    expect(tokens.out).toContain(`${ONEIL}: failed: there is no token for this address`);
    write('secret', 'secret');
    const header = await run('deploy.py', [], ['--x-user', '--password', join(root, 'secret')]);
    expect(header.out).toContain(`${ONEIL}: would be set`);
  });

  test('name whose sign-in the server refuses, and a name that would end in its password', async () => {
    server.accounts.delete('zoe@x.example');
    addLine({ address: 'a:b@x.example', owner: null, name: '', html: '', text: '' });
    const { out } = await run('deploy.py', ['--go']);
    expect(out).toContain('zoe@x.example: failed: the server refuses this sign-in (401)');
    expect(out).toContain('a:b@x.example: failed: this is no name of a user');
    expect(out).toContain(`${ONEIL}: set`);
  });

  test('give a password to no other server, and to none without encryption', async () => {
    await serve({ session: 'http://localhost:1/jmap/session' });
    expect((await run('deploy.py', ['--go'])).out).toContain(
      'failed: the server sends on to another one, which --server should name: http://localhost:1/jmap/session',
    );
    const plain = await run('deploy.py', ['--go', '--server', 'http://mail.x.example']);
    expect(plain.out).toContain('failed: it would be without encryption: https is needed');
  });

  test('wait where a server asks for it, and end with 2 where there is none', async () => {
    await serve({ busy: 3 });
    expect((await run('deploy.py', ['--go'])).out).toContain('zoe@x.example: set');
    const nowhere = await run('deploy.py', ['--server', 'http://127.0.0.1:1']);
    expect(nowhere).toMatchObject({
      status: 2,
      err: expect.stringContaining('cannot be reached'),
    });
    const bare = await run('deploy.py', [], []);
    expect(bare).toMatchObject({ status: 2, err: expect.stringContaining('Say how to sign in') });
  }, 40_000);
});

async function serve(quirks: Parameters<typeof startJmap>[0] = {}): Promise<void> {
  (server as JmapServer | undefined)?.stop();
  server = await startJmap(quirks);
  server.accounts.set('zoe@x.example', [...ZOES]);
  server.accounts.set(ONEIL, [identityOf('1', ONEIL)]);
  server.accounts.set(LIKE_CODE, []);
}

function of(user: string): readonly Identity[] {
  return server.accounts.get(user) ?? [];
}

function lineOf(address: string): { html: string; text: string } {
  const lines = readFileSync(join(root, 'jmap/identities.ndjson'), 'utf8').trim().split('\n');
  const found = lines
    .map((line) => JSON.parse(line) as { address: string; html: string; text: string })
    .find((line) => line.address === address);
  return found ?? { html: '', text: '' };
}

function htmlOf(address: string): string {
  return lineOf(address).html;
}

function wanted(address: string): Pick<Identity, 'htmlSignature' | 'textSignature'> {
  const { html, text } = lineOf(address);
  return { htmlSignature: html, textSignature: text };
}

function addLine(line: Readonly<Record<string, unknown>>): void {
  const list = join(root, 'jmap/identities.ndjson');
  writeFileSync(list, `${readFileSync(list, 'utf8')}${JSON.stringify(line)}\n`);
}

async function run(
  script: string,
  args: readonly string[],
  signIn = ['--user', '{address}%master', '--password', join(root, 'secret')],
) {
  return runScript(join(root, 'jmap', script), server, [...signIn, ...args]);
}

function write(path: string, content: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}
