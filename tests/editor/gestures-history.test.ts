import { describe, expect, test } from 'vitest';
import { announcementOf } from '../../src/editor/canvas/live-region';
import {
  selectDisplayedElement,
  selectDisplayedScene,
} from '../../src/editor/canvas/drawing/displayed';
import {
  performGesture,
  type GestureHost,
} from '../../src/editor/canvas/pointer/gesture-controller';
import { makeInteractionStore } from '../../src/editor/canvas/pointer/interaction-store';
import type { GestureTarget } from '../../src/editor/gestures/gesture';
import { selectScene } from '../../src/editor/selectors';
import { reduceScene } from '../../src/scene/reduce-scene';
import type { SceneElement } from '../../src/scene/scene';
import type { RootState } from '../../src/store/state';
import { openDesigner } from '../../src/store/open-designer';
import { makeStore } from '../../src/store/make-store';
import { record } from '../../src/store/signature/history';
import { historyNavigation } from '../../src/store/signature/history-navigation';
import { viewportChanged } from '../../src/store/canvas/view-slice';
import { selectionChanged } from '../../src/store/canvas/selection-slice';
import { toolChosen } from '../../src/store/canvas/view-slice';
import { fakeWorld } from '../helpers/fake-ports';
import { element } from './gesture-driver';

const NAME = element('name', { type: 'name', x: 50, y: 40 });
const LOGO = element('logo', { type: 'logo', x: 200, y: 40, width: 120, height: 60 });
const PINNED = element('pinned', { type: 'line', x: 50, y: 150, locked: true });

describe('a gesture', () => {
  test('shows in the draft, and in the history once it has ended', () => {
    const { world, pointer, state } = designer([NAME, LOGO]);
    const before = selectScene(state());
    pointer.press({ kind: 'element', id: 'name' }).move(10, 5).move(30, 10);
    expect(selectScene(state())).toBe(before);
    expect(world.gestures.getState().move).toEqual({ ids: ['name'], offset: { x: 30, y: 10 } });
    pointer.release();
    expect(selectScene(state()).elements[0]).toMatchObject({ x: 80, y: 50 });
    expect(labels(state())).toEqual(['Move Name']);
    expect([state().draft, world.gestures.getState().gesture.name]).toEqual([null, 'idle']);
  });

  test('that moves things draws nothing again: what it shifts lies where the reducer would put it', () => {
    const { world, pointer, state } = designer([NAME, LOGO, PINNED], ['name', 'logo', 'pinned']);
    pointer.press({ kind: 'element', id: 'name' });
    const resting = state();
    pointer.move(-900, 700);
    expect(state()).toBe(resting);
    const { ids, offset } = world.gestures.getState().move ?? { ids: [], offset: { x: 0, y: 0 } };
    const shifted = selectScene(state()).elements.map((element) =>
      ids.includes(element.id)
        ? { ...element, x: element.x + offset.x, y: element.y + offset.y }
        : element,
    );
    expect(shifted).not.toEqual(selectScene(state()).elements);
    pointer.release();
    expect(selectScene(state()).elements).toEqual(shifted);
    expect(world.gestures.getState().move).toBeNull();
  });

  test('with Alt leaves the originals, and its copies are selected, in one step', () => {
    const { pointer, state } = designer([NAME, PINNED], ['name', 'pinned']);
    pointer.press({ kind: 'element', id: 'name' }).move(30, 10).alt().release();
    expect(labels(state())).toEqual(['Duplicate 2 elements']);
    const [name, pinned, ...copies] = selectScene(state()).elements;
    expect([name, pinned]).toEqual([NAME, PINNED]);
    expect(copies).toMatchObject([
      { type: 'name', x: 80, y: 50, locked: false },
      { type: 'line', x: 80, y: 160, locked: false },
    ]);
    expect(state().selection).toEqual(copies.map(({ id }) => id));
    expect(state().notices.queue).toEqual([]);
  });

  test('draws only what it concerns again, and that as the reducer would', () => {
    const { pointer, state } = designer([NAME, LOGO], ['logo']);
    pointer.press({ kind: 'handle', handle: 'se' }).move(30, 10);
    const { draft } = state();
    if (draft === null) throw new Error('No draft');
    expect(selectDisplayedScene(state())).toEqual(reduceScene(selectScene(state()), draft));
    expect(selectDisplayedElement(state(), 'name')).toBe(selectScene(state()).elements[0]);
    pointer.release();
    expect(labels(state())).toEqual(['Resize Logo']);
  });

  test('of several elements is one step, named by their number, and a notice counts the locked ones, which stay', () => {
    const { pointer, state } = designer([NAME, LOGO, PINNED], ['name', 'logo', 'pinned']);
    pointer.press({ kind: 'element', id: 'name' }).move(30, 10).release();
    expect(labels(state())).toEqual(['Move 2 elements']);
    expect(state().notices.queue.map(({ title }) => title)).toEqual([
      '1 locked element wasn’t changed',
    ]);
  });

  test.each([
    ['cancelled', (pointer: Pointer) => pointer.move(30, 10).cancel().release()],
    ['that comes back', (pointer: Pointer) => pointer.move(30, 10).move(0, 0).release()],
    ['that stays a click', (pointer: Pointer) => pointer.move(2, 1).release()],
  ])('%s leaves no step and no draft', (_, act) => {
    const { pointer, state } = designer([NAME]);
    act(pointer.press({ kind: 'element', id: 'name' }));
    expect(labels(state())).toEqual([]);
    expect(state().draft).toBeNull();
  });

  test('undone brings back place and selection', () => {
    const { world, pointer, state } = designer([NAME, LOGO], ['logo']);
    pointer.press({ kind: 'element', id: 'name' }).move(30, 10).release();
    world.store.dispatch(selectionChanged([]));
    world.store.dispatch(historyNavigation.undo());
    expect(selectScene(state()).elements[0]).toMatchObject({ x: 50, y: 40 });
    expect(state().selection).toEqual(['name']);
  });
});

describe('the live region', () => {
  test('announces each step and each selection once', () => {
    const { world, pointer, state } = designer([NAME, LOGO]);
    const shown: (string | null)[] = [];
    let before = state();
    const listen = () => {
      const words = announcementOf(before, state());
      before = state();
      if (words !== null) shown.push(words);
    };
    pointer.press({ kind: 'element', id: 'name' });
    listen();
    pointer.move(10, 5).move(30, 10);
    listen();
    pointer.release();
    listen();
    for (const action of [
      historyNavigation.undo(),
      historyNavigation.redo(),
      selectionChanged(['name', 'logo']),
    ]) {
      world.store.dispatch(action);
      listen();
    }
    world.store.dispatch(selectionChanged([]));
    listen();
    for (const tool of ['rectangle', 'select'] as const) {
      world.store.dispatch(toolChosen(tool));
      listen();
    }
    expect(shown).toEqual([
      'Name selected',
      'Moved Name to 80, 50',
      'Undone: Move Name',
      'Redone: Move Name',
      '2 elements selected',
      'Nothing selected',
      'Drag to draw a rectangle, or press Enter to insert one',
    ]);
  });
});

type Pointer = ReturnType<typeof designer>['pointer'];

function designer(elements: readonly SceneElement[], selection: readonly string[] = []) {
  const store = makeStore(fakeWorld().ports);
  openDesigner(store);
  const step = {
    label: 'Start',
    place: 'canvas',
    group: null,
    selectionBefore: [],
    selectionAfter: selection,
  } as const;
  store.dispatch(record({ type: 'scene/elementsAdded', elements }, step));
  const column = { width: 900, height: 640 };
  const world: GestureHost = {
    store,
    gestures: makeInteractionStore(),
    view: () => store.getState().view,
    changeView: (view) => store.dispatch(viewportChanged(view)),
    column: () => ({ x: 0, y: 0, ...column }),
  };
  let at = facts(0, 0);
  const pointer = {
    press(target: GestureTarget) {
      const keys = { button: 0, tool: 'select', drawn: null, pointerType: 'mouse' } as const;
      performGesture({ type: 'down', target, ...keys, ...at }, world);
      return pointer;
    },
    /** To a place, from where the press was. */
    move(x: number, y: number) {
      at = facts(x, y);
      performGesture({ type: 'move', isInside: true, ...at }, world);
      return pointer;
    },
    /** Held from now on. */
    alt() {
      at = { ...at, alt: true };
      performGesture({ type: 'move', isInside: true, ...at }, world);
      return pointer;
    },
    release() {
      performGesture({ type: 'up', isInside: true, ...at }, world);
      return pointer;
    },
    cancel() {
      performGesture({ type: 'cancel' }, world);
      return pointer;
    },
  };
  return { world, pointer, state: store.getState };
}

/** A pointer at 100 %, with Ctrl held, so that nothing snaps. */
function facts(x: number, y: number) {
  return { point: { x, y }, screen: { x, y }, shift: false, alt: false, mod: true };
}

/** The steps that led here, without the one that set the scene. */
function labels({ signature }: RootState): readonly (string | undefined)[] {
  return [...signature.past, signature.present].slice(2).map(({ step }) => step?.label);
}
