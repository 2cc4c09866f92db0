import type { SceneAction } from '../../scene/actions';
import type { Point, Rect, Size } from '../../scene/geometry';
import type { Handle } from '../../scene/operations/resize';
import type { Scene } from '../../scene/scene';

/** What lies under the pointer. */
export type GestureTarget =
  | { readonly kind: 'canvas' }
  | { readonly kind: 'element'; readonly id: string }
  | { readonly kind: 'handle'; readonly id: string; readonly handle: Handle };

/** Where the pointer is, and what is held down meanwhile. */
interface PointerFacts {
  /** In canvas units. */
  readonly point: Point;
  /** In px of the screen. */
  readonly screen: Point;
  readonly shift: boolean;
}

export interface PointerDown extends PointerFacts {
  readonly type: 'down';
  readonly target: GestureTarget;
  /** As `PointerEvent.button` has it: 0 left, 1 middle, 2 right. */
  readonly button: number;
  readonly isSpaceHeld: boolean;
  readonly pointerType: string;
}

export interface PointerStep extends PointerFacts {
  readonly type: 'move' | 'up';
  /** Whether the pointer is over the canvas. */
  readonly isInside: boolean;
}

export type GestureEvent = PointerDown | PointerStep | { readonly type: 'cancel' };

export interface Pressing {
  readonly name: 'pressing';
  readonly target: GestureTarget;
  readonly start: Point;
  readonly startScreen: Point;
  /** How far the pointer goes before a press is a drag, in px of the screen. */
  readonly threshold: number;
  readonly shift: boolean;
  /** The selection before the press: what Escape brings back. */
  readonly before: readonly string[];
}

export interface Dragging {
  readonly name: 'dragging';
  readonly ids: readonly string[];
  readonly start: Point;
  readonly isInside: boolean;
  readonly before: readonly string[];
}

export interface Resizing {
  readonly name: 'resizing';
  readonly id: string;
  readonly handle: Handle;
  /** The box at the start. */
  readonly box: Rect;
  readonly start: Point;
  readonly before: readonly string[];
}

export interface Marquee {
  readonly name: 'marquee';
  readonly start: Point;
  readonly end: Point;
  /** What stays selected besides: with Shift, what was. */
  readonly base: readonly string[];
  readonly before: readonly string[];
}

export interface Panning {
  readonly name: 'panning';
  readonly start: Point;
  readonly last: Point;
}

export type GestureState =
  { readonly name: 'idle' } | Pressing | Dragging | Resizing | Marquee | Panning;

/** What a gesture acts on. */
export interface GestureContext {
  /** Without the draft. */
  readonly scene: Scene;
  readonly selection: readonly string[];
  /** In canvas units: at least 800 x 600, or what the column shows at 100 %. */
  readonly canvas: Size;
  readonly isPreview: boolean;
}

export interface GestureResult {
  readonly state: GestureState;
  /** What would be done if the pointer were released now. */
  readonly draft: SceneAction | null;
  /** What is done, once, at the release. */
  readonly commit: SceneAction | null;
  /** The selection from now on, where it changes. */
  readonly selection?: readonly string[];
  /** How far the view moves, in px of the screen; to the right and down are positive. */
  readonly pan?: { readonly dx: number; readonly dy: number };
}

export const IDLE: GestureState = { name: 'idle' };
