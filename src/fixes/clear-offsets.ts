import { isPlane, moved, type Box } from '../export/fixing';
import type { Point } from '../scene/geometry';
import { shifted, type TrialElement, type TrialScene } from './trial-scene';
import { isOverEdge, isTrouble } from './trouble';
import type { FixUnit } from './unit';

/** Whether a member of a unit may meet another where it goes as it does where it is. */
export type Bears = (member: TrialElement, other: TrialElement) => boolean;

/** A member of a unit, and what is in its way. */
interface Barrier {
  readonly member: TrialElement;
  readonly other: TrialElement;
}

/**
 * Returns a test for offsets: whether they move a unit to where it is in no other's way, and over no edge. In a crowd, most
 * end on something that bars many others, too: those are not looked at again.
 */
export function clearOffsets(
  unit: FixUnit,
  trialScene: TrialScene,
  bears: Bears,
): (offset: Point) => boolean {
  const known = new Map<Point, boolean>();
  const barred: Box[] = [];
  // By direction: the ways of one end on the same for a stretch, and are asked by their length.
  const latest = new Map<number, Box>();
  const ask = (offset: Point): boolean => {
    const direction = 3 * Math.sign(offset.x) + Math.sign(offset.y);
    const last = latest.get(direction);
    if (last !== undefined && isWithin(offset, last)) return false;
    const box = barred.find((one) => isWithin(offset, one));
    if (box !== undefined) {
      latest.set(direction, box);
      return false;
    }
    const barrier = barrierOn(offset, unit, trialScene, isMet, bears);
    if (barrier !== null && isSolid(barrier)) barred.push(offsetsInto(barrier));
    return barrier === null;
  };
  return (offset) => {
    const isClear = known.get(offset) ?? ask(offset);
    known.set(offset, isClear);
    return isClear;
  };
}

/** One barrier to a unit that moves by an offset; null for none. */
export function barrierOn(
  { x, y }: Point,
  unit: FixUnit,
  trialScene: TrialScene,
  isBarred: (there: TrialElement, other: TrialElement) => boolean,
  bears: Bears,
): Barrier | null {
  for (const member of unit) {
    const box = moved(member.box, x, y);
    let there: TrialElement | null = null;
    const other = trialScene.anyNear(box, (one) => {
      if (unit.includes(one) || bears(member, one)) return false;
      there ??= shifted(member, x, y);
      return isBarred(there, one);
    });
    if (other !== null) return { member, other };
  }
  return null;
}

/** Whether two that overlap do more than lie on one another. */
function isMet(a: TrialElement, b: TrialElement): boolean {
  return isOverEdge(a, b) || isTrouble(a, b);
}

/** Whether neither can lie on the other, however they meet. */
function isSolid({ member, other }: Barrier): boolean {
  return !isPlane(member.item) && !isPlane(other.item);
}

/** The ways after which two overlap. */
function offsetsInto({ member: { box }, other: { box: other } }: Barrier): Box {
  return {
    x0: other.x0 - box.x1,
    y0: other.y0 - box.y1,
    x1: other.x1 - box.x0,
    y1: other.y1 - box.y0,
  };
}

function isWithin({ x, y }: Point, { x0, y0, x1, y1 }: Box): boolean {
  return x0 < x && x < x1 && y0 < y && y < y1;
}
