import { hasSameItems } from '../../../base/has-same-items';
import { boundsOf, type Point } from '../../../scene/geometry';
import { SCENE_LIMITS } from '../../../scene/limits';
import { cornersOf, legalOffset } from '../../../scene/operations/move';
import { elementsOf } from '../../../scene/selection';
import type { RootState } from '../../../store/state';
import { selectScene } from '../../selectors';

/** What the steps that duplicate begin with. */
export const DUPLICATE = 'Duplicate';

/** How far from its original a duplicate goes: as far as the selected one has gone from its own, so that a row can be made. */
export function duplicateOffset(state: RootState): Point {
  const { selection, signature } = state;
  const isSelected = (ids: readonly string[]): boolean => hasSameItems(ids, selection);
  const states = [...signature.past, signature.present];
  // Steps that followed with the same selection have moved the duplicate.
  const at = states.findLastIndex(
    ({ step }) =>
      step === null || step.label.startsWith(DUPLICATE) || !isSelected(step.selectionAfter),
  );
  const step = states[at]?.step;
  const before = states[at - 1]?.scene;
  const own = { x: SCENE_LIMITS.duplicateOffset, y: SCENE_LIMITS.duplicateOffset };
  const isDuplicate = step?.label.startsWith(DUPLICATE) === true && isSelected(step.selectionAfter);
  if (!isDuplicate || before === undefined) return own;
  const copies = elementsOf(selectScene(state), selection);
  const from = boundsOf(elementsOf(before, step.selectionBefore));
  const to = boundsOf(copies);
  if (from === null || to === null) return own;
  const offset = legalOffset(cornersOf(copies), { x: to.x - from.x, y: to.y - from.y });
  return offset.x === 0 && offset.y === 0 ? own : offset;
}
