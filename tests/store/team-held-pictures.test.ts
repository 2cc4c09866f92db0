import { describe, expect, test, vi } from 'vitest';
import { makeStore } from '../../src/store/make-store';
import { headerKey } from '../../src/saving/state/header';
import { openNew, switchTo } from '../../src/saving/state/open-signature';
import { NEW_SIGNATURE } from '../../src/store/signature/signature';
import {
  loadHeldPicturesOfTeam,
  selectHeldCountOfTeam,
  selectHeldOfTeam,
} from '../../src/team/state/held-in-team';
import { withCell, withPasted } from '../../src/team/state/edit-table';
import { openTeam } from '../../src/team/state/open-team';
import { selectRun } from '../../src/team/state/run';
import { recallWork, saveWork } from '../../src/team/state/saved-work';
import { chooseSource } from '../../src/team/state/source';
import { readWork } from '../../src/team/page/people/read-work';
import { changeTable } from '../../src/team/state/change-table';
import { beginList, takeList } from '../../src/team/page/people/take-list';
import { heldOfMember } from '../../src/team/core/member';
import type { Member } from '../../src/team/core/list/member';
import { memberMaker, type RenderingPorts } from '../../src/team/core/make-member';
import { GIF } from '../helpers/pictures';
import { fakeDevice } from '../helpers/fake-device';
import { fakeWorld } from '../helpers/fake-ports';
import { left } from '../helpers/returning';
import { designOf } from '../helpers/scenes';

const SPY = 'https://spy.example';
const LIST = `Name,Email,Photo\nAda,ada@x.example,${SPY}/ada.png\nBo,bo@x.example,${SPY}/bo.png`;

async function pageOf(device = fakeDevice()) {
  const world = fakeWorld([], device);
  const store = makeStore(world.ports);
  openTeam(store);
  await store.dispatch(recallWork(readWork));
  const held = (line: number) => {
    const members = store.getState().team.people?.members ?? [];
    const member = members.find((each) => each.line === line);
    return member === undefined ? null : heldOfMember(member, selectHeldOfTeam(store.getState()));
  };
  const read = (count: number) =>
    vi.waitFor(() => expect(store.getState().team.people?.members).toHaveLength(count));
  return { world, store, held, read, count: () => selectHeldCountOfTeam(store.getState()) };
}

describe('the linked photos of a list', () => {
  test('are held until the visitor allows it, which is saved with the list', async () => {
    const device = fakeDevice();
    const page = await pageOf(device);
    await page.store.dispatch(takeList(LIST, 'people.csv'));
    await page.read(2);
    expect([page.held(2), page.held(3)]).toEqual([[`${SPY}/ada.png`], [`${SPY}/bo.png`]]);
    expect(page.count()).toBe(2);
    await page.store.dispatch(saveWork());
    const again = await pageOf(device);
    await again.read(2);
    expect(again.count()).toBe(2);
    await again.store.dispatch(loadHeldPicturesOfTeam());
    await again.read(2);
    expect([again.count(), again.held(2)]).toEqual([0, []]);
    await again.store.dispatch(saveWork());
    const last = await pageOf(device);
    await last.read(2);
    expect(last.count()).toBe(0);
  });

  test('that are typed are loaded, and those that are pasted are held', async () => {
    const page = await pageOf();
    await page.store.dispatch(takeList(LIST, ''));
    await page.read(2);
    const typed = `${SPY}/mine.png`;
    const place = { line: 2, column: 2 };
    page.store.dispatch(changeTable((table) => withCell(table, place, typed), { typed }));
    await vi.waitFor(() => expect(page.held(2)).toEqual([]));
    expect(page.held(3)).toEqual([`${SPY}/bo.png`]);
    const shown = { lines: [2, 3], columns: [0, 1, 2] };
    const cells = [[`${SPY}/pasted.png`]];
    page.store.dispatch(changeTable((table) => withPasted(table, place, cells, shown), 'pasted'));
    await vi.waitFor(() => expect(page.held(2)).toEqual([`${SPY}/pasted.png`]));
  });

  test('in a list that was begun by hand are held as soon as they are pasted', async () => {
    const page = await pageOf();
    page.store.dispatch(beginList());
    const cells = [['Ada', 'ada@x.example', 'Baker', '', '']];
    const shown = { lines: [2], columns: [0, 1, 2, 3, 4] };
    page.store.dispatch(
      changeTable((table) => withPasted(table, { line: 2, column: 0 }, cells, shown), 'pasted'),
    );
    expect(page.store.getState().team.list?.picturesHeldBut).toEqual([]);
  });

  test('of work that was saved before there was anything to be asked are loaded', () => {
    const list = { name: '', table: { header: ['Photo'], rows: [], problems: [] }, mapping: {} };
    const stored = { version: 1, stamp: 'a', list, setup: {} };
    expect(readWork(stored)).toMatchObject({ value: { list } });
    const read = readWork({ ...stored, list: { ...list, picturesHeldBut: 7 } });
    expect(read).toMatchObject({ value: { list: { picturesHeldBut: [] } } });
  });
});

describe('the held pictures of the signature that all get', () => {
  const SIGNATURE = {
    ...NEW_SIGNATURE,
    person: { ...NEW_SIGNATURE.person, logoUrl: `${SPY}/logo.png` },
    heldPictures: [`${SPY}/logo.png`],
  };

  test('of the open one are asked about, and loaded for it, too', async () => {
    const page = await pageOf();
    await page.store.dispatch(openNew(SIGNATURE));
    expect(page.count()).toBe(1);
    const scene = { today: '2025-06-01', baseUrl: '' };
    await page.store.dispatch(takeList('Name,Email\nAda,ada@x.example', ''));
    await page.read(1);
    expect(selectRun(page.store.getState(), scene)?.held?.ofSignature).toEqual([`${SPY}/logo.png`]);
    await page.store.dispatch(loadHeldPicturesOfTeam());
    expect(page.store.getState().signature.present.heldPictures).toBeUndefined();
    expect(selectRun(page.store.getState(), scene)?.held?.ofSignature).toEqual([]);
  });

  test('of another one are asked about, and stored here', async () => {
    const page = await pageOf();
    left(page.world, 'eve', SIGNATURE);
    await page.store.dispatch(chooseSource('eve'));
    expect(page.count()).toBe(1);
    await page.store.dispatch(loadHeldPicturesOfTeam());
    expect(page.count()).toBe(0);
    expect(page.store.getState().team.setup.loadedPictures).toEqual([`${SPY}/logo.png`]);
  });

  test('of another one are stored with it, too, so that no visitor is asked again', async () => {
    const page = await pageOf();
    const edited = '2025-01-01T00:00:00.000Z';
    left(page.world, 'eve', SIGNATURE, edited);
    await page.store.dispatch(chooseSource('eve'));
    await page.store.dispatch(loadHeldPicturesOfTeam());
    await page.store.dispatch(switchTo('eve'));
    const { signature } = page.store.getState();
    expect(signature.present.person.logoUrl).toBe(`${SPY}/logo.png`);
    expect(signature.present.heldPictures).toBeUndefined();
    expect(page.world.stored.get(headerKey('eve')), 'no edit of it').toMatchObject({ edited });
  });

  test('of another one that cannot be written are remembered here', async () => {
    const page = await pageOf();
    left(page.world, 'eve', SIGNATURE);
    await page.store.dispatch(chooseSource('eve'));
    page.world.behaviour.writing = 'fails';
    await page.store.dispatch(loadHeldPicturesOfTeam());
    expect(page.count()).toBe(0);
  });
});

test('nothing that shows a held photo is drawn, and the photo stays linked', async () => {
  const {
    version: _version,
    person,
    ...scene
  } = designOf([
    { type: 'photo', x: 0, y: 0, width: 60, height: 60 },
    { type: 'circle', x: 40, y: 40, width: 40, height: 40 },
  ]);
  const member: Member = {
    line: 2,
    address: 'ada@x.example',
    facts: { fullName: 'Ada', profileImageUrl: `${SPY}/ada.png` },
  };
  const run = {
    plan: {
      constants: {},
      exceptions: [],
      signature: { kind: 'scene', person: { ...NEW_SIGNATURE.person, ...person }, scene },
    },
    fields: ['fullName', 'email', 'profileImageUrl'],
    options: { images: 'embed' },
  } as const;
  type Draw = NonNullable<RenderingPorts['draw']>;
  const draw = vi.fn<Draw>(async () => ({ type: 'image/gif', base64: GIF.split(',')[1] ?? '' }));
  const held = { ofSignature: [], ofListBut: [] };
  const made = await memberMaker({ ...run, held }, { draw })(member);
  expect(JSON.stringify(draw.mock.calls)).not.toContain(SPY);
  expect(made.html).toContain(`src="${SPY}/ada.png"`);
  await memberMaker(run, { draw })(member);
  expect(JSON.stringify(draw.mock.calls)).toContain(SPY);
});
