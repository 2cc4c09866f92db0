import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NEW_SIGNATURE } from '../../src/store/signature/signature';
import { deleteSignature, duplicateSignature, purgeSignature } from '../../src/saving/state/list';
import { readSaved } from '../../src/saving/state/read-saved';
import { switchTo } from '../../src/saving/state/open-signature';
import {
  VERSION_LIMITS,
  versionsPrefix,
  writeVersion,
} from '../../src/saving/state/versions/version';
import {
  nameVersion,
  readVersions,
  readVersionSignature,
  removeVersion,
  renameVersion,
  restoreVersion,
  unremoveVersion,
} from '../../src/saving/state/versions/versions';
import { historyNavigation } from '../../src/store/signature/history-navigation';
import { fakeDevice } from '../helpers/fake-device';
import { fakeWorld, NOW, type World } from '../helpers/fake-ports';
import { arrives, left } from '../helpers/returning';
import { openName, person, titles, withTwo } from '../helpers/two-signatures';
import type { Visitor } from '../helpers/visitor';

const names = ({ state }: Visitor) => state().versions.list.map(({ name }) => name);
const keysOf = ({ stored }: World, id: string) =>
  [...stored.keys()].filter((key) => key.startsWith(versionsPrefix(id)));

const ago = (minutes: number) => new Date(Date.parse(NOW) - minutes * 60_000).toISOString();

async function keeps(someone: Visitor, name: string): Promise<string> {
  const named = await someone.store.dispatch(nameVersion(name));
  if (!named.ok) throw new Error(named.problem);
  return named.value;
}

async function restores(someone: Visitor, id: string, name: string): Promise<void> {
  const read = await someone.store.dispatch(readVersionSignature(id));
  if (!read.ok) throw new Error(read.problem);
  someone.does(restoreVersion(read.value, name, 'form'));
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a named version', () => {
  test('has what was just typed, survives a reload, and comes back as one step', async () => {
    const someone = await withTwo();
    someone.types('fullName', 'Ada Lovelace');
    const id = await keeps(someone, '  Before the wedding ');
    expect(names(someone)).toEqual(['Before the wedding']);
    someone.types('fullName', 'Ada King');
    await someone.waits(400);

    const later = await arrives(someone.world);
    await later.store.dispatch(readVersions());
    expect(names(later)).toEqual(['Before the wedding']);
    const steps = later.state().signature.past.length;
    await restores(later, id, 'Before the wedding');
    expect(openName(later)).toBe('Ada Lovelace');
    expect(later.state().signature.past).toHaveLength(steps + 1);
    expect(titles(later)).toContain('Restored “Before the wedding”');

    later.does(historyNavigation.undo());
    expect(openName(later)).toBe('Ada King');
  });

  test('takes back what it did not have, too', async () => {
    const someone = await withTwo();
    const before = someone.state().signature.present;
    const id = await keeps(someone, 'Plain');
    someone.does({
      type: 'signature/changed',
      person: { naturalSizes: { 'https://a.example/b.png': { width: 2, height: 2 } } },
      look: { template: 'neon' },
      meta: {
        step: {
          label: 'Change',
          place: 'form',
          group: null,
          selectionBefore: [],
          selectionAfter: [],
        },
      },
    });
    await restores(someone, id, 'Plain');
    const { step: _before, ...expected } = before;
    const { step: _after, ...now } = someone.state().signature.present;
    expect(now).toEqual(expected);
  });

  test('that is the same as the signature makes no step', async () => {
    const someone = await withTwo();
    const id = await keeps(someone, 'Now');
    const before = someone.state().signature;
    await restores(someone, id, 'Now');
    expect(someone.state().signature).toBe(before);
    expect(titles(someone)).toContain('Nothing to change');
  });

  test('is saved with the restored signature, and put on top of what another tab did', async () => {
    const someone = await withTwo();
    const id = await keeps(someone, 'First');
    someone.types('fullName', 'Ada King');
    await restores(someone, id, 'First');
    await someone.waits(400);
    const saved = await readSaved(someone.world.ports, 'ada');
    expect(saved.ok && saved.value.history.present.person.fullName).toBe('Ada');
  });

  test('holds pictures again, but for those that were let load since', async () => {
    const world = fakeWorld();
    const [a, b] = ['https://a.example/a.png', 'https://a.example/b.png'];
    const shown = { ...NEW_SIGNATURE.person, profileImageUrl: a, logoUrl: b };
    left(world, 'ada', { person: shown, heldPictures: [a, b] });
    const someone = await arrives(world);
    const id = await keeps(someone, 'Held');
    someone.does({ type: 'signature/heldPicturesReleased', payload: [a] });
    someone.types('fullName', 'Ada King');
    await restores(someone, id, 'Held');
    expect(someone.state().signature.present.heldPictures).toEqual([b]);
  });
});

describe('a list of versions', () => {
  test('is one of its signature', async () => {
    const someone = await withTwo();
    await keeps(someone, 'Of Ada');
    await someone.store.dispatch(switchTo('bob'));
    expect(names(someone)).toEqual([]);
    await someone.store.dispatch(readVersions());
    expect(names(someone)).toEqual([]);
    await someone.store.dispatch(switchTo('ada'));
    await someone.store.dispatch(readVersions());
    expect(names(someone)).toEqual(['Of Ada']);
  });

  test('has both of two tabs that name one at once', async () => {
    const device = fakeDevice();
    const world = fakeWorld([], device);
    left(world, 'ada', person('Ada'));
    const one = await arrives(world);
    const two = await arrives(fakeWorld([], device));
    await Promise.all([keeps(one, 'One'), keeps(two, 'Two')]);
    await one.store.dispatch(readVersions());
    expect(names(one).toSorted()).toEqual(['One', 'Two']);
  });

  test('renames, removes and brings back, in any tab', async () => {
    const someone = await withTwo();
    const id = await keeps(someone, 'Old');
    await someone.store.dispatch(renameVersion(id, ' New '));
    expect(names(someone)).toEqual(['New']);
    await someone.store.dispatch(renameVersion(id, '  '));
    expect(names(someone)).toEqual(['New']);
    await someone.store.dispatch(removeVersion(id));
    expect(names(someone)).toEqual([]);
    const effect = someone.state().notices.queue.at(-1)?.action?.effect;
    expect(effect).toEqual({ type: 'unremoveVersion', of: 'ada', id });
    await someone.store.dispatch(unremoveVersion('ada', id));
    expect(names(someone)).toEqual(['New']);
  });

  test('takes what was removed off the device after an hour', async () => {
    const someone = await withTwo();
    const prefix = versionsPrefix('ada');
    const version = writeVersion(NEW_SIGNATURE, 'Gone', NOW);
    someone.world.stored.set(`${prefix}a`, { ...version, removed: ago(59) });
    someone.world.stored.set(`${prefix}b`, { ...version, removed: ago(61) });
    await someone.store.dispatch(readVersions());
    expect(keysOf(someone.world, 'ada')).toEqual([`${prefix}a`]);
  });

  test('leaves what cannot be read where it is, and counts it', async () => {
    const someone = await withTwo();
    const prefix = versionsPrefix('ada');
    const good = writeVersion(NEW_SIGNATURE, 'Good', NOW);
    const bad = [
      'rubbish',
      null,
      { ...good, version: 2 },
      { ...good, made: 'now' },
      { ...good, signature: 1 },
    ];
    for (const [at, value] of bad.entries()) someone.world.stored.set(`${prefix}${at}`, value);
    someone.world.stored.set(`${prefix}hollow`, { ...good, signature: { version: 2 } });
    await someone.store.dispatch(readVersions());
    expect(names(someone)).toEqual(['Good']);
    expect(someone.state().versions.unreadable).toBe(bad.length);
    const hollow = await someone.store.dispatch(readVersionSignature('hollow'));
    expect(hollow).toEqual({ ok: false, problem: 'unreadable' });
    await someone.store.dispatch(renameVersion('0', 'Mine'));
    expect(someone.world.stored.get(`${prefix}0`)).toBe('rubbish');
  });

  test('is full at its limits, and states which', async () => {
    const someone = await withTwo();
    const prefix = versionsPrefix('ada');
    const version = writeVersion(NEW_SIGNATURE, 'One', NOW);
    for (let at = 0; at < VERSION_LIMITS.count; at++) {
      someone.world.stored.set(`${prefix}${at}`, version);
    }
    const problem = async () => {
      const named = await someone.store.dispatch(nameVersion('More'));
      return named.ok ? null : named.problem;
    };
    expect(await problem()).toBe('count');
    someone.world.stored.set(`${prefix}0`, { ...version, removed: NOW });
    expect(await problem()).toBe(null);
    const large = { ...version, removed: NOW, padding: 'x'.repeat(VERSION_LIMITS.characters) };
    someone.world.stored.set(`${prefix}0`, large);
    someone.world.stored.delete(`${prefix}1`);
    expect(await problem()).toBe('size');
  });

  test('stays as it is where the device takes nothing', async () => {
    const someone = await withTwo();
    const id = await keeps(someone, 'One');
    someone.world.behaviour.writing = 'fails';
    expect(await someone.store.dispatch(nameVersion('Two'))).toEqual({
      ok: false,
      problem: 'device',
    });
    await someone.store.dispatch(removeVersion(id));
    expect(names(someone)).toEqual(['One']);
    expect(titles(someone)).toContain('The version is unchanged');
  });

  test('goes when its signature is deleted forever, and stays when it is restored', async () => {
    const someone = await withTwo();
    await keeps(someone, 'Of Ada');
    await someone.store.dispatch(deleteSignature('ada'));
    expect(keysOf(someone.world, 'ada')).toHaveLength(1);
    await someone.store.dispatch(purgeSignature('ada'));
    expect(keysOf(someone.world, 'ada')).toEqual([]);
  });

  test('is not copied with its signature', async () => {
    const someone = await withTwo();
    await keeps(someone, 'Of Ada');
    await someone.store.dispatch(duplicateSignature('ada'));
    await someone.store.dispatch(readVersions());
    expect(names(someone)).toEqual([]);
  });
});

test('what was never saved is saved with its first version', async () => {
  const someone = await arrives(fakeWorld());
  await keeps(someone, 'Beginning');
  const { id } = someone.state().saving;
  expect(keysOf(someone.world, id)).toHaveLength(1);
  expect((await readSaved(someone.world.ports, id)).ok).toBe(true);
});
