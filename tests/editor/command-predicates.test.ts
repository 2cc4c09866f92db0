import { describe, expect, test } from 'vitest';
import { BUILDER_COMMANDS } from '../../src/editor/commands';
import { canRun } from '../../src/editor/commands/builder-command';
import { FIX_COMMANDS } from '../../src/editor/commands/fixes';
import { tidyGroups } from '../../src/scene/operations/groups';
import { normalizeElement } from '../../src/scene/design-file/legal';
import { SCENE_LIMITS } from '../../src/scene/limits';
import { TEMPLATE_IDS } from '../../src/model/template-ids';
import { makeElement } from '../../src/scene/operations/add';
import { definitionOf, ELEMENT_TYPES as TYPES } from '../../src/scene/registry';
import type { Scene, SceneElement } from '../../src/scene/scene';
import { DRY_RUN } from '../../src/store/command';
import type { RootState } from '../../src/store/state';
import { designer } from '../helpers/designer';
import { diceOf, type Dice } from '../helpers/varied-scenes';

/*
 * A predicate states whether a command is enabled, and a plan what it does. The two are compared over random designs,
 * above all at the edges of what is allowed.
 */

const SITUATIONS = Number(process.env['COMMAND_SITUATIONS'] ?? 350);

const { store, device } = designer();
const START = store.getState();

/** Those whose plans the compiler decides have contracts of their own: `tests/fixes`. */
const COMMANDS = [
  ...BUILDER_COMMANDS,
  ...FIX_COMMANDS.filter(({ isOffered }) => isOffered === undefined),
];

const STATES = Array.from({ length: SITUATIONS }, (_, seed) => situation(seed));

describe.each(COMMANDS)('$id', (command) => {
  test('is enabled exactly when its plan would do something', () => {
    const wrong = STATES.flatMap((state, seed) => {
      const does = command.plan(state, { ...DRY_RUN, device }) !== null;
      const isOpen = !state.view.isPreview || command.inPreview === true;
      return canRun(command, state, device) === (does && isOpen) ? [] : [seed];
    });
    expect(wrong).toEqual([]);
  });
});

test('what can be on and off is both in these situations', () => {
  const always = COMMANDS.filter((command) =>
    STATES.every((state) => command.plan(state, { ...DRY_RUN, device }) !== null),
  );
  const never = COMMANDS.filter((command) =>
    STATES.every((state) => command.plan(state, { ...DRY_RUN, device }) === null),
  );
  expect(never).toEqual([]);
  expect(always.map(({ id }) => id)).toEqual(ALWAYS);
});

/** Switches, and what needs nothing of the design. */
const ALWAYS: readonly string[] = [
  'clipboard.paste',
  'view.grid',
  'view.preview',
  'view.email',
  'view.difference',
  'file.import',
  'file.importSignature',
  ...TEMPLATE_IDS.map((id) => `file.start.${id}`),
  'file.copyDesign',
  'file.export',
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
      zoom: pick([0.5, 0.73, 0.8, 1, 1.2, 1.5, 2]),
      column: chance(0.2) ? { width: 0, height: 0 } : { width: whole(300, 900), height: 700 },
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
  return {
    ...START.signature.present.scene,
    elements: tidyGroups(chance(0.1) ? talkative(elements) : elements),
  };
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
    asPicture: chance(0.2),
    ...(isEven || chance(0.5) ? {} : { width: pick([10, 100, 800]), height: pick([2, 30]) }),
    ...(chance(0.3) ? { style: { ...made.style, fontSize: pick([14, 16, 18]) } } : {}),
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
