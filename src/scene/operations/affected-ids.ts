import { assertNever } from '../../base/result';
import type { SceneAction } from '../actions';
import { SCENE_LIMITS } from '../limits';
import { unlockedIds, withGroups } from '../selection';
import { withLabels } from '../labels/labels';
import { stacksOf } from '../stacks/members';
import type { Scene } from '../scene';

/** The ids of the elements of `scene` that an action may touch: what is not among them stays as it is. */
export function affectedIds(scene: Scene, action: SceneAction): readonly string[] {
  const ids = withLabels(scene, ownIds(scene, action));
  const added = action.type === 'scene/elementsAdded' ? action.elements : [];
  const stacks = new Set([...stacksOf(scene, ids), ...added.map(({ stack = '' }) => stack)]);
  const others = scene.elements.filter(({ stack }) => stack !== undefined && stacks.has(stack));
  return [...new Set([...ids, ...others.map(({ id }) => id)])];
}

/** As `affectedIds`, without the others of a stack. */
function ownIds(scene: Scene, action: SceneAction): readonly string[] {
  switch (action.type) {
    case 'scene/elementsMoved':
    case 'scene/elementsAligned':
    case 'scene/elementsDistributed':
    case 'scene/elementsStyled':
    case 'scene/colorReplaced':
    case 'scene/elementsReset':
      return unlockedIds(scene, action.ids);
    case 'scene/elementsPlaced':
      return unlockedIds(scene, Object.keys(action.places));
    case 'scene/elementsResized':
      return unlockedIds(scene, Object.keys(action.boxes));
    case 'scene/stackArranged':
      return [...action.ids, ...Object.keys(action.boxes)];
    case 'scene/elementSet':
      // A label joins the stack of its shape.
      return [action.id, action.settings.labelOf ?? action.id];
    case 'scene/elementsLocked':
    case 'scene/elementsHidden':
    case 'scene/elementsStacked':
    case 'scene/stacksEnded':
      return action.ids;
    case 'scene/elementsDeleted':
    case 'scene/elementsGrouped':
    case 'scene/elementsUngrouped':
      // A group ends with its last but one member.
      return withGroups(scene, withLabels(scene, action.ids));
    case 'scene/elementsOrdered':
      // What is passed makes room.
      return action.step === 'front' && hasRoomAbove(scene, withLabels(scene, action.ids).length)
        ? action.ids
        : allIds(scene);
    case 'scene/changesMade':
      return [...new Set(action.changes.flatMap((change) => affectedIds(scene, change)))];
    case 'scene/elementsRegrouped':
    case 'scene/elementsReordered':
    case 'scene/cleared':
    case 'scene/stylesChanged':
    case 'scene/stylesApplied':
    case 'scene/designOpened':
      return allIds(scene);
    case 'scene/elementsAdded':
    case 'scene/elementsDuplicated':
    case 'scene/groupNamed':
    case 'scene/backgroundChanged':
    case 'scene/guidesChanged':
    case 'scene/frameChanged':
      return [];
    default:
      return assertNever(action);
  }
}

/** Whether so many elements can lie above all others by numbers of their own. */
function hasRoomAbove({ elements }: Scene, count: number): boolean {
  const { max } = SCENE_LIMITS.zIndex;
  return elements.every(({ zIndex }) => zIndex + count <= max);
}

function allIds({ elements }: Scene): readonly string[] {
  return elements.map(({ id }) => id);
}
