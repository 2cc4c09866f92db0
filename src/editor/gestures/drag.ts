import type { SceneAction } from '../../scene/actions';
import { copyIds } from '../../scene/element-id';
import { boundsOf, type Point, type Axis } from '../../scene/geometry';
import { withLabels } from '../../scene/labels/labels';
import { SCENE_LIMITS } from '../../scene/limits';
import { clampDrag } from '../../scene/operations/move';
import { elementsOf, unlockedIds } from '../../scene/selection';
import type { Dragging, GestureContext, DragSubject, PointerStep } from './gesture';
import { guidesOf, NO_GUIDES, type GuidedPoints } from './snap/guides';
import { snapOffset, snapRange } from './snap/snap-offset';
import { AXES, spanOf } from './snap/span';
import { snapTargets, type SpotPoint } from './snap/targets';

const POINTS: readonly SpotPoint[] = ['start', 'middle', 'end'];
export const ALL_POINTS: GuidedPoints = { x: POINTS, y: POINTS };

/** A drag of what is selected, from where the press was. */
export function beginDrag(
  start: Point,
  before: readonly string[],
  context: GestureContext,
): Dragging {
  const { scene, selection, nowMs, stacks } = context;
  const labelled = withLabels(scene, selection);
  const hosts = stacks?.hostsOf(scene, unlockedIds(scene, labelled)) ?? [];
  const own = hosts.find(({ isComing }) => !isComing)?.ids ?? [];
  const chosen = [...new Set([...labelled, ...own])];
  const ids = unlockedIds(scene, chosen);
  const taken = new Set(scene.elements.map(({ id }) => id));
  const subject = subjectOf(context, ids, false);
  return {
    name: 'dragging',
    ids,
    copies: copyIds(elementsOf(scene, chosen), nowMs, taken),
    subject,
    hosts,
    room: null,
    start,
    now: subject.bounds,
    isInside: true,
    guides: NO_GUIDES,
    libraryElement: null,
    before,
  };
}

/** The drag with the pointer where it is now, and the action that a release there would be; null when nothing moves. */
export function dragTo(
  state: Dragging,
  step: PointerStep,
  context: GestureContext,
): { readonly state: Dragging; readonly action: SceneAction | null } {
  const { isInside, alt } = step;
  const { scene, stacks, zoom } = context;
  const hosts = alt || step.mod || !isInside ? [] : state.hosts;
  const room = stacks?.roomAt(hosts, state.room, step.point, zoom) ?? null;
  const subject = subjectNow({ ...state, room }, state.subject, alt, context);
  if (!isInside)
    return {
      state: { ...state, subject, room, now: subject.bounds, isInside, guides: NO_GUIDES },
      action: null,
    };
  // What will stand in line with others snaps to nothing.
  const mod = step.mod || (room !== null && room.insertion !== null);
  const { x: dx, y: dy } = dragOffset(subject, state.start, { ...step, mod }, context);
  const moved = { ...subject.bounds, x: subject.bounds.x + dx, y: subject.bounds.y + dy };
  const guides = mod ? NO_GUIDES : guidesOf(subject.targets, moved, ALL_POINTS);
  const next = { ...state, subject, room, now: moved, isInside, guides };
  // On the way, members are drawn like all else that moves.
  if (room !== null && stacks !== null && step.type === 'up') {
    return { state: next, action: stacks.dropped(scene, hosts, room, { x: dx, y: dy }) };
  }
  return { state: next, action: dx === 0 && dy === 0 ? null : actionOf(state, subject, dx, dy) };
}

function actionOf(
  { ids, copies }: Dragging,
  { isCopy }: DragSubject,
  dx: number,
  dy: number,
): SceneAction {
  return isCopy
    ? { type: 'scene/elementsDuplicated', copies, dx, dy }
    : { type: 'scene/elementsMoved', ids, dx, dy };
}

/** Originals of a copy stay where they are, so that it may snap to them. */
function subjectOf(
  { scene, guides }: GestureContext,
  ids: readonly string[],
  isCopy: boolean,
): DragSubject {
  const elements = elementsOf(scene, ids);
  const seen = elements.filter(({ hidden }) => hidden !== true);
  return {
    isCopy,
    moved: NO_BOXES,
    boxes: elements,
    bounds: boundsOf(seen) ?? { x: 0, y: 0, width: 0, height: 0 },
    targets: snapTargets(scene, new Set(isCopy ? [] : ids), guides),
  };
}

/** What is dragged, with what it snaps to where that stands now. */
function subjectNow(
  { ids, copies, room }: Dragging,
  before: DragSubject,
  isCopy: boolean,
  context: GestureContext,
): DragSubject {
  const boxes = room?.boxes ?? NO_BOXES;
  if (before.isCopy === isCopy && before.moved === boxes) return before;
  const elements = context.scene.elements.map((element) => ({ ...element, ...boxes[element.id] }));
  const scene = { ...context.scene, elements };
  const made = subjectOf({ ...context, scene }, isCopy ? Object.keys(copies) : ids, isCopy);
  return { ...made, moved: boxes };
}

const NO_BOXES: DragSubject['moved'] = {};

/** One offset for all, in whole units: along one axis with Shift, snapped unless that is suspended, within the canvas. */
export function dragOffset(
  { boxes, bounds, targets }: DragSubject,
  start: Point,
  { point, shift, mod }: PointerStep,
  { canvas, zoom, hasGrid }: GestureContext,
): Point {
  const asked = { x: Math.round(point.x - start.x), y: Math.round(point.y - start.y) };
  const kept = shift ? alongOneAxis(asked) : asked;
  const box = { ...bounds, x: bounds.x + kept.x, y: bounds.y + kept.y };
  const range = snapRange(zoom, hasGrid ? SCENE_LIMITS.grid : null);
  const snap = (axis: Axis): number | null =>
    mod || (shift && kept[axis] === 0) ? null : snapOffset(targets, axis, POINTS, box, range);
  const snaps = { x: snap('x'), y: snap('y') };
  const wanted = { x: kept.x + (snaps.x ?? 0), y: kept.y + (snaps.y ?? 0) };
  const allowed = clampDrag(boxes, wanted, canvas);
  const [x = 0, y = 0] = AXES.map((axis) => {
    // The margins keep off the frame's left and top edge, but what snaps to it may lie there.
    const isAtEdge = snaps[axis] !== null && spanOf(bounds, axis).start + wanted[axis] === 0;
    return isAtEdge ? wanted[axis] : shortened(wanted[axis], allowed[axis]);
  });
  return { x, y };
}

function alongOneAxis({ x, y }: Point): Point {
  return Math.abs(x) >= Math.abs(y) ? { x, y: 0 } : { x: 0, y };
}

/**
 * The margins hold a drag back, they do not push: what lies beyond them already (a field may put it there) stays or
 * comes in with the pointer.
 */
function shortened(wanted: number, allowed: number): number {
  if (wanted * allowed <= 0) return 0;
  return Math.abs(allowed) < Math.abs(wanted) ? allowed : wanted;
}
