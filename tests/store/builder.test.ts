import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { BUILDER_COMMANDS } from '../../src/editor/commands';
import { redo, undo } from '../../src/editor/commands/edit';
import { togglePreview } from '../../src/editor/commands/view';
import { designText } from '../helpers/design-text';
import { PNG } from '../helpers/pictures';
import { parseDesign } from '../../src/scene/design-file';
import { SCENE_LIMITS } from '../../src/scene/limits';
import type { Scene } from '../../src/scene/scene';
import { DESIGN_KEY, beginDesign, keepDesign } from '../../src/store/design-keeping';
import { readSavedDesign, saveDesign } from '../../src/store/saved-design';
import { record } from '../../src/store/scene-history';
import { selectionChanged } from '../../src/store/selection-slice';
import { designer, type Designer } from '../helpers/designer';
import { fakeWorld, NOW } from '../helpers/fake-ports';
import { anyAction, anyScene } from '../scene/scenes';

/** A random walk: actions as gestures would end in them, commands, selections. */
const walks = fc.array(
  fc.oneof(
    anyAction.map((action) => ({ kind: 'action', action }) as const),
    fc.constantFrom(...BUILDER_COMMANDS).map((command) => ({ kind: 'command', command }) as const),
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
        const first = someone.store.getState().scene.past[0]?.scene ?? someone.scene();
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
    expect(someone.store.getState().scene.past).toHaveLength(SCENE_LIMITS.historySteps);
  });

  test('has no entry for a step that changes nothing, and a view never clears redo', () => {
    const someone = designer().has('name', 'a');
    move(someone, 'one');
    someone.does(undo);
    someone.store.dispatch({ type: 'view/gridToggled' });
    someone.selects('a');
    expect(someone.store.getState().scene.future).toHaveLength(1);
  });
});

describe('a design is kept', () => {
  test('with its past and its future, and is there on the next visit', async () => {
    const world = fakeWorld();
    const before = designer(world).has('name', 'a').has('logo', 'b');
    await before.store.dispatch(beginDesign());
    move(before, 'one');
    before.does(undo);
    await before.store.dispatch(keepDesign());

    const after = designer(world);
    await after.store.dispatch(beginDesign());
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
        const { scene: history } = someone.store.getState();
        const saved: unknown = structuredClone(saveDesign(history));
        const read = readSavedDesign(saved);
        const scenes = [history.present.scene, read.ok ? read.value?.present.scene : null];
        const [kept, found] = scenes.map((each) => each && cleaned(each));
        expect(found).toEqual(kept);
        expect(read.ok && read.value?.past.length).toBe(history.past.length);
        expect(read.ok && read.value?.future.length).toBe(history.future.length);
      }),
      { numRuns: 60 },
    );
  });

  test.each([
    ['a text', 'junk'],
    ['a future version', { version: 99 }],
    ['states that point nowhere', { version: 1, people: [], pool: [], states: [], present: 3 }],
  ])('and set aside with a notice when it is %s', async (_, junk) => {
    const world = fakeWorld();
    await world.ports.storage.write(DESIGN_KEY, junk);
    const someone = designer(world);
    await someone.store.dispatch(beginDesign());
    expect(someone.notices()).toContain('Earlier work set aside');
    expect(await world.ports.storage.read(`${DESIGN_KEY}/set-aside/${NOW}`)).toEqual(junk);
  });

  test.each([
    ['read', 'reading'],
    ['copied, though it cannot be understood,', 'writing'],
  ] as const)('and never written over where it could not be %s', async (_, fault) => {
    const world = fakeWorld();
    world.stored.set(DESIGN_KEY, 'work of years');
    world.behaviour[fault] = 'fails';
    const someone = designer(world);
    await someone.store.dispatch(beginDesign());
    world.behaviour[fault] = 'works';
    someone.has('name', 'a');
    await someone.store.dispatch(keepDesign());
    expect(world.stored.get(DESIGN_KEY)).toBe('work of years');
    expect(someone.notices()).toEqual(['Not saved']);
  });

  test('and a device that never answers holds nothing up, and nothing is saved over what it has', async () => {
    vi.useFakeTimers();
    const world = fakeWorld();
    world.stored.set(DESIGN_KEY, 'work of years');
    world.behaviour.reading = 'waits';
    const someone = designer(world);
    const begun = someone.store.dispatch(beginDesign());
    await vi.advanceTimersByTimeAsync(1000);
    await begun;
    vi.useRealTimers();
    expect(someone.store.getState().tabs.hold).toBe('mine');
    someone.has('name', 'a');
    await someone.store.dispatch(keepDesign());
    expect(world.writes).toEqual([]);
    expect(someone.notices()).toEqual(['Not saved']);
  });

  test('and a failure to save it is told once', async () => {
    const world = fakeWorld();
    const someone = designer(world).has('name', 'a');
    await someone.store.dispatch(beginDesign());
    world.behaviour.writing = 'fails';
    for (let times = 0; times < 3; times++) await someone.store.dispatch(keepDesign());
    expect(someone.notices()).toEqual(['Not saved']);
  });

  test('and belongs to one tab: the other asks, and a copy is saved apart', async () => {
    const world = fakeWorld();
    const ports = { ...world.ports, tabs: { ...world.ports.tabs, claim: async () => false } };
    const second = designer({ ...world, ports }).has('name', 'a');
    await second.store.dispatch(beginDesign());
    expect(second.store.getState().tabs.hold).toBe('elsewhere');
    await second.store.dispatch(keepDesign());
    expect(await world.ports.storage.read(DESIGN_KEY)).toBeUndefined();
  });
});

test('a picture of earlier work that would not be taken today stays in it', () => {
  const content = PNG.slice(0, -24);
  const someone = designer().has('logo', 'a', { content });
  const read = readSavedDesign(saveDesign(someone.store.getState().scene));
  expect(read).toMatchObject({ value: { present: { scene: { elements: [{ content }] } } } });
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
      { label, group: null, selectionBefore: [], selectionAfter: [] },
    ),
  );
}
