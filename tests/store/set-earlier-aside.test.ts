import { beforeEach, describe, expect, test } from 'vitest';
import { UNREADABLE } from '../../src/saving/state/header';
import { restoreSignature } from '../../src/saving/state/open-signature';
import { setEarlierAside } from '../../src/saving/state/set-earlier-aside';
import left from '../fixtures/saved/before-lists.json';
import { fakeWorld, type World } from '../helpers/fake-ports';
import { visitor } from '../helpers/visitor';

const SET_ASIDE = new Map(Object.entries(left).map(([key, saved]) => [UNREADABLE + key, saved]));

let world: World;
beforeEach(() => {
  world = fakeWorld();
  for (const [key, saved] of Object.entries(left)) world.stored.set(key, saved);
});

describe('what was saved before there was a list of signatures', () => {
  test('is set aside as it is', async () => {
    expect(await setEarlierAside(world.ports)).toBe(3);
    expect(world.stored).toEqual(SET_ASIDE);
    expect(await setEarlierAside(world.ports)).toBe(0);
    expect(world.stored).toEqual(SET_ASIDE);
  });

  test('stays where it is while nothing can be written', async () => {
    world.behaviour.writing = 'fails';
    expect(await setEarlierAside(world.ports)).toBe(0);
    expect(world.stored).toEqual(new Map(Object.entries(left)));
  });

  test('is listed as unreadable, with a notice, beside a new signature', async () => {
    const someone = visitor(world);
    await someone.store.dispatch(restoreSignature());
    expect(someone.notices().join()).toContain('Earlier work set aside');
    expect(someone.state().saving.unreadable).toEqual([...SET_ASIDE.keys()]);
  });
});
