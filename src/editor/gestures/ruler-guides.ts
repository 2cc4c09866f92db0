import type { Axis, Point, Size } from '../../scene/geometry';
import type { RulerGuides } from '../../scene/properties/ruler-guides';
import { SCENE_LIMITS } from '../../scene/limits';
import { wholeWithin } from '../../scene/properties/ranges';
import { snapOffset, type SnapRange } from './snap/snap-offset';
import { AXES } from './snap/span';
import type { SnapTargets } from './snap/targets';
import { panAlong, RULER, toScene, type Viewport } from './viewport';

/*
 * Guides out of the rulers. Points of the screen are in px from the canvas's corner. The axis of a guide is the one along
 * which it moves: that of a vertical guide is `x`.
 */

/** What a press takes: a guide, or a new one where `index` is null. */
export interface GuideGrip {
  readonly axis: Axis;
  /** The place in the list of the guides of its axis. */
  readonly index: number | null;
}

/** The guide that comes out of the ruler at a point; null beside rulers, and where the two meet. */
export function gripOnRuler({ x, y }: Point, ruler = RULER): GuideGrip | null {
  if (x < ruler === y < ruler) return null;
  return { axis: x < ruler ? 'x' : 'y', index: null };
}

/** The guide that is nearest to a point, and at most `reach` px away; null for none. */
export function gripOnGuide(
  screen: Point,
  guides: RulerGuides,
  view: Viewport,
  reach: number,
): GuideGrip | null {
  const near = AXES.flatMap((axis) =>
    (guides[axis] ?? []).map((at, index) => ({
      grip: { axis, index },
      away: Math.abs(guideOnScreen(axis, at, view) - screen[axis]),
    })),
  ).toSorted((a, b) => a.away - b.away);
  const [first] = near;
  return first === undefined || first.away > reach ? null : first.grip;
}

/** Where a guide is drawn along its axis, in whole px. */
export function guideOnScreen(axis: Axis, at: number, view: Viewport): number {
  return Math.round(at * view.zoom + panAlong(view, axis));
}

/** What counts as the edge of a canvas without rulers, in px. */
const EDGE_PX = 4;

/** What a dragged guide snaps to. */
export interface GuideSnap extends SnapRange {
  readonly targets: SnapTargets;
}

/**
 * Where a guide lies that is dragged to a point, in whole canvas units; null back on its ruler and beyond the canvas, where a
 * release removes it: without a ruler at the very edge, as a finger comes no further than that of the screen.
 */
export function guideDraggedTo(
  axis: Axis,
  screen: Point,
  view: Viewport,
  column: Size,
  snap: GuideSnap | null,
  ruler = RULER,
): number | null {
  const end = column[axis === 'x' ? 'width' : 'height'];
  if (screen[axis] < Math.max(ruler, EDGE_PX) || screen[axis] > end) return null;
  const point = toScene(screen, view);
  const at = wholeWithin(point[axis], SCENE_LIMITS.guidePlace);
  if (snap === null) return at;
  const box = { ...point, [axis]: at, width: 0, height: 0 };
  return at + (snapOffset(snap.targets, axis, ['start', 'middle'], box, snap) ?? 0);
}

/** All guides with one of them at another place, new, or removed where `at` is null. */
export function withGuide(
  guides: RulerGuides,
  { axis, index }: GuideGrip,
  at: number | null,
): RulerGuides {
  const own = guides[axis] ?? [];
  const place = index ?? own.length;
  return { ...guides, [axis]: own.toSpliced(place, 1, ...(at === null ? [] : [at])) };
}
