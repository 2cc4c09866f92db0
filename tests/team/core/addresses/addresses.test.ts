import { describe, expect, test } from 'vitest';
import {
  aliasesOf,
  ownMailboxes,
  type MailboxAddress,
} from '../../../../src/team/core/addresses/mailbox-address';
import { madeAliases } from '../../../../src/team/core/addresses/made-aliases';
import { readAddresses } from '../../../../src/team/core/addresses/read-addresses';
import { archiveFiles } from '../../../../src/team/core/archive/archive-files';
import type { Member } from '../../../../src/team/core/list/member';
import { readTable } from '../../../../src/team/core/list/rows/read-table';
import { memberMaker } from '../../../../src/team/core/make-member';
import type { TeamFile } from '../../../../src/team/core/packs/pack';
import { addressProblems } from '../../../../src/team/core/packs/pack-problems';
import { PACKS } from '../../../../src/team/core/packs/packs';
import { SERVES } from '../../../../src/team/core/packs/serves.data';
import { NOW } from '../../../helpers/fake-ports';
import { readCsv } from '../packs/csv-reader';
import { contentOf, membersOf, PLAN, runPack, ZOE } from '../packs/run';

const TEAM = membersOf([
  ['zoe@x.example', { ...ZOE, email: 'zoe@x.example' }],
  ['tom@x.example', { ...ZOE, givenName: 'Tom', email: 'tom@x.example' }],
]);

describe('a list of addresses', () => {
  test('has aliases, mailboxes of their own, and addresses that several people write for', () => {
    const { addresses, problems } = read(
      'Address;Person or mailbox;Name to show',
      'Z.Quill@x.example;Zoe@x.example;',
      'sales@x.example;mailbox;Sales team',
      'help@x.example;zoe@x.example;Help desk',
      'help@x.example;tom@x.example;Help desk',
      'press@x.example;;Press',
      'info@x.example;info@x.example;Information',
    );
    expect(addresses).toEqual([
      { line: 2, address: 'z.quill@x.example', owner: 'zoe@x.example', shownName: '' },
      { line: 3, address: 'sales@x.example', owner: null, shownName: 'Sales team' },
      { line: 4, address: 'help@x.example', owner: 'zoe@x.example', shownName: 'Help desk' },
      { line: 5, address: 'help@x.example', owner: 'tom@x.example', shownName: 'Help desk' },
      { line: 6, address: 'press@x.example', owner: null, shownName: 'Press' },
      { line: 7, address: 'info@x.example', owner: null, shownName: 'Information' },
    ]);
    expect(problems).toEqual([]);
  });

  test('is reported by line where somebody is not known, or an address is none', () => {
    const { addresses, problems } = read(
      'alias,user,name',
      'a@x.example,gus@x.example,',
      'nowhere,zoe@x.example,',
      'b@x.example,Zoe Quillfeather,',
      'tom@x.example,mailbox,Tom',
      'c@x.example,zoe@x.example,',
      'c@x.example,zoe@x.example,',
      'd@x.example,mailbox,',
    );
    expect(addresses.map(({ address }) => address)).toEqual(['c@x.example', 'd@x.example']);
    expect(problems.map(({ line, message }) => `${line}: ${message}`)).toEqual([
      '2: gus@x.example gets no signature, since the list has no such person: a@x.example is left out.',
      '3: “nowhere” is not an email address: it is left out.',
      '4: “Zoe Quillfeather” is not an email address: b@x.example is left out.',
      '5: tom@x.example is the address of a person of the list, who has a signature: it is left out.',
      '7: The same as line 6: it is left out.',
      '8: d@x.example has no name, so its signature has none.',
    ]);
  });

  test('without a column of addresses has none', () => {
    const { addresses, problems } = read('who,what', 'a@x.example,b');
    expect(addresses).toEqual([]);
    expect(problems[0]?.message).toContain('needs a column that is called “Address”');
  });
});

test('a mailbox of its own is a member, with its name and address', () => {
  const [mailbox] = ownMailboxes(ADDRESSES);
  expect(mailbox).toEqual({
    line: 3,
    address: 'sales@x.example',
    facts: { email: 'sales@x.example', fullName: 'Sales team' },
  });
});

test('an alias is its owner at another address, in a file of its own for each owner', () => {
  const aliases = aliasesOf(ADDRESSES, TEAM);
  expect(aliases.map(({ owner, member }) => [owner.address, member.facts.email])).toEqual([
    ['zoe@x.example', 'help@x.example'],
    ['tom@x.example', 'help@x.example'],
  ]);
  expect(aliases.map(({ shownName }) => shownName)).toEqual(['Help desk', 'Tom Quillfeather']);
  expect(new Set(aliases.map(({ file }) => file)).size).toBe(2);
});

describe('packs', () => {
  test('each state what they do with both, and only what they lack is a problem', () => {
    for (const { id } of PACKS) {
      const { aliases, sharedMailboxes } = SERVES[id];
      const lacking = [aliases, sharedMailboxes].filter(({ isServed }) => !isServed);
      expect(addressProblems(id, ADDRESSES)).toHaveLength(lacking.length);
      expect(addressProblems(id, [])).toEqual([]);
    }
    expect(addressProblems('exchange', ADDRESSES)[0]).toBe(
      '2 other addresses of people get no signature of their own: A mailbox in Exchange has one signature, whatever address it sends from.',
    );
    expect(addressProblems('google', ADDRESSES)).toEqual([]);
  });

  test('get the aliases beside the members, who are listed as before', async () => {
    const files = await archive();
    expect(readCsv(contentOf(files, 'people.csv')).map(([mailbox]) => mailbox)).toEqual([
      'mailbox',
      'zoe@x.example',
      'tom@x.example',
    ]);
    const [, first, second] = readCsv(contentOf(files, 'google/addresses.csv'));
    expect(first?.slice(0, 3)).toEqual(['zoe@x.example', 'help@x.example', 'Help desk']);
    const html = contentOf(files, `google/signatures/${second?.[3]}.html`);
    expect(html).toContain('Tom Quillfeather');
    expect(html).toContain('mailto:help@x.example');
    expect(contentOf(files, 'README.html')).toContain(
      '2 other addresses of people get no signature of their own',
    );
    expect(contentOf(files, 'exchange/README.html')).toContain('Other addresses');
  });

  test('whose server fills in signatures show what people have, whatever mailboxes lack', async () => {
    for (const pack of PACKS.filter(({ id }) => SERVER_SIDE.has(id))) {
      const plain = await runPack(pack, TEAM);
      const members = [...TEAM, ...ownMailboxes(ADDRESSES)];
      expect(await runPack(pack, members, { addresses: ADDRESSES })).toEqual(plain);
    }
  });

  test('for Google set them by a list and files that are there', async () => {
    const files = await archive();
    const commands = contentOf(files, 'google/address-commands.txt');
    const [header = []] = readCsv(contentOf(files, 'google/addresses.csv'));
    const columns = [...commands.matchAll(/"~(\w+)"|~~(\w+)~~/g)].map(
      ([, whole, part]) => whole ?? part,
    );
    // What `print sendas` writes (GAM wiki: Users-Gmail-Send-As-Signature-Vacation).
    const known = new Set([...header, 'User', 'sendAsEmail', 'displayName', 'signature']);
    expect(columns.filter((column) => !known.has(column ?? ''))).toEqual([]);
    expect(commands).toMatch(/^[\n\x20-\x7e]*$/);
    expect(commands).toContain('update sendas "~address"');
  });
});

const ADDRESSES: readonly MailboxAddress[] = [
  { line: 2, address: 'help@x.example', owner: 'zoe@x.example', shownName: 'Help desk' },
  { line: 3, address: 'sales@x.example', owner: null, shownName: 'Sales team' },
  { line: 4, address: 'help@x.example', owner: 'tom@x.example', shownName: '' },
];

const SERVER_SIDE = new Set<string>(['transport-rule', 'set-outlooksignatures']);

function read(...lines: readonly string[]) {
  const table = readTable(lines.join('\n'));
  if (!table.ok) throw new Error(table.problem.message);
  return readAddresses(table.value, TEAM);
}

async function archive(): Promise<readonly TeamFile[]> {
  const make = memberMaker({ plan: PLAN, fields: ['email'], options: { images: 'link' } });
  const aliases = await Promise.all(
    aliasesOf(ADDRESSES, TEAM).map(async (alias) => ({ alias, made: await make(alias.member) })),
  );
  async function* made() {
    for (const member of TEAM) yield make(member);
  }
  const packs = PACKS.filter(({ id }) => id === 'google' || id === 'exchange');
  const about = { plan: PLAN, name: 'Ours', now: NOW, members: TEAM, addresses: ADDRESSES };
  const files = archiveFiles({ ...about, packs, previous: null, skipped: [] }, made(), aliases);
  const all: TeamFile[] = [];
  for (;;) {
    const step = await files.next();
    if (step.done === true) return all;
    all.push(step.value);
  }
}

test('an alias has its owner’s photo, and one that cannot be made is left out', async () => {
  const asked: string[] = [];
  const made = [];
  const make = async (member: Member, owner: Member = member) => {
    asked.push(`${member.address} of ${owner.address}`);
    if (owner.address === 'zoe@x.example') throw new Error('The photo is gone');
    return memberMaker({ plan: PLAN, fields: ['email'], options: { images: 'link' } })(member);
  };
  for await (const { alias } of madeAliases(ADDRESSES, TEAM, make)) made.push(alias.owner.address);
  expect(asked).toEqual(['help@x.example of zoe@x.example', 'help@x.example of tom@x.example']);
  expect(made).toEqual(['tom@x.example']);
});
