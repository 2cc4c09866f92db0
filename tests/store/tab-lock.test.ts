import { describe, expect, test, vi } from 'vitest';
import { headerKey, signatureKey } from '../../src/saving/state/header';
import { saveAll } from '../../src/saving/state/save';
import { restoreSignature, openNew, switchTo } from '../../src/saving/state/open-signature';
import { followTabs } from '../../src/saving/state/tab-lock';
import { makeStore, type AppStore } from '../../src/store/make-store';
import { openDesigner } from '../../src/store/open-designer';
import { changeField } from '../../src/store/signature/edit-form';
import { record } from '../../src/store/signature/history';
import { NEW_SIGNATURE } from '../../src/store/signature/signature';
import { historyNavigation } from '../../src/store/signature/history-navigation';
import { makeElement } from '../../src/scene/operations/add';
import { definitionOf } from '../../src/scene/registry';
import { fakeDevice, type FakeDevice } from '../helpers/fake-device';
import { fakeWorld, type World } from '../helpers/fake-ports';
import { left } from '../helpers/returning';

/** A page of the app in a tab of its own. */
interface Tab {
  readonly store: AppStore;
  readonly world: World;
  /** As when a tab is closed at once: it puts nothing down, and its locks are free. */
  readonly closes: () => void;
}

async function opens(device: FakeDevice, page: 'template' | 'scene' = 'template'): Promise<Tab> {
  const world = fakeWorld([], device);
  const store = makeStore(world.ports);
  if (page === 'scene') openDesigner(store);
  await store.dispatch(restoreSignature());
  const unfollow = store.dispatch(followTabs());
  const closes = (): void => {
    unfollow();
    world.behaviour.reading = 'fails';
    world.behaviour.writing = 'fails';
    for (const [name, { page: holder }] of device.holders) {
      if (holder === world.ports.tabs.pageId) device.holders.delete(name);
    }
  };
  return { store, world, closes };
}

async function twoTabs() {
  const device = fakeDevice();
  left(fakeWorld([], device), 'a');
  const first = await opens(device);
  const second = await opens(device);
  return { device, first, second };
}

function types({ store }: Tab, field: 'fullName' | 'jobTitle' | 'email', value: string): void {
  store.dispatch(changeField({ field, value }));
}

function adds({ store }: Tab, id: string): void {
  const { scene } = store.getState().signature.present;
  const elements = [makeElement(definitionOf('name'), id, { x: 10, y: 10 }, scene)];
  const selections = { selectionBefore: [], selectionAfter: [] };
  const step = { label: 'Add', place: 'canvas', group: null, ...selections } as const;
  store.dispatch(record({ type: 'scene/elementsAdded', elements }, step));
}

const person = ({ store }: Tab) => store.getState().signature.present.person;
const lockOwnerOf = ({ store }: Tab) => store.getState().saving.lockOwner;
const ids = ({ store }: Tab) =>
  store.getState().signature.present.scene.elements.map(({ id }) => id);
/** Until a tab has nothing that does not lie on the device. */
const settles = (tab: Tab) =>
  vi.waitFor(() => {
    const { signature, saving } = tab.store.getState();
    expect(saving.lockOwner).toBe('mine');
    expect(saving.saved).toBe(signature);
  });

describe('a signature that two tabs have open', () => {
  test('is written by one of them', async () => {
    const { first, second } = await twoTabs();
    expect([lockOwnerOf(first), lockOwnerOf(second)]).toEqual(['mine', 'elsewhere']);
  });

  test('is followed live by the other', async () => {
    const { first, second } = await twoTabs();
    types(first, 'fullName', 'Ada');
    await vi.waitFor(() => expect(person(second).fullName).toBe('Ada'));
    expect(lockOwnerOf(second)).toBe('elsewhere');
    expect(second.store.getState().signature.past).toHaveLength(1);
  });

  test('is taken over by the tab in which something is done, with what was just done in the other', async () => {
    const { first, second } = await twoTabs();
    types(first, 'fullName', 'Ada');
    types(second, 'jobTitle', 'Countess');
    await settles(second);
    expect(person(second)).toMatchObject({ fullName: 'Ada', jobTitle: 'Countess' });
    await vi.waitFor(() => expect(person(first).jobTitle).toBe('Countess'));
    expect([lockOwnerOf(first), lockOwnerOf(second)]).toEqual(['elsewhere', 'mine']);
  });

  test('goes back and forth, and every step stays', async () => {
    const { device, first, second } = await twoTabs();
    for (let times = 0; times < 4; times++) {
      types(first, 'fullName', `Ada ${times}`);
      await settles(first);
      types(second, 'jobTitle', `Countess ${times}`);
      await settles(second);
    }
    const third = await opens(device);
    expect(person(third)).toMatchObject({ fullName: 'Ada 3', jobTitle: 'Countess 3' });
    expect(third.store.getState().signature.past).toHaveLength(8);
  });

  test('keeps what was done in a tab that was too busy to be asked', async () => {
    const { device, first, second } = await twoTabs();
    types(first, 'fullName', 'Ada');
    // The first tab hangs: it no longer holds its lock, and it saves late, after the other tab.
    device.holders.clear();
    types(second, 'jobTitle', 'Countess');
    await settles(second);
    await first.store.dispatch(saveAll());
    await settles(first);
    expect(person(first)).toMatchObject({ fullName: 'Ada', jobTitle: 'Countess' });
    await vi.waitFor(() => expect(person(second).fullName).toBe('Ada'));
  });

  test('is never written by a tab that was taken over without knowing', async () => {
    const { device, first, second } = await twoTabs();
    device.holders.clear();
    types(second, 'jobTitle', 'Countess');
    await settles(second);
    const before = structuredClone(device.stored.get(signatureKey('a')));
    expect(lockOwnerOf(first)).toBe('mine');
    await first.store.dispatch(saveAll());
    expect(device.stored.get(signatureKey('a'))).toEqual(before);
  });

  test('is one document for form and designer', async () => {
    const device = fakeDevice();
    left(fakeWorld([], device), 'a');
    const form = await opens(device);
    const designer = await opens(device, 'scene');
    adds(designer, 'name-1');
    await settles(designer);
    types(form, 'fullName', 'Ada');
    await settles(form);
    expect(ids(form)).toEqual(['name-1']);
    await vi.waitFor(() => expect(person(designer).fullName).toBe('Ada'));
    designer.store.dispatch(historyNavigation.undo());
    await settles(designer);
    expect(person(designer).fullName).toBe('Jane Doe');
    expect(ids(designer)).toEqual(['name-1']);
    await vi.waitFor(() => expect(person(form).fullName).toBe('Jane Doe'));
  });

  test('may be left by one of them for another', async () => {
    const { device, first, second } = await twoTabs();
    types(first, 'fullName', 'Ada');
    await first.store.dispatch(openNew(NEW_SIGNATURE, 'Another'));
    types(first, 'fullName', 'Grace');
    await settles(first);
    types(second, 'jobTitle', 'Countess');
    await settles(second);
    expect(person(second)).toMatchObject({ fullName: 'Ada', jobTitle: 'Countess' });
    expect(person(first).fullName).toBe('Grace');
    await first.store.dispatch(switchTo('a'));
    expect(person(first)).toMatchObject({ fullName: 'Ada', jobTitle: 'Countess' });
    expect(lockOwnerOf(first)).toBe('elsewhere');
    expect(device.stored.get(headerKey('a'))).toMatchObject({ person: 'Ada' });
  });
});

describe('a device that fails while a tab takes over', () => {
  test('is reported once, and the next step tries again', async () => {
    const { first, second } = await twoTabs();
    second.world.behaviour.writing = 'fails';
    types(second, 'jobTitle', 'Countess');
    await vi.waitFor(() => expect(second.store.getState().notices.queue).toHaveLength(1));
    expect(person(second).jobTitle).toBe('Countess');
    second.world.behaviour.writing = 'works';
    types(second, 'email', 'ada@example.com');
    await settles(second);
    expect(person(second)).toMatchObject({ jobTitle: 'Countess', email: 'ada@example.com' });
    expect(second.store.getState().notices.queue).toHaveLength(1);
    await vi.waitFor(() => expect(person(first).jobTitle).toBe('Countess'));
  });
});

describe('three tabs, form and designer mixed', () => {
  // The long step `fixes` tries ten seeds.
  const seeds = Array.from(
    { length: Number(process.env['TAB_SEEDS'] ?? 1) },
    (_, index) => index + 1,
  );

  test.each(seeds)(
    'in 500 steps with reloads, no step that was reported as saved is missing: seed %i',
    async (seed) => {
      const random = seededRandom(seed);
      const pick = (count: number): number => Math.floor(random() * count);
      const device = fakeDevice();
      left(fakeWorld([], device), 'a');
      const pages = ['template', 'scene', 'scene'] as const;
      const tabs = [];
      for (const page of pages) tabs.push(await opens(device, page));
      const saved = new Map<string, string>();
      for (let step = 0; step < 500; step++) {
        const at = pick(tabs.length);
        const tab = tabs[at];
        if (tab === undefined) continue;
        const before = new Set(ids(tab));
        const kind = pick(10);
        if (kind === 0) {
          tab.closes();
          tabs[at] = await opens(device, pages[at] ?? 'template');
          continue;
        }
        const isAdding = kind < 4 && pages[at] === 'scene' && before.size < 60;
        if (isAdding) adds(tab, `name-${step}`);
        else types(tab, FIELDS[pick(FIELDS.length)] ?? 'email', `step ${step}`);
        if (pick(3) > 0) {
          await saves(tab);
          const { person: shown, scene } = tab.store.getState().signature.present;
          for (const field of FIELDS) saved.set(field, shown[field]);
          for (const { id } of scene.elements) saved.set(id, id);
        }
      }
      for (const tab of tabs) await saves(tab);
      const last = await opens(device, 'scene');
      const found = new Set(ids(last));
      const elements = [...saved.keys()].filter((key) => key.startsWith('name-'));
      expect(elements.length).toBeGreaterThan(40);
      expect(elements.filter((id) => !found.has(id))).toEqual([]);
      for (const field of FIELDS) {
        const [kept, now] = [saved.get(field), person(last)[field]].map(stepOf);
        expect(now).toBeGreaterThanOrEqual(kept ?? 0);
      }
    },
    60_000,
  );
});

const FIELDS = ['fullName', 'jobTitle', 'email'] as const;

function stepOf(value: string | undefined): number {
  return Number(value?.replace('step ', '')) || 0;
}

/** Waits until the page shows that all is saved, whichever tab has saved it. */
async function saves(tab: Tab): Promise<void> {
  await tab.store.dispatch(saveAll());
  await vi.waitFor(
    () => {
      const { signature, saving } = tab.store.getState();
      expect(saving.saved).toBe(signature);
    },
    { interval: 2 },
  );
}

function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
