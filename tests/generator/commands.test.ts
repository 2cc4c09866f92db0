import { describe, expect, test } from 'vitest';
import * as commandModule from '../../src/generator/commands';
import { canRun, runCommand } from '../../src/generator/form-command';
import { outputRequested } from '../../src/output/state/output-slice';
import { makeStore } from '../../src/store/make-store';
import {
  changeField,
  chooseTemplate,
  startOver as startedOver,
} from '../../src/store/signature/edit-form';
import { historyNavigation } from '../../src/store/signature/history-navigation';
import { fakeWorld } from '../helpers/fake-ports';

const COMMANDS = Object.values(commandModule);

/** Moments of a visit, each reached by some actions. */
const MOMENTS = {
  'at the start': [],
  'with a name typed': [changeField({ field: 'fullName', value: 'Ada' })],
  'with a template chosen': [chooseTemplate('silly')],
  'just started over': [changeField({ field: 'fullName', value: 'Ada' }), startedOver()],
  'with starting over undone': [
    changeField({ field: 'fullName', value: 'Ada' }),
    startedOver(),
    historyNavigation.undo(),
  ],
} as const;

function storeAt(moment: keyof typeof MOMENTS) {
  const world = fakeWorld();
  const store = makeStore(world.ports);
  store.dispatch(outputRequested('template'));
  for (const action of MOMENTS[moment]) {
    // Two calls, for dispatch takes either, but not one of both.
    if (typeof action === 'function') store.dispatch(action);
    else store.dispatch(action);
  }
  return { store, world };
}

test('every command has an id and a label of its own', () => {
  const unique = (of: (command: (typeof COMMANDS)[number]) => string) =>
    new Set(COMMANDS.map(of)).size;
  expect(unique(({ id }) => id)).toBe(COMMANDS.length);
  expect(unique(({ label }) => label)).toBe(COMMANDS.length);
  for (const { id } of COMMANDS) expect(id).toMatch(/^signature\.[a-z][A-Za-z]+$/);
});

describe.each(Object.keys(MOMENTS) as (keyof typeof MOMENTS)[])('%s', (moment) => {
  test.each(COMMANDS)('$id is enabled exactly when it does something', async (command) => {
    const { store, world } = storeAt(moment);
    const before = store.getState();
    const isEnabled = canRun(command, before);
    expect(store.getState(), 'asking changed something').toBe(before);
    const didRun = store.dispatch(runCommand(command));
    expect(didRun).toBe(isEnabled);
    // What leaves the page has been on its way through the exporter.
    await new Promise((resolve) => setTimeout(resolve));
    const hasGiven = world.exports.length > 0;
    expect(isEnabled).toBe(hasGiven || store.getState() !== before);
  });
});
