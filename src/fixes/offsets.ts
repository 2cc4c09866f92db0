import { heightOf, innerBox, isPlane, moved, widthOf, type Box } from '../export/fixing';
import { clamp, type Point } from '../scene/geometry';
import { barrierOn, clearOffsets, type Bears } from './clear-offsets';
import { wholeBox, type TrialElement, type TrialScene } from './trial-scene';
import { isOverEdge, isTrouble, liesOn } from './trouble';
import type { FixUnit } from './unit';

/** How many of the nearest edges of each direction are tried together: places reached by going both ways. */
const NEAREST = 12;

/**
 * Those of `offsets` that move a unit to where it is in no other's way, within the frame: not beyond its left and top, and its
 * right as far as it was; downwards it grows. The shortest first; but before all others those after which it lies on what
 * it lay on and over no edge, then those over no edge.
 */
export function* freeOffsets(
  unit: FixUnit,
  offsets: readonly Point[],
  trialScene: TrialScene,
  bears: Bears = () => false,
): Iterable<Point> {
  const [root] = unit;
  const open = withinFrame(root, offsets, trialScene).toSorted((a, b) => lengthOf(a) - lengthOf(b));
  const { staysOn, staysOff } = backgroundsOf(unit, trialScene);
  const isClear = clearOffsets(unit, trialScene, bears);
  const tiers = [
    (offset: Point): boolean => staysOn(offset) && isClear(offset) && staysOff(offset),
    isClear,
    (offset: Point): boolean => barrierOn(offset, unit, trialScene, isTrouble, bears) === null,
  ];
  const taken = new Set<Point>();
  for (const isGood of tiers) {
    for (const offset of open) {
      if (taken.has(offset) || !isGood(offset)) continue;
      taken.add(offset);
      yield offset;
    }
  }
}

/** Every offset that ends beside one of the others, or at the inner edge of a plane. */
export function offsetsBeside(
  [root, ...held]: FixUnit,
  { trialElements }: TrialScene,
): readonly Point[] {
  const unit = new Set<TrialElement>([root, ...held]);
  const { x0, x1, y0, y1 } = root.box;
  const [xs, ys] = [new Set<number>(), new Set<number>()];
  const inners: Box[] = [];
  for (const other of trialElements) {
    if (unit.has(other) || other.rank === root.rank) continue;
    const { box, item } = other;
    xs.add(box.x0 - x1).add(box.x1 - x0);
    ys.add(box.y0 - y1).add(box.y1 - y0);
    if (isPlane(item)) inners.push(innerBox(item));
  }
  for (const inner of inners) {
    xs.add(inner.x0 - x0).add(inner.x1 - x1);
    ys.add(inner.y0 - y0).add(inner.y1 - y1);
  }
  const nearYs = nearest(ys);
  return [
    ...Array.from(ys, (y) => ({ x: 0, y })),
    ...Array.from(xs, (x) => ({ x, y: 0 })),
    ...nearest(xs).flatMap((x) => nearYs.map((y) => ({ x, y }))),
  ];
}

/** The ways off a plane, and the one fully onto it where there is room. */
export function offsetsOffEdge({ box }: TrialElement, plane: TrialElement): readonly Point[] {
  const inner = innerBox(plane.item);
  const isRoom = widthOf(inner) >= widthOf(box) && heightOf(inner) >= heightOf(box);
  return [
    ...(isRoom ? [wayInto(box, inner)] : []),
    { x: 0, y: plane.box.y1 - box.y0 },
    { x: 0, y: plane.box.y0 - box.y1 },
    { x: plane.box.x1 - box.x0, y: 0 },
    { x: plane.box.x0 - box.x1, y: 0 },
  ];
}

function wayInto({ x0, y0, x1, y1 }: Box, inner: Box): Point {
  return {
    x: clamp(x0, inner.x0, inner.x1 - (x1 - x0)) - x0,
    y: clamp(y0, inner.y0, inner.y1 - (y1 - y0)) - y0,
  };
}

/**
 * Tests whether a moved unit still lies on the planes that it lies on, and on no other. Those over whose edges it reaches do
 * not count.
 */
function backgroundsOf([root, ...held]: FixUnit, { trialElements }: TrialScene): BackgroundRules {
  const planes = trialElements.filter(
    (other) =>
      other !== root && !held.includes(other) && isPlane(other.item) && !isOverEdge(root, other),
  );
  const own = planes.filter((plane) => liesOn(root, plane));
  const others = planes.filter((plane) => !liesOn(root, plane));
  const after = ({ x, y }: Point) => ({ box: moved(root.box, x, y), rank: root.rank });
  return {
    staysOn: (offset) => {
      const there = after(offset);
      return own.every((plane) => liesOn(there, plane));
    },
    staysOff: (offset) => {
      const there = after(offset);
      return !others.some((plane) => liesOn(there, plane));
    },
  };
}

interface BackgroundRules {
  readonly staysOn: (offset: Point) => boolean;
  readonly staysOff: (offset: Point) => boolean;
}

/** The offsets that are not zero, and do not lead out of the frame. */
function withinFrame(
  root: TrialElement,
  offsets: readonly Point[],
  { width }: TrialScene,
): readonly Point[] {
  const { x0, y0, x1 } = wholeBox(root);
  return offsets.filter(({ x, y }) => {
    const isWithinRight = x <= 0 || x1 + x <= width;
    const isWithin = isWithinRight && (x >= 0 || x0 + x >= 0) && (y >= 0 || y0 + y >= 0);
    return isWithin && (x !== 0 || y !== 0);
  });
}

function nearest(distances: ReadonlySet<number>): readonly number[] {
  return [...distances].toSorted((a, b) => Math.abs(a) - Math.abs(b)).slice(0, NEAREST);
}

function lengthOf({ x, y }: Point): number {
  return Math.abs(x) + Math.abs(y);
}
