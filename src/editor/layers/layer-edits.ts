import type { SceneAction } from '../../scene/actions';
import type { SceneElement } from '../../scene/scene';
import type { AppThunk } from '../../store/state';
import { nameOf, planStep } from '../steps';
import type { Moved } from './layer-places';
import { elementsOfLayer, idsOfLayer, type LayerNode } from './layer-tree';

/** Gives an element a name of its own; a blank one, or that of its type, takes it away. Steps of one group are one entry. */
export function renameLayer(element: SceneElement, text: string, group?: string): AppThunk {
  const { name: _own, ...unnamed } = element;
  const name = text.trim();
  const settings = { name: name === nameOf([unnamed]) ? '' : name };
  return takeStep({ type: 'scene/elementSet', id: element.id, settings }, 'Rename', group);
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

/** Puts layers into a group, or out of one. */
export function moveLayers({ ids, groups }: Moved, moved: readonly SceneElement[]): AppThunk {
  const changes = [
    { type: 'scene/elementsReordered', ids },
    { type: 'scene/elementsRegrouped', groups },
  ] as const;
  return takeStep({ type: 'scene/changesMade', changes }, `Move ${nameOf(moved)} between groups`);
}

export function isLockedLayer(node: LayerNode): boolean {
  return elementsOfLayer(node).every(({ locked }) => locked);
}

export function isHiddenLayer(node: LayerNode): boolean {
  return elementsOfLayer(node).every(({ hidden }) => hidden === true);
}

function takeStep(action: SceneAction, label: string, group?: string): AppThunk {
  return (dispatch, getState) => {
    const step = planStep(getState(), action, label, group === undefined ? {} : { group });
    if (step !== null) dispatch(step);
  };
}

/** What a layer is called: a group by the number of its elements in this place. */
export function layerName(node: LayerNode): string {
  const elements = elementsOfLayer(node);
  if (node.element !== null) return nameOf(elements);
  // Its other members lie further up or down.
  return elements.length === 1 ? `Group with ${nameOf(elements)}` : `Group of ${elements.length}`;
}
