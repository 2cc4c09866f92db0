import { describe, expect, test } from 'vitest';
import { box, sceneOf } from '../scene/scenes';
import { ALL_COMMANDS } from '../helpers/all-commands';
import { isRoom } from '../../src/editor/commands/add';
import { ALIGN_COMMANDS } from '../../src/editor/commands/places/align';
import { lock, ORDER_COMMANDS, unlock } from '../../src/editor/commands/places/arrange';
import { selectFacts } from '../../src/editor/commands/command-facts';
import { familyOf, isPossible, whyDisabled } from '../../src/editor/commands/builder-command';
import { copySelected, paste } from '../../src/editor/commands/clipboard/clipboard';
import {
  clearCanvas,
  clearSelection,
  deleteSelected,
  duplicateSelected,
  selectAll,
  undo,
} from '../../src/editor/commands/edit';
import {
  copyDesign,
  exportDesign,
  importDesign,
  STARTER_COMMANDS,
} from '../../src/editor/commands/file';
import { editPicture } from '../../src/editor/commands/crop-picture';
import { choosePicture } from '../../src/editor/commands/clipboard/replace-picture';
import { NUDGE_COMMANDS } from '../../src/editor/commands/places/nudge';
import { copyHtml, copyPlainText, copySignature } from '../../src/editor/commands/export';
import { labelShape } from '../../src/editor/commands/texts/label-shape';
import { leavePreview, zoomIn, zoomOut } from '../../src/editor/commands/views/view';
import { previewToggled } from '../../src/store/canvas/view-slice';
import { designer, type Designer } from '../helpers/designer';

/** What changes nothing but the world outside. */
const OUTWARD = new Set([
  copyDesign,
  exportDesign,
  importDesign,
  choosePicture,
  copySelected,
  paste,
  copySignature,
  copyHtml,
  copyPlainText,
  ...STARTER_COMMANDS,
]);

const SITUATIONS: readonly (readonly [string, () => Designer])[] = [
  ['an empty canvas', () => designer()],
  ['nothing selected', () => designer().has('name', 'a')],
  ['one selected', () => designer().has('name', 'a').selects('a')],
  [
    'several selected',
    () => designer().has('name', 'a').has('logo', 'b', { x: 300 }).selects('a', 'b'),
  ],
  ['all locked', () => designer().has('name', 'a', { locked: true }).selects('a')],
  [
    'some locked',
    () =>
      designer()
        .has('name', 'a', { locked: true })
        .has('logo', 'b', { x: 300 })
        .has('line', 'c', { y: 300 })
        .selects('a', 'b', 'c'),
  ],
];

describe.each(SITUATIONS)('with %s', (_, begin) => {
  test.each(ALL_COMMANDS)('$id is disabled exactly when it would change nothing', (command) => {
    const someone = begin();
    const before = someone.store.getState();
    const wasEnabled = someone.can(command);
    const didSomething = someone.does(command);
    expect(didSomething).toBe(wasEnabled);
    if (OUTWARD.has(command)) return;
    expect(someone.store.getState() !== before).toBe(wasEnabled);
  });
});

function preview(): Designer {
  const someone = designer().has('name', 'a').has('logo', 'b', { x: 300 }).selects('a', 'b');
  someone.store.dispatch(previewToggled());
  return someone;
}

describe('in the preview', () => {
  test.each(ALL_COMMANDS.filter(({ inPreview }) => inPreview !== true))(
    '$id is closed',
    (command) => {
      const someone = preview();
      expect(someone.can(command)).toBe(false);
      expect(whyDisabled(command, someone.store.getState())).toBe('Leave the preview to edit.');
      const before = someone.store.getState();
      expect(someone.does(command)).toBe(false);
      expect(someone.store.getState()).toBe(before);
    },
  );

  test('looking and exporting are open', () => {
    const open = ALL_COMMANDS.filter(({ inPreview }) => inPreview === true);
    expect(new Set(open.map(familyOf))).toEqual(new Set(['view', 'file']));
    const someone = preview();
    const { zoom } = someone.store.getState().view;
    expect([someone.can(zoomIn), someone.does(zoomIn)]).toEqual([true, true]);
    expect(someone.store.getState().view.zoom).toBeGreaterThan(zoom);
  });
});

test('no two commands share an id, and no two that can be done at once a key', () => {
  const ids = ALL_COMMANDS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  // Enter edits a text, opens a picture and writes on a shape: all but one of them are always disabled.
  const alike = new Set([leavePreview, editPicture, labelShape]);
  const editing = ALL_COMMANDS.filter((command) => !alike.has(command));
  const looking = ALL_COMMANDS.filter(({ inPreview }) => inPreview === true);
  for (const commands of [editing, looking]) {
    const keys = commands
      .flatMap(({ shortcuts = [] }) => shortcuts)
      .map(({ key, mod = false, shift = false, alt = false }) => [key, mod, shift, alt].join(' '));
    expect(new Set(keys).size).toBe(keys.length);
  }
  expect(isPossible(leavePreview, designer().store.getState())).toBe(false);
});

describe('the commands of the specification', () => {
  test('delete removes the unlocked elements, and a notice counts the locked ones', () => {
    const someone = designer()
      .has('name', 'a')
      .has('logo', 'b', { locked: true })
      .selects('a', 'b');
    someone.does(deleteSelected);
    expect(someone.scene().elements.map(({ id }) => id)).toEqual(['b']);
    expect(someone.store.getState().selection).toEqual(['b']);
    expect(someone.notices()).toEqual(['1 locked element wasn’t changed']);
  });

  test('duplicate makes an unlocked copy 20 to the right and down, above all, and selects it', () => {
    const someone = designer().has('name', 'a', { locked: true }).selects('a');
    someone.does(duplicateSelected);
    const [original, copy] = someone.scene().elements;
    expect(copy).toMatchObject({ x: 120, y: 120, locked: false });
    expect(copy?.zIndex).toBeGreaterThan(original?.zIndex ?? 0);
    expect(someone.store.getState().selection).toEqual([copy?.id]);
  });

  test('duplicate goes on as far as the last duplicate was moved from its original', () => {
    const someone = designer().has('name', 'a').selects('a');
    someone.does(duplicateSelected);
    for (const nudge of NUDGE_COMMANDS) if (nudge.id === 'nudge.large.right') someone.does(nudge);
    someone.does(duplicateSelected);
    const places = someone.scene().elements.map(({ x, y }) => [x, y]);
    expect(places).toEqual([
      [100, 100],
      [130, 120],
      [160, 140],
    ]);
    someone.selects('a').does(duplicateSelected);
    expect(someone.scene().elements.at(-1)).toMatchObject({ x: 120, y: 120 });
  });

  test('select all, Escape, Clear Canvas', () => {
    const someone = designer().has('name', 'a').has('logo', 'b');
    someone.does(selectAll);
    expect(someone.store.getState().selection).toEqual(['a', 'b']);
    someone.does(clearSelection);
    expect(someone.store.getState().selection).toEqual([]);
    someone.does(clearCanvas);
    expect(someone.scene().elements).toEqual([]);
    someone.does(undo);
    expect(someone.scene().elements).toHaveLength(2);
  });

  test('a picture can be chosen for one that is selected alone, seen and not locked', () => {
    const someone = designer()
      .has('logo', 'a')
      .has('logo', 'locked', { locked: true })
      .has('logo', 'hidden', { hidden: true })
      .has('text', 'text');
    const canFor = (...ids: string[]) => someone.selects(...ids).can(choosePicture);
    expect(canFor('a')).toBe(true);
    const others = [['locked'], ['hidden'], ['text'], ['a', 'text'], []];
    expect(others.filter((ids) => canFor(...ids))).toEqual([]);
  });

  test('nothing is added to a design of a thousand elements', () => {
    const elements = Array.from({ length: 1000 }, (_, index) => box(`text-${index}`, 0, 0));
    expect(isRoom(sceneOf(...elements))).toBe(false);
    expect(isRoom(sceneOf(...elements.slice(1)))).toBe(true);
  });

  test('select all takes what can be seen, and is there as long as some of that is not selected', () => {
    const someone = designer().has('name', 'a').has('logo', 'b').has('text', 'c', { hidden: true });
    expect(someone.selects('a').does(selectAll)).toBe(true);
    expect(someone.store.getState().selection).toEqual(['a', 'b']);
    expect([someone.can(selectAll), someone.does(selectAll)]).toEqual([false, false]);
  });

  test('a burst of one key is one entry; another key and another selection begin another', () => {
    const someone = designer().has('name', 'a').has('logo', 'b').selects('a');
    const right = NUDGE_COMMANDS.find(({ id }) => id === 'nudge.small.right');
    const down = NUDGE_COMMANDS.find(({ id }) => id === 'nudge.large.down');
    if (right === undefined || down === undefined) throw new Error('No nudges');
    const steps = someone.store.getState().signature.past.length;
    for (const command of [right, right, right]) someone.does(command);
    expect(someone.find('a')).toMatchObject({ x: 103, y: 100 });
    expect(someone.store.getState().signature.past).toHaveLength(steps + 1);
    for (const command of [down, down]) someone.does(command);
    expect(someone.find('a')).toMatchObject({ x: 103, y: 120 });
    expect(someone.store.getState().signature.past).toHaveLength(steps + 2);
    someone.selects('b').does(down);
    expect(someone.store.getState().signature.past).toHaveLength(steps + 3);
  });

  test('a rest ends a burst of nudges, and so does another selection in between', () => {
    const someone = designer().has('name', 'a').has('logo', 'b').selects('a');
    const right = NUDGE_COMMANDS.find(({ id }) => id === 'nudge.small.right');
    if (right === undefined) throw new Error('No nudges');
    const { store, device } = someone;
    const nudgeAt = (nowMs: number): void => {
      const plan = right.plan(selectFacts(store.getState()));
      const planned = plan?.(store.getState(), { nowMs, device });
      for (const action of planned ?? []) store.dispatch(action);
    };
    const steps = store.getState().signature.past.length;
    for (const nowMs of [1000, 1900, 2800]) nudgeAt(nowMs);
    expect(store.getState().signature.past).toHaveLength(steps + 1);
    nudgeAt(3900);
    expect(store.getState().signature.past).toHaveLength(steps + 2);
    someone.selects('b').selects('a');
    nudgeAt(4000);
    expect(store.getState().signature.past).toHaveLength(steps + 3);
  });

  test('several align among each other, order moves by one with a floor of 0', () => {
    const [left] = ALIGN_COMMANDS;
    const backward = ORDER_COMMANDS.find(({ id }) => id.endsWith('backward'));
    if (left === undefined || backward === undefined) throw new Error('No commands');
    const someone = designer().has('name', 'a', { zIndex: 1 }).selects('a');
    someone.does(backward);
    someone.does(backward);
    expect(someone.find('a')?.zIndex).toBe(0);
    someone.has('logo', 'b', { x: 300 }).selects('a', 'b').does(left);
    expect(someone.find('b')?.x).toBe(100);
  });

  test('lock and unlock are each there when they would do something', () => {
    const someone = designer().has('name', 'a').selects('a');
    expect(someone.can(unlock)).toBe(false);
    someone.does(lock);
    expect(someone.can(lock)).toBe(false);
    expect(someone.can(deleteSelected)).toBe(false);
    expect(whyDisabled(deleteSelected, someone.store.getState())).toBe(
      'All selected elements are locked',
    );
  });

  test('zoom goes in steps of 10 from 25 to 400 %', () => {
    const someone = designer();
    const seen = [100];
    while (someone.does(zoomIn)) seen.push(Math.round(someone.store.getState().view.zoom * 100));
    expect(seen.at(-1)).toBe(400);
    expect(seen).toEqual(Array.from({ length: 31 }, (_, step) => 100 + 10 * step));
    while (someone.does(zoomOut)) seen.push(Math.round(someone.store.getState().view.zoom * 100));
    expect(seen.slice(-2)).toEqual([30, 25]);
  });

  test('a copied design can be read back, an exported one is a whole document', async () => {
    const someone = designer().has('name', 'a', { content: 'Ada' });
    someone.does(copyDesign);
    await expect.poll(() => someone.notices()).toContain('Design Copied Successfully!');
    someone.does(exportDesign);
    await expect.poll(() => someone.notices(), { timeout: 50_000 }).toContain('HTML Downloaded!');
    const [file] = someone.world.saved;
    expect(file).toMatchObject({ name: 'email-signature.html', type: 'text/html' });
    expect(file?.content).toMatch(/^<!DOCTYPE html>[^]*Ada/);
  }, 60_000);

  test('a refused clipboard and a missing canvas end in their notices', async () => {
    const someone = designer();
    someone.world.behaviour.clipboard = 'refuses';
    someone.does(copyDesign);
    await expect.poll(() => someone.notices()).toContain('Copy Failed');
    someone.world.behaviour.canvas = 'missing';
    someone.does(exportDesign);
    await expect.poll(() => someone.notices()).toContain('Export Failed');
  });
});

test('an export that turned words into pictures shows a notice', async () => {
  const someone = designer()
    .has('name', 'a', { x: 20, y: 20 })
    .has('title', 'b', { x: 24, y: 26, zIndex: 5 });
  someone.does(exportDesign);
  await expect.poll(() => someone.notices(), { timeout: 50_000 }).toContain('Good to know');
}, 60_000);
