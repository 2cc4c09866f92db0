import { describe, expect, test } from 'vitest';
import { headerKey, signatureKey, UNREADABLE } from '../../src/saving/state/header';
import { fakeWorld } from '../helpers/fake-ports';
import { arrives, left } from '../helpers/returning';
import { header, listed, openName, person, titles } from '../helpers/two-signatures';

/** A device with two signatures; this lies in the place of the header of the one that was changed last. */
function withHeader(value: unknown) {
  const world = fakeWorld();
  left(world, 'bob', person('Bob'), '2025-01-01T00:00:00.000Z');
  left(world, 'ada', person('Ada'), '2025-02-01T00:00:00.000Z');
  if (value === undefined) world.stored.delete(headerKey('ada'));
  else world.stored.set(headerKey('ada'), value);
  return world;
}

describe('a signature whose entry in the list', () => {
  test.each([
    ['is a half', '{"version":2,"id":"a'],
    ['is of an unknown kind', { poem: 'Roses are red' }],
    ['is nothing', null],
    ['is a number', 7],
  ])('%s is listed again and opened, and what was there is set aside', async (_, value) => {
    const world = withHeader(value);
    const someone = await arrives(world);
    expect(openName(someone)).toBe('Ada');
    expect(listed(someone).toSorted()).toEqual(['Ada', 'Bob']);
    expect(titles(someone)).toEqual(['Your list was repaired']);
    expect(header(world, 'ada')?.person).toBe('Ada');
    const aside = UNREADABLE + headerKey('ada');
    expect(world.stored.get(aside)).toEqual(value);
    expect(someone.state().saving.unreadable).toEqual([aside]);
  });

  test('is gone is listed again', async () => {
    const someone = await arrives(withHeader(undefined));
    expect(listed(someone).toSorted()).toEqual(['Ada', 'Bob']);
    expect(someone.state().saving.unreadable).toEqual([]);
  });

  test('is gone, and cannot be made again, is kept and reported', async () => {
    const world = withHeader(undefined);
    world.behaviour.writing = 'fails';
    const someone = await arrives(world);
    expect(listed(someone)).toEqual(['Bob']);
    expect(someone.state().saving.unreadable).toEqual([signatureKey('ada')]);
    expect(titles(someone)).toContain('Your list is not whole');
  });

  test('is of a later version stays as it is', async () => {
    const later = { version: 3, id: 'ada', stars: 5 };
    const world = withHeader(later);
    const someone = await arrives(world);
    expect(openName(someone)).toBe('Bob');
    expect(world.stored.get(headerKey('ada'))).toEqual(later);
    expect(someone.state().saving.unreadable).toEqual([signatureKey('ada')]);
    expect(titles(someone)).toEqual([]);
  });

  test('is gone, and which cannot be read itself, can be saved as it lies there', async () => {
    const world = withHeader(undefined);
    world.stored.set(signatureKey('ada'), 'half of');
    const someone = await arrives(world);
    expect(listed(someone)).toEqual(['Bob']);
    expect(someone.state().saving.unreadable).toEqual([signatureKey('ada')]);
  });
});

test('work that a device had to set aside is reported', async () => {
  const world = fakeWorld();
  world.behaviour.setAside = 1;
  expect(titles(await arrives(world))).toEqual(['Earlier work set aside']);
});
