import type { Axis } from '../geometry';
import { unlockedIds } from '../selection';
import type { Scene } from '../scene';
import { changeUnlocked } from './change';
import { offsetsOf, unitsOf, type Unit } from './units';

/** Equal gaps need a first, a last and something between them. */
export const FEWEST_TO_DISTRIBUTE = 3;

const SIZES = { x: 'width', y: 'height' } as const;

/**
 * Spreads the unlocked elements so that the gaps along an axis are equal, to whole units; a group keeps together. The
 * first and the last stay where they are.
 */
export function distributeElements(scene: Scene, ids: readonly string[], axis: Axis): Scene {
  const units = unitsOf(scene, unlockedIds(scene, ids));
  if (units.length < FEWEST_TO_DISTRIBUTE) return scene;
  const offsets = offsetsOf(spread(units, axis));
  return changeUnlocked(scene, ids, (element) => ({
    ...element,
    [axis]: element[axis] + (offsets.get(element.id) ?? 0),
  }));
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
