import type { ElementContext } from '../element-definition';
import {
  clashesOf,
  footprintsOf,
  isClash,
  shifted,
  straddleOf,
  type Clash,
  type Footprint,
} from '../footprint';
import type { Point } from '../geometry';
import type { Scene } from '../scene';
import { shortestWay, unitOf, waysBeside, waysOffEdge, type Unit } from './free-place';

/*
 * Overlaps undone. A clash is settled by moving one of its two, with all that lies on it, the shortest way to where it
 * clashes with nothing; so each move leaves fewer clashes than there were, and a second run finds none.
 */

/** New places by the ids of the elements. */
export type Places = Readonly<Record<string, Point>>;

interface Move {
  readonly unit: Unit;
  readonly way: Point;
}

type Settle = (clash: Clash, prints: readonly Footprint[]) => Move | null;

/**
 * Places at which elements of `ids` overlap no others: of two that overlap, the upper one gives way, and the lower one
 * where the upper is locked. Null where nothing overlaps, or nothing can move.
 */
export function moveApart(
  scene: Scene,
  ids: readonly string[],
  context: ElementContext,
): Places | null {
  return settled(scene, ids, context, (clash, prints) => {
    if (straddleOf(clash) !== null) return null;
    return (
      moveOf(clash.upper, prints, scene, waysBeside) ??
      moveOf(clash.lower, prints, scene, waysBeside)
    );
  });
}

/** Places at which elements that reach over the edge or the border of a plane lie wholly on it or beside it. */
export function snapToEdge(
  scene: Scene,
  ids: readonly string[],
  context: ElementContext,
): Places | null {
  return settled(scene, ids, context, (clash, prints) => {
    const straddle = straddleOf(clash);
    if (straddle === null) return null;
    const { mover, plane } = straddle;
    return moveOf(mover, prints, scene, () => waysOffEdge(mover, plane), isOverlap);
  });
}

function settled(
  scene: Scene,
  ids: readonly string[],
  context: ElementContext,
  settle: Settle,
): Places | null {
  const wanted = new Set(ids);
  const places: Record<string, Point> = {};
  let prints = footprintsOf(scene, context);
  for (let move = firstMove(); move !== null; move = firstMove()) {
    const { unit, way } = move;
    prints = prints.map((print) => (unit.includes(print) ? shifted(print, way) : print));
    for (const { element } of unit) places[element.id] = placeAfter(element, way);
  }
  return Object.keys(places).length === 0 ? null : places;

  function firstMove(): Move | null {
    for (const clash of clashesOf(prints, wanted)) {
      const move = settle(clash, prints);
      if (move !== null) return move;
    }
    return null;
  }
}

function moveOf(
  root: Footprint,
  prints: readonly Footprint[],
  scene: Scene,
  waysOf: (root: Footprint, others: readonly Footprint[]) => readonly Point[],
  isBorne?: (a: Footprint, b: Footprint) => boolean,
): Move | null {
  const unit = unitOf(root, prints);
  if (unit === null) return null;
  const others = prints.filter((print) => !unit.includes(print));
  const way = shortestWay(unit, others, waysOf(root, others), scene, isBorne);
  return way && { unit, way };
}

/** Whether two clash, and not at the edge of a plane: what a snap leaves as it is. */
function isOverlap(a: Footprint, b: Footprint): boolean {
  const clash = a.z < b.z ? { lower: a, upper: b } : { lower: b, upper: a };
  return isClash(a, b) && straddleOf(clash) === null;
}

function placeAfter({ x, y }: Point, way: Point): Point {
  return { x: x + way.x, y: y + way.y };
}
