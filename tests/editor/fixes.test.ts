import { describe, expect, test } from 'vitest';
import { FIX_COMMANDS } from '../../src/editor/commands/fixes';
import { whyDisabled } from '../../src/editor/commands/builder-command';
import { undo } from '../../src/editor/commands/edit';
import { parseDesign } from '../../src/scene/design-file/design-file';
import { designText } from '../helpers/design-text';
import { designer, type Designer } from '../helpers/designer';
import { fakeWorld } from '../helpers/fake-ports';
import { PNG } from '../helpers/pictures';

const LINE = { content: 'Head of Design', y: 100, width: 140 } as const;

function fix(id: string) {
  const found = FIX_COMMANDS.find((command) => command.id === `fix.${id}`);
  if (found === undefined) throw new Error(`No fix ${id}`);
  return found;
}

function overlapping(): Designer {
  return designer()
    .has('title', 'a', { ...LINE, x: 100 })
    .has('text', 'b', { ...LINE, x: 120, y: 110 })
    .selects('b');
}

describe('a fix', () => {
  test('is one entry of the history, under its own label, and undone as one', () => {
    const someone = overlapping();
    const before = someone.scene();
    expect(someone.does(fix('moveApart'))).toBe(true);
    const { past, present } = someone.store.getState().signature;
    expect(past).toHaveLength(3);
    expect(present.step?.label).toBe('Move apart');
    expect(someone.does(fix('moveApart'))).toBe(false);
    someone.does(undo);
    expect(someone.scene()).toBe(before);
    expect(someone.store.getState().selection).toEqual(['b']);
  });

  test('names its result in its step of the history', () => {
    const someone = designer()
      .has('title', 'a', { ...LINE, x: 100, width: 80 })
      .has('logo', 'l', { x: 190, y: 100, content: PNG })
      .selects('a');
    expect(someone.does(fix('makeFit'))).toBe(true);
    expect(someone.store.getState().signature.present.step?.label).toBe('Make it fit: 11 px');
  });

  test('is disabled with a reason where nothing is selected, nothing overlaps or all is locked', () => {
    const someone = overlapping();
    const state = () => someone.store.getState();
    const command = fix('moveApart');
    someone.selects();
    expect(someone.does(command)).toBe(false);
    expect(whyDisabled(command, state())).toBe('Nothing is selected');
    someone.has('text', 'free', { y: 300 }).selects('free');
    expect(someone.does(command)).toBe(false);
    expect(whyDisabled(command, state())).toBeUndefined();
    someone.has('name', 'c', { x: 400, locked: true }).selects('c');
    expect(whyDisabled(command, state())).toBe('All selected elements are locked');
  });
});

test('a text that was accepted as a picture can be warned of again', () => {
  const someone = overlapping();
  const before = someone.scene();
  expect(someone.can(fix('warnAgain'))).toBe(false);
  someone.does(fix('acceptPicture'));
  expect(someone.find('b')?.asPicture).toBe(true);
  expect(someone.can(fix('acceptPicture'))).toBe(false);
  expect(someone.does(fix('warnAgain'))).toBe(true);
  expect(someone.scene()).toEqual(before);
});

test('several elements are fixed as one entry of the history', () => {
  const someone = overlapping().selects('a', 'b');
  const { past } = someone.store.getState().signature;
  someone.does(fix('acceptPicture'));
  expect(someone.scene().elements.map(({ asPicture }) => asPicture)).toEqual([true, true]);
  expect(someone.store.getState().signature.past).toHaveLength(past.length + 1);
});

test('whether a fix is enabled is asked with the measurer that it works with', () => {
  const world = fakeWorld();
  const narrow = { ...world.ports, measure: () => 20 };
  const someone = designer({ ...world, ports: narrow })
    .has('title', 'a', { ...LINE, x: 100 })
    .has('text', 'b', { ...LINE, x: 140 })
    .selects('b');
  expect(someone.can(fix('moveApart'))).toBe(false);
  expect(someone.does(fix('moveApart'))).toBe(false);
  const usual = overlapping();
  expect(usual.can(fix('moveApart'))).toBe(true);
});

test('a picture that was accepted stays so in the design file and in a copy', () => {
  const someone = overlapping();
  expect(someone.does(fix('acceptPicture'))).toBe(true);
  const parsed = parseDesign(designText(someone.scene(), {}));
  if (!parsed.ok) throw new Error('The design cannot be read back');
  expect(parsed.value.notes).toEqual([]);
  expect(parsed.value.design.elements.map(({ asPicture }) => asPicture)).toEqual([undefined, true]);
});
