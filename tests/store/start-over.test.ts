import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startOver } from '../../src/generator/commands';
import { undo } from '../../src/saving/page/undo-redo';
import {
  chooseTemplate,
  switchCustomColors,
  chooseImageShape,
  choosePalette,
  changePerson,
  chooseSocialStyle,
} from '../../src/store/signature/edit-form';
import { canRun } from '../../src/generator/form-command';
import { NEW_SIGNATURE } from '../../src/store/signature/signature';
import { historyNavigation } from '../../src/store/signature/history-navigation';
import { arrives, keptPerson } from '../helpers/returning';
import { SAVE_DELAY_MS, visitor, type Visitor } from '../helpers/visitor';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Someone who has made everything their own. */
function busyVisitor(someone: Visitor = visitor()) {
  someone.types('fullName', 'Ada');
  someone.does(changePerson({ socialLinks: { youtube: '@ada' } }, { label: 'Address' }));
  someone.does(chooseTemplate('silly'));
  someone.does(chooseSocialStyle('icons'));
  someone.does(switchCustomColors(true));
  return someone;
}

describe('starting over', () => {
  test('brings back the beginning', async () => {
    const someone = busyVisitor();
    await someone.presses(startOver);
    expect(someone.state().signature.present).toMatchObject(NEW_SIGNATURE);
  });

  test('can be undone, and then brings back everything', async () => {
    const someone = busyVisitor();
    const before = someone.state().signature.present;
    await someone.presses(startOver);
    await someone.presses(undo);
    expect(someone.state().signature.present).toEqual(before);
  });

  test('shows a notice that offers to undo it', async () => {
    const someone = busyVisitor();
    await someone.presses(startOver);
    expect(someone.state().notices.queue).toMatchObject([
      { title: 'Form reset', action: { label: 'Undo', effect: { type: 'undo' } } },
    ]);
  });

  test('can be undone after it was pressed twice', async () => {
    const someone = busyVisitor();
    const before = someone.state().signature.present;
    await someone.presses(startOver);
    await someone.presses(startOver);
    await someone.presses(undo);
    expect(someone.state().signature.present).toEqual(before);
  });

  test('is nothing to do at the beginning', () => {
    expect(canRun(startOver, visitor().state())).toBe(false);
    expect(canRun(startOver, busyVisitor().state())).toBe(true);
  });

  test.each([
    ['a social link', changePerson({ socialLinks: { linkedin: 'ada' } }, { label: 'Address' })],
    ['another template', chooseTemplate('tech')],
    ['another palette', choosePalette('rose-pink')],
    ['custom colors', switchCustomColors(true)],
    ['another shape', chooseImageShape('logoShape', 'round')],
    ['icons', chooseSocialStyle('icons')],
  ])('is undone after the change that came next, too: %s', async (_, change) => {
    const someone = busyVisitor();
    const before = someone.state().signature.present;
    await someone.presses(startOver);
    someone.does(change);
    someone.does(historyNavigation.undo());
    someone.does(historyNavigation.undo());
    expect(someone.state().signature.present).toEqual(before);
  });

  test('is undone after something was typed', async () => {
    const someone = busyVisitor();
    const before = someone.state().signature.present;
    await someone.presses(startOver);
    someone.types('fullName', 'Grace');
    someone.does(historyNavigation.undo());
    await someone.presses(undo);
    expect(someone.state().signature.present).toBe(before);
  });

  test('is saved on the device, and so is its undo', async () => {
    const someone = busyVisitor(await arrives());
    await someone.presses(startOver);
    await someone.waits(SAVE_DELAY_MS);
    expect(keptPerson(someone)).toEqual(NEW_SIGNATURE.person);
    const reloaded = await arrives(someone.world);
    await reloaded.presses(undo);
    await reloaded.waits(SAVE_DELAY_MS);
    expect(reloaded.state().signature.present.look.template).toBe('silly');
    expect(keptPerson(reloaded)).toMatchObject({ fullName: 'Ada' });
  });
});
