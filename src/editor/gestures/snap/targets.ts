import { grownFrame } from '../../../scene/frame';
import type { Axis, Rect } from '../../../scene/geometry';
import { visibleElements } from '../../../scene/selection';
import type { RulerGuides } from '../../../scene/properties/ruler-guides';
import type { Scene } from '../../../scene/scene';
import { gapLength, gapsAlong, type Gap } from './gaps';
import { ACROSS, AXES, firstFrom, middleOf, sharedSpan, spanOf } from './span';

/*
 * Where a box can snap to is worked out once, when a gesture begins: for each axis and each point of the box a sorted
 * list of spots. A move of the pointer then only looks up what lies near.
 */

/** A point of a box along an axis: its edges and its middle. */
export type SpotPoint = 'start' | 'middle' | 'end';

/** A coordinate at which something may come to lie, in canvas units. */
export type SnapSpot =
  /** The edge, or the middle, of another box. */
  | {
      readonly kind: 'line';
      readonly at: number;
      readonly box: Rect;
      readonly isFrame: boolean;
    }
  /** A guide out of a ruler. */
  | { readonly kind: 'guide'; readonly at: number }
  /** The place at which two gaps are equal. */
  | { readonly kind: 'gap'; readonly at: number; readonly gap: Gap };

type AxisSpots = Readonly<Record<SpotPoint, readonly SnapSpot[]>>;
export type SnapTargets = Readonly<Record<Axis, AxisSpots>>;

/**
 * What a box can snap to while the elements `moving` are under way: all others that can be seen, the frame, and these guides.
 */
export function snapTargets(
  scene: Scene,
  moving: ReadonlySet<string>,
  guides: RulerGuides = {},
): SnapTargets {
  const others = visibleElements(scene).filter(({ id }) => !moving.has(id));
  const frame = grownFrame({ ...scene, elements: others });
  const [x, y] = AXES.map((axis) => spotsAlong(axis, others, frame, guides[axis]));
  if (x === undefined || y === undefined) throw new Error('A plane has two axes');
  return { x, y };
}

function spotsAlong(
  axis: Axis,
  others: readonly Rect[],
  frame: Rect,
  guides: readonly number[] = [],
): AxisSpots {
  const boxes = [...others, frame];
  const line = (box: Rect, at: number): SnapSpot => ({
    kind: 'line',
    at,
    box,
    isFrame: box === frame,
  });
  const edges = boxes.flatMap((box) => {
    const { start, end } = spanOf(box, axis);
    return [line(box, start), line(box, end)];
  });
  const middles = boxes.map((box) => line(box, middleOf(spanOf(box, axis))));
  const lines = guides.map((at): SnapSpot => ({ kind: 'guide', at }));
  const gaps = gapsAlong(others, axis);
  const gapSpots = (placeOf: (gap: Gap) => number) =>
    gaps.map((gap): SnapSpot => ({ kind: 'gap', at: placeOf(gap), gap }));
  return {
    start: sorted([...edges, ...lines, ...gapSpots((gap) => gap.after.end + gapLength(gap))]),
    middle: sorted([
      ...middles,
      ...lines,
      ...gapSpots((gap) => (gap.before.end + gap.after.start) / 2),
    ]),
    end: sorted([...edges, ...lines, ...gapSpots((gap) => gap.before.start - gapLength(gap))]),
  };
}

function sorted(spots: readonly SnapSpot[]): readonly SnapSpot[] {
  return spots.toSorted((a, b) => a.at - b.at);
}

/** Where a point of a box lies along an axis. */
export function pointOf(box: Rect, axis: Axis, point: SpotPoint): number {
  const span = spanOf(box, axis);
  return point === 'middle' ? middleOf(span) : span[point];
}

/** The spots for a point of `box` that are within `reach` of it. Gaps count where the box faces them and fits. */
export function spotsNear(
  targets: SnapTargets,
  axis: Axis,
  point: SpotPoint,
  box: Rect,
  reach: number,
): readonly SnapSpot[] {
  const spots = targets[axis][point];
  const at = pointOf(box, axis, point);
  const near: SnapSpot[] = [];
  for (let index = firstFrom(spots, at - reach, (spot) => spot.at); ; index++) {
    const spot = spots[index];
    if (spot === undefined || spot.at > at + reach) return near;
    if (spot.kind !== 'gap' || isBeside(spot.gap, axis, point, box)) near.push(spot);
  }
}

function isBeside(gap: Gap, axis: Axis, point: SpotPoint, box: Rect): boolean {
  if (sharedSpan(gap.breadth, spanOf(box, ACROSS[axis])) === null) return false;
  const { start, end } = spanOf(box, axis);
  return point !== 'middle' || end - start <= gapLength(gap);
}
