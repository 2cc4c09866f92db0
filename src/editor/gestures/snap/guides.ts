import type { Axis, Rect } from '../../../scene/geometry';
import type { Gap } from './gaps';
import { ACROSS, AXES, middleOf, sharedSpan, spanOf, type SnapSpan } from './span';
import { spotsNear, type SnapTargets, type SnapSpot, type SpotPoint } from './targets';

/** A piece of a line along an axis, at `at` across it. In canvas units. */
export interface Segment extends SnapSpan {
  readonly axis: Axis;
  readonly at: number;
}

/** What shows why a box lies where it lies. */
export interface Guides {
  /** Along what is aligned. */
  readonly lines: readonly Segment[];
  /** Distances, to be labeled with their length. */
  readonly measures: readonly Segment[];
}

export const NO_GUIDES: Guides = { lines: [], measures: [] };

/** The points of a box, by axis, that guides are drawn for. */
export type GuidedPoints = Readonly<Record<Axis, readonly SpotPoint[]>>;

/** Middles of an odd and an even length lie half a unit apart at best. */
const SAME = 0.5;

/** What the points of a box are aligned with, how far that is off, and which gaps beside it are equal. */
export function guidesOf(targets: SnapTargets, box: Rect, points: GuidedPoints): Guides {
  const parts = AXES.map((axis) => {
    const met = points[axis].map((point) => ({
      point,
      spots: spotsNear(targets, axis, point, box, SAME),
    }));
    const aligned = met.flatMap(({ point, spots }) => alignedAt(axis, point, box, spots));
    // Aligned edges make a guide for the middle redundant.
    const edges = aligned.filter(({ point }) => point !== 'middle');
    const shown = edges.length > 0 ? edges : aligned;
    const [gap = []] = met.flatMap(({ point, spots }) => gapsAt(axis, point, box, spots));
    return { lines: shown.map(({ line }) => line), distance: shown[0]?.distance ?? null, gap };
  });
  const gaps = parts.flatMap(({ gap }) => gap);
  const distances = parts.flatMap(({ distance }) => distance ?? []);
  const lines = parts.flatMap((part) => part.lines);
  if (lines.length === 0 && gaps.length === 0) return NO_GUIDES;
  return {
    lines,
    measures: [...gaps, ...distances.filter((one) => !gaps.some((gap) => isSameSpan(gap, one)))],
  };
}

/** Whether two segments measure the same distance. */
function isSameSpan(a: Segment, b: Segment): boolean {
  return a.axis === b.axis && a.start === b.start && a.end === b.end;
}

interface Aligned {
  readonly point: SpotPoint;
  readonly line: Segment;
  /** To the nearest of what is aligned. */
  readonly distance: Segment | null;
}

function alignedAt(
  axis: Axis,
  point: SpotPoint,
  box: Rect,
  spots: readonly SnapSpot[],
): readonly Aligned[] {
  const lines = spots.filter((spot) => spot.kind === 'line');
  const [first] = lines;
  if (first === undefined) return [];
  const across = ACROSS[axis];
  const own = spanOf(box, across);
  const others = lines.flatMap(({ box: other, isFrame }) => (isFrame ? [] : spanOf(other, across)));
  const frame = lines.flatMap(({ box: other, isFrame }) => (isFrame ? spanOf(other, across) : []));
  const shown = [own, ...neighbors(own, others), ...frame];
  const start = Math.min(...shown.map((span) => span.start));
  const end = Math.max(...shown.map((span) => span.end));
  const distance = nearestDistance(own, others);
  return [
    {
      point,
      line: { axis: across, at: first.at, start, end },
      distance: distance && { axis: across, at: first.at, ...distance },
    },
  ];
}

/** The nearest of `others` before and after: a line that reaches no further shows as much, and is redrawn at less cost. */
function neighbors(own: SnapSpan, others: readonly SnapSpan[]): readonly SnapSpan[] {
  const before = others.filter(({ end }) => end <= own.start);
  const after = others.filter(({ start }) => start >= own.end);
  const nearest = [
    before.toSorted((a, b) => b.end - a.end)[0],
    after.toSorted((a, b) => a.start - b.start)[0],
  ];
  return nearest.filter((span) => span !== undefined);
}

/** The free room to the nearest of `others`; null when it touches or meets one. */
function nearestDistance(own: SnapSpan, others: readonly SnapSpan[]): SnapSpan | null {
  const rooms = others.map(({ start, end }) =>
    end <= own.start ? { start: end, end: own.start } : { start: own.end, end: start },
  );
  const [nearest] = rooms.toSorted((a, b) => a.end - a.start - (b.end - b.start));
  return nearest !== undefined && nearest.end > nearest.start ? nearest : null;
}

/** The equal gaps that a point of a box has come to make, each as the segments that measure it. */
function gapsAt(
  axis: Axis,
  point: SpotPoint,
  box: Rect,
  spots: readonly SnapSpot[],
): readonly (readonly Segment[])[] {
  return spots.flatMap((spot) =>
    spot.kind === 'gap' ? [gapMeasures(axis, point, box, spot.gap)] : [],
  );
}

function gapMeasures(axis: Axis, point: SpotPoint, box: Rect, gap: Gap): readonly Segment[] {
  const own = spanOf(box, axis);
  const { before, after, breadth } = gap;
  const at = middleOf(sharedSpan(breadth, spanOf(box, ACROSS[axis])) ?? breadth);
  const measure = (start: number, end: number): Segment => ({ axis, at, start, end });
  const between = measure(before.end, after.start);
  switch (point) {
    case 'start':
      return [between, measure(after.end, own.start)];
    case 'end':
      return [measure(own.end, before.start), between];
    case 'middle':
      return [measure(before.end, own.start), measure(own.end, after.start)];
  }
}
