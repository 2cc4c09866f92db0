import { expect, test, vi } from 'vitest';
import { makeStore } from '../../src/store/make-store';
import { writeSetupFile } from '../../src/team/core/setup/setup-file';
import { makeArchive, saveArchive } from '../../src/team/state/archive';
import { changeBeside } from '../../src/team/state/change-beside';
import { withColumn } from '../../src/team/state/edit-table';
import { selectHeldCountOfTeam } from '../../src/team/state/held-in-team';
import { openTeam } from '../../src/team/state/open-team';
import { readRunScene } from '../../src/team/state/run';
import { forgetList, lookElsewhere, recallWork, saveWork } from '../../src/team/state/saved-work';
import { saveSetup } from '../../src/team/state/setup-file';
import { listChanged, setupChanged } from '../../src/team/state/team-slice';
import { besideProblems, besideReport } from '../../src/team/page/beside/beside-report';
import { readBesideAs, takeBesideList, takePhotos } from '../../src/team/page/beside/take-beside';
import { readWork } from '../../src/team/page/people/read-work';
import { notesOf } from '../../src/team/page/people/sheet';
import { beginList, takeList } from '../../src/team/page/people/take-list';
import { NO_BESIDE_LISTS } from '../../src/team/state/beside-lists';
import { fakeDevice } from '../helpers/fake-device';
import { fakeWorld } from '../helpers/fake-ports';
import { bytesOf, JPEG } from '../helpers/pictures';
import { readZip } from '../helpers/read-zip';

const LIST = 'Name,Email,Job title\nAda,ada@x.example,Head\nBo,bo@x.example,Clerk';
const OVERRIDES = new File(['Email,Job title\nbo@x.example,Director\nno@x.example,Boss'], 'o.csv');
const ADDRESSES = new File(
  ['Address,Person or mailbox,Name\nsales@x.example,mailbox,Sales\nada.b@x.example,ada@x.example,'],
  'a.csv',
);

function fileIn(path: string, bytes: BlobPart = new Uint8Array(bytesOf(JPEG))): File {
  const file = new File([bytes], path.split('/').at(-1) ?? '');
  Object.defineProperty(file, 'webkitRelativePath', { value: path });
  return file;
}

const PHOTOS = [
  fileIn('staff/ada@x.example.jpg'),
  fileIn('staff/old/bo@x.example.jpg', 'no picture'),
  fileIn('staff/.previews/bo@x.example.png'),
];

async function pageOf(device = fakeDevice()) {
  const world = fakeWorld([], device);
  const store = makeStore(world.ports);
  openTeam(store);
  await store.dispatch(recallWork(readWork));
  const team = () => store.getState().team;
  const read = (count: number) =>
    vi.waitFor(() => expect(team().people?.members).toHaveLength(count));
  const looked = () => vi.waitFor(() => expect(team().beside?.unreadablePhotos).not.toBeNull());
  const titles = () => team().people?.members.map(({ facts }) => facts.jobTitle);
  return { world, store, team, read, looked, titles };
}

async function withList(device?: ReturnType<typeof fakeDevice>) {
  const page = await pageOf(device);
  await page.store.dispatch(takeList(LIST, 'people.csv'));
  await page.read(2);
  return page;
}

test('overrides come before the list, are reported, and go by what they replaced', async () => {
  const { store, team, titles } = await withList();
  const taken = await store.dispatch(takeBesideList('overrides', OVERRIDES));
  await vi.waitFor(() => expect(titles()).toEqual(['Head', 'Director']));
  const { list, people, beside } = team();
  expect(besideReport('overrides', beside)).toBe('1 person. Job title');
  const problems = besideProblems(people, list?.beside ?? NO_BESIDE_LISTS, beside);
  expect(problems.map(({ message }) => message)).toEqual([
    'Overrides, line 3: there is no no@x.example on the list.',
  ]);
  const notes = notesOf(list, people, beside?.overridden);
  expect([...notes.overridden]).toEqual([[3, 'Job title: Director']]);
  expect(notes.advice).toEqual([]);

  const other = new File(['Email,Job title\nbo@x.example,-'], 'p.csv');
  const replaced = await store.dispatch(takeBesideList('overrides', other));
  await vi.waitFor(() => expect(titles()).toEqual(['Head', undefined]));
  expect([...notesOf(list, people, team().beside?.overridden).overridden]).toEqual([
    [3, 'Job title: blank'],
  ]);
  if (replaced.ok) replaced.value();
  await vi.waitFor(() => expect(titles()).toEqual(['Head', 'Director']));
  if (taken.ok) taken.value();
  await vi.waitFor(() => expect(titles()).toEqual(['Head', 'Clerk']));
});

test('a file that is no list is a sentence, and what was there stays', async () => {
  const { store, team } = await withList();
  await store.dispatch(takeBesideList('addresses', ADDRESSES));
  const before = team().list;
  const bad = await store.dispatch(takeBesideList('addresses', new File(['%PDF-1.7'], 'x.pdf')));
  expect(!bad.ok && bad.problem).toMatch(/PDF/);
  expect(await store.dispatch(takePhotos([fileIn('f/notes.txt')]))).toMatchObject({ ok: false });
  expect(team().list).toBe(before);
});

test('that the encoding of a list was guessed is a problem of it', async () => {
  const { store, team } = await withList();
  const text = 'Email,Job title,City\nbo@x.example,Directrice générale,Besançon';
  const latin = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  await store.dispatch(takeBesideList('overrides', new File([latin], 'o.csv')));
  await vi.waitFor(() => expect(team().beside?.overridden).toHaveLength(1));
  const { people, beside } = team();
  const [problem] = besideProblems(people, NO_BESIDE_LISTS, beside);
  expect(problem?.message).toMatch(
    /^Overrides: read as .*générale.* The file does not state its encoding\./,
  );
});

test('the bytes of a list beside are read as what was chosen, and Undo brings back what was guessed', async () => {
  const device = fakeDevice();
  const { store, team, titles } = await withList(device);
  const text = 'Email,Job title,City\nbo@x.example,Directrice générale,Besançon';
  const latin = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  await store.dispatch(takeBesideList('overrides', new File([latin], 'o.csv')));
  await vi.waitFor(() => expect(titles()?.[1]).toBe('Directrice générale'));
  const read = await store.dispatch(readBesideAs('overrides', 'windows-1251'));
  await vi.waitFor(() => expect(titles()?.[1]).toBe('Directrice gйnйrale'));
  expect(team().list?.beside?.overrides).toMatchObject({
    name: 'o.csv',
    source: { encoding: 'windows-1251', isGuessed: false },
  });
  expect(besideProblems(team().people, NO_BESIDE_LISTS, team().beside)).toEqual([]);
  if (read.ok) read.value();
  await vi.waitFor(() => expect(titles()?.[1]).toBe('Directrice générale'));

  await store.dispatch(saveWork());
  const next = await pageOf(device);
  const { overrides } = next.team().list?.beside ?? NO_BESIDE_LISTS;
  expect(overrides?.source).toMatchObject({ encoding: 'windows-1252', isGuessed: true });
  expect(await next.store.dispatch(readBesideAs('overrides', 'utf-8'))).toMatchObject({
    ok: false,
  });
  expect(next.team().list?.beside?.overrides).toBe(overrides);
});

test('a list beside can be pasted', async () => {
  const { store, team, titles } = await withList();
  const taken = await store.dispatch(
    takeBesideList('overrides', 'Email\tJob title\nbo@x.example\tDirector'),
  );
  await vi.waitFor(() => expect(titles()).toEqual(['Head', 'Director']));
  expect(team().list?.beside?.overrides?.name).toBe('');
  const bad = await store.dispatch(takeBesideList('overrides', '<html><p>no list</p></html>'));
  expect(bad).toMatchObject({ ok: false });
  expect(titles()).toEqual(['Head', 'Director']);
  if (taken.ok) taken.value();
  await vi.waitFor(() => expect(titles()).toEqual(['Head', 'Clerk']));
});

test('lists beside it stay where another list comes, or a column, and go where it is removed', async () => {
  const device = fakeDevice();
  const { store, team } = await withList(device);
  await store.dispatch(takeBesideList('overrides', OVERRIDES));
  await store.dispatch(takeList(LIST.replace('Bo', 'Bob'), 'next.csv'));
  expect(team().list?.beside?.overrides?.name).toBe('o.csv');
  const list = team().list;
  if (list !== null) store.dispatch(listChanged(withColumn(list, 'phone', 'Phone')));
  expect(team().list?.beside?.overrides?.name).toBe('o.csv');
  store.dispatch(beginList());
  expect(team().list?.beside?.overrides?.name).toBe('o.csv');
  await store.dispatch(saveWork());
  expect(JSON.stringify([...device.stored])).toContain('Director');
  await store.dispatch(forgetList());
  expect(JSON.stringify([...device.stored])).not.toContain('Director');
  expect(team().beside).toBeNull();
});

test('all of it is there at the next visit, but for the photos, without which no archive is made', async () => {
  const device = fakeDevice();
  const first = await withList(device);
  await first.store.dispatch(takeBesideList('overrides', OVERRIDES));
  await first.store.dispatch(takeBesideList('addresses', ADDRESSES));
  await first.store.dispatch(takePhotos(PHOTOS));
  await first.looked();
  await first.store.dispatch(saveWork());

  const { store, team, read } = await pageOf(device);
  expect(team().list?.beside).toEqual({
    ...first.team().list?.beside,
    photos: { name: 'staff', id: null, names: [] },
  });
  await read(3);
  const scene = store.dispatch(readRunScene());
  await store.dispatch(makeArchive(scene));
  expect(team().making).toEqual({ status: 'idle' });
  store.dispatch(changeBeside({ photos: null }));
  await store.dispatch(makeArchive(scene));
  expect(team().making.status).toBe('made');
});

test('a tab that has the folder open keeps it where another tab changes the list', async () => {
  const device = fakeDevice();
  const first = await withList(device);
  await first.store.dispatch(takePhotos(PHOTOS));
  await first.looked();
  await first.store.dispatch(saveWork());
  const other = await pageOf(device);
  await other.store.dispatch(takeList(LIST.replace('Bo', 'Bob'), 'next.csv'));
  await other.store.dispatch(saveWork());
  const { photos } = first.team().list?.beside ?? NO_BESIDE_LISTS;
  await first.store.dispatch(lookElsewhere(readWork));
  expect(first.team().list?.name).toBe('next.csv');
  expect(first.team().list?.beside?.photos).toBe(photos);
  expect(first.team().saved?.list).toBe(first.team().list);
});

test('photos are reported, and are in the signatures of people and of their other addresses', async () => {
  const { world, store, team, read, looked } = await withList();
  await store.dispatch(takeBesideList('addresses', ADDRESSES));
  await read(3);
  await store.dispatch(takePhotos(PHOTOS));
  await looked();
  const { list, people, beside } = team();
  expect(besideReport('photos', beside)).toBe('1 of 3 people have a photo in it.');
  expect(besideReport('addresses', beside)).toBe(
    '1 other address of people, 1 mailbox with a signature',
  );
  const problems = besideProblems(people, list?.beside ?? NO_BESIDE_LISTS, beside);
  expect(problems.map(({ message }) => message)).toEqual([
    'Photos: old/bo@x.example.jpg is no whole JPEG, PNG or GIF of 20 MB at most.',
    'Photos: 1 without a photo in staff.',
  ]);
  store.dispatch(setupChanged({ packs: ['google'] }));
  await store.dispatch(makeArchive(store.dispatch(readRunScene())));
  await store.dispatch(saveArchive());
  const withPhoto = readZip(world.saved[0]?.bytes ?? new Uint8Array())
    .filter(({ bytes }) => new TextDecoder().decode(bytes).includes(JPEG))
    .map(({ path }) => path);
  expect(withPhoto).toEqual(
    expect.arrayContaining([
      'signatures/ada@x.example.html',
      expect.stringMatching(/^google\/signatures\/person-/),
    ]),
  );
  expect(withPhoto).not.toContain('signatures/bo@x.example.html');
});

test('linked pictures of overrides load no more than those of any list from elsewhere', async () => {
  const { store, read } = await pageOf();
  store.dispatch(beginList());
  const list = store.getState().team.list;
  const typed = ['Ada', 'ada@x.example', '', '', ''];
  if (list !== null) {
    const rows = [{ line: 2, cells: typed }];
    store.dispatch(listChanged({ ...list, table: { ...list.table, rows } }));
  }
  await read(1);
  expect(selectHeldCountOfTeam(store.getState())).toBe(0);
  const text = 'Email,Photo\nada@x.example,https://spy.example/ada.png';
  await store.dispatch(takeBesideList('overrides', new File([text], 'o.csv')));
  await vi.waitFor(() => expect(selectHeldCountOfTeam(store.getState())).toBe(1));
});

test('the setup holds none of them', async () => {
  const { world, store } = await withList();
  await store.dispatch(takeBesideList('overrides', OVERRIDES));
  await store.dispatch(takePhotos(PHOTOS));
  await store.dispatch(saveSetup(writeSetupFile));
  const text = String(world.saved[0]?.content);
  expect(text).toContain('"kind"');
  expect(text).not.toMatch(/Director|o\.csv|staff|beside/);
});
