import { grownFrame } from '../frame';
import { boundsOf, clamp, type Point, type Rect } from '../geometry';
import { holds, isClash, shifted, type Footprint } from '../footprint';
import type { Scene } from '../scene';

/** How many of the nearest edges of each direction are tried together: places reached by going both ways. */
const NEAREST = 12;

/** What moves as one: an element, and what lies on it. */
export type Unit = readonly [Footprint, ...(readonly Footprint[])];

/** An element with all that lies on it; null where any of that is locked. */
export function unitOf(root: Footprint, prints: readonly Footprint[]): Unit | null {
  const held = prints.filter((other) => other !== root && holds(root, other));
  const isLocked = [root, ...held].some(({ element }) => element.locked);
  return isLocked ? null : [root, ...held];
}

/**
 * The shortest of `ways` that leads a unit to where it clashes with none of `others`, within the frame: not beyond its
 * left and top, and its right as far as it was; downwards it grows. The grounds that the unit lies on should stay the
 * same. Null where every way is barred. `isBorne` tells which two may clash as they do now.
 */
export function shortestWay(
  unit: Unit,
  others: readonly Footprint[],
  ways: readonly Point[],
  scene: Scene,
  isBorne: (a: Footprint, b: Footprint) => boolean = () => false,
): Point | null {
  const frame = grownFrame(scene);
  const [root] = unit;
  const grounds = others.filter((other) => other.inner !== null && !isClash(other, root));
  const open = ways
    .filter((way) => (way.x !== 0 || way.y !== 0) && staysWithin(root, way, frame))
    .toSorted((a, b) => lengthOf(a) - lengthOf(b))
    .filter((way) => isFree(unit, way, others, isBorne));
  const keepsGrounds = (way: Point): boolean => {
    const there = shifted(root, way);
    return grounds.every((ground) => holds(ground, there) === holds(ground, root));
  };
  return open.find(keepsGrounds) ?? open[0] ?? null;
}

/** Every way that could end beside one of `others`, or at the inner edge of a plane. */
export function waysBeside({ ink }: Footprint, others: readonly Footprint[]): readonly Point[] {
  const inners = others.flatMap(({ inner }) => inner ?? []);
  const xs = [
    ...others.flatMap((other) => besides(spanX(ink), spanX(other.ink))),
    ...inners.flatMap((inner) => within(spanX(ink), spanX(inner))),
  ];
  const ys = [
    ...others.flatMap((other) => besides(spanY(ink), spanY(other.ink))),
    ...inners.flatMap((inner) => within(spanY(ink), spanY(inner))),
  ];
  return [
    ...ys.map((y) => ({ x: 0, y })),
    ...xs.map((x) => ({ x, y: 0 })),
    ...nearest(xs).flatMap((x) => nearest(ys).map((y) => ({ x, y }))),
  ];
}

/** The ways off a plane, and the one wholly onto it where there is room. */
export function waysOffEdge({ ink }: Footprint, plane: Footprint): readonly Point[] {
  const [before, behind] = besides(spanX(ink), spanX(plane.ink));
  const [above, below] = besides(spanY(ink), spanY(plane.ink));
  const { inner } = plane;
  const isRoom = inner !== null && inner.width >= ink.width && inner.height >= ink.height;
  const onto = isRoom
    ? [
        {
          x: clamp(ink.x, inner.x, inner.x + inner.width - ink.width) - ink.x,
          y: clamp(ink.y, inner.y, inner.y + inner.height - ink.height) - ink.y,
        },
      ]
    : [];
  return [
    ...onto,
    { x: 0, y: below },
    { x: 0, y: above },
    { x: behind, y: 0 },
    { x: before, y: 0 },
  ];
}

type Span = readonly [start: number, end: number];

function spanX({ x, width }: Rect): Span {
  return [x, x + width];
}

function spanY({ y, height }: Rect): Span {
  return [y, y + height];
}

/** How far to go so as to end where `other` begins, and to begin where it ends. */
function besides([start, end]: Span, other: Span): readonly [number, number] {
  return [other[0] - end, other[1] - start];
}

/** How far to go so as to begin, or to end, where `other` does. */
function within([start, end]: Span, other: Span): readonly [number, number] {
  return [other[0] - start, other[1] - end];
}

function nearest(distances: readonly number[]): readonly number[] {
  const each = [...new Set(distances)];
  return each.toSorted((a, b) => Math.abs(a) - Math.abs(b)).slice(0, NEAREST);
}

function isFree(
  unit: Unit,
  way: Point,
  others: readonly Footprint[],
  isBorne: (a: Footprint, b: Footprint) => boolean,
): boolean {
  return unit.every((member) => {
    const there = shifted(member, way);
    return others.every((other) => !isClash(there, other) || isBorne(member, other));
  });
}

function staysWithin({ element, ink }: Footprint, { x, y }: Point, frame: Rect): boolean {
  const right = Math.max(...[element, ink].map((rect) => rect.x + rect.width));
  const left = boundsOf([element, ink])?.x ?? 0;
  const isWithinRight = x <= 0 || right + x <= frame.width;
  return isWithinRight && (x >= 0 || left + x >= 0) && element.y + y >= 0;
}

function lengthOf({ x, y }: Point): number {
  return Math.abs(x) + Math.abs(y);
}
