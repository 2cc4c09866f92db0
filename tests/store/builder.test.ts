import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { ALL_COMMANDS } from '../helpers/all-commands';
import { redo, undo } from '../../src/editor/commands/edit';
import { togglePreview } from '../../src/editor/commands/views/view';
import { designText } from '../helpers/design-text';
import { parseDesign } from '../../src/scene/design-file/design-file';
import { SCENE_LIMITS } from '../../src/scene/limits';
import type { Scene } from '../../src/scene/scene';
import { saveAll } from '../../src/saving/state/save';
import { FORMATS } from '../../src/saving/state/lazy-formats';
import { restoreSignature } from '../../src/saving/state/open-signature';
import { readSignature } from '../../src/saving/state/read-signature';
import { serializeSignature } from '../../src/saving/state/serialize-signature';
import { record } from '../../src/store/signature/history';
import { selectionChanged } from '../../src/store/canvas/selection-slice';
import { designer, type Designer } from '../helpers/designer';
import { fakeWorld } from '../helpers/fake-ports';
import { anyAction, anyScene } from '../scene/scenes';

/** A random walk: actions as gestures would end in them, commands, selections. */
const walks = fc.array(
  fc.oneof(
    anyAction.map((action) => ({ kind: 'action', action }) as const),
    fc.constantFrom(...ALL_COMMANDS).map((command) => ({ kind: 'command', command }) as const),
    fc.nat(12).map((index) => ({ kind: 'select', index }) as const),
  ),
  { maxLength: 40 },
);

type Step = ReturnType<(typeof walks)['generate']>['value'][number];

describe('the history of a design', () => {
  test('as many undos as there are steps give the first scene, as many redos the last', () => {
    fc.assert(
      fc.property(anyScene, walks, (scene, walk) => {
        const someone = designer();
        open(someone, scene);
        const first = someone.store.getState().signature.past[0]?.scene ?? someone.scene();
        for (const step of walk) take(someone, step);
        // The preview is for looking: nothing is undone in it.
        if (someone.store.getState().view.isPreview) someone.does(togglePreview);
        while (someone.does(redo));
        const last = someone.scene();
        while (someone.does(undo));
        expect(someone.scene()).toBe(first);
        while (someone.does(redo));
        expect(someone.scene()).toBe(last);
      }),
      { numRuns: 150 },
    );
  });

  test('ids stay unique and nothing leaves its legal range', () => {
    fc.assert(
      fc.property(anyScene, walks, (scene, walk) => {
        const someone = designer();
        open(someone, scene);
        for (const step of walk) take(someone, step);
        const { elements } = someone.scene();
        expect(new Set(elements.map(({ id }) => id)).size).toBe(elements.length);
        for (const { x, y, width, height, zIndex } of elements) {
          expect([x, y, width, height, zIndex].every(Number.isInteger)).toBe(true);
          expect(Math.min(x, y, zIndex)).toBeGreaterThanOrEqual(0);
          expect(Math.min(width, height)).toBeGreaterThan(0);
        }
      }),
      { numRuns: 150 },
    );
  });

  test('keeps a hundred steps', () => {
    const someone = designer().has('name', 'a');
    for (let step = 0; step < 150; step++) move(someone, `step ${step}`);
    expect(someone.store.getState().signature.past).toHaveLength(SCENE_LIMITS.historySteps);
  });

  test('has no entry for a step that changes nothing, and a view never clears redo', () => {
    const someone = designer().has('name', 'a');
    move(someone, 'one');
    someone.does(undo);
    someone.store.dispatch({ type: 'view/aidsShown', payload: { hasGrid: false } });
    someone.selects('a');
    expect(someone.store.getState().signature.future).toHaveLength(1);
  });
});

describe('a design is saved', () => {
  // A page that waits a second for saved work starts without: on a busy machine, code that loads late takes longer.
  beforeAll(async () => void (await FORMATS.load()));

  test('with its past and its future, and is there on the next visit', async () => {
    const world = fakeWorld();
    const before = designer(world);
    await before.store.dispatch(restoreSignature());
    before.has('name', 'a').has('logo', 'b');
    move(before, 'one');
    before.does(undo);
    await before.store.dispatch(saveAll());

    const after = designer(world);
    await after.store.dispatch(restoreSignature());
    expect(after.scene()).toEqual(before.scene());
    expect(after.does(redo)).toBe(true);
    expect(after.find('a')?.x).toBe(101);
    while (after.does(undo));
    expect(after.scene().elements).toEqual([]);
  });

  test('as one that reads back the same, whatever was done', () => {
    fc.assert(
      fc.property(anyScene, walks, (scene, walk) => {
        const someone = designer();
        open(someone, scene);
        for (const step of walk) take(someone, step);
        const { signature: history } = someone.store.getState();
        const saved: unknown = structuredClone(serializeSignature(history));
        const read = readSignature(saved);
        const scenes = [history.present.scene, read.ok ? read.value.present.scene : null];
        const [before, found] = scenes.map((each) => each && cleaned(each));
        expect(found).toEqual(before);
        expect(read.ok && read.value.past.length).toBe(history.past.length);
        expect(read.ok && read.value.future.length).toBe(history.future.length);
      }),
      { numRuns: 60 },
    );
  });
});

/** A scene without what no design file may hold: the walks do not stop at that. */
function cleaned(scene: Scene): unknown {
  const read = parseDesign(designText(scene, {}));
  return read.ok && read.value.design;
}

function take(someone: Designer, step: Step): void {
  if (step.kind === 'command') {
    if (!step.command.id.startsWith('file.')) someone.does(step.command);
    return;
  }
  const { elements } = someone.scene();
  if (step.kind === 'select') {
    const element = elements[step.index % Math.max(1, elements.length)];
    someone.store.dispatch(selectionChanged(element === undefined ? [] : [element.id]));
    return;
  }
  const { selection } = someone.store.getState();
  someone.store.dispatch(
    record(step.action, {
      label: 'Walk',
      place: 'canvas',
      group: null,
      selectionBefore: selection,
      selectionAfter: selection,
    }),
  );
}

function open(someone: Designer, scene: ReturnType<Designer['scene']>): void {
  take(someone, { kind: 'action', action: { type: 'scene/designOpened', scene } });
}

function move(someone: Designer, label: string): void {
  someone.store.dispatch(
    record(
      { type: 'scene/elementsMoved', ids: ['a'], dx: 1, dy: 0 },
      { label, place: 'canvas', group: null, selectionBefore: [], selectionAfter: [] },
    ),
  );
}
