import { expect, test } from 'vitest';
import { changeSection, recallSections } from '../../src/store/open-sections';
import { fakeDevice } from '../helpers/fake-device';
import { fakeWorld } from '../helpers/fake-ports';
import { visitor } from '../helpers/visitor';

test('sections are as open as they were left, for the next visit', () => {
  const device = fakeDevice();
  const someone = visitor(fakeWorld([], device));
  someone.store.dispatch(changeSection('images', true));
  someone.store.dispatch(changeSection('social', true));
  someone.store.dispatch(changeSection('images', false));
  const returning = visitor(fakeWorld([], device));
  expect(returning.state().openSections).toEqual([]);
  returning.store.dispatch(recallSections());
  expect(returning.state().openSections).toEqual(['social']);
});

test('what is opened right before the page is left is open at the next visit, however slow the device is', () => {
  const device = fakeDevice();
  const slow = fakeWorld([], device);
  slow.behaviour.reading = 'waits';
  slow.behaviour.writing = 'forgets';
  visitor(slow).store.dispatch(changeSection('contact', true));
  const returning = visitor(slow);
  returning.store.dispatch(recallSections());
  expect(returning.state().openSections).toEqual(['contact']);
});

test.each([['nonsense'], [{ 0: 'images' }], [42]])(
  'what lies on the device and is no list opens nothing: %j',
  (stored) => {
    const device = fakeDevice();
    device.chosen.set('signet/open-sections', stored);
    const someone = visitor(fakeWorld([], device));
    someone.store.dispatch(recallSections());
    expect(someone.state().openSections).toEqual([]);
  },
);

test('a browser that allows no preferences opens and closes sections all the same', () => {
  const someone = visitor();
  Object.assign(someone.world.behaviour, { reading: 'fails', writing: 'fails' });
  someone.store.dispatch(recallSections());
  someone.store.dispatch(changeSection('images', true));
  expect(someone.state().openSections).toEqual(['images']);
  expect(someone.notices()).toEqual([]);
  expect(someone.world.logged).toHaveLength(2);
});
