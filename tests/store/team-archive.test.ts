import { writeSetupFile } from '../../src/team/core/setup/setup-file';
import { openSetup } from '../../src/team/page/make/setup-file';
import { saveSetup } from '../../src/team/state/setup-file';
import { expect, test } from 'vitest';
import { makeStore } from '../../src/store/make-store';
import { parseSignatureFile } from '../../src/saving/state/files/signature-file';
import { headerKey, newHeader, signatureKey } from '../../src/saving/state/header';
import { serializeSignature } from '../../src/saving/state/serialize-signature';
import { newSignatureHistory } from '../../src/store/signature/history';
import { NEW_SIGNATURE } from '../../src/store/signature/signature';
import { makeArchive, saveArchive, saveTeamSignature } from '../../src/team/state/archive';
import { stopMaking } from '../../src/team/state/make-aside';
import { openTeam } from '../../src/team/state/open-team';
import { recallWork } from '../../src/team/state/saved-work';
import { readRunScene, selectRun } from '../../src/team/state/run';
import { chooseSource, readSource, selectSource } from '../../src/team/state/source';
import { listChanged, NEW_SETUP, setupChanged } from '../../src/team/state/team-slice';
import { readManifest } from '../../src/team/core/archive/manifest';
import { readWork } from '../../src/team/page/people/read-work';
import { SAMPLE_LIST } from '../../src/team/page/people/list-sources';
import { chooseColumn } from '../../src/team/page/people/choose-column';
import { beginList, takeList } from '../../src/team/page/people/take-list';
import { fakeWorld, NOW, ORIGIN } from '../helpers/fake-ports';
import { readZip } from '../helpers/read-zip';

async function openSample() {
  const world = fakeWorld();
  const store = makeStore(world.ports);
  openTeam(store);
  openTeam(store);
  await store.dispatch(recallWork(readWork));
  const problem = await store.dispatch(takeList(SAMPLE_LIST, 'Sample list'));
  expect(problem).toBeNull();
  await expect.poll(() => store.getState().team.people).not.toBeNull();
  const scene = store.dispatch(readRunScene());
  return { world, store, scene, team: () => store.getState().team };
}

test('the sample list holds six people, a guest and a blocked account', async () => {
  const { team } = await openSample();
  expect(team().people?.members).toHaveLength(6);
  expect(team().people?.skipped.map(({ reason }) => reason)).toEqual(['guest', 'blocked']);
});

test('a list that cannot be read is reported with its line, and the one before stays', async () => {
  const { store, team } = await openSample();
  const before = team().list;
  const problem = await store.dispatch(takeList('Ada,ada@x.example\nBo,bo@x.example', ''));
  expect(problem).toMatchObject({ line: 1 });
  expect(team().list).toBe(before);
});

test('what somebody chose a column to hold is remembered for the next list', async () => {
  const { store, team } = await openSample();
  const list = 'Name,Hot line,Email\nAda,+49 30 5550 1,ada@x.example';
  await store.dispatch(takeList(list, 'first.csv'));
  expect(team().list?.mapping).toEqual({ fullName: 0, email: 2 });
  store.dispatch(chooseColumn(1, 'phone'));
  store.dispatch(chooseColumn(0, null));
  expect(team().list?.mapping).toEqual({ phone: 1, email: 2 });
  await store.dispatch(takeList(list.replace('Hot line', 'HOT-LINE'), 'next.csv'));
  expect(team().list?.mapping).toEqual({ phone: 1, email: 2 });
});

test('a list to be typed begins with a blank row, who is no person', async () => {
  const { store, team } = await openSample();
  store.dispatch(beginList());
  await expect.poll(() => team().people).toMatchObject({ members: [], skipped: [] });
  expect(team().list?.table.header).toContain('Full name');
});

test('a run holds the choices that matter to it, and stays the same object until one of them changes', async () => {
  const { store, scene } = await openSample();
  const run = selectRun(store.getState(), scene);
  expect(run).toMatchObject({
    plan: { constants: {}, exceptions: [], signature: { kind: 'template', template: 'modern' } },
    options: { images: 'embed', today: NOW.slice(0, 10), baseUrl: ORIGIN },
  });
  expect(run?.fields).toContain('department');
  store.dispatch(setupChanged({ packs: ['google'] }));
  expect(selectRun(store.getState(), scene)).toBe(run);
  store.dispatch(setupChanged({ images: 'hosted', host: 'no address' }));
  expect(selectRun(store.getState(), scene)?.options).toMatchObject({ images: 'link' });
  store.dispatch(setupChanged({ host: 'x.example/pictures' }));
  expect(selectRun(store.getState(), scene)?.options).toMatchObject({
    images: 'hosted',
    host: 'https://x.example/pictures',
  });
});

test('the signatures of all are one archive, and a later run gives files of who has changed alone', async () => {
  const { world, store, scene, team } = await openSample();
  await store.dispatch(makeArchive(scene));
  await store.dispatch(saveArchive());
  const [saved] = world.saved;
  expect(saved?.name).toBe('Jane Doe signatures.zip');
  const files = new Map(
    readZip(saved?.bytes ?? new Uint8Array()).map(({ path, bytes }) => [path, bytes]),
  );
  expect([...files.keys()]).toContain('signatures/amara.okafor@example.com.html');
  const manifest = readManifest(new TextDecoder().decode(files.get('manifest.json')));
  if (!manifest.ok) throw new Error(manifest.problem);
  const list = team().list;
  if (list === null) throw new Error('There is a list');
  const [first, ...rest] = list.table.rows;
  expect(first?.cells[0]).toBe('Amara Okafor');
  store.dispatch(listChanged({ ...list, table: { ...list.table, rows: rest } }));
  expect(team().making).toMatchObject({ status: 'made', isStale: true });
  await expect.poll(() => team().people?.members.length).toBe(5);
  await store.dispatch(makeArchive(scene, manifest.value));
  const { making } = team();
  expect(making.status === 'made' && making.summary.changes).toMatchObject({
    joined: [],
    changed: [],
    left: ['amara.okafor@example.com'],
  });
});

test('an archive that is being made can be stopped, and one that fails is reported', async () => {
  const { world, store, scene, team } = await openSample();
  world.behaviour.archive = 'waits';
  const making = store.dispatch(makeArchive(scene));
  await expect.poll(() => team().making).toMatchObject({ progress: { done: 3, total: 6 } });
  await store.dispatch(makeArchive(scene));
  store.dispatch(stopMaking());
  await making;
  expect(team().making).toEqual({ status: 'idle' });
  expect(store.getState().notices.queue).toEqual([]);
  world.behaviour.archive = 'fails';
  await store.dispatch(makeArchive(scene));
  expect(store.getState().notices.queue[0]?.title).toBe('The archive was not made');
  await store.dispatch(saveArchive());
  expect(world.saved).toEqual([]);
});

test('an archive of a list that is removed meanwhile is not made', async () => {
  const { world, store, scene, team } = await openSample();
  const making = store.dispatch(makeArchive(scene));
  store.dispatch(listChanged(null));
  await making;
  expect(team().making).toEqual({ status: 'idle' });
  await store.dispatch(saveArchive());
  expect(world.saved).toEqual([]);
});

test('removing the list removes its archive', async () => {
  const { store, scene, team } = await openSample();
  await store.dispatch(makeArchive(scene));
  store.dispatch(listChanged(null));
  expect(team()).toMatchObject({ people: null, making: { status: 'idle' } });
});

test('signature and setup are saved as the command line takes them, and the page opens the setup again', async () => {
  const { world, store } = await openSample();
  const rules = {
    constants: { companyName: 'Acme' },
    exceptions: [{ conditions: [{ field: 'country', values: ['France'] }], language: 'fr' }],
  } as const;
  store.dispatch(setupChanged({ rules, packs: ['google'], columns: { hotline: 'phone' } }));
  await store.dispatch(saveTeamSignature());
  await store.dispatch(saveSetup(writeSetupFile));
  const [signature, setup] = world.saved;
  expect([signature?.name, setup?.name]).toEqual(['Jane Doe.signet.json', 'team.setup.json']);
  const parsed = parseSignatureFile(String(signature?.content));
  expect(parsed.ok && parsed.value.team).toBeUndefined();

  const changed = store.getState().team.setup;
  const { list } = store.getState().team;
  store.dispatch(setupChanged({ rules: NEW_SETUP.rules, packs: [], columns: {} }));
  const bare = store.getState().team.setup;
  const opened = await store.dispatch(openSetup(new Blob([String(setup?.content)])));
  const { choice } = store.getState().team.setup;
  expect(choice?.kind).toBe('template');
  expect(store.getState().team.setup).toEqual({ ...changed, choice });
  expect(store.getState().team.list?.mapping).toEqual(list?.mapping);
  if (opened.ok) opened.value.undo();
  expect(store.getState().team).toMatchObject({ setup: bare, list });

  const refused = await store.dispatch(openSetup(new Blob(['Name,Email'])));
  expect(refused).toMatchObject({ ok: false, problem: expect.stringContaining('not the setup') });
  expect(store.getState().team.setup).toEqual(bare);
});

test('another signature of the list can be the one, and the open one takes the place of one that is gone', async () => {
  const { world, store } = await openSample();
  const person = { ...NEW_SIGNATURE.person, companyName: 'Other Ltd' };
  const history = newSignatureHistory({ ...NEW_SIGNATURE, person });
  const header = { ...newHeader('other', NOW), name: 'Other', revision: 1 };
  world.stored.set(signatureKey('other'), serializeSignature(history));
  world.stored.set(headerKey('other'), header);
  await store.dispatch(chooseSource('other'));
  expect(selectSource(store.getState())).toMatchObject({
    id: 'other',
    name: 'Other',
    kind: 'template',
    hasDesign: false,
    signature: { person: { companyName: 'Other Ltd' } },
  });
  store.dispatch(setupChanged({ choice: { id: 'gone', kind: 'scene' } }));
  expect(selectSource(store.getState())).toBeNull();
  await store.dispatch(readSource());
  expect(selectSource(store.getState())?.id).toBe(store.getState().saving.id);
  await store.dispatch(chooseSource(store.getState().saving.id));
  expect(store.getState().team.setup.choice?.kind).toBe('template');
});
