import type { Point, Rect } from '../../../scene/geometry';
import { HANDLES } from '../../../scene/operations/resize';
import type { SceneElement } from '../../../scene/scene';
import type { Tool } from '../../../scene/tool';
import type { GestureEvent, GestureTarget, Modifiers, PointerStep } from '../../gestures/gesture';
import { pressedElement } from '../../gestures/pressed-element';
import { toScene, type Viewport } from '../../gestures/viewport';
import { elementIdOf } from '../drawing/element-nodes';

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

type Pressed = Pick<PointerFacts, 'target' | 'clientX' | 'clientY'>;

/** Where the canvas is in the window, in px, and how it is looked at. */
interface Place {
  readonly column: Rect;
  readonly view: Viewport;
}

/** What can be pressed, too: all that is displayed, the undermost first. */
interface Background extends Place {
  readonly stacked: readonly SceneElement[];
}

/** The gesture event of a DOM event. */
export function pointerDown(
  event: PointerFacts,
  background: Background,
  tool: Tool,
  drawn: SceneElement | null,
): GestureEvent {
  const { button, pointerType, clientX, clientY } = event;
  // A tool that draws lies over all drawings.
  const under = drawn && document.elementsFromPoint(clientX, clientY).find(elementIdOf);
  const target = targetOf(under ? { clientX, clientY, target: under } : event, background);
  return { type: 'down', target, button, tool, drawn, pointerType, ...factsOf(event, background) };
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

/** What a press would be about. */
function targetOf(event: Pressed, background: Background): GestureTarget {
  const node = event.target instanceof Element ? event.target : null;
  const handle = HANDLES.find((name) => name === node?.getAttribute('data-handle'));
  if (handle !== undefined) return { kind: 'handle', handle };
  const id = elementUnder(event, background);
  return id === null ? { kind: 'canvas' } : { kind: 'element', id };
}

/** The id of the element that the pointer means; null for none. */
export function elementUnder(event: Pressed, { column, view, stacked }: Background): string | null {
  const point = toScene({ x: event.clientX - column.x, y: event.clientY - column.y }, view);
  return pressedElement(stacked, elementIdOf(event.target), point, view.zoom);
}
