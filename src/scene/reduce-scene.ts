import { assertNever } from '../base/result';
import type { SceneAction } from './actions';
import { addElements } from './operations/add';
import { alignElements } from './operations/align';
import { distributeElements } from './operations/distribute';
import { duplicateElements } from './operations/duplicate';
import { groupElements, regroupElements, ungroupElements } from './operations/group';
import { addGroupNames, nameGroup, tidyGroupNames } from './operations/group-names';
import { moveElements, placeElements } from './operations/move';
import { orderElements } from './operations/order';
import { resizeElements } from './operations/resize';
import {
  hideElements,
  lockElements,
  resetElements,
  setElement,
  styleElements,
  replaceColor,
} from './operations/set';
import {
  changeBackground,
  changeFrame,
  changeGuides,
  clearScene,
  deleteElements,
  openScene,
} from './operations/whole-scene';
import { isSame } from './operations/same';
import { reorderElements } from './operations/reorder';
import { followShapes } from './labels/follow-shapes';
import { withLabels } from './labels/labels';
import { untieStrayed } from './labels/untie-strayed';
import { unlockedIds } from './selection';
import { redrawStacks } from './stacks/redraw-stacks';
import { arrangeStack, endStacks, stackElements } from './stacks/stack-elements';
import { applyStyles, changeStyles } from './styles/design-styles';
import type { Scene } from './scene';

/** The scene after an action, every value legal. Returns the scene given when nothing would change. */
export function reduceScene(scene: Scene, action: SceneAction): Scene {
  const after = reduced(scene, action);
  if (action.type === 'scene/designOpened') return after;
  const followed = followShapes(scene, untieStrayed(scene, after));
  return tidyGroupNames(redrawStacks(scene, followed));
}

function reduced(scene: Scene, action: SceneAction): Scene {
  switch (action.type) {
    case 'scene/elementsAdded':
      return addGroupNames(addElements(scene, action.elements), action.groupNames);
    case 'scene/elementsMoved':
      return moveElements(scene, action.ids, action.dx, action.dy);
    case 'scene/elementsPlaced':
      return placeElements(scene, action.places);
    case 'scene/elementsResized':
      return resizeElements(scene, action.boxes, action.wrap);
    case 'scene/elementsDuplicated':
      return duplicateElements(scene, action.copies, action.dx, action.dy);
    case 'scene/elementsDeleted':
      return deleteElements(scene, withLabels(scene, unlockedIds(scene, action.ids)));
    case 'scene/elementsStyled':
      return styleElements(scene, action.ids, action.style);
    case 'scene/elementsReset':
      return resetElements(scene, action.ids);
    case 'scene/elementSet':
      return setElement(scene, action.id, action.settings);
    case 'scene/elementsLocked':
      return lockElements(scene, action.ids, action.locked);
    case 'scene/elementsHidden':
      return hideElements(scene, action.ids, action.hidden);
    case 'scene/elementsGrouped':
      return groupElements(scene, action.ids, action.group);
    case 'scene/elementsRegrouped':
      return regroupElements(scene, action.groups);
    case 'scene/elementsUngrouped':
      return ungroupElements(scene, action.ids);
    case 'scene/groupNamed':
      return nameGroup(scene, action.group, action.name);
    case 'scene/elementsStacked':
      return stackElements(scene, action.ids, action.stack, action.boxes);
    case 'scene/stackArranged':
      return arrangeStack(scene, action);
    case 'scene/stacksEnded':
      return endStacks(scene, action.ids);
    case 'scene/elementsAligned':
      return alignElements(scene, action.ids, action.edge);
    case 'scene/elementsDistributed':
      return distributeElements(scene, action.ids, action.axis);
    case 'scene/elementsOrdered':
      return orderElements(scene, withLabels(scene, action.ids), action.step);
    case 'scene/elementsReordered':
      return reorderElements(scene, action.ids);
    case 'scene/backgroundChanged':
      return changeBackground(scene, action.background);
    case 'scene/colorReplaced':
      return replaceColor(scene, action);
    case 'scene/stylesChanged':
      return changeStyles(scene, action.styles);
    case 'scene/stylesApplied':
      return applyStyles(scene);
    case 'scene/guidesChanged':
      return changeGuides(scene, action.guides);
    case 'scene/frameChanged':
      return changeFrame(scene, action.frame);
    case 'scene/changesMade':
      return reduceAll(scene, action.changes);
    case 'scene/cleared':
      return clearScene(scene);
    case 'scene/designOpened':
      return openScene(scene, action.scene);
    default:
      return assertNever(action);
  }
}

/** One after the other. What one changes another may take back. */
function reduceAll(scene: Scene, actions: readonly SceneAction[]): Scene {
  const changed = actions.reduce(reduced, scene);
  return isSame(changed, scene) ? scene : changed;
}
