import type { SceneAction } from '../../scene/actions';
import type { Axis, Point, Rect } from '../../scene/geometry';
import { SCENE_LIMITS } from '../../scene/limits';
import type { Handle } from '../../scene/operations/resize';
import type { SceneElement } from '../../scene/scene';
import type { DrawingElement, GestureContext, PointerStep, Pressing } from './gesture';
import { resizeTo } from './resize';
import { NO_GUIDES } from './snap/guides';
import { snapOffset, snapRange } from './snap/snap-offset';
import { snapTargets } from './snap/targets';

/*
 * A drag with a tool that draws pulls a new element to its size: as a resize of a box of one unit by the corner that the pointer
 * has gone to. A text is pulled to the width at which it wraps.
 */

/** A drag with a tool that draws, from where the press was: that snaps as the pulled corner does. */
export function beginDrawing(
  { start, before }: Pressing,
  element: SceneElement,
  { mod }: Pick<PointerStep, 'mod'>,
  { scene, guides, zoom, hasGrid }: GestureContext,
): DrawingElement {
  const targets = snapTargets(scene, new Set(), guides);
  const range = snapRange(zoom, hasGrid ? SCENE_LIMITS.grid : null);
  const pressed = { x: Math.round(start.x), y: Math.round(start.y) };
  const box = { ...pressed, width: 1, height: 1 };
  const snapped = (axis: Axis): number =>
    pressed[axis] + (mod ? 0 : (snapOffset(targets, axis, ['start'], box, range) ?? 0));
  const at = { x: snapped('x'), y: snapped('y') };
  return {
    name: 'drawing',
    ids: [],
    element,
    start: at,
    now: { ...at, width: 1, height: 1 },
    targets,
    guides: NO_GUIDES,
    before,
  };
}

/** The drag with the pointer where it is now, and what a release there would add. */
export function drawTo(
  state: DrawingElement,
  step: PointerStep,
  context: GestureContext,
): { readonly state: DrawingElement; readonly action: SceneAction } {
  const { element, start, targets, before } = state;
  const isText = element.type === 'text';
  const isLeft = step.point.x < start.x;
  const isUp = !isText && step.point.y < start.y;
  const box: Rect = {
    x: start.x - (isLeft ? 1 : 0),
    y: start.y - (isUp ? 1 : 0),
    width: 1,
    height: isText ? element.height : 1,
  };
  const side = isLeft ? 'w' : 'e';
  const handle: Handle = isText ? side : `${isUp ? 'n' : 's'}${side}`;
  const from = { x: start.x + (isLeft ? -1 : 1), y: start.y + (isUp ? -1 : 1) };
  const drawn = { ...element, ...box };
  const pulled = {
    ids: [],
    handle,
    box,
    now: box,
    start: from,
    targets,
    guides: NO_GUIDES,
    before,
  };
  const { state: resized } = resizeTo({ name: 'resizing', ...pulled }, [drawn], step, context);
  const { now, guides } = resized;
  const sized = { ...element, ...now, autoWidth: false, ...(isText ? { wrap: true } : {}) };
  return { state: { ...state, now, guides }, action: added(sized) };
}

/** What a click with such a tool adds: an element as large as it is by itself; the line of a text at the height of the pointer. */
export function drawnAt(element: SceneElement, { x, y }: Point): SceneAction {
  const top = element.type === 'text' ? y - element.height / 2 : y;
  return added({ ...element, x: Math.max(0, Math.round(x)), y: Math.max(0, Math.round(top)) });
}

function added(element: SceneElement): SceneAction {
  return { type: 'scene/elementsAdded', elements: [element] };
}
