import { expect, test } from 'vitest';
import { openDesigner } from '../../src/store/open-designer';
import { showAids } from '../../src/store/canvas/view-choices';
import { aidsShown } from '../../src/store/canvas/view-slice';
import { toggleGrid, toggleRulers } from '../../src/editor/commands/views/view';
import { runCommand } from '../../src/editor/commands/builder-command';
import { fakeDevice } from '../helpers/fake-device';
import { fakeWorld } from '../helpers/fake-ports';
import { visitor } from '../helpers/visitor';

function visit(device: ReturnType<typeof fakeDevice>) {
  const someone = visitor(fakeWorld([], device));
  openDesigner(someone.store);
  return { ...someone, aids: () => aidsOf(someone) };
}

function aidsOf({ state }: ReturnType<typeof visitor>) {
  const { hasGrid, hasRulers, hasGuides } = state().view;
  return { hasGrid, hasRulers, hasGuides };
}

test('what a visitor shows and hides is so at the next visit', () => {
  const device = fakeDevice();
  const { store } = visit(device);
  store.dispatch(runCommand(toggleRulers));
  store.dispatch(runCommand(toggleGrid));
  store.dispatch(showAids({ hasGuides: false }));
  expect(visit(device).aids()).toEqual({ hasGrid: false, hasRulers: false, hasGuides: false });
  store.dispatch(runCommand(toggleRulers));
  expect(visit(device).aids()).toMatchObject({ hasRulers: true, hasGrid: false });
});

test('what only the size of the screen has decided is decided again', () => {
  const device = fakeDevice();
  const { store } = visit(device);
  store.dispatch(aidsShown({ hasRulers: false }));
  store.dispatch(runCommand(toggleGrid));
  expect(visit(device).aids()).toEqual({ hasGrid: false, hasRulers: null, hasGuides: true });
});

test.each([['nonsense'], [['hasGrid']], [{ hasGrid: 'no', zoom: 9 }], [null]])(
  'what lies on the device and is no choice changes nothing: %j',
  (stored) => {
    const device = fakeDevice();
    device.chosen.set('signet/drawing-aids', stored);
    const someone = visit(device);
    expect(someone.aids()).toEqual({ hasGrid: true, hasRulers: null, hasGuides: true });
    expect(someone.state().view.zoom).toBe(1);
  },
);
