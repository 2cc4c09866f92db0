import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureProgram } from './apt.mjs';
import { ensureCli, PROGRAM } from './build-cli.mjs';
import { identitiesOf, writeMessage } from './read-back/write-message';
import { LOCAL_FOLDERS, startThunderbird } from './read-back/thunderbird';
import { ROOT } from './run.mjs';

// The add-on for Thunderbird, made by `signet make` and installed by its policy: three profiles with three identities each,
// messages that are written there, a list that changes, a restart. THUNDERBIRD_FOLDER names the folder of another Thunderbird.

const OUT = join(ROOT, '.cache/addon');
const INSTALLED = process.env['THUNDERBIRD_FOLDER'] ?? '/usr/lib/thunderbird';
const ADDON = join(OUT, 'made/thunderbird/signatures.xpi');
const POLICIES = join(OUT, 'thunderbird/distribution/policies.json');
const SIGNATURE = join(ROOT, 'tests/fixtures/people/team.signet.json');

/** The identities of each profile: a person, a mailbox of several, and an address that no list has. */
const PROFILES = [
  ['ann@northwind.example', 'sales@northwind.example', 'ann@private.example'],
  ['Bo@Northwind.example', 'sales@northwind.example', 'bo@private.example'],
  ["d'arcy+x@northwind.example", 'office@northwind.example', 'darcy@private.example'],
] as const;

let failures = 0;

await ensureProgram('thunderbird', ['--version'], 'Mozilla Thunderbird');
await ensureCli();
rmSync(OUT, { recursive: true, force: true });
for (const index of PROFILES.keys()) mkdirSync(join(OUT, `profile-${index}`), { recursive: true });
writeFileSync(
  join(OUT, 'addresses.csv'),
  'address,person,name\nsales@northwind.example,ann@northwind.example,Sales\nsales@northwind.example,bo@northwind.example,Sales\noffice@northwind.example,,Office\n',
);
mkdirSync(join(OUT, 'photos'));
for (const address of ['ann@northwind.example', 'bo@northwind.example']) {
  copyFileSync(join(ROOT, 'public/sample/portrait.png'), join(OUT, 'photos', `${address}.png`));
}
makeSignatures('Ann Ånström', 'Bo Bold', 'Zoë D’Arcy');
const program = installedHere();
for (const [index, addresses] of PROFILES.entries()) await tryProfile(index, addresses);
makeSignatures('Ann Married', null, 'Zoë D’Arcy');
for (const [index, addresses] of PROFILES.entries()) await tryChanged(index, addresses);
await tryWholeReplies();
copyFileSync(join(OUT, 'made/thunderbird/undo/signatures.xpi'), ADDON);
for (const [index, addresses] of PROFILES.entries()) await tryUndo(index, addresses);
console.log(failures === 0 ? 'All as expected.' : `${failures} not as expected.`);
process.exitCode = failures === 0 ? 0 : 1;

function makeSignatures(ann: string, bo: string | null, zoe: string): void {
  const rows = [
    ['Email', 'Name', 'Title'],
    ['ann@northwind.example', ann, 'Head of Sales'],
    ...(bo === null ? [] : [['bo@northwind.example', bo, 'Clerk']]),
    ["d'arcy+x@northwind.example", zoe, ''],
  ];
  writeFileSync(join(OUT, 'people.csv'), rows.map((row) => `${row.join(',')}\n`).join(''));
  const made = spawnSync(
    process.execPath,
    [
      PROGRAM,
      'make',
      '--signature',
      SIGNATURE,
      '--people',
      join(OUT, 'people.csv'),
      '--addresses',
      join(OUT, 'addresses.csv'),
      '--photos',
      join(OUT, 'photos'),
      '--out',
      join(OUT, 'made'),
      '--pack',
      'thunderbird',
      '--most-left',
      '100%',
    ],
    { encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`signet make: ${made.stderr}`);
}

/** A Thunderbird of links to the installed one, which has policies of its own: those of the system stay as they are. */
function installedHere(): string {
  const folder = join(OUT, 'thunderbird');
  mkdirSync(join(folder, 'distribution'), { recursive: true });
  for (const name of readdirSync(INSTALLED)) {
    if (name === 'distribution' || name === 'thunderbird') continue;
    if (name === 'thunderbird-bin') copyFileSync(join(INSTALLED, name), join(folder, name));
    else symlinkSync(join(INSTALLED, name), join(folder, name));
  }
  const addon = pathToFileURL(ADDON).href;
  const policies = readFileSync(join(OUT, 'made/thunderbird/policies.json'), 'utf8');
  writeFileSync(
    POLICIES,
    policies.replace('file:///REPLACE/WITH/THE/PATH/OF/signatures.xpi', addon),
  );
  return join(folder, 'thunderbird-bin');
}

function preferencesOf(addresses: readonly string[]): Record<string, string | boolean> {
  const identities = addresses.flatMap((address, index) => [
    [`mail.identity.id${index + 1}.compose_html`, true],
    [`mail.identity.id${index + 1}.fullName`, 'Somebody'],
    [`mail.identity.id${index + 1}.useremail`, address],
    [`mail.identity.id${index + 1}.valid`, true],
  ]);
  return {
    ...LOCAL_FOLDERS,
    'mail.account.account2.server': 'server2',
    'mail.account.account2.identities': addresses.map((_, index) => `id${index + 1}`).join(','),
    'mail.server.server2.check_new_mail': false,
    'mail.server.server2.directory-rel': '[ProfD]Mail/account',
    'mail.server.server2.hostname': 'localhost',
    'mail.server.server2.login_at_startup': false,
    'mail.server.server2.name': 'account',
    'mail.server.server2.type': 'pop3',
    'mail.server.server2.userName': 'somebody',
    ...Object.fromEntries(identities),
  };
}

async function open(index: number, addresses: readonly string[]) {
  return startThunderbird(program, join(OUT, `profile-${index}`), preferencesOf(addresses));
}

/** Thunderbird asks about unsent messages when it starts, and waits for an answer: they are gone before. */
async function reopen(index: number, addresses: readonly string[]) {
  rmSync(join(OUT, `profile-${index}`, 'Mail'), { recursive: true, force: true });
  return open(index, addresses);
}

async function tryProfile(index: number, addresses: readonly string[]): Promise<void> {
  const [own = '', shared = '', personal = ''] = addresses;
  console.log(`\nProfile ${index + 1}: ${addresses.join(', ')}`);
  const thunderbird = await open(index, addresses);
  try {
    const set = await identitiesOf(
      thunderbird,
      (found) => found[own] !== '' && found[shared] !== '',
    );
    expect('the person has a signature', set[own], (text) => text.includes('<table'));
    expect('their other address, too', set[shared], (text) => text.includes('<table'));
    expect('an address of no list has none', set[personal], (text) => text === '');
    const words = nameIn(set[own] ?? '');
    const fresh = await writeMessage(thunderbird, own, 'New');
    expect('a new message has it', fresh.body, (text) => text.includes(words));
    const pictures = fresh.body.match(/<img[^>]+src="data:/g)?.length ?? 0;
    expect(
      `its ${pictures} pictures are sent along`,
      fresh.source,
      (text) =>
        (text.match(/^Content-Id:/gim)?.length ?? 0) >= pictures && !text.includes('src="data:'),
    );
    for (const beginning of ['ReplyToSender', 'ForwardInline'] as const) {
      const { body, source } = await writeMessage(thunderbird, own, beginning);
      const inSignature = body.slice(body.indexOf('moz-signature'));
      const title = beginning === 'ReplyToSender' ? 'a reply' : 'a forwarded message';
      expect(
        `${title} has the short one`,
        inSignature,
        (text) => text.includes(words) && text.length < (set[own] ?? '').length,
      );
      expect(`${title} is sent with it`, source, (text) => text.includes('moz-signature'));
    }
    const personalMessage = await writeMessage(thunderbird, personal, 'New');
    expect(
      'nothing of it is in a message of the address of no list',
      personalMessage.body,
      (text) => !text.includes(words),
    );
  } finally {
    await thunderbird.close();
  }
}

async function tryChanged(index: number, addresses: readonly string[]): Promise<void> {
  const [own = '', shared = ''] = addresses;
  console.log(`\nProfile ${index + 1}, with the new list`);
  const thunderbird = await reopen(index, addresses);
  try {
    const isNew = (found: Readonly<Record<string, string>>): boolean =>
      index === 0 ? (found[own] ?? '').includes('Married') : index === 1 ? found[own] === '' : true;
    const set = await identitiesOf(thunderbird, isNew);
    if (index === 0) expect('the new name is there', set[own], (text) => text.includes('Married'));
    if (index === 1) {
      expect('who left the list has what was there before', set[own], (text) => text === '');
      expect('at the shared address, too', set[shared], (text) => text === '');
    }
    if (index === 2) expect('who stayed has it still', set[own], (text) => text.includes('<table'));
  } finally {
    await thunderbird.close();
  }
}

/** A policy of the add-on asks for whole signatures in replies. */
async function tryWholeReplies(): Promise<void> {
  const [addresses] = PROFILES;
  const [own] = addresses;
  console.log('\nProfile 1, with whole signatures in replies');
  const { policies } = JSON.parse(readFileSync(POLICIES, 'utf8')) as { policies: object };
  const replies = { Extensions: { 'signatures@signet': { replies: 'whole' } } };
  writeFileSync(POLICIES, JSON.stringify({ policies: { ...policies, '3rdparty': replies } }));
  const thunderbird = await reopen(0, addresses);
  try {
    const set = await identitiesOf(thunderbird, (found) => (found[own] ?? '').includes('Married'));
    const whole = set[own] ?? '';
    const { body } = await writeMessage(thunderbird, own, 'ReplyToSender');
    expect(
      'a reply has as many links as the whole signature',
      body.slice(body.indexOf('moz-signature')),
      (text) => linksIn(whole) > 0 && linksIn(text) >= linksIn(whole),
    );
  } finally {
    await thunderbird.close();
  }
}

function linksIn(html: string): number {
  return html.match(/<a /g)?.length ?? 0;
}

/** With the add-on of the folder undo in the place of the other. */
async function tryUndo(index: number, addresses: readonly string[]): Promise<void> {
  console.log(`\nProfile ${index + 1}, undone`);
  const thunderbird = await reopen(index, addresses);
  try {
    const isBare = (found: Readonly<Record<string, string>>): boolean =>
      addresses.every((address) => found[address] === '');
    const set = await identitiesOf(thunderbird, isBare);
    for (const address of addresses) {
      expect(`${address} has what was there before`, set[address], (text) => text === '');
    }
  } finally {
    await thunderbird.close();
  }
}

/** The name that a signature shows. */
function nameIn(html: string): string {
  const name = ['Ann Ånström', 'Bo Bold', 'Zoë D’Arcy'].find((each) => html.includes(each));
  if (name === undefined) throw new Error(`No name in ${html}`);
  return name;
}

function expect(what: string, found: string | undefined, isRight: (text: string) => boolean): void {
  const isFine = found !== undefined && isRight(found);
  console.log(`  ${isFine ? 'yes' : 'NO '}  ${what}`);
  if (isFine) return;
  failures += 1;
  console.log(`       found: ${(found ?? 'nothing').slice(0, 300)}`);
}
