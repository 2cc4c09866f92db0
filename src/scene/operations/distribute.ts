import type { Axis } from '../geometry';
import { wholeGroups } from './groups';
import { elementsOf } from '../selection';
import type { Scene } from '../scene';
import { placeElements } from './move';
import { placesAfter, unitsOf, type Placing, type Unit } from './units';

/** Equal gaps need a first, a last and something between them. */
export const FEWEST_TO_DISTRIBUTE = 3;

const SIZES = { x: 'width', y: 'height' } as const;

/**
 * Spreads the unlocked elements so that the gaps along an axis are equal, to whole units; a group keeps together. The
 * first and the last stay where they are.
 */
export function distributeElements(scene: Scene, ids: readonly string[], axis: Axis): Scene {
  const unlocked = elementsOf(scene, ids).filter(({ locked }) => !locked);
  const units = unitsOf(unlocked, wholeGroups(scene.elements, new Set(ids)));
  return placeElements(scene, Object.fromEntries(distributedPlaces(units, axis)));
}

/** Where distributing takes the elements of units; of those alone that move. */
export function* distributedPlaces(units: readonly Unit[], axis: Axis): Iterable<Placing> {
  if (units.length < FEWEST_TO_DISTRIBUTE) return;
  for (const [unit, offset] of spread(units, axis)) {
    yield* placesAfter(unit, { x: 0, y: 0, [axis]: offset });
  }
}

/** By how much each unit moves along the axis. */
function spread(units: readonly Unit[], axis: Axis): readonly (readonly [Unit, number])[] {
  const size = SIZES[axis];
  const line = units.toSorted((a, b) => a[axis] - b[axis] || a[axis] + a[size] - b[axis] - b[size]);
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined) return [];
  const taken = line.reduce((sum, unit) => sum + unit[size], 0);
  const gap = (last[axis] + last[size] - first[axis] - taken) / (line.length - 1);
  let at = first[axis];
  return line.map((unit) => {
    const offset = Math.round(at) - unit[axis];
    at += unit[size] + gap;
    return [unit, offset] as const;
  });
}
