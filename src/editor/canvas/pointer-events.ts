import type { Point } from '../../scene/geometry';
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

interface Place {
  readonly svg: SVGSVGElement;
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
  const { clientWidth, clientHeight } = place.svg;
  const isInside = x >= 0 && x <= clientWidth && y >= 0 && y <= clientHeight;
  return { type, isInside, ...facts };
}

function factsOf(event: PointerFacts, { svg, view }: Place) {
  const { left, top } = svg.getBoundingClientRect();
  const screen: Point = { x: event.clientX - left, y: event.clientY - top };
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
export function targetOf(target: EventTarget | null): GestureTarget {
  const node = target instanceof Element ? target : null;
  const handle = HANDLES.find((name) => name === node?.getAttribute('data-handle'));
  const id = elementIdOf(node);
  if (id === null) return { kind: 'canvas' };
  return handle === undefined ? { kind: 'element', id } : { kind: 'handle', id, handle };
}
