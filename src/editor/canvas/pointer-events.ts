import type { Point, Rect } from '../../scene/geometry';
import { HANDLES } from '../../scene/operations/resize';
import type { GestureEvent, GestureTarget, Modifiers, PointerStep } from '../gestures/gesture';
import { toScene, type Viewport } from '../gestures/viewport';
import { elementIdOf } from './element-nodes';

/** What of a DOM pointer event matters here. */
type PointerFacts = Pick<
  PointerEvent,
  | 'clientX'
  | 'clientY'
  | 'shiftKey'
  | 'altKey'
  | 'ctrlKey'
  | 'metaKey'
  | 'button'
  | 'pointerType'
  | 'target'
>;

/** Where the canvas is in the window, in px, and how it is looked at. */
interface Place {
  readonly column: Rect;
  readonly view: Viewport;
}

/** A DOM event as the gestures know it. */
export function pointerDown(event: PointerFacts, place: Place, isSpaceHeld: boolean): GestureEvent {
  const { button, pointerType, target } = event;
  return {
    type: 'down',
    target: targetOf(target),
    button,
    isSpaceHeld,
    pointerType,
    ...factsOf(event, place),
  };
}

export function pointerStep(type: 'move' | 'up', event: PointerFacts, place: Place): PointerStep {
  const facts = factsOf(event, place);
  const { x, y } = facts.screen;
  const { width, height } = place.column;
  const isInside = x >= 0 && x <= width && y >= 0 && y <= height;
  return { type, isInside, ...facts };
}

function factsOf(event: PointerFacts, { column, view }: Place) {
  const screen: Point = { x: event.clientX - column.x, y: event.clientY - column.y };
  return { screen, point: toScene(screen, view), ...modifiersOf(event) };
}

/** The keys held during an event of the pointer or the keyboard. */
export function modifiersOf({
  shiftKey,
  altKey,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>): Modifiers {
  return { shift: shiftKey, alt: altKey, mod: ctrlKey || metaKey };
}

/** What the drawing says of the node under the pointer. */
function targetOf(target: EventTarget | null): GestureTarget {
  const node = target instanceof Element ? target : null;
  const handle = HANDLES.find((name) => name === node?.getAttribute('data-handle'));
  const id = elementIdOf(node);
  if (id === null) return { kind: 'canvas' };
  return handle === undefined ? { kind: 'element', id } : { kind: 'handle', id, handle };
}
