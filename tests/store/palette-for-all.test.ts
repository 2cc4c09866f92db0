import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { resolveColorScheme } from '../../src/model/color/color-scheme';
import { headerKey, readHeader, signatureKey } from '../../src/saving/state/header';
import { deleteSignature } from '../../src/saving/state/list';
import { switchTo } from '../../src/saving/state/open-signature';
import { applyToAll } from '../../src/saving/state/palette-for-all';
import { readSaved } from '../../src/saving/state/read-saved';
import { followTabs } from '../../src/saving/state/tab-lock';
import { historyNavigation } from '../../src/store/signature/history-navigation';
import { fakeDevice } from '../helpers/fake-device';
import { fakeWorld, type World } from '../helpers/fake-ports';
import { arrives, left } from '../helpers/returning';
import { header, notices, openName, person, withTwo } from '../helpers/two-signatures';
import type { Visitor } from '../helpers/visitor';

const SCHEME = JSON.stringify({ ...resolveColorScheme('cherry-red'), name: 'from-logo' });
const BEFORE = 'professional-blue';

async function applies({ store }: Visitor): Promise<void> {
  await store.dispatch(applyToAll(SCHEME, 'form'));
}

/** The color scheme that lies on the device. */
async function keptScheme({ ports }: World, id: string): Promise<string | null> {
  const read = await readSaved(ports, id);
  return read.ok ? read.value.history.present.person.colorScheme : null;
}

const shown = ({ state }: Visitor) => state().signature.present.person.colorScheme;
const reported = (someone: Visitor) =>
  notices(someone).map(({ title, message }) => [title, message]);
const BACK = 'To go back, undo it in each of them.';

describe('a palette for all signatures', () => {
  test('is a step of the open one, and of each of the others', async () => {
    const someone = await withTwo();
    await applies(someone);
    expect(shown(someone)).toBe(SCHEME);
    expect(await keptScheme(someone.world, 'bob')).toBe(SCHEME);
    expect(reported(someone)).toEqual([['Applied to 2 signatures', BACK]]);
    someone.does(historyNavigation.undo());
    expect(shown(someone)).toBe(BEFORE);
    await someone.store.dispatch(switchTo('bob'));
    expect(openName(someone)).toBe('Bob');
    expect(someone.state().signature.present.step?.label).toBe('Logo colors');
    someone.does(historyNavigation.undo());
    expect(shown(someone)).toBe(BEFORE);
  });

  test('keeps the name, the history and the order of the list', async () => {
    const someone = await withTwo();
    await someone.store.dispatch(switchTo('bob'));
    someone.types('jobTitle', 'Builder');
    await someone.store.dispatch(switchTo('ada'));
    const before = header(someone.world, 'bob');
    await applies(someone);
    const after = header(someone.world, 'bob');
    expect(after).toMatchObject({ name: before?.name, person: before?.person, deleted: null });
    expect(after?.revision).toBeGreaterThan(before?.revision ?? Number.NaN);
    await someone.store.dispatch(switchTo('bob'));
    expect(someone.state().signature.past).toHaveLength(2);
    expect(someone.state().signature.present.person.jobTitle).toBe('Builder');
  });

  test('shows in the list, also where what it looks like cannot be made', async () => {
    const someone = await withTwo();
    await applies(someone);
    expect(header(someone.world, 'bob')?.picture).toContain(resolveColorScheme(SCHEME).primary);
    const unlucky = await withTwo();
    unlucky.world.behaviour.exporter = 'fails';
    await applies(unlucky);
    expect(await keptScheme(unlucky.world, 'bob')).toBe(SCHEME);
    expect(header(unlucky.world, 'bob')?.picture).toBe('');
  });

  test('does not write what has it already', async () => {
    const someone = await withTwo();
    await applies(someone);
    const count = someone.world.writes.length;
    await applies(someone);
    expect(someone.world.writes.slice(count)).not.toContain(signatureKey('bob'));
    expect(reported(someone).at(-1)).toEqual(['Applied to 2 signatures', BACK]);
  });

  test('stays in one of them that is opened and edited next', async () => {
    const someone = await withTwo();
    await applies(someone);
    await someone.store.dispatch(switchTo('bob'));
    someone.types('fullName', 'Robert');
    await someone.store.dispatch(switchTo('ada'));
    expect(header(someone.world, 'bob')?.person).toBe('Robert');
    expect(await keptScheme(someone.world, 'bob')).toBe(SCHEME);
  });
});

describe('what is left as it is', () => {
  test('is what another tab has open, which is reported', async () => {
    const device = fakeDevice();
    const world = fakeWorld([], device);
    left(world, 'bob', person('Bob'), '2025-01-01T00:00:00.000Z');
    left(world, 'ada', person('Ada'), '2025-02-01T00:00:00.000Z');
    const someone = await arrives(world);
    const other = await arrives(fakeWorld([], device));
    await other.store.dispatch(switchTo('bob'));
    const there = structuredClone(world.stored.get(headerKey('bob')));
    await applies(someone);
    expect(await keptScheme(world, 'bob')).toBe(BEFORE);
    expect(world.stored.get(headerKey('bob'))).toEqual(there);
    expect(reported(someone)).toEqual([['Applied to 1 signature', '1 is open in another tab.']]);
    other.types('fullName', 'Robert');
    await other.store.dispatch(switchTo('ada'));
    expect(header(world, 'bob')?.person).toBe('Robert');
  });

  test('is what cannot be read, to the last byte', async () => {
    const someone = await withTwo();
    someone.world.stored.set(signatureKey('bob'), 'rubbish');
    left(someone.world, 'cleo', person('Cleo'));
    someone.world.stored.set(headerKey('cleo'), { version: 99 });
    const before = structuredClone(
      [...someone.world.stored].filter(([key]) => !key.includes('ada')),
    );
    await applies(someone);
    const after = [...someone.world.stored].filter(([key]) => !key.includes('ada'));
    expect(after).toEqual(before);
    expect(reported(someone)).toEqual([['Applied to 1 signature', '2 could not be read.']]);
  });

  test('is what was deleted', async () => {
    const someone = await withTwo();
    await someone.store.dispatch(deleteSignature('bob'));
    await applies(someone);
    expect(await keptScheme(someone.world, 'bob')).toBe(BEFORE);
    expect(header(someone.world, 'bob')?.deleted).not.toBeNull();
    expect(reported(someone).at(-1)).toEqual(['Applied to 1 signature', '']);
  });

  test.each(['fails', 'forgets'] as const)(
    'is what a device that %s does not take',
    async (how) => {
      const someone = await withTwo();
      const before = structuredClone(someone.world.stored.get(signatureKey('bob')));
      someone.world.behaviour.writing = how;
      await applies(someone);
      expect(someone.world.stored.get(signatureKey('bob'))).toEqual(before);
      expect(reported(someone)).toContainEqual(['Applied to 1 signature', '1 could not be saved.']);
    },
  );

  test('is everything where the device cannot list what it stores', async () => {
    const someone = await withTwo();
    someone.world.behaviour.reading = 'fails';
    await applies(someone);
    expect(shown(someone)).toBe(BEFORE);
    expect(notices(someone)).toHaveLength(1);
    expect(notices(someone)[0]?.title).toBe('The list could not be read');
  });
});

describe('what happens meanwhile', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('another page that has fenced the signature off keeps its own', async () => {
    const someone = await withTwo();
    const { stored, ports } = someone.world;
    const update = ports.storage.update;
    vi.spyOn(ports.storage, 'update').mockImplementation(async (key, change) => {
      const made = await update(key, change);
      const there = readHeader('bob', stored.get(headerKey('bob')));
      if (key === headerKey('bob'))
        stored.set(key, { ...there, owner: 'another page', revision: 50 });
      return made;
    });
    await applies(someone);
    expect(await keptScheme(someone.world, 'bob')).toBe(BEFORE);
    expect(header(someone.world, 'bob')).toMatchObject({ owner: 'another page', revision: 50 });
    expect(reported(someone)).toEqual([['Applied to 1 signature', '1 is open in another tab.']]);
  });

  test('a tab that opens one of them in the middle shows what was written', async () => {
    const device = fakeDevice();
    const world = fakeWorld([], device);
    left(world, 'bob', person('Bob'), '2025-01-01T00:00:00.000Z');
    left(world, 'ada', person('Ada'), '2025-02-01T00:00:00.000Z');
    const someone = await arrives(world);
    const other = await arrives(fakeWorld([], device));
    other.store.dispatch(followTabs());
    const applying = applies(someone);
    await other.store.dispatch(switchTo('bob'));
    await applying;
    await other.waits(0);
    const kept = await keptScheme(world, 'bob');
    expect(shown(other)).toBe(kept);
    other.types('fullName', 'Robert');
    await other.waits(2000);
    expect(header(world, 'bob')?.person).toBe('Robert');
    expect(await keptScheme(world, 'bob')).toBe(kept);
  });

  test('one that is opened in the same tab has the palette, and what is typed into it', async () => {
    const someone = await withTwo();
    const applying = applies(someone);
    await someone.store.dispatch(switchTo('bob'));
    await applying;
    expect(openName(someone)).toBe('Bob');
    expect(shown(someone)).toBe(SCHEME);
    someone.types('fullName', 'Robert');
    await someone.waits(2000);
    expect(header(someone.world, 'bob')?.person).toBe('Robert');
    expect(await keptScheme(someone.world, 'bob')).toBe(SCHEME);
    expect(await keptScheme(someone.world, 'ada')).toBe(SCHEME);
  });
});
