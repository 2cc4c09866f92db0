import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureCli } from './build-cli.mjs';
import { addressOf, expectations, makeSignatures, runIn, same, type Ran } from './pack-trial';
import { ROOT } from './run.mjs';
import { haveIdentitySh } from './identity-sh';
import { unpackedRoundcube } from './unpacked-roundcube';

// The pack for Roundcube, made by `signet make`, in a Roundcube with a database of SQLite: a hundred users with three hundred
// identities, whose signatures are set, read back by Roundcube's own classes, set again and put back. Nothing is installed.

const OUT = join(ROOT, '.cache/roundcube');
const ENVIRONMENT = {
  ...process.env,
  ROUNDCUBE_CONFIG_DIR: join(OUT, 'config'),
  // What `--identity-sh` starts has no arguments for PHP.
  PHP_INI_SCAN_DIR: `:${join(OUT, 'php')}`,
};
const HOSTS = ['localhost', 'mail.northwind.example'];
const USERS = 100;

interface Identity {
  readonly id: number;
  readonly user: number;
  readonly email: string;
  readonly signature: string;
  readonly html: number;
  readonly others: string;
}

const { expect, finish } = expectations();
mkdirSync(OUT, { recursive: true });
const { php, folder } = unpackedRoundcube(join(OUT, 'debian'));
await ensureCli();
for (const name of ['made', 'state']) rmSync(join(OUT, name), { recursive: true, force: true });
for (const name of ['config', 'state', 'php']) mkdirSync(join(OUT, name), { recursive: true });
const settings = php.filter((argument) => argument !== '-d');
writeFileSync(join(OUT, 'php/modules.ini'), `${settings.join('\n')}\n`);
configure(0);
makeDatabase();
const before = identities();
const made = makeSignatures(OUT, 'roundcube', USERS, '');

const dry = script('deploy.php', []);
expect(
  'without --go nothing is changed',
  same(identities(), before) && dry.out.includes('would be set'),
);
const first = script('deploy.php', ['--go']);
expect('all are set', first.status === 0);
expect('as the list has them, and nothing else has changed', same(identities(), wanted(made)));
expect(
  'three users have another signature at the shared address each',
  new Set([5, 8, 11].map((at) => identities()[at - 1]?.signature)).size === 3,
);
expect(
  'nothing of a text was run',
  ![OUT, ROOT, folder].some((path) => existsSync(join(path, 'pwned'))),
);
const again = script('deploy.php', ['--go']);
expect('a second run sets none', !/: set$/m.test(again.out) && same(identities(), wanted(made)));
expect('--check finds all as they should be', script('deploy.php', ['--check']).status === 0);

changeByHand(1, 'my own');
expect('--check finds one that was changed', script('deploy.php', ['--check']).status === 1);
const undo = script('undo.php', ['--go']);
expect(
  'undo puts back what was there',
  undo.status === 0 && same(identities().slice(1), before.slice(1)),
);
expect('but one that was changed since', identities()[0]?.signature === 'my own');
script('undo.php', ['--go', '--all']);
expect('which --all puts back, too', same(identities(), before));
for (const count of [1, 20, 60, 100, 140, 190]) await tryKilled(count);

script('deploy.php', ['--go']);
const renewed = makeSignatures(OUT, 'roundcube', USERS, 'Changed ');
const third = script('deploy.php', ['--go']);
expect('a new list takes its place', third.status === 0 && same(identities(), wanted(renewed)));
tryIdentitySh();
finish();

/** The way by the command of Roundcube 1.7, or by what stands in for it where Roundcube is older. */
function tryIdentitySh(): void {
  script('undo.php', ['--go', '--all']);
  const isReal = haveIdentitySh(folder);
  const by = isReal ? 'bin/identity.sh' : 'a stand-in for bin/identity.sh of Roundcube 1.7';
  const all = script('deploy.php', ['--go', '--identity-sh']);
  expect(`by ${by}: all are set`, all.status === 0);
  expect('as the list has them, and nothing else', same(identities(), wanted(renewed)));
  const second = script('deploy.php', ['--go', '--identity-sh']);
  expect('a second run sets none', second.status === 0 && !/: set$/m.test(second.out));
  script('undo.php', ['--go', '--all']);
  expect('undo puts all back', same(identities(), before));
  configure(2);
  const refused = script('deploy.php', ['--go', '--identity-sh', '--only', addressOf(1)]);
  expect(
    'where identities_level refuses it, the run fails and nothing is changed',
    refused.status === 1 && refused.out.includes('failed') && same(identities(), before),
  );
  configure(0);
}

function configure(level: number): void {
  const hosts = HOSTS.map((host) => `'${host}'`).join(', ');
  writeFileSync(
    join(OUT, 'config/config.inc.php'),
    `<?php $config = ['db_dsnw' => 'sqlite:///${join(OUT, 'mail.db')}', 'log_driver' => 'stdout', 'plugins' => [], 'imap_host' => [${hosts}], 'identities_level' => ${level}];\n`,
  );
}

/** A database as Roundcube makes it. Each user has an identity of their own, of a shared address, and of no list. */
function makeDatabase(): void {
  rmSync(join(OUT, 'mail.db'), { force: true });
  const users = Array.from({ length: USERS }, (_, index) => ({
    name: index % 2 === 0 ? addressOf(index) : `user${index}`,
    host: HOSTS[index % 3 === 0 ? 1 : 0],
    emails: [addressOf(index), 'Sales@Northwind.example', `user${index}@private.example`],
  }));
  inPhp(
    `$db->exec_script(file_get_contents($given[0]));
    foreach ($given[1] as $user) {
      $db->query('INSERT INTO users (username, mail_host, created, language) VALUES (?, ?, ?, ?)', $user['name'], $user['host'], '2026-01-01', 'en_US');
      $id = $db->insert_id('users');
      foreach ($user['emails'] as $at => $email)
        $db->query('INSERT INTO identities (user_id, changed, name, email, signature, html_signature, standard) VALUES (?, ?, ?, ?, ?, ?, ?)', $id, '2026-01-01', "N'ame", $email, $at === 0 ? "old\\n-- ' sig" : '', 0, $at === 0 ? 1 : 0);
    }`,
    [join(folder, 'SQL/sqlite.initial.sql'), users],
  );
}

/** What a list has for an identity; null for one that is not on it. */
function listed(list: ReadonlyMap<string, string>, { email, user }: Identity): string | null {
  const address = email.toLowerCase();
  return list.get(`${address} `) ?? list.get(`${address} ${addressOf(user - 1)}`) ?? null;
}

function wanted(list: ReadonlyMap<string, string>): readonly Identity[] {
  return before.map((identity) => {
    const html = listed(list, identity);
    return html === null ? identity : { ...identity, signature: html, html: 1 };
  });
}

/** All identities as the classes of Roundcube read them, but for when they were changed. */
function identities(): readonly Identity[] {
  const out = inPhp(
    `foreach (range(1, ${USERS}) as $user)
      foreach ((new rcube_user($user))->list_identities() as $row) {
        unset($row['changed']);
        $all[] = ['id' => (int) $row['identity_id'], 'user' => $user, 'email' => $row['email'], 'signature' => $row['signature'],
          'html' => (int) $row['html_signature'], 'others' => json_encode(array_diff_key($row, ['signature' => 1, 'html_signature' => 1]))];
      }
    usort($all, function ($one, $other) { return $one['id'] - $other['id']; });
    echo json_encode($all);`,
  );
  return JSON.parse(out) as readonly Identity[];
}

function changeByHand(id: number, signature: string): void {
  inPhp(
    "$db->query('UPDATE identities SET signature = ? WHERE identity_id = ?', $given[1], $given[0]);",
    [id, signature],
  );
}

/** Runs a few lines of PHP within Roundcube. What they are given comes as JSON. */
function inPhp(code: string, given: unknown = null): string {
  const file = join(OUT, 'within.php');
  writeFileSync(
    file,
    `<?php define('INSTALL_PATH', $argv[1] . '/'); require INSTALL_PATH . 'program/include/clisetup.php';
    $db = rcube::get_instance()->get_dbh(); $given = json_decode(stream_get_contents(STDIN), true);
    ${code}
    if ($db->is_error()) { fwrite(STDERR, $db->is_error()); exit(1); }`,
  );
  const ran = run('php', [...php, file, folder], OUT, JSON.stringify(given));
  if (ran.status !== 0) throw new Error(`PHP: ${ran.err}${ran.out}`);
  return ran.out;
}

function script(name: string, args: readonly string[]): Ran {
  return run('php', commandOf(name, args), OUT);
}

function commandOf(name: string, args: readonly string[]): readonly string[] {
  const path = join(OUT, 'made/roundcube', name);
  return [...php, path, '--roundcube', folder, '--state', join(OUT, 'state'), ...args];
}

function run(name: string, args: readonly string[], cwd = OUT, input = ''): Ran {
  return runIn(cwd, name, args, { env: ENVIRONMENT, input });
}

/** A run that is killed once it has set so many, and another one after it. */
async function tryKilled(count: number): Promise<void> {
  script('undo.php', ['--go', '--all']);
  const set = await killedAt(count);
  script('deploy.php', ['--go']);
  const isWhole = same(identities(), wanted(made));
  script('undo.php', ['--go', '--all']);
  const isBack = same(identities(), before);
  expect(
    `killed with ${set} set: the next run sets all, and undo puts all back`,
    isWhole && isBack,
  );
}

/** Returns how many identities have another signature than before. */
async function killedAt(count: number): Promise<number> {
  const child = spawn('php', commandOf('deploy.php', ['--go']), { cwd: OUT, env: ENVIRONMENT });
  let out = '';
  child.stdout.on('data', (bytes: Buffer) => {
    out += bytes.toString('utf8');
    if (out.split(': set\n').length > count) child.kill('SIGKILL');
  });
  await once(child, 'close');
  return identities().filter((each, index) => !same(each, before[index])).length;
}
