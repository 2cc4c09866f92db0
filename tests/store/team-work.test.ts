import { afterEach, expect, test, vi } from 'vitest';
import { makeStore } from '../../src/store/make-store';
import { withCell } from '../../src/team/state/edit-table';
import {
  forgetList,
  followWork,
  keepOwnWork,
  lookElsewhere,
  recallWork,
  saveWork,
  type ReadWork,
} from '../../src/team/state/saved-work';
import { openTeam } from '../../src/team/state/open-team';
import {
  cellTyped,
  listChanged,
  setupChanged,
  type TeamList,
} from '../../src/team/state/team-slice';
import { readWork } from '../../src/team/page/people/read-work';
import { fakeDevice, type FakeDevice } from '../helpers/fake-device';
import { fakeWorld } from '../helpers/fake-ports';

afterEach(() => vi.useRealTimers());

const KEY = 'signet/team/work';
const read: ReadWork = readWork;

const LIST: TeamList = {
  name: 'people.csv',
  table: {
    header: ['Name', 'Email'],
    rows: [{ line: 2, cells: ['Ada', 'ada@x.example'] }],
    problems: [{ line: 2, column: 'Name', message: 'A quote is not closed.' }],
  },
  mapping: { fullName: 0, email: 1 },
};

function renamed(name: string): TeamList {
  return { ...LIST, table: withCell(LIST.table, { line: 2, column: 0 }, name) };
}

/** A tab that has read what lies on the device. */
async function openTab(device: FakeDevice) {
  const world = fakeWorld([], device);
  const store = makeStore(world.ports);
  await store.dispatch(recallWork(read));
  const titles = () => store.getState().notices.queue.map(({ title }) => title);
  const names = () => store.getState().team.list?.table.rows.map(({ cells }) => cells[0]);
  return { world, store, titles, names, team: () => store.getState().team };
}

test('a list and what was decided is saved, read back and there at the next visit', async () => {
  const device = fakeDevice();
  const first = await openTab(device);
  expect(first.team()).toMatchObject({ list: null, saving: 'saved' });
  await first.store.dispatch(saveWork());
  expect(device.stored.size).toBe(0);
  first.store.dispatch(listChanged(LIST));
  const rules = { constants: { companyName: 'Acme' }, exceptions: [] };
  first.store.dispatch(setupChanged({ rules, packs: ['google'], columns: { tel: 'phone' } }));
  await first.store.dispatch(saveWork());
  expect([...device.stored.keys()]).toEqual([KEY]);
  const later = await openTab(device);
  expect(later.team().list).toEqual(LIST);
  expect(later.team().setup).toEqual(first.team().setup);
});

test('what is typed into a cell is saved before the cell is left, and taken back like all else', async () => {
  vi.useFakeTimers();
  const device = fakeDevice();
  const { store, team } = await openTab(device);
  openTeam(store);
  store.dispatch(listChanged(LIST));
  await vi.advanceTimersByTimeAsync(2000);
  for (const text of ['B', 'Bo', 'Bo ', 'Bo W', 'Bo We', 'Bo Web']) {
    store.dispatch(cellTyped({ line: 2, column: 0, text }));
    await vi.advanceTimersByTimeAsync(300);
  }
  expect(team().list, 'nobody sees half a name in the list').toBe(LIST);
  expect((await openTab(device)).names()?.[0]).toMatch(/^Bo W/);
  store.dispatch(cellTyped(null));
  await vi.advanceTimersByTimeAsync(2000);
  expect((await openTab(device)).names()).toEqual(['Ada']);
});

test('forgetting takes the list from the device at once, and nothing else', async () => {
  const device = fakeDevice();
  const { store } = await openTab(device);
  store.dispatch(listChanged(LIST));
  store.dispatch(setupChanged({ host: 'https://x.example' }));
  await store.dispatch(saveWork());
  await store.dispatch(forgetList());
  expect(JSON.stringify([...device.stored])).not.toContain('ada@x.example');
  const later = await openTab(device);
  expect(later.team()).toMatchObject({ list: null, setup: { host: 'https://x.example' } });
});

test.each([
  ['newer', { version: 2, list: LIST }, 'It was saved by a newer version of this page.'],
  ['broken', { version: 1, list: { table: 7 } }, 'Your saved list could not be read.'],
  ['rubbish', 'rubbish', 'Your saved list could not be read.'],
])('saved work that is %s is set aside and reported', async (_what, stored, shown) => {
  const device = fakeDevice();
  device.stored.set(KEY, stored);
  const { store, team } = await openTab(device);
  expect(team()).toMatchObject({ list: null, saving: 'saved' });
  expect(store.getState().notices.queue[0]?.message).toContain(shown);
  const aside = [...device.stored].find(([key]) => key.startsWith('signet/unreadable/team'));
  expect(aside?.[1]).toEqual(stored);
  store.dispatch(listChanged(LIST));
  await store.dispatch(saveWork());
  expect((await openTab(device)).team().list).toEqual(LIST);
});

test('a device that saves nothing is reported once, and what was done stays', async () => {
  const device = fakeDevice();
  const { world, store, titles, team } = await openTab(device);
  world.behaviour.writing = 'fails';
  store.dispatch(listChanged(LIST));
  await store.dispatch(saveWork());
  await store.dispatch(saveWork());
  expect(titles()).toEqual(['Not saved']);
  expect(team()).toMatchObject({ list: LIST, saving: 'fails' });
  world.behaviour.writing = 'forgets';
  await store.dispatch(saveWork());
  expect(team().saving).toBe('fails');
  world.behaviour.writing = 'works';
  await store.dispatch(saveWork());
  expect(team().saving).toBe('saved');
});

test('a device that cannot be read is reported, and what it holds is not overwritten', async () => {
  const device = fakeDevice();
  const saved = await openTab(device);
  saved.store.dispatch(listChanged(LIST));
  await saved.store.dispatch(saveWork());
  const world = fakeWorld([], device);
  world.behaviour.reading = 'fails';
  const store = makeStore(world.ports);
  await store.dispatch(recallWork(read));
  expect(store.getState().notices.queue[0]?.title).toBe('Your list could not be read');
  world.behaviour.reading = 'works';
  store.dispatch(listChanged(renamed('Bo')));
  await store.dispatch(saveWork());
  expect(store.getState().team.saving).toBe('conflict');
  expect((await openTab(device)).team().list).toEqual(LIST);
});

test('a tab in which nothing was done follows the other', async () => {
  const device = fakeDevice();
  const here = await openTab(device);
  const end = here.store.dispatch(followWork(read));
  const there = await openTab(device);
  there.store.dispatch(listChanged(LIST));
  await there.store.dispatch(saveWork());
  await expect.poll(() => here.names()).toEqual(['Ada']);
  end();
});

test('where both tabs have done something, somebody chooses', async () => {
  const device = fakeDevice();
  const [here, there, third] = [
    await openTab(device),
    await openTab(device),
    await openTab(device),
  ];
  here.store.dispatch(listChanged(renamed('Here')));
  there.store.dispatch(listChanged(renamed('There')));
  third.store.dispatch(listChanged(renamed('Third')));
  await there.store.dispatch(saveWork());
  await here.store.dispatch(saveWork());
  await third.store.dispatch(lookElsewhere(read));
  expect([here.team().saving, third.team().saving]).toEqual(['conflict', 'conflict']);
  await here.store.dispatch(saveWork());
  expect(here.names()).toEqual(['Here']);
  await here.store.dispatch(keepOwnWork());
  expect(here.team().saving).toBe('saved');
  await third.store.dispatch(recallWork(read));
  expect([third.names(), third.team().saving]).toEqual([['Here'], 'saved']);
});

test('a list that is edited without a rest is saved all the same', async () => {
  vi.useFakeTimers();
  const tab = await openTab(fakeDevice());
  openTeam(tab.store);
  tab.store.dispatch(listChanged(LIST));
  for (let letters = 1; letters <= 30; letters++) {
    tab.store.dispatch(listChanged(renamed('a'.repeat(letters))));
    await vi.advanceTimersByTimeAsync(110);
    const saved = tab.team().saved?.list?.table.rows[0]?.cells[0] ?? '';
    expect(letters - saved.length).toBeLessThan(10);
  }
});
