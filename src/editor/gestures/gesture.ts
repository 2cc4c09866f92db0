import type { SceneAction } from '../../scene/actions';
import type { Point, Rect, Size } from '../../scene/geometry';
import type { RulerGuides } from '../../scene/properties/ruler-guides';
import type { Handle } from '../../scene/operations/resize';
import type { Scene, SceneElement } from '../../scene/scene';
import type { TakenMembers } from '../../scene/stacks/arrange/hosts';
import type { Room } from '../../scene/stacks/arrange/room';
import type { StackTools } from '../../scene/stacks/arrange/stack-tools';
import type { Tool } from '../../scene/tool';
import type { Guides } from './snap/guides';
import type { SnapTargets } from './snap/targets';

/** What lies under the pointer. */
export type GestureTarget =
  | { readonly kind: 'canvas' }
  | { readonly kind: 'element'; readonly id: string }
  /** Of the box around the selection. */
  | { readonly kind: 'handle'; readonly handle: Handle };

/** The keys that change what a gesture does while they are held. */
export interface Modifiers {
  /** Adds to the selection; keeps a drag to one axis and a resize to the aspect. */
  readonly shift: boolean;
  /** Drags a duplicate; resizes about the center. */
  readonly alt: boolean;
  /** Ctrl, on a Mac the command key: suspends snapping, and places members of a stack freely. */
  readonly mod: boolean;
}

/** Where the pointer is, and what is held down meanwhile. */
interface PointerFacts extends Modifiers {
  /** In canvas units. */
  readonly point: Point;
  /** In px of the screen. */
  readonly screen: Point;
}

export interface PointerDown extends PointerFacts {
  readonly type: 'down';
  readonly target: GestureTarget;
  /** As `PointerEvent.button` has it: 0 left, 1 middle, 2 right. */
  readonly button: number;
  /** The chosen tool; while the space bar is held, `hand`. */
  readonly tool: Tool;
  /** What a tool that draws makes, as large as it is by itself; null for other tools. */
  readonly drawn: SceneElement | null;
  readonly pointerType: string;
}

/** Also sent, as a move, when a modifier is pressed or let go while the pointer rests. */
export interface PointerStep extends PointerFacts {
  readonly type: 'move' | 'up';
  /** Whether the pointer is over the canvas. */
  readonly isInside: boolean;
}

export type GestureEvent =
  | PointerDown
  | PointerStep
  /** A press beside the canvas has become a drag of something new. */
  | (Omit<PointerStep, 'type'> & { readonly type: 'libraryDrag'; readonly element: SceneElement })
  /** Comes after the two clicks that it is made of. */
  | { readonly type: 'doubleClick'; readonly target: GestureTarget }
  /** A finger has rested where it was put down. */
  | { readonly type: 'hold' }
  | { readonly type: 'cancel' };

export interface Pressing {
  readonly name: 'pressing';
  readonly target: GestureTarget;
  readonly start: Point;
  readonly startScreen: Point;
  /** How far the pointer goes before a press is a drag, in px of the screen. */
  readonly threshold: number;
  /** What it becomes once it travels. */
  readonly travel: 'grab' | 'pan' | 'marquee';
  /** What is drawn instead of all that. */
  readonly drawn: SceneElement | null;
  /** Whether a finger has rested on the empty canvas. */
  readonly isHeld: boolean;
  readonly shift: boolean;
  /** Whether what it selects joins what is selected. */
  readonly isAdding: boolean;
  /** The selection before the press: what Escape brings back. */
  readonly before: readonly string[];
}

/** What is dragged. */
export interface DragSubject {
  /** Whether it is a duplicate of the selection, and not the selection itself. */
  readonly isCopy: boolean;
  /** Where others are for as long as they make room for it. */
  readonly moved: Readonly<Record<string, Rect>>;
  readonly boxes: readonly Rect[];
  /** The one box that snaps. */
  readonly bounds: Rect;
  readonly targets: SnapTargets;
}

/** A new element on its way onto the canvas. */
export interface LibraryDrag {
  /** The same object for as long as it is under way. */
  readonly element: SceneElement;
  /** Where it would come to lie. */
  readonly place: Point;
  /** Where the pointer is, in px of the screen. */
  readonly screen: Point;
}

export interface Dragging {
  readonly name: 'dragging';
  /** What moves: the unlocked ones of the selection. */
  readonly ids: readonly string[];
  /** The ids that duplicates would have, by those of all that is selected. */
  readonly copies: Readonly<Record<string, string>>;
  readonly subject: DragSubject;
  readonly start: Point;
  /** The stacks that what is dragged may be put into; the one that it is taken out of comes first. */
  readonly hosts: readonly TakenMembers[];
  /** What makes room for it now, or closes up; null where nothing does. */
  readonly room: Room | null;
  /** The box around what is dragged, where it is now. */
  readonly now: Rect;
  readonly isInside: boolean;
  readonly guides: Guides;
  /** Of a drag out of the library; null where elements move that are there. */
  readonly libraryElement: LibraryDrag | null;
  readonly before: readonly string[];
}

export interface Resizing {
  readonly name: 'resizing';
  /** What is resized, as one: the unlocked ones of the selection. */
  readonly ids: readonly string[];
  readonly handle: Handle;
  /** The box around them at the start. */
  readonly box: Rect;
  /** The box as it is now. */
  readonly now: Rect;
  readonly start: Point;
  readonly targets: SnapTargets;
  readonly guides: Guides;
  readonly before: readonly string[];
}

/** Something new, which is pulled to its size. */
export interface DrawingElement {
  readonly name: 'drawing';
  /** None: nothing that is there changes. */
  readonly ids: readonly string[];
  readonly element: SceneElement;
  readonly start: Point;
  readonly now: Rect;
  readonly targets: SnapTargets;
  readonly guides: Guides;
  readonly before: readonly string[];
}

export interface Marquee {
  readonly name: 'marquee';
  readonly start: Point;
  readonly end: Point;
  /** What stays selected besides: with Shift, what was. */
  readonly base: readonly string[];
  /** What would be selected if it were let go now. */
  readonly caught: readonly string[];
  readonly before: readonly string[];
}

export interface Panning {
  readonly name: 'panning';
  readonly start: Point;
  readonly last: Point;
}

export type GestureState =
  { readonly name: 'idle' } | Pressing | Dragging | Resizing | DrawingElement | Marquee | Panning;

/** What a gesture acts on. */
export interface GestureContext {
  /** Without the draft. */
  readonly scene: Scene;
  readonly selection: readonly string[];
  /** In canvas units: at least 800 x 600, or what the column shows at 100 %. */
  readonly canvas: Size;
  /** In px of the screen per canvas unit. */
  readonly zoom: number;
  /** Whether the grid is shown, and so snapped to. */
  readonly hasGrid: boolean;
  /** What else is snapped to; nothing while guides are hidden. */
  readonly guides: RulerGuides | undefined;
  readonly isPreview: boolean;
  /** Null before they have loaded. */
  readonly stacks: StackTools | null;
  /** For the ids of duplicates. */
  readonly nowMs: number;
}

export interface GestureResult {
  readonly state: GestureState;
  /** What would be done if the pointer were released now. */
  readonly draft: SceneAction | null;
  /** What shows how members of a stack make room for what is dragged: the same one as long as it is at the same place. */
  readonly room: SceneAction | null;
  /** What is done, once, at the release. */
  readonly commit: SceneAction | null;
  /** The selection from now on, where it changes. */
  readonly selection?: readonly string[];
  /** The text that is written in from now on, and where, in px of the screen. */
  readonly written?: { readonly id: string; readonly screen: Point };
  /** How far the view moves, in px of the screen; to the right and down are positive. */
  readonly pan?: { readonly dx: number; readonly dy: number };
}

export const IDLE: GestureState = { name: 'idle' };
