import type { SceneAction } from '../../scene/actions';
import type { HandleSet } from '../../scene/element-definition';
import { boundsOf, type Axis, type Point, type Rect, type Size } from '../../scene/geometry';
import { SCENE_LIMITS } from '../../scene/limits';
import {
  directionOf,
  resizeBox,
  type Handle,
  type ResizeOptions,
} from '../../scene/operations/resize';
import { scaleBoxes, scalingOf } from '../../scene/operations/scale-boxes';
import { definitionOf } from '../../scene/registry';
import { keepsRatio } from '../../scene/keeps-ratio';
import { isSame } from '../../scene/operations/same';
import { elementsOf } from '../../scene/selection';
import type { SceneElement } from '../../scene/scene';
import type { GestureContext, PointerStep, Resizing } from './gesture';
import { guidesOf, NO_GUIDES } from './snap/guides';
import { snapOffset, snapRange } from './snap/snap-offset';
import { snapTargets, type SpotPoint } from './snap/targets';

/*
 * The pointer asks for a size; snapping, the frame's left and top edge and the aspect each change what is asked for, and
 * `resizeBox` has the last word, so that no limit is stated twice.
 */

/** A resize of elements by a handle of the box around them, from where the press was; null where there are none. */
export function beginResize(
  elements: readonly SceneElement[],
  handle: Handle,
  start: Point,
  before: readonly string[],
  { scene, guides }: Pick<GestureContext, 'scene' | 'guides'>,
): Resizing | null {
  const box = boundsOf(elements);
  if (box === null) return null;
  const ids = elements.map(({ id }) => id);
  const targets = snapTargets(scene, new Set(ids), guides);
  return {
    name: 'resizing',
    ids,
    handle,
    box,
    now: box,
    start,
    targets,
    guides: NO_GUIDES,
    before,
  };
}

/**
 * The resize with the handle where the pointer is, and the action that a release there would be: null for no change. For a
 * text, or texts alone, it sets the width at which they wrap; several are scaled as one.
 */
export function resizeTo(
  state: Resizing,
  elements: readonly SceneElement[],
  step: PointerStep,
  { zoom, hasGrid }: GestureContext,
): { readonly state: Resizing; readonly action: SceneAction | null } {
  const { box, handle, start, targets } = state;
  const [only, ...others] = elements;
  const wraps = handlesOf(elements) === 'sides';
  const hasRatio = only !== undefined && others.length === 0 && keepsRatio(only);
  const keepAspect = !wraps && step.shift !== (isCorner(handle) && hasRatio);
  const pull: Pull = { box, handle, keepAspect, aboutCenter: step.alt };
  const asked = resizeBox(
    box,
    handle,
    { x: step.point.x - start.x, y: step.point.y - start.y },
    pull,
  );
  const points = { x: pulledPoints(pull, 'x'), y: pulledPoints(pull, 'y') };
  const range = snapRange(zoom, hasGrid ? SCENE_LIMITS.grid : null);
  const snapAlong = (axis: Axis): number | null =>
    step.mod || isHeld(asked, box, axis)
      ? null
      : snapOffset(targets, axis, points[axis].slice(0, 1), asked, range);
  const next = snappedBox(pull, asked, { x: snapAlong('x'), y: snapAlong('y') });
  const resized = {
    ...state,
    now: next,
    guides: step.mod ? NO_GUIDES : guidesOf(targets, next, points),
  };
  if (isSame(next, box)) return { state: resized, action: null };
  const boxes =
    only !== undefined && others.length === 0
      ? { [only.id]: next }
      : scaleBoxes(wraps ? elements.map(wrapping) : elements, box, next);
  return {
    state: resized,
    action: { type: 'scene/elementsResized', boxes, ...(wraps ? { wrap: true } : {}) },
  };
}

/** What a handle resizes: all that is selected, can be seen and may be changed. */
export function resizableOf({
  scene,
  selection,
}: Pick<GestureContext, 'scene' | 'selection'>): readonly SceneElement[] {
  return elementsOf(scene, selection).filter(({ hidden, locked }) => hidden !== true && !locked);
}

/**
 * The handles of the box around elements: of several, all where any of them can be scaled; of texts alone those at the sides, which
 * set the widths at which they wrap.
 */
export function handlesOf(elements: readonly SceneElement[]): HandleSet {
  const [only, ...others] = elements;
  if (only === undefined) return 'none';
  if (others.length === 0) return definitionOf(only.type).handles;
  const sets = elements.map(({ type }) => definitionOf(type).handles);
  if (sets.every((set) => set === 'sides')) return 'sides';
  return elements.some((element) => scalingOf(element) !== 'kept') ? 'all' : 'none';
}

/** A text as it is once its width is set. */
function wrapping(text: SceneElement): SceneElement {
  return { ...text, wrap: true };
}

function isCorner(handle: Handle): boolean {
  return handle.length === 2;
}

/** How a box is pulled at: by which handle, and with what held. */
interface Pull extends Required<ResizeOptions> {
  readonly box: Rect;
  readonly handle: Handle;
}

/** The points of the box that a pull moves along an axis; the one at the handle first. */
function pulledPoints({ handle, aboutCenter }: Pull, axis: Axis): readonly SpotPoint[] {
  const direction = directionOf(handle)[axis];
  if (direction === 0) return [];
  const points = ['end', 'start'] as const;
  const [near, far] = direction === 1 ? points : points.toReversed();
  return [near, far].flatMap((point, index) =>
    point !== undefined && (index === 0 || aboutCenter) ? [point] : [],
  );
}

/** Whether a box thinner than a resize would make it has kept that measure: it is not being dragged. */
function isHeld(asked: Rect, box: Rect, axis: Axis): boolean {
  const measure = MEASURES[axis];
  return box[measure] < SCENE_LIMITS.resize[measure] && asked[measure] === box[measure];
}

const MEASURES = { x: 'width', y: 'height' } as const;

/** The box asked for, snapped, and kept from reaching beyond the left and top edge of the frame. */
function snappedBox(pull: Pull, asked: Rect, snaps: Readonly<Record<Axis, number | null>>): Rect {
  const { box, handle, keepAspect, aboutCenter } = pull;
  const { x: across, y: down } = directionOf(handle);
  const reach = aboutCenter ? 2 : 1;
  const snapped = {
    width: asked.width + across * reach * (snaps.x ?? 0),
    height: asked.height + down * reach * (snaps.y ?? 0),
  };
  const most = roomFor(pull);
  const requested = keepAspect
    ? scaled(box, snapped, most, leadingMeasure(asked, snaps))
    : { width: Math.min(snapped.width, most.width), height: Math.min(snapped.height, most.height) };
  const offset = {
    x: (across * (requested.width - box.width)) / reach,
    y: (down * (requested.height - box.height)) / reach,
  };
  return resizeBox(box, handle, offset, pull);
}

/** The greatest size at which a box stays right of and below the frame's corner. */
function roomFor({ box, handle, keepAspect, aboutCenter }: Pull): Size {
  const { x, y } = directionOf(handle);
  const most = (direction: number, from: number, size: number): number => {
    // What is not dragged follows the aspect to both sides.
    if (aboutCenter || (direction === 0 && keepAspect)) return size + 2 * from;
    return direction === -1 ? size + from : Number.POSITIVE_INFINITY;
  };
  return { width: most(x, box.x, box.width), height: most(y, box.y, box.height) };
}

/** The measure that has snapped, the nearer one of two; without a snap the greater one, which is rounded the least. */
function leadingMeasure(
  asked: Size,
  { x, y }: Readonly<Record<Axis, number | null>>,
): 'width' | 'height' {
  if (x === null && y === null) return asked.width >= asked.height ? 'width' : 'height';
  const [byWidth, byHeight] = [x, y].map((snap) => Math.abs(snap ?? Number.POSITIVE_INFINITY));
  return (byWidth ?? 0) <= (byHeight ?? 0) ? 'width' : 'height';
}

/** A size with the aspect of `box`, led by one of its measures. */
function scaled(box: Size, requested: Size, most: Size, lead: 'width' | 'height'): Size {
  const scale = Math.min(
    requested[lead] / box[lead],
    most.width / box.width,
    most.height / box.height,
  );
  return { width: box.width * scale, height: box.height * scale };
}
