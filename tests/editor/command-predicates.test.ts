import { describe, expect, test } from 'vitest';
import { BUILDER_COMMANDS } from '../../src/editor/commands';
import { canRun, type BuilderCommand } from '../../src/editor/commands/builder-command';
import { selectFacts } from '../../src/editor/commands/command-facts';
import { LATE_COMMANDS } from '../../src/editor/commands/late-commands';
import { FIX_COMMANDS } from '../../src/editor/commands/fixes';
import { STACKS } from '../../src/editor/lazy-stacks';
import { selectScene, selectSelected } from '../../src/editor/selectors';
import type { SceneAction } from '../../src/scene/actions';
import { reduceScene } from '../../src/scene/reduce-scene';
import { canLabel } from '../../src/scene/labels/labels';
import { tidyGroups } from '../../src/scene/operations/groups';
import { normalizeElement } from '../../src/scene/design-file/legal';
import { SCENE_LIMITS } from '../../src/scene/limits';
import { TEMPLATE_IDS } from '../../src/model/template-ids';
import { makeElement } from '../../src/scene/operations/add';
import { definitionOf, ELEMENT_TYPES as TYPES } from '../../src/scene/registry';
import type { Scene, SceneElement } from '../../src/scene/scene';
import type { RootState } from '../../src/store/state';
import { designer } from '../helpers/designer';
import { diceOf, type Dice } from '../helpers/varied-scenes';

/*
 * A command is enabled where there is a plan. That a plan does something where there is one, and that there is one wherever
 * its action would change the scene, is tried over random designs, above all at the edges of what is allowed.
 */

const SITUATIONS = Number(process.env['COMMAND_SITUATIONS'] ?? 350);

const { store, device } = designer();
const START = store.getState();

/** Those whose plans the compiler decides have contracts of their own: `tests/fixes`. */
const COMMANDS = [
  ...BUILDER_COMMANDS,
  ...LATE_COMMANDS,
  ...FIX_COMMANDS.filter(({ isOffered }) => isOffered === undefined),
];

// What orders stacks loads late, and a command that needs it is off before.
await STACKS.load();

const STATES = Array.from({ length: SITUATIONS }, (_, seed) => situation(seed));

describe.each(COMMANDS)('$id', (command) => {
  test('does something wherever it is enabled', () => {
    const idle = STATES.flatMap((state, seed) => {
      const isOpen = !state.view.isPreview || command.inPreview === true;
      const isEnabled = canRun(command, state, device);
      const does = isEnabled && doneBy(command, state).length > 0;
      return isEnabled === (isOpen && does) ? [] : [seed];
    });
    expect(idle).toEqual([]);
  });
});

/** What commands that change the scene dispatch for what is selected, whether they are enabled or not. */
const ACTIONS: Readonly<Record<string, (ids: readonly string[], scene: Scene) => SceneAction>> = {
  'edit.delete': (ids) => ({ type: 'scene/elementsDeleted', ids }),
  'edit.duplicate': (ids) => {
    const copies = Object.fromEntries(ids.map((id) => [id, `${id}-copy`]));
    return { type: 'scene/elementsDuplicated', copies, dx: 20, dy: 20 };
  },
  'edit.clearCanvas': () => ({ type: 'scene/cleared' }),
  'style.reset': (ids) => ({ type: 'scene/elementsReset', ids }),
  'arrange.lock': (ids) => ({ type: 'scene/elementsLocked', ids, locked: true }),
  'arrange.unlock': (ids) => ({ type: 'scene/elementsLocked', ids, locked: false }),
  'arrange.hide': (ids) => ({ type: 'scene/elementsHidden', ids, hidden: true }),
  'arrange.show': (ids) => ({ type: 'scene/elementsHidden', ids, hidden: false }),
  'arrange.group': (ids) => ({ type: 'scene/elementsGrouped', ids, group: 'new' }),
  'arrange.ungroup': (ids) => ({ type: 'scene/elementsUngrouped', ids }),
  'arrange.stack': (ids) => ({ type: 'scene/elementsStacked', ids, stack: 'new' }),
  'arrange.unstack': (ids) => ({ type: 'scene/stacksEnded', ids }),
  ...Object.fromEntries(
    (['forward', 'backward', 'front', 'back'] as const).map((step) => [
      `arrange.order.${step}`,
      (ids: readonly string[]): SceneAction => ({ type: 'scene/elementsOrdered', ids, step }),
    ]),
  ),
  'arrange.distribute.x': (ids) => ({ type: 'scene/elementsDistributed', ids, axis: 'x' }),
  'arrange.distribute.y': (ids) => ({ type: 'scene/elementsDistributed', ids, axis: 'y' }),
  'nudge.small.right': (ids) => ({ type: 'scene/elementsMoved', ids, dx: 1, dy: 0 }),
  'nudge.large.up': (ids) => ({ type: 'scene/elementsMoved', ids, dx: 0, dy: -10 }),
};

test.each(Object.entries(ACTIONS))(
  '%s is enabled exactly where its action would change the scene',
  (id, action) => {
    const command = COMMANDS.find((one) => one.id === id);
    if (command === undefined) throw new Error(`There is no command ${id}`);
    const wrong = STATES.flatMap((state, seed) => {
      if (state.view.isPreview) return [];
      const scene = selectScene(state);
      const ids = selectSelected(state).map((element) => element.id);
      const changes = reduceScene(scene, action(ids, scene)) !== scene;
      return canRun(command, state, device) === changes ? [] : [seed];
    });
    expect(wrong).toEqual([]);
  },
);

test('what can be on and off is both in these situations', () => {
  expect(COMMANDS.filter((one) => !STATES.some((state) => hasPlan(one, state)))).toEqual([]);
  const always = COMMANDS.filter((one) => STATES.every((state) => hasPlan(one, state)));
  expect(always.map(({ id }) => id)).toEqual(ALWAYS);
});

/** Whether a command would do something, whatever the preview allows. */
function hasPlan(command: BuilderCommand, state: RootState): boolean {
  return command.plan(selectFacts(state)) !== null;
}

function doneBy(command: BuilderCommand, state: RootState): readonly unknown[] {
  const context = { nowMs: 0, random: () => 0, device };
  return command.plan(selectFacts(state))?.(state, context) ?? [];
}

/** Switches, and what needs nothing of the design. */
const ALWAYS: readonly string[] = [
  'clipboard.paste',
  'view.tool.rectangle',
  'view.tool.circle',
  'view.tool.text',
  'view.grid',
  'view.rulers',
  'view.preview',
  'view.email',
  'view.difference',
  'file.import',
  'file.importSignature',
  ...TEMPLATE_IDS.map((id) => `file.start.${id}`),
  'file.nameVersion',
  'file.versions',
  'file.copyDesign',
  'file.export',
  'file.trim',
  'file.shortestCode',
  'file.collapseEmpty',
];

function situation(seed: number): RootState {
  const dice = diceOf(seed * 31 + 7);
  const { whole, chance, pick } = dice;
  const scene = randomScene(dice);
  const { view, signature } = START;
  const state = signature.present;
  return {
    ...START,
    signature: {
      ...signature,
      present: { ...state, scene },
      past: chance(0.5) ? [] : [state],
      future: chance(0.7) ? [] : [state],
    },
    selection: randomSelection(scene, dice),
    view: {
      ...view,
      isPreview: chance(0.1),
      zoom: pick([0.25, 0.5, 0.73, 0.8, 1, 1.2, 1.5, 2, 4]),
      column: chance(0.2) ? { width: 0, height: 0 } : { width: whole(300, 900), height: 700 },
      copiedStyle: pick([null, { fontSize: 13 }, { backgroundColor: '#112233' }]),
      askedPanel: pick([null, 'details', 'properties'] as const),
      dialog: pick([null, 'html', 'palette', 'shortcuts', 'allClients', 'useItIn'] as const),
      tool: pick(['select', 'hand', 'marquee'] as const),
    },
  };
}

function randomSelection({ elements }: Scene, { chance, pick }: Dice): readonly string[] {
  const share = pick([0, 0.2, 0.5, 0.9, 1]);
  const ids = elements.flatMap(({ id }) => (chance(share) ? [id] : []));
  // They may be selected in any order, and some may be gone.
  return [...(chance(0.3) ? ids.toReversed() : ids), ...(chance(0.1) ? ['gone'] : [])];
}

/** Few places, sizes and numbers, so that things are aligned, spread evenly and in order now and then. */
function randomScene(dice: Dice): Scene {
  const { whole, chance } = dice;
  const isFull = chance(0.03);
  const isEven = chance(0.3);
  const length = isFull ? SCENE_LIMITS.elements - whole(0, 2) : whole(0, 6);
  const elements = Array.from({ length }, (_, index) => randomElement(index, dice, isEven));
  const lines = chance(0.3) ? Array.from({ length: SCENE_LIMITS.guides }, (_, at) => at) : [120];
  return {
    ...START.signature.present.scene,
    ...(chance(0.3) && { guides: { x: lines, y: lines } }),
    elements: tidyGroups(labelled(chance(0.1) ? talkative(elements) : elements, dice)),
  };
}

/** Some of the texts that could be labels are. */
function labelled(elements: readonly SceneElement[], { chance }: Dice): readonly SceneElement[] {
  return elements.map((element) => {
    const shape = elements.find((other) => canLabel(element, other));
    return shape === undefined || chance(0.4) ? element : { ...element, labelOf: shape.id };
  });
}

function randomElement(index: number, dice: Dice, isEven: boolean): SceneElement {
  const { whole, chance, pick } = dice;
  const { place, zIndex } = SCENE_LIMITS;
  const far = [place.min, place.min, 1, 100, 100, 200, place.max - 1, place.max] as const;
  const made = makeElement(
    definitionOf(isEven ? 'logo' : (TYPES[whole(0, TYPES.length - 1)] ?? 'text')),
    `e${index}`,
    isEven ? { x: 100, y: pick([100, 150]) + 50 * index } : { x: pick(far), y: pick(far) },
    START.signature.present.scene,
  );
  const groups = pick([[], [], ['one'], ['one', 'two'], ['one', 'two', 'three'], ['four']]);
  return normalizeElement({
    ...made,
    zIndex: chance(0.03) ? zIndex.max - whole(0, 1) : isEven ? index : whole(0, 4),
    locked: chance(0.25),
    hidden: chance(0.2),
    groups,
    stack: pick(['', '', '', 'one', 'two']),
    asPicture: chance(0.2),
    ...(isEven || chance(0.5) ? {} : { width: pick([10, 100, 800]), height: pick([2, 30]) }),
    ...(chance(0.3) ? { style: { ...made.style, fontSize: pick([14, 16, 18]) } } : {}),
    ...(index === 2 ? { style: { ...made.style, opacity: 50 } } : {}),
    content: chance(0.3) ? 'Ada' : '',
  });
}

/** As long as a design may be, or nearly. */
function talkative(elements: readonly SceneElement[]): readonly SceneElement[] {
  const count = Math.floor(SCENE_LIMITS.allText / SCENE_LIMITS.text);
  const long = Array.from({ length: count }, (_, index) =>
    normalizeElement({
      ...makeElement(
        definitionOf('text'),
        `long${index}`,
        { x: 0, y: 0 },
        START.signature.present.scene,
      ),
      content: 'x'.repeat(SCENE_LIMITS.text),
      zIndex: index,
    }),
  );
  const others = elements.slice(0, SCENE_LIMITS.elements - count);
  return [...others.map(({ content: _, ...rest }) => normalizeElement(rest)), ...long];
}
