import type { Point } from '../../scene/geometry';
import { HANDLES } from '../../scene/operations/resize';
import type { GestureEvent, GestureTarget } from '../gestures/gesture';
import { toScene, type Viewport } from '../gestures/viewport';
import { elementIdOf } from './element-nodes';

/** What of a DOM pointer event matters here. */
type PointerFacts = Pick<
  PointerEvent,
  'clientX' | 'clientY' | 'shiftKey' | 'button' | 'pointerType' | 'target'
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

export function pointerStep(type: 'move' | 'up', event: PointerFacts, place: Place): GestureEvent {
  const { left, top, right, bottom } = place.svg.getBoundingClientRect();
  const { clientX: x, clientY: y } = event;
  const isInside = x >= left && x <= right && y >= top && y <= bottom;
  return { type, isInside, ...factsOf(event, place) };
}

function factsOf({ clientX, clientY, shiftKey }: PointerFacts, { svg, view }: Place) {
  const { left, top } = svg.getBoundingClientRect();
  const screen: Point = { x: clientX - left, y: clientY - top };
  return { screen, point: toScene(screen, view), shift: shiftKey };
}

/** What the drawing says of the node under the pointer. */
function targetOf(target: EventTarget | null): GestureTarget {
  const node = target instanceof Element ? target : null;
  const handle = HANDLES.find((name) => name === node?.getAttribute('data-handle'));
  const id = elementIdOf(node);
  if (id === null) return { kind: 'canvas' };
  return handle === undefined ? { kind: 'element', id } : { kind: 'handle', id, handle };
}
