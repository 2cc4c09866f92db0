import { expect, test } from 'vitest';
import { makeStore } from '../../src/store/make-store';
import { rememberDestination, rememberedDestination } from '../../src/store/remembered-destination';
import { fakeDevice } from '../helpers/fake-device';
import { fakeWorld } from '../helpers/fake-ports';

test('the place where signatures are used is remembered by the device', () => {
  const device = fakeDevice();
  const before = makeStore(fakeWorld([], device).ports);
  expect(before.dispatch(rememberedDestination())).toBeNull();
  before.dispatch(rememberDestination('thunderbird'));
  const later = makeStore(fakeWorld([], device).ports);
  expect(later.dispatch(rememberedDestination())).toBe('thunderbird');
});

test.each(['lotus-notes', 7, null, { id: 'gmail' }])(
  'an unknown destination, such as %o, is read as none',
  (stored) => {
    const device = fakeDevice();
    const store = makeStore(fakeWorld([], device).ports);
    store.dispatch(rememberDestination('gmail'));
    const [key = ''] = device.chosen.keys();
    device.chosen.set(key, stored);
    expect(store.dispatch(rememberedDestination())).toBeNull();
  },
);

test('a device that neither reads nor writes is no trouble for the visitor', () => {
  const world = fakeWorld();
  Object.assign(world.behaviour, { reading: 'fails', writing: 'fails' });
  const store = makeStore(world.ports);
  store.dispatch(rememberDestination('gmail'));
  expect(store.dispatch(rememberedDestination())).toBeNull();
  expect(store.getState().notices.queue).toEqual([]);
  expect(world.logged).toHaveLength(2);
});
