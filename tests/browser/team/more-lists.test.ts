import { expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { encodeBase64 } from '../../../src/base/base64';
import { SAMPLE_SIGNATURE } from '../../../src/model/person/signature';
import { writeSignatureFile } from '../../../src/saving/state/files/signature-file';
import { NEW_SIGNATURE } from '../../../src/store/signature/signature';
import type { BesideTables, Everybody } from '../../../src/team/core/everybody';
import { mapColumns } from '../../../src/team/core/list/columns/map-columns';
import type { ListTable } from '../../../src/team/core/list/table';
import { photoProblems } from '../../../src/team/core/photos/photo-problems';
import { NO_RULES } from '../../../src/team/core/plan';
import type { PackId } from '../../../src/team/core/packs/pack';
import { teamSignature } from '../../../src/team/state/team-signature';
import { drawnFile, redAndBlue } from '../picture-files';
import type { NodeFile } from '../cli/node-side';
import { realTeam } from './orders';
import { filesOf, picturesOfBoth, textOf } from './same-files';

/* Overrides, other addresses and photos: the page and `signet make` are given the same files, and make the same of them. */

const NOW = '2026-06-05T10:00:00.000Z';
const HOST = 'https://static.example.com/signatures' as const;
const PACKS: readonly PackId[] = ['google', 'exchange', 'outlook-windows'];

const PEOPLE = [
  'Name,Email,Job title,Employee ID,Street,City',
  'Zoë Müller,zoe@x.example,Engineer,0007,1 Main St,Springfield',
  'Łukasz Żak,lukasz@x.example,Head of Sales,8,1 Main St,Springfield',
  'Ann Poe,ann@x.example,Clerk,9,1 Main St,Springfield',
  'Gus,,Guest,10,,',
].join('\n');

const OVERRIDES = [
  'Email;Job title;Last name;City;Pronouns',
  'ZOE@x.example;Chief Engineer;Müller-Żak;;she/her',
  'ann@x.example;–;;Shelbyville;',
  'gone@x.example;CEO;;;',
  ';CFO;;;',
].join('\n');

const ADDRESSES = [
  'Address,Person or mailbox,Name to show',
  'sales@x.example,mailbox,Sales team',
  'z.mueller@x.example,zoe@x.example,Zoë at work',
  'help@x.example,lukasz@x.example,',
  'help@x.example,ann@x.example,Help desk',
  'x@x.example,gone@x.example,',
].join('\n');

const SIGNATURE = {
  ...NEW_SIGNATURE,
  person: { ...SAMPLE_SIGNATURE, fullName: 'Company' },
  look: { ...NEW_SIGNATURE.look, template: 'modern' },
} as const;

async function photoFiles(): Promise<ReadonlyMap<string, Blob>> {
  const [one, other] = await Promise.all([
    drawnFile(300, 400, 'image/jpeg', redAndBlue),
    drawnFile(240, 240, 'image/png', redAndBlue),
  ]);
  return new Map<string, Blob>([
    ['7.jpg', one],
    ['Lukasz@X.example.png', other],
    ['lukasz@x.example.jpg', one],
    ['sales@x.example.gif', new Blob(['no picture'])],
    ['z.mueller@x.example.png', other],
    ['somebody.heic', new Blob(['no picture of ours'])],
  ]);
}

async function base64Of(content: string | Blob): Promise<string> {
  return encodeBase64(new Uint8Array(await new Blob([content]).arrayBuffer()));
}

async function byCommand(photos: ReadonlyMap<string, Blob>, images: readonly string[]) {
  const signature = writeSignatureFile(SIGNATURE, 'Company');
  if (!signature.ok) throw new Error(signature.problem.message);
  const files: (readonly [string, string | Blob])[] = [
    ['team.signet.json', signature.value],
    ['people.csv', PEOPLE],
    ['overrides.csv', OVERRIDES],
    ['addresses.csv', ADDRESSES],
    ...[...photos].map(([name, file]) => [`photos/${name}`, file] as const),
  ];
  const written: readonly NodeFile[] = await Promise.all(
    files.map(async ([path, content]) => [path, await base64Of(content)] as const),
  );
  const lists = ['--overrides', '@/overrides.csv', '--addresses', '@/addresses.csv'];
  const from = [
    '--signature',
    '@/team.signet.json',
    '--as',
    'template',
    '--people',
    '@/people.csv',
  ];
  const packs = ['--pack', PACKS.join(','), '--photos', '@/photos', '--out', '@/out'];
  return commands.nodeSignet(written, ['make', ...from, ...lists, ...packs, ...images], NOW);
}

/** The page's own way, from bytes to the archive. */
async function byPage(photos: ReadonlyMap<string, Blob>, images: 'hosted' | 'embed') {
  const { team } = realTeam();
  const read = async (text: string): Promise<ListTable> => {
    const list = await team.readList(new TextEncoder().encode(text));
    if (!list.ok) throw new Error(list.problem.message);
    return list.value.table;
  };
  const [table, overrides, addresses] = await Promise.all([PEOPLE, OVERRIDES, ADDRESSES].map(read));
  const folder = await team.keepPhotos('photos', photos);
  if (table === undefined || folder.id === null) throw new Error('Nothing was read');
  const beside: BesideTables = {
    overrides: overrides ?? null,
    addresses: addresses ?? null,
    photoNames: folder.names,
  };
  const mapping = mapColumns(table.header, {}, table.rows);
  const everybody = await team.readPeople(table, mapping, beside);
  const run = {
    plan: { ...NO_RULES, signature: teamSignature(SIGNATURE, 'template') },
    fields: everybody.people.fields,
    options: {
      images,
      ...(images === 'hosted' ? { host: HOST } : {}),
      today: NOW.slice(0, 10),
    },
    photos: folder.id,
  } as const;
  const { people, addresses: others } = everybody;
  const order = { run, name: 'Company', people, addresses: others, packs: PACKS };
  const { zip } = await team.makeArchive(
    { ...order, previous: null, now: NOW },
    () => undefined,
    new AbortController().signal,
  );
  const unreadable = await team.unreadablePhotos(folder.id, everybody.photos?.names ?? []);
  return { files: await filesOf(zip), sentences: sentencesOf(everybody, unreadable) };
}

function sentencesOf({ people, photos }: Everybody, unreadable: readonly string[]) {
  const own = people.problems.filter(({ of }) => of !== undefined);
  const ofPhotos = photos === null ? [] : photoProblems('photos', photos, unreadable);
  return [...own, ...ofPhotos].map(({ message }) => message);
}

test('page and command line make the same files of them', { timeout: 120_000 }, async () => {
  const photos = await photoFiles();
  const page = await byPage(photos, 'hosted');
  const command = await byCommand(photos, ['--host', HOST]);
  expect(command).toMatchObject({ code: 0 });
  const files = await filesOf(command.files);
  expect(await picturesOfBoth(page.files, files)).toBeGreaterThan(1);
  expect(textOf(files, 'signatures/zoe@x.example.html')).toContain('Chief Engineer');
  expect(textOf(files, 'people.csv')).toContain('sales@x.example');
});

test('both report the same sentences, and each other address has its owner’s photo', async () => {
  const photos = await photoFiles();
  const page = await byPage(photos, 'embed');
  const command = await byCommand(photos, []);
  expect(page.sentences).toHaveLength(8);
  const lines = command.err.split('\n');
  expect(page.sentences.filter((sentence) => !lines.includes(sentence))).toEqual([]);
  for (const files of [page.files, await filesOf(command.files)]) {
    const pathOf = (address: string): string => {
      const line = textOf(files, 'google/addresses.csv')
        .split(/\r?\n/)
        .find((each) => each.includes(address));
      return `google/signatures/${line?.split(',')[3] ?? ''}.html`;
    };
    expect(textOf(files, pathOf('z.mueller@x.example'))).toContain('data:image/');
    expect(textOf(files, pathOf('help@x.example'))).toContain('data:image/');
    expect(textOf(files, 'signatures/ann@x.example.html')).not.toContain('data:image/');
  }
});
