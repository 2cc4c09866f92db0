import type { SceneAction } from '../../scene/actions';
import type { Point } from '../../scene/geometry';
import { isPlane } from '../../export/fixing';
import type { TrialElement, TrialScene } from '../trial-scene';
import { firstOf } from '../first-of';
import { directTroubles, liesOn, troublesOf, type Trouble } from '../trouble';
import type { FixUnit } from '../unit';

/** A unit, and a way for it to go. */
export interface Rearrangement {
  readonly unit: FixUnit;
  readonly offset: Point;
}

/** New places by the ids of the elements. */
type Places = Readonly<Record<string, Point>>;

/** How many ways of each are tried where the shortest does not do. */
const MOST_OFFSETS = 4;

/** A fix with more moves than these would change too much. */
const MOST_MOVES = 12;

/** The elements that could move, and where to, to end a trouble; null where this fix has no answer to it. */
export type FindMovers = (trouble: Trouble, trialScene: TrialScene) => readonly Mover[] | null;

export interface Mover {
  readonly root: TrialElement;
  readonly moves: Iterable<Rearrangement>;
}

/** What frees an element of all its troubles: several ways for the first of them, the shortest for the others. */
export function* rearrangements(
  id: string,
  trialScene: TrialScene,
  findMovers: FindMovers,
): Iterable<SceneAction> {
  for (const { moves } of moversFor(id, trialScene, findMovers)) {
    for (const first of firstOf(moves, MOST_OFFSETS)) {
      const places = rearrangedFrom(id, first, trialScene, findMovers);
      if (places !== null) yield placing(places);
    }
  }
}

/** Those that could go because of the topmost trouble, and the element itself. */
function moversFor(id: string, trialScene: TrialScene, findMovers: FindMovers): readonly Mover[] {
  const movers: Mover[] = [];
  const troubles = troublesOf(id, trialScene);
  const isUpToOthers = canOthersGo(id, troubles, trialScene, findMovers);
  for (const trouble of troubles) {
    const found = findMovers(trouble, trialScene);
    if (found === null) continue;
    const isFirst = isUpToOthers && movers.length === 0;
    const isNew = ({ root }: Mover): boolean =>
      root.element.id === id && movers.every((mover) => mover.root !== root);
    movers.push(...found.filter((mover) => isFirst || isNew(mover)));
  }
  return movers;
}

/** Whether others could move for an element to be free: not where they are too many, or the fix has no answer to one. */
function canOthersGo(
  id: string,
  troubles: readonly Trouble[],
  trialScene: TrialScene,
  findMovers: FindMovers,
): boolean {
  const planes = troubles
    .map((trouble) => otherOf(trouble, id))
    .filter(({ item }) => isPlane(item));
  let roots = 0;
  for (const trouble of troubles) {
    const other = otherOf(trouble, id);
    // What lies on another one goes with it.
    if (planes.some((plane) => plane !== other && liesOn(other, plane))) continue;
    if (++roots > MOST_MOVES || findMovers(trouble, trialScene) === null) return false;
  }
  return true;
}

function otherOf({ lower, upper }: Trouble, id: string): TrialElement {
  return lower.element.id === id ? upper : lower;
}

/** Null where the element cannot be freed so. */
function rearrangedFrom(
  id: string,
  first: Rearrangement,
  trialScene: TrialScene,
  findMovers: FindMovers,
): Places | null {
  const places: Record<string, Point> = {};
  let now = trialScene;
  let next: Rearrangement | null = first;
  for (let count = 0; next !== null && count < MOST_MOVES; count++) {
    const moved = placesAfter(next);
    Object.assign(places, moved);
    now = now.after(placing(moved));
    const left = directTroubles(id, now);
    if (left.length === 0) return places;
    const isUnsolvable = left.some((trouble) => findMovers(trouble, now) === null);
    next = isUnsolvable ? null : shortestMove(id, now, findMovers);
  }
  return null;
}

function shortestMove(
  id: string,
  trialScene: TrialScene,
  findMovers: FindMovers,
): Rearrangement | null {
  for (const { moves } of moversFor(id, trialScene, findMovers)) {
    const [move] = moves;
    if (move !== undefined) return move;
  }
  return null;
}

function placesAfter({ unit, offset }: Rearrangement): Places {
  return Object.fromEntries(
    unit.map(({ element: { id, x, y } }) => [id, { x: x + offset.x, y: y + offset.y }]),
  );
}

function placing(places: Places): SceneAction {
  return { type: 'scene/elementsPlaced', places };
}
