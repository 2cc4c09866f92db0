import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startOver, undoStartOver } from '../../src/generator/commands';
import { chooseTemplate } from '../../src/store/choose-template';
import { isEnabled } from '../../src/store/command';
import { DRAFT_KEY } from '../../src/store/persistence';
import {
  customColorsSwitched,
  imageShapeChosen,
  INITIAL_DRAFT,
  paletteChosen,
  socialLinkChanged,
  socialStyleChosen,
} from '../../src/store/signature-slice';
import { SAVE_DELAY_MS, visitor } from '../helpers/visitor';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Someone who has made everything their own. */
function busyVisitor() {
  const someone = visitor();
  someone.types('fullName', 'Ada');
  someone.does(socialLinkChanged({ network: 'youtube', value: '@ada' }));
  someone.does(chooseTemplate('silly'));
  someone.does(socialStyleChosen('icons'));
  someone.does(customColorsSwitched(true));
  return someone;
}

describe('starting over', () => {
  test('brings back the beginning', async () => {
    const someone = busyVisitor();
    await someone.presses(startOver);
    expect(someone.state().signature).toMatchObject(INITIAL_DRAFT);
  });

  test('can be undone, and then brings back everything', async () => {
    const someone = busyVisitor();
    const before = someone.state().signature;
    await someone.presses(startOver);
    await someone.presses(undoStartOver);
    expect(someone.state().signature).toEqual(before);
    expect(isEnabled(undoStartOver, someone.state())).toBe(false);
  });

  test('can be undone after it was pressed twice', async () => {
    const someone = busyVisitor();
    const before = someone.state().signature;
    await someone.presses(startOver);
    await someone.presses(startOver);
    await someone.presses(undoStartOver);
    expect(someone.state().signature).toEqual(before);
  });

  test('is nothing to do at the beginning', () => {
    expect(isEnabled(startOver, visitor().state())).toBe(false);
    expect(isEnabled(startOver, busyVisitor().state())).toBe(true);
  });

  test.each([
    ['a social link', socialLinkChanged({ network: 'linkedin', value: 'ada' })],
    ['another template', chooseTemplate('tech')],
    ['another palette', paletteChosen('rose-pink')],
    ['custom colours', customColorsSwitched(true)],
    ['another shape', imageShapeChosen({ field: 'logoShape', shape: 'round' })],
    ['icons', socialStyleChosen('icons')],
  ])('can no longer be undone after the next change: %s', async (_, change) => {
    const someone = busyVisitor();
    await someone.presses(startOver);
    someone.does(change);
    expect(isEnabled(undoStartOver, someone.state())).toBe(false);
  });

  test('can no longer be undone after something was typed', async () => {
    const someone = busyVisitor();
    await someone.presses(startOver);
    someone.types('fullName', 'Grace');
    const before = someone.state().signature;
    await someone.presses(undoStartOver);
    expect(someone.state().signature).toBe(before);
  });

  test('is kept on the device, and so is its undo', async () => {
    const someone = busyVisitor();
    await someone.presses(startOver);
    await someone.waits(SAVE_DELAY_MS);
    expect(someone.world.stored.get(DRAFT_KEY)).toMatchObject({ draft: INITIAL_DRAFT });
    await someone.presses(undoStartOver);
    await someone.waits(SAVE_DELAY_MS);
    expect(someone.world.stored.get(DRAFT_KEY)).toMatchObject({
      draft: { template: 'silly', data: { fullName: 'Ada' } },
    });
  });
});
