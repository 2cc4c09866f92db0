import type { Fix } from '../fix';
import { rearrangements, type Rearrangement } from './rearrange';
import type { TrialElement, TrialScene } from '../trial-scene';
import { straddleOf } from '../trouble';
import { unitOf } from '../unit';
import { freeOffsets, offsetsBeside } from '../offsets';

/** Of two that overlap, the upper one goes aside, with all that lies on it; the lower one where that cannot. */
export const moveApart: Fix = {
  id: 'moveApart',
  label: 'Move apart',
  *propose({ element, trialScene }) {
    const actions = rearrangements(element.id, trialScene, (trouble, now) =>
      straddleOf(trouble) === null
        ? [trouble.upper, trouble.lower].map((root) => ({ root, moves: movesOf(root, now) }))
        : null,
    );
    for (const action of actions) yield { label: 'Move apart', action };
  },
};

function* movesOf(root: TrialElement, trialScene: TrialScene): Iterable<Rearrangement> {
  const unit = unitOf(root, trialScene);
  if (unit === null) return;
  for (const offset of freeOffsets(unit, offsetsBeside(unit, trialScene), trialScene))
    yield { unit, offset };
}
