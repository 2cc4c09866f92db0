import {
  IDLE,
  type GestureContext,
  type GestureEvent,
  type GestureState,
  type GestureTarget,
  type Modifiers,
} from '../../src/editor/gestures/gesture';
import { dropState, DROP_STATES } from '../../src/editor/gestures/drop-state';
import { gestureReducer } from '../../src/editor/gestures/gesture-reducer';
import { NO_GUIDES, type Guides } from '../../src/editor/gestures/snap/guides';
import type { SceneAction } from '../../src/scene/actions';
import type { Point, Size } from '../../src/scene/geometry';
import type { Handle } from '../../src/scene/operations/resize';
import { STACK_TOOLS } from '../../src/scene/stacks/arrange/stack-tools';
import { EMPTY_SCENE } from '../../src/scene/empty-scene';
import type { RulerGuides } from '../../src/scene/properties/ruler-guides';
import type { SceneElement } from '../../src/scene/scene';
import type { Tool } from '../../src/scene/tool';

/*
 * A pointer on the canvas. It performs one step after another and stores the results:
 * press('name').move(30, 10).release().
 */

interface Keys extends Partial<Modifiers> {
  readonly space?: boolean;
  readonly button?: number;
  readonly pointerType?: string;
  readonly tool?: Tool;
  /** What the tool draws. */
  readonly drawn?: SceneElement;
}

interface Setting {
  readonly canvas?: Size;
  readonly selection?: readonly string[];
  readonly isPreview?: boolean;
  /** Screen px per canvas unit. */
  readonly zoom?: number;
  /** Whether Ctrl is let go, so that things snap. Where a test is about something else, they do not. */
  readonly snaps?: boolean;
  readonly hasGrid?: boolean;
  readonly guides?: RulerGuides;
}

/** The time at which everything happens: ids of copies end in it. */
export const NOW_MS = 1_700_000_000_000;

export function element(id: string, over: Partial<SceneElement> = {}): SceneElement {
  const box = { x: 50, y: 50, width: 100, height: 30 };
  return { id, type: 'text', ...box, zIndex: 1, locked: false, style: {}, ...over };
}

export function driver(elements: readonly SceneElement[], setting: Setting = {}) {
  const zoom = setting.zoom ?? 1;
  let context: GestureContext = {
    scene: { ...EMPTY_SCENE, elements },
    selection: setting.selection ?? [],
    canvas: setting.canvas ?? { width: 800, height: 600 },
    zoom,
    hasGrid: setting.hasGrid ?? false,
    guides: setting.guides,
    isPreview: setting.isPreview ?? false,
    stacks: STACK_TOOLS,
    nowMs: NOW_MS,
  };
  let held: Modifiers = { shift: false, alt: false, mod: setting.snaps !== true };
  let state: GestureState = IDLE;
  let at: Point = { x: 0, y: 0 };
  let draft: SceneAction | null = null;
  let room: SceneAction | null = null;
  const commits: SceneAction[] = [];
  let written: string | null = null;
  let panned: Point = { x: 0, y: 0 };

  const send = (event: GestureEvent): void => {
    const result = gestureReducer(state, event, context);
    ({ state, draft, room } = result);
    if (result.commit !== null) commits.push(result.commit);
    written = result.written?.id ?? written;
    if (result.selection !== undefined) context = { ...context, selection: result.selection };
    if (result.pan !== undefined) {
      panned = { x: panned.x + result.pan.dx, y: panned.y + result.pan.dy };
    }
  };
  const facts = () => ({ point: at, screen: { x: at.x * zoom, y: at.y * zoom }, ...held });
  const step = (type: 'move' | 'up', isInside = true) => {
    send({ type, isInside, ...facts() });
    return pointer;
  };
  const down = (target: GestureTarget, from: Point, keys: Keys) => {
    at = from;
    const {
      space = false,
      tool = 'select',
      button = 0,
      pointerType = 'mouse',
      drawn = null,
      ...modifiers
    } = keys;
    const pressed = { ...facts(), ...modifiers };
    const chosen = space ? 'hand' : tool;
    send({ type: 'down', target, button, tool: chosen, drawn, pointerType, ...pressed });
    return pointer;
  };

  const guides = (): Guides => ('guides' in state ? state.guides : NO_GUIDES);

  const pointer = {
    /** On an element, 5 units within its corner. */
    press(id: string, keys: Keys = {}) {
      const { x, y } = elements.find((other) => other.id === id) ?? at;
      return down({ kind: 'element', id }, { x: x + 5, y: y + 5 }, keys);
    },
    pressCanvas(x: number, y: number, keys: Keys = {}) {
      return down({ kind: 'canvas' }, { x, y }, keys);
    },
    /** On a handle of what is selected: of one element by itself, where it is named. */
    pressHandle(id: string | null, handle: Handle, keys: Keys = {}) {
      if (id !== null) context = { ...context, selection: [id] };
      return down({ kind: 'handle', handle }, { x: 400, y: 300 }, keys);
    },
    /** Takes a new element out of the library: at a point that counts as beside the canvas where x is less than 0. */
    libraryDrag(made: SceneElement, x: number, y: number) {
      at = { x, y };
      send({ type: 'libraryDrag', element: made, isInside: x >= 0, ...facts() });
      return pointer;
    },
    move(dx: number, dy: number, where: { readonly isInside?: boolean } = {}) {
      at = { x: at.x + dx, y: at.y + dy };
      return step('move', where.isInside);
    },
    release(where: { readonly isInside?: boolean } = {}) {
      return step('up', where.isInside);
    },
    /** Presses or lets go modifiers while the pointer rests. */
    hold(modifiers: Partial<Modifiers>) {
      held = { ...held, ...modifiers };
      return step('move');
    },
    /** A finger that stays where it was put down. */
    rest() {
      send({ type: 'hold' });
      return pointer;
    },
    escape() {
      send({ type: 'cancel' });
      return pointer;
    },
    click(id: string, keys: Keys = {}) {
      return pointer.press(id, keys).release();
    },
    doubleClick(id: string) {
      pointer.click(id).click(id);
      send({ type: 'doubleClick', target: { kind: 'element', id } });
      return pointer;
    },
    /** Where a new element would come to lie. */
    get libraryElement() {
      return state.name === 'dragging' && state.isInside ? state.libraryElement?.place : undefined;
    },
    /** The lines shown, each by the axis it runs along and its place across. */
    get lines() {
      return guides().lines.map(({ axis, at: place }) => `${axis === 'x' ? 'y' : 'x'} = ${place}`);
    },
    /** Where each of the lines shown begins and ends. */
    get spans() {
      return guides().lines.map(({ start, end }) => [start, end]);
    },
    /** The distances shown, in units. */
    get measures() {
      return guides().measures.map(({ start, end }) => end - start);
    },
    /** Where members of a stack would be put; undefined while nothing is dragged. */
    get insertion() {
      return state.name === 'dragging' ? (state.room?.insertion ?? null) : undefined;
    },
    /** What a marquee would select. */
    get caught() {
      return state.name === 'marquee' ? state.caught : null;
    },
    get gesture() {
      return state.name;
    },
    get indicator() {
      return DROP_STATES[dropState(state)];
    },
    get selection() {
      return context.selection;
    },
    get draft() {
      return draft;
    },
    /** What shows how others make room. */
    get room() {
      return room;
    },
    /** The text that is written in. */
    get written() {
      return written;
    },
    get commits() {
      return commits;
    },
    get panned() {
      return panned;
    },
  };
  return pointer;
}
