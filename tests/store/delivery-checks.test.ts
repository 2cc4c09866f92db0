import { expect, test } from 'vitest';
import { makeStore } from '../../src/store/make-store';
import {
  forgetDeliveryChecks,
  keepDeliveryCheck,
  readSeenIn,
  readDeliveryChecks,
} from '../../src/store/delivery-checks';
import { fakeDevice } from '../helpers/fake-device';
import { fakeWorld } from '../helpers/fake-ports';

const GIVEN = { client: 'gmail', percent: 92, kinds: ['font', 'lines'] } as const;

test('what was seen is kept on the device, the latest first, until it is deleted', async () => {
  const device = fakeDevice();
  const store = makeStore(fakeWorld([], device).ports);
  await store.dispatch(keepDeliveryCheck(GIVEN));
  await store.dispatch(keepDeliveryCheck({ client: 'other', percent: 100, kinds: [] }));
  const later = makeStore(fakeWorld([], device).ports);
  const kept = await later.dispatch(readDeliveryChecks());
  expect(kept.map(({ client }) => client)).toEqual(['other', 'gmail']);
  expect(kept[1]).toMatchObject({ ...GIVEN, name: 'Jane Doe' });
  expect(await later.dispatch(forgetDeliveryChecks())).toBe(true);
  expect(await later.dispatch(readDeliveryChecks())).toEqual([]);
  expect(device.stored.size).toBe(0);
});

test('the same signature in the same client is kept once, as it was seen last', async () => {
  const store = makeStore(fakeWorld().ports);
  await store.dispatch(keepDeliveryCheck(GIVEN));
  await store.dispatch(keepDeliveryCheck({ ...GIVEN, client: 'hey' }));
  const kept = await store.dispatch(keepDeliveryCheck({ ...GIVEN, percent: 71 }));
  expect(kept.map(({ client, percent }) => [client, percent])).toEqual([
    ['gmail', 71],
    ['hey', 92],
  ]);
});

test('what cannot be understood is passed over', async () => {
  const device = fakeDevice();
  const store = makeStore(fakeWorld([], device).ports);
  await store.dispatch(keepDeliveryCheck(GIVEN));
  const [[key, kept] = ['', []]] = device.stored;
  const [good] = kept as readonly object[];
  const broken = [7, null, { ...good, client: 'lotus-notes' }, { ...good, seen: 'yesterday' }];
  device.stored.set(key, [...broken, { ...good, kinds: ['sold'] }, good]);
  expect(await store.dispatch(readDeliveryChecks())).toEqual([good]);
  device.stored.set(key, 'nothing');
  expect(await store.dispatch(readDeliveryChecks())).toEqual([]);
});

test('a device that cannot store it is reported, and the visitor sees the result all the same', async () => {
  const world = fakeWorld();
  Object.assign(world.behaviour, { reading: 'fails', writing: 'fails' });
  const store = makeStore(world.ports);
  expect(await store.dispatch(readDeliveryChecks())).toEqual([]);
  expect(await store.dispatch(keepDeliveryCheck(GIVEN))).toMatchObject([GIVEN]);
  expect(await store.dispatch(forgetDeliveryChecks())).toBe(false);
  expect(store.getState().notices.queue.map(({ title }) => title)).toContain('Not kept');
});

test('a client that is not listed is read as "other"', () => {
  expect(readSeenIn('gmail')).toBe('gmail');
  expect(readSeenIn('lotus-notes')).toBe('other');
});
