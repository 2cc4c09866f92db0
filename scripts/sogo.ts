import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureProgram } from './apt.mjs';
import { ensureCli, PROGRAM } from './build-cli.mjs';
import { ownPostgres } from './own-postgres';
import { addressOf, expectations, makeSignatures, runIn, same, type Ran } from './pack-trial';
import { ROOT } from './run.mjs';
import { unpackedSogo } from './unpacked-sogo';

// The pack for SOGo, made by `signet make`, in a SOGo with a database of PostgreSQL: a hundred users, most with three identities
// each, whose signatures are set by its own sogo-tool, read back out of its database, set again and put back. Nothing is installed.

const OUT = join(ROOT, '.cache/sogo');
const USERS = 100;
/** One of so many has never saved settings. */
const NEW = 7;
/** How `signet apply` ends where some have no signature. */
const UNSET = 7;

interface Identity {
  readonly email: string;
  readonly signature?: string;
  readonly fullName?: string;
  readonly isDefault?: number;
}
type Kept = Readonly<Record<string, readonly Identity[]>>;

const { expect, finish } = expectations();

await ensureProgram('python3', ['--version'], 'Python 3');
mkdirSync(OUT, { recursive: true });
for (const name of ['made', 'state']) rmSync(join(OUT, name), { recursive: true, force: true });
mkdirSync(join(OUT, 'state'));
await ensureCli();
const postgres = await ownPostgres('sogo');
try {
  await tryAll();
} finally {
  await postgres.stop();
}
finish();

async function tryAll(): Promise<void> {
  const { url } = postgres;
  const source = `{ type = sql; id = directory; viewURL = "${url}/sogo_users"; canAuthenticate = YES; isAddressBook = NO; userPasswordAlgorithm = plain; }`;
  const tool = unpackedSogo(join(OUT, 'debian'), {
    SOGoProfileURL: `"${url}/sogo_user_profile"`,
    OCSFolderInfoURL: `"${url}/sogo_folder_info"`,
    OCSSessionsFolderURL: `"${url}/sogo_sessions_folder"`,
    SOGoUserSources: `(${source})`,
  });
  const script = (name: string, args: readonly string[]): Ran =>
    runIn(OUT, 'python3', commandOf(name, [...args, '--sogo-tool', tool]));
  makeUsers();
  const before = kept();
  const made = makeSignatures(OUT, 'sogo', USERS, '');

  const dry = script('deploy.py', []);
  expect('without --go nothing is changed', same(kept(), before) && dry.out.includes('would be'));
  const first = script('deploy.py', ['--go', '--new']);
  const failed = first.out.split('\n').filter((line) => line.includes('failed'));
  expect(
    'all are set but those whose names SOGo does not take',
    first.status === 1 && failed.every((line) => line.includes('with an apostrophe')),
  );
  expect('as the list has them, and nothing else has changed', same(kept(), wanted(before, made)));
  expect('nothing of a text was run', ![OUT, ROOT].some((at) => existsSync(join(at, 'pwned'))));
  const again = script('deploy.py', ['--go', '--new']);
  expect('a second run sets none', !/: set$/m.test(again.out));
  expect('--check finds all as they should be', !isOff(script('deploy.py', ['--check'])));

  setByHand(addressOf(1), [{ email: addressOf(1), signature: 'my own' }]);
  expect('--check finds one that was changed', isOff(script('deploy.py', ['--check'])));
  const undo = script('undo.py', ['--go']);
  const { [addressOf(1)]: own, ...others } = kept();
  const { [addressOf(1)]: former, ...all } = before;
  expect('undo puts back what was there', undo.status === 0 && same(others, all));
  expect('but one that was changed since', own?.[0]?.signature === 'my own');
  setByHand(addressOf(1), former ?? []);
  script('undo.py', ['--go', '--all']);

  for (const count of [25, 60]) {
    await killedAt(count, tool);
    script('deploy.py', ['--go', '--new']);
    const isWhole = same(kept(), wanted(before, made));
    script('undo.py', ['--go', '--all']);
    const isBack = same(kept(), before);
    expect(
      `killed with ${count} set: the next run sets all, and undo puts all back`,
      isWhole && isBack,
    );
  }

  const renewed = makeSignatures(OUT, 'sogo', USERS, 'Changed ');
  const way = ['--from', join(OUT, 'made'), '--via', 'sogo', '--sogo-tool', tool, '--new'];
  const state = ['--state', join(OUT, 'state')];
  const applied = runIn(OUT, process.execPath, [PROGRAM, 'apply', ...way, ...state]);
  expect('signet apply brings a new list, and names the others', applied.status === UNSET);
  expect('as it has them', same(kept(), wanted(before, renewed)));
  const verified = runIn(OUT, process.execPath, [PROGRAM, 'verify', ...way, ...state]);
  expect('and signet verify reads it back', verified.out.includes('Others: 0.'));
}

function isOff({ out }: Ran): boolean {
  return out.includes(': differs');
}

/** The tables that SOGo makes at its first start. Each user has identities of their own, of a shared address, and of no list. */
function makeUsers(): void {
  const rows = Array.from({ length: USERS }, (_, index) => addressOf(index));
  const profiles = rows.flatMap((address, index) => {
    if (index % NEW === 0 && !address.includes("'")) return [];
    const identities = [
      { email: address, fullName: "N'ame", signature: "old\n-- ' sig", isDefault: 1 },
      ...(index === 0 ? [] : [{ email: 'Sales@Northwind.example', fullName: '東京' }]),
      { email: `user${index}@private.example`, signature: 'private' },
    ];
    const defaults = { SOGoLanguage: 'English', SOGoMailIdentities: identities };
    return `(${quoted(address)}, ${quoted(JSON.stringify(defaults))}, '{}')`;
  });
  postgres.query(`
    CREATE TABLE sogo_user_profile (c_uid VARCHAR(255) PRIMARY KEY, c_defaults TEXT, c_settings TEXT);
    CREATE TABLE sogo_users (c_uid VARCHAR(255) PRIMARY KEY, c_name VARCHAR(255), c_password VARCHAR(255), c_cn VARCHAR(255), mail VARCHAR(255));
    INSERT INTO sogo_users VALUES ${rows.map((each) => `(${[each, each, 'x', 'N', each].map(quoted).join(', ')})`).join(', ')};
    INSERT INTO sogo_user_profile VALUES ${profiles.join(', ')};`);
}

/** The identities of all users, as they lie in the database. */
function kept(): Kept {
  const out = postgres.query(
    "SELECT json_object_agg(c_uid, c_defaults::json->'SOGoMailIdentities') FROM sogo_user_profile;",
  );
  const all = JSON.parse(out) as Record<string, readonly Identity[] | null>;
  return Object.fromEntries(
    Object.entries(all).flatMap(([user, identities]) =>
      identities === null ? [] : [[user, identities]],
    ),
  );
}

/** What a list makes of them; those without identities get their own, with the name that the list has. */
function wanted(before: Kept, list: ReadonlyMap<string, string>): Kept {
  const now = kept();
  return Object.fromEntries(
    Array.from({ length: USERS }, (_, index) => {
      const user = addressOf(index);
      const signature = list.get(`${user} `) ?? '';
      const fullName = now[user]?.[0]?.fullName ?? '';
      const made: readonly Identity[] = [{ email: user, signature, isDefault: 1, fullName }];
      const identities = before[user]?.map((identity) => {
        const address = identity.email.toLowerCase();
        const html = list.get(`${address} `) ?? list.get(`${address} ${user}`);
        return html === undefined ? identity : { ...identity, signature: html };
      });
      // SOGo itself does not take an apostrophe in a name.
      if (user.includes("'")) return [user, before[user] ?? []] as const;
      return [user, identities ?? made] as const;
    }),
  );
}

function setByHand(user: string, identities: readonly Identity[]): void {
  const defaults = JSON.stringify({ SOGoLanguage: 'English', SOGoMailIdentities: identities });
  postgres.query(
    `UPDATE sogo_user_profile SET c_defaults = ${quoted(defaults)} WHERE c_uid = ${quoted(user)};`,
  );
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

function commandOf(name: string, args: readonly string[]): readonly string[] {
  return [join(OUT, 'made/sogo', name), '--state', join(OUT, 'state'), ...args];
}

/** Starts a run, which is killed once it has set so many. */
async function killedAt(count: number, tool: string): Promise<void> {
  const args = ['--go', '--new', '--sogo-tool', tool];
  const child = spawn('python3', commandOf('deploy.py', args), { cwd: OUT });
  let out = '';
  child.stdout.on('data', (bytes: Buffer) => {
    out += bytes.toString('utf8');
    if (out.split(': set\n').length > count) child.kill('SIGKILL');
  });
  await once(child, 'close');
}
