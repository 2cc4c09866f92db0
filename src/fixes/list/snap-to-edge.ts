import type { Fix } from '../fix';
import { rearrangements, type Rearrangement } from './rearrange';
import type { TrialElement, TrialScene } from '../trial-scene';
import { isTrouble, straddleOf } from '../trouble';
import { unitOf } from '../unit';
import { freeOffsets, offsetsOffEdge } from '../offsets';

/** What reaches over the edge or the border of a plane goes fully onto it, or beside it. */
export const snapToEdge: Fix = {
  id: 'snapToEdge',
  label: 'Move clear',
  *propose({ element, trialScene }) {
    const actions = rearrangements(element.id, trialScene, (trouble, now) => {
      const straddle = straddleOf(trouble);
      if (straddle === null) return null;
      const { mover, plane } = straddle;
      return [{ root: mover, moves: snapsOf(mover, plane, now) }];
    });
    for (const action of actions) yield { label: 'Move clear', action };
  },
};

/** What else the mover overlaps is left as it is. */
function* snapsOf(
  mover: TrialElement,
  plane: TrialElement,
  trialScene: TrialScene,
): Iterable<Rearrangement> {
  const unit = unitOf(mover, trialScene);
  if (unit === null) return;
  const offsets = freeOffsets(unit, offsetsOffEdge(mover, plane), trialScene, isOverlap);
  for (const offset of offsets) yield { unit, offset };
}

/** Whether two overlap, and not at the edge of a plane. */
function isOverlap(a: TrialElement, b: TrialElement): boolean {
  const [lower, upper] = a.rank < b.rank ? [a, b] : [b, a];
  return isTrouble(a, b) && straddleOf({ lower, upper }) === null;
}
