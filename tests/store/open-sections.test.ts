import { expect, test } from 'vitest';
import { changeSection, recallSections } from '../../src/store/open-sections';
import { fakeWorld } from '../helpers/fake-ports';
import { visitor } from '../helpers/visitor';

test('sections are as open as they were left, for the next visit', async () => {
  const world = fakeWorld();
  const someone = visitor(world);
  await someone.store.dispatch(changeSection('images', true));
  await someone.store.dispatch(changeSection('social', true));
  await someone.store.dispatch(changeSection('images', false));
  const returning = visitor(world);
  expect(returning.state().openSections).toEqual([]);
  await returning.store.dispatch(recallSections());
  expect(returning.state().openSections).toEqual(['social']);
});

test.each([['nonsense'], [{ 0: 'images' }], [42]])(
  'what lies on the device and is no list opens nothing: %j',
  async (stored) => {
    const someone = visitor();
    await someone.world.ports.storage.write({ 'signet/open-sections': stored });
    await someone.store.dispatch(recallSections());
    expect(someone.state().openSections).toEqual([]);
  },
);
