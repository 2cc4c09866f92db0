import type { SceneAction } from '../../scene/actions';
import { groupNameOf, type GroupNames } from '../../scene/properties/group-names';
import type { SceneElement } from '../../scene/scene';
import type { AppThunk } from '../../store/state';
import { labelsUntied, nameOf, planStep } from '../steps';
import type { Moved } from './layer-places';
import { elementsOfLayer, idsOfLayer, type LayerNode } from './layer-tree';

/**
 * Gives a layer a name of its own; a blank one, or the one that it has without, takes it away. Steps of one `burst` are one entry.
 */
export function renameLayer(node: LayerNode, text: string, burst?: string): AppThunk {
  const name = text.trim() === plainName(node) ? '' : text.trim();
  const { element, group, stack } = node;
  if (element !== null) {
    const action = { type: 'scene/elementSet', id: element.id, settings: { name } } as const;
    return takeStep(action, 'Rename', burst);
  }
  const named = { type: 'scene/groupNamed', group: group ?? stack ?? '', name } as const;
  return takeStep(named, group === null ? 'Rename stack' : 'Rename group', burst);
}

/** Locks a layer, or unlocks it when all of it is locked. */
export function toggleLayerLock(node: LayerNode): AppThunk {
  const locked = !isLockedLayer(node);
  return takeStep(
    { type: 'scene/elementsLocked', ids: idsOfLayer(node), locked },
    `${locked ? 'Lock' : 'Unlock'} ${nameOf(elementsOfLayer(node))}`,
  );
}

/** Hides a layer, or shows it when all of it is hidden. */
export function toggleLayerHidden(node: LayerNode): AppThunk {
  const hidden = !isHiddenLayer(node);
  return takeStep(
    { type: 'scene/elementsHidden', ids: idsOfLayer(node), hidden },
    `${hidden ? 'Hide' : 'Show'} ${nameOf(elementsOfLayer(node))}`,
  );
}

/** Puts layers in another order; `ids` from the undermost to the topmost. */
export function restack(ids: readonly string[], moved: readonly SceneElement[]): AppThunk {
  return takeStep({ type: 'scene/elementsReordered', ids }, `Reorder ${nameOf(moved)}`);
}

/** Puts layers into a stack, or to another place of it. */
export function arrangeInStack(
  changes: readonly SceneAction[],
  moved: readonly SceneElement[],
): AppThunk {
  return takeStep({ type: 'scene/changesMade', changes }, `Move ${nameOf(moved)} in stack`);
}

/**
 * Puts layers into a group, or out of one, or out of a stack (`leaving`). `labelOf` is the shape that they become labels of;
 * blank where they are untied.
 */
export function moveLayers(
  { ids, groups }: Moved,
  moved: readonly SceneElement[],
  labelOf: string | null,
  leaving: readonly SceneAction[] = [],
): AppThunk {
  const settings = { labelOf: labelOf ?? '' };
  const ties =
    labelOf === null
      ? []
      : moved.map(({ id }) => ({ type: 'scene/elementSet', id, settings }) as const);
  const changes = [
    { type: 'scene/elementsReordered', ids },
    { type: 'scene/elementsRegrouped', groups },
    ...ties,
    ...leaving,
  ] as const;
  return takeStep(
    { type: 'scene/changesMade', changes },
    moveLabel(nameOf(moved), labelOf, leaving.length > 0),
  );
}

function moveLabel(name: string, labelOf: string | null, isLeaving: boolean): string {
  if (labelOf === null)
    return isLeaving ? `Take ${name} out of stack` : `Move ${name} between groups`;
  return labelOf === '' ? `Untie ${name} from shape` : `Tie ${name} to shape`;
}

export function isLockedLayer(node: LayerNode): boolean {
  return elementsOfLayer(node).every(({ locked }) => locked);
}

export function isHiddenLayer(node: LayerNode): boolean {
  return elementsOfLayer(node).every(({ hidden }) => hidden === true);
}

function takeStep(action: SceneAction, label: string, group?: string): AppThunk {
  return (dispatch, getState) => {
    const before = getState();
    const step = planStep(before, action, label, group === undefined ? {} : { group });
    if (step === null) return;
    dispatch(step);
    labelsUntied(before, getState()).forEach(dispatch);
  };
}

/** What a layer is called. */
export function layerName(node: LayerNode, names?: GroupNames): string {
  const named = [node.group, node.stack].flatMap((id) =>
    id === null ? [] : (groupNameOf(names, id) ?? []),
  )[0];
  return named ?? (node.element === null ? plainName(node) : nameOf([node.element]));
}

/** What a layer is called that was given no name: a group and a stack by the number of its elements in this place. */
export function plainName(node: LayerNode): string {
  if (node.element !== null) {
    const { name: _own, ...unnamed } = node.element;
    return nameOf([unnamed]);
  }
  const elements = elementsOfLayer(node);
  if (node.stack !== null) return `Stack of ${elements.length}`;
  // Its other members lie further up or down.
  return elements.length === 1 ? `Group with ${nameOf(elements)}` : `Group of ${elements.length}`;
}
