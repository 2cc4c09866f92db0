import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { zimbra } from '../../../../src/team/core/packs/zimbra/zimbra';
import { HOSTILE_TEXTS, madeOf, membersOf, PLAN, runPack, textOf, ZOE } from './run';

/* The scripts for Zimbra run here with a program that answers as `zmprov` does. */

const hasPython = spawnSync('python3', ['--version']).status === 0;
const TOOL = resolve('tests/team/core/packs/zmprov.mjs');
const { files } = await runPack(zimbra, []);

type Values = Readonly<Record<string, string>>;

interface Account {
  readonly attributes: Values;
  readonly signatures: readonly Values[];
  readonly personas: readonly Values[];
}

interface Line {
  readonly address: string;
  readonly owner: string | null;
  readonly html: string;
  readonly text: string;
  readonly reply?: string;
}

const OWN: Values = {
  zimbraPrefMailSignature: 'my own\nzimbraSignatureId: none\n\n# name me',
  zimbraSignatureId: '11111111-1111-4111-8111-111111111111',
  zimbraSignatureName: 'Mine',
};
const PERSONA: Values = {
  zimbraPrefFromAddress: 'Sales@x.example',
  zimbraPrefIdentityName: 'Sales "team"',
};
const ZOES: Account = {
  attributes: {
    zimbraId: 'zoe',
    zimbraMailSignatureMaxLength: '10240',
    zimbraPrefDefaultSignatureId: OWN['zimbraSignatureId'] ?? '',
  },
  signatures: [OWN],
  personas: [PERSONA],
};

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'zimbra-'));
  for (const file of files) write(file.path, textOf(file));
  keep({ 'zoe@x.example': ZOES, 'tom@x.example': accountOf('tom') });
});
afterEach(() => rmSync(root, { recursive: true }));

test('its list has the text and the form for replies, and signatures that are too long are a problem', async () => {
  const [zoe] = membersOf([['zoe@x.example', ZOE]]);
  if (zoe === undefined) throw new Error('nobody');
  const run = zimbra.start({ plan: PLAN, name: 'Ours', now: '', members: [zoe] });
  run.add({ ...(await madeOf(zoe)), html: 'x'.repeat(10_241), reply: '<p>short</p>' });
  const { notes, files: made } = await run.end();
  expect(notes).toMatchObject([{ isProblem: true, message: expect.stringContaining('10,240') }]);
  const list = made.find(({ path }) => path.endsWith('.ndjson'));
  expect(JSON.parse(list === undefined ? '' : textOf(list))).toMatchObject({
    reply: '<p>short</p>',
  });
});

describe.runIf(hasPython)('the scripts for Zimbra', () => {
  test('set a signature beside those of people, and choose it', () => {
    list([line('zoe@x.example'), line('tom@x.example', { reply: '<p>short</p>' })]);
    expect(run('deploy.py', ['--go']).out).toBe('zoe@x.example: set\ntom@x.example: set\n');
    const { attributes, signatures, personas } = account('zoe@x.example');
    const [own, ours] = signatures;
    expect([own, personas]).toEqual([OWN, [PERSONA]]);
    expect(ours).toMatchObject({
      zimbraSignatureName: 'Company signature',
      zimbraPrefMailSignatureHTML: '<p>zoe@x.example</p>',
      zimbraPrefMailSignature: 'T zoe@x.example',
    });
    expect(attributes['zimbraPrefDefaultSignatureId']).toBe(ours?.['zimbraSignatureId']);
    expect(attributes['zimbraPrefForwardReplySignatureId']).toBe(ours?.['zimbraSignatureId']);
    const tom = account('tom@x.example');
    expect(tom.signatures.map((each) => each['zimbraPrefMailSignatureHTML'])).toEqual([
      '<p>tom@x.example</p>',
      '<p>short</p>',
    ]);
    expect(tom.attributes['zimbraPrefForwardReplySignatureId']).toBe(
      tom.signatures[1]?.['zimbraSignatureId'],
    );
  });

  test('change nothing without --go, and name who has no account', () => {
    const before = accounts();
    list([line('zoe@x.example'), line('nobody@x.example')]);
    const { out, err } = run('deploy.py', []);
    expect(out).toBe('zoe@x.example: would be set\nnobody@x.example: without an identity\n');
    expect(err).toContain('Nothing was changed.');
    expect(accounts()).toEqual(before);
  });

  test('take what is text for text', () => {
    const texts = [
      ...HOSTILE_TEXTS,
      'ends with \\',
      'a\n\n# name x\nzimbraSignatureId: y\nprov> z',
    ];
    const names = texts.map((_, at) => `"${at}'; $(touch pwned) \\@x.example`);
    keep(Object.fromEntries(names.map((name) => [name.toLowerCase(), accountOf(name)])));
    list(names.map((name, at) => line(name, { html: texts[at] ?? '', text: texts[at] ?? '' })));
    expect(run('deploy.py', ['--go']).out.match(/: set$/gm)).toHaveLength(texts.length);
    const kept = names.map(
      (name) => account(name.toLowerCase()).signatures[0]?.['zimbraPrefMailSignatureHTML'],
    );
    expect(kept).toEqual(texts.map((text) => (text === '' ? undefined : marked(text))));
    expect(run('deploy.py', ['--check']).status).toBe(0);
    expect(existsSync(join(root, 'pwned'))).toBe(false);
  });

  test('set none a second time, and find what was changed, and that another is used', () => {
    list([line('zoe@x.example'), line('tom@x.example')]);
    run('deploy.py', ['--go']);
    const whole = accounts();
    expect(run('deploy.py', ['--go']).out).toBe('zoe@x.example: same\ntom@x.example: same\n');
    expect(accounts()).toEqual(whole);
    expect(run('deploy.py', ['--check']).status).toBe(0);
    const zoe = account('zoe@x.example');
    keep({ ...whole, 'zoe@x.example': { ...zoe, attributes: ZOES.attributes } });
    expect(run('deploy.py', ['--check'])).toMatchObject({
      status: 1,
      out: 'zoe@x.example: differs\ntom@x.example: same\n',
    });
  });

  test('serve another address by the persona that sends from it', () => {
    const sales = line('sales@x.example', { owner: 'zoe@x.example' });
    list([line('zoe@x.example'), sales, { ...sales, address: 'other@x.example' }]);
    expect(run('deploy.py', ['--go']).out).toContain('other@x.example: without an identity');
    const { signatures, personas } = account('zoe@x.example');
    const [, , ofSales] = signatures;
    expect(ofSales?.['zimbraSignatureName']).toBe('Company signature sales@x.example');
    expect(personas[0]).toEqual({
      ...PERSONA,
      zimbraPrefDefaultSignatureId: ofSales?.['zimbraSignatureId'],
      zimbraPrefForwardReplySignatureId: ofSales?.['zimbraSignatureId'],
    });
    run('undo.py', ['--go']);
    expect(account('zoe@x.example')).toEqual(ZOES);
  });

  test('put back what was there, but not over a later change', () => {
    list([line('zoe@x.example'), line('tom@x.example', { reply: '<p>short</p>' })]);
    run('deploy.py', ['--go']);
    const { signatures, ...zoe } = account('zoe@x.example');
    const changed = { ...signatures[1], zimbraPrefMailSignatureHTML: 'my own' };
    keep({ ...accounts(), 'zoe@x.example': { ...zoe, signatures: [OWN, changed] } });
    expect(run('undo.py', []).out).toContain('tom@x.example: would be put back');
    const { out } = run('undo.py', ['--go']);
    expect(out).toContain('zoe@x.example: changed since by somebody else, and left alone');
    expect(account('tom@x.example')).toEqual(accountOf('tom'));
    expect(account('zoe@x.example').signatures).toEqual([OWN, changed]);
    run('undo.py', ['--go', '--all']);
    expect(account('zoe@x.example')).toEqual(ZOES);
    expect(existsSync(join(root, 'zimbra/zimbra-state.ndjson.undone'))).toBe(true);
  });

  test('go by what the account takes, and shorten where that is wanted', () => {
    keep({ 'tom@x.example': accountOf('tom', '20') });
    list([
      line('tom@x.example', { html: '<p>much too long for him</p>', text: 'T\nlonger than it' }),
    ]);
    expect(run('deploy.py', ['--go']).out).toBe(
      'tom@x.example: failed: it has 28 letters, and the server takes 20; --shorten takes a shorter form of it\n',
    );
    expect(run('deploy.py', ['--go', '--shorten']).out).toBe('tom@x.example: set\n');
    expect(account('tom@x.example').signatures).toMatchObject([
      { zimbraPrefMailSignatureHTML: '<div>T</div>', zimbraPrefMailSignature: 'T\nlonger than it' },
    ]);
  });

  test('take an account whose answers are ambiguous for its own problem alone', () => {
    const zoe = { ...ZOES, signatures: [{ ...OWN, zimbraPrefMailSignature: 'x\nprov> y' }] };
    keep({ ...accounts(), 'zoe@x.example': zoe });
    list([line('zoe@x.example'), line('tom@x.example')]);
    expect(run('deploy.py', ['--go']).out).toBe(
      'zoe@x.example: failed: what zmprov answers cannot be told apart\ntom@x.example: set\n',
    );
  });

  test('are finished by the next run wherever they were killed, a hundred accounts', () => {
    const names = Array.from({ length: 100 }, (_, at) => `user${at}@x.example`);
    const before = Object.fromEntries(names.map((name) => [name, accountOf(name)]));
    list(names.map((name) => line(name, { reply: '<p>short</p>' })));
    keep(before);
    run('deploy.py', ['--go']);
    const whole = withoutIds();
    for (const killAt of [230, 420, 700]) {
      keep(before);
      rmSync(join(root, 'store-count'), { force: true });
      run('deploy.py', ['--go'], { ZIMBRA_KILL_AT: String(killAt) });
      run('deploy.py', ['--go']);
      expect([killAt, withoutIds()]).toEqual([killAt, whole]);
      run('undo.py', ['--go', '--only', names[0] ?? '']);
      expect([killAt, account(names[0] ?? '')]).toEqual([killAt, before[names[0] ?? '']]);
    }
  }, 120_000);

  test('end with 2 where there is no zmprov', () => {
    list([line('zoe@x.example')]);
    const ran = run('deploy.py', ['--go', '--zmprov', join(root, 'nothing')]);
    expect(ran).toMatchObject({ status: 2, err: expect.stringContaining('Say where it is') });
  });
});

/** Lines that could be taken for those of zmprov begin with a blank. */
function marked(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(/^(?=zimbra|# name |prov> )/gm, ' ');
}

function accountOf(id: string, most = '10240'): Account {
  const attributes = { zimbraId: id, zimbraMailSignatureMaxLength: most };
  return { attributes, signatures: [], personas: [] };
}

function line(address: string, others: Partial<Line> = {}): Line {
  return { address, owner: null, html: `<p>${address}</p>`, text: `T ${address}`, ...others };
}

function list(lines: readonly Line[]): void {
  write(
    'zimbra/identities.ndjson',
    lines.map((each) => `${JSON.stringify({ name: '', ...each })}\n`).join(''),
  );
}

/** All accounts, with the name of a signature instead of its id. */
function withoutIds(): unknown {
  return Object.values(accounts()).map((each) =>
    each.signatures.reduce(
      (text, { zimbraSignatureId: id = '', zimbraSignatureName: name = '' }) =>
        text.replaceAll(id, name),
      JSON.stringify(each),
    ),
  );
}

function run(script: string, args: readonly string[], env: Values = {}) {
  const path = join(root, 'zimbra', script);
  const { status, stdout, stderr } = spawnSync(
    'setsid',
    ['-w', 'python3', path, '--zmprov', TOOL, ...args],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, ZIMBRA_STORE: join(root, 'store'), ...env },
    },
  );
  return { status, out: stdout, err: stderr };
}

function keep(all: Readonly<Record<string, Account>>): void {
  write('store', JSON.stringify(all));
}

function accounts(): Readonly<Record<string, Account>> {
  return JSON.parse(readFileSync(join(root, 'store'), 'utf8')) as Record<string, Account>;
}

function account(name: string): Account {
  return accounts()[name] ?? accountOf('');
}

function write(path: string, content: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}
