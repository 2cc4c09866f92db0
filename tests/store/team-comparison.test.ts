import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeStore } from '../../src/store/make-store';
import { makeArchive, saveArchive, saveTeamSignature } from '../../src/team/state/archive';
import { saveComparison } from '../../src/team/state/comparison';
import { withCell } from '../../src/team/state/edit-table';
import { stopMaking } from '../../src/team/state/make-aside';
import { openTeam } from '../../src/team/state/open-team';
import { readRunScene } from '../../src/team/state/run';
import { recallWork } from '../../src/team/state/saved-work';
import { saveSetup } from '../../src/team/state/setup-file';
import { listChanged, setupChanged } from '../../src/team/state/team-slice';
import { writeSetupFile } from '../../src/team/core/setup/setup-file';
import { readWork } from '../../src/team/page/people/read-work';
import { takeList } from '../../src/team/page/people/take-list';
import { runSignet } from '../cli/run-signet';
import { fakeWorld } from '../helpers/fake-ports';

const folder = mkdtempSync(join(tmpdir(), 'signet-comparison-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const LIST = [
  'Name,Email,Job title,Department',
  'Ada Poe,ada@x.example,Cook,Sales',
  'Bo Low,bo@x.example,Chef,Sales',
  'Cy Day,cy@x.example,Waiter,Floor',
].join('\n');
/** Ada has another title, Cy has left, and Dee is new. */
const LATER = [
  'Name,Email,Job title,Department',
  'Ada Poe,ada@x.example,Head cook,Sales',
  'Bo Low,bo@x.example,Chef,Sales',
  'Dee Foe,dee@x.example,Waiter,Floor',
].join('\n');

async function openList(list: string) {
  const world = fakeWorld();
  const store = makeStore(world.ports);
  openTeam(store);
  await store.dispatch(recallWork(readWork));
  store.dispatch(
    setupChanged({ rules: { constants: { companyName: 'Acme' }, exceptions: [] }, packs: [] }),
  );
  const take = async (next: string): Promise<void> => {
    await store.dispatch(takeList(next, 'list.csv'));
    const last = next.split('\n').at(-1)?.split(',')[1];
    await expect.poll(() => store.getState().team.people?.members.at(-1)?.address).toBe(last);
  };
  await take(list);
  const scene = store.dispatch(readRunScene());
  return { world, store, scene, take, team: () => store.getState().team };
}

/** The page after a first run, with the list of a later one and the archive of the first. */
async function openLater() {
  const page = await openList(LIST);
  await page.store.dispatch(makeArchive(page.scene));
  await page.store.dispatch(saveArchive());
  const zip = new Blob([new Uint8Array(page.world.saved[0]?.bytes ?? [])]);
  await page.take(LATER);
  return { ...page, zip };
}

/** Writes a file for the command line, and returns where it lies. */
function written(name: string, content: string | Uint8Array): string {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
}

test('the page for a review is saved, and is the same that the command line writes', async () => {
  const { world, store, scene, team, zip } = await openLater();
  await store.dispatch(saveComparison(scene, zip));
  const counts = { joined: 1, changed: 1, same: 1, left: 1 };
  expect(team().comparing).toEqual({ status: 'compared', counts });
  const [, page] = world.saved;
  expect(page).toMatchObject({ name: 'Jane Doe review.html', type: 'text/html' });

  await store.dispatch(saveTeamSignature());
  await store.dispatch(saveSetup(writeSetupFile));
  const [signature, setup] = world.saved
    .slice(2)
    .map(({ name, content }) => written(name, content));
  const args = [
    '--signature',
    signature ?? '',
    '--setup',
    setup ?? '',
    '--people',
    written('later.csv', LATER),
    '--since',
    written('run.zip', new Uint8Array(await zip.arrayBuffer())),
  ];
  const { code, out } = await runSignet(['plan', ...args, '--format', 'html']);
  expect(code).toBe(0);
  expect(new TextDecoder().decode(page?.bytes)).toBe(out);
  expect(out).toContain('<ins>Head cook');
});

test('without an earlier run everybody is new', async () => {
  const { world, store, scene, team } = await openList(LIST);
  await store.dispatch(saveComparison(scene, null));
  expect(team().comparing).toMatchObject({ counts: { joined: 3, changed: 0, same: 0, left: 0 } });
  expect(new TextDecoder().decode(world.saved[0]?.bytes)).toContain('Cy Day');
});

test('what was saved is no longer shown once something is changed', async () => {
  const { store, scene, team } = await openList(LIST);
  await store.dispatch(saveComparison(scene, null));
  const { list } = team();
  if (list === null) throw new Error('There is a list');
  const table = withCell(list.table, { line: 2, column: 2 }, 'Baker');
  store.dispatch(listChanged({ ...list, table }));
  expect(team().comparing).toEqual({ status: 'idle' });
});

test('it can be stopped, waits for what else is being made, and is reported where it fails', async () => {
  const { world, store, scene, team } = await openList(LIST);
  world.behaviour.archive = 'waits';
  const comparing = store.dispatch(saveComparison(scene, null));
  await expect.poll(() => team().comparing).toMatchObject({ progress: { done: 1, total: 3 } });
  await store.dispatch(makeArchive(scene));
  expect(team().making).toEqual({ status: 'idle' });
  store.dispatch(stopMaking());
  await comparing;
  expect(team().comparing).toEqual({ status: 'idle' });
  expect([world.saved, store.getState().notices.queue]).toEqual([[], []]);

  const making = store.dispatch(makeArchive(scene));
  await expect.poll(() => team().making.status).toBe('making');
  await store.dispatch(saveComparison(scene, null));
  expect(team().comparing).toEqual({ status: 'idle' });
  store.dispatch(stopMaking());
  await making;

  world.behaviour.archive = 'works';
  await store.dispatch(saveComparison(scene, new Blob(['no manifest'])));
  expect(team().comparing).toEqual({ status: 'idle' });
  expect(store.getState().notices.queue[0]?.title).toBe('The review page was not made');
  expect(world.saved).toEqual([]);
});
