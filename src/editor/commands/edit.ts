import { copyIds } from '../../scene/element-id';
import { withLabels } from '../../scene/labels/labels';
import { SCENE_LIMITS } from '../../scene/limits';
import { elementsOf, stackingOrder, visibleElements } from '../../scene/selection';
import { textLength } from '../../scene/design-file/text-total';
import type { RootState } from '../../store/state';
import type { RecordedAction } from '../../store/signature/history';
import { selectionChanged } from '../../store/canvas/selection-slice';
import * as step from '../../saving/page/undo-redo';
import { selectScene, selectUnlocked } from '../selectors';
import {
  hasUnlocked,
  lockedReason,
  lockedStayed,
  nameIn,
  nothingSelected,
  stepsOf,
} from '../steps';
import { planIf } from '../../store/command';
import type { BuilderCommand } from './builder-command';
import { roomOf, type Chosen } from './command-facts';
import { DUPLICATE, duplicateOffset } from './places/repeated-offset';

export const undo: BuilderCommand = {
  ...step.undo,
  repeats: true,
};

export const redo: BuilderCommand = {
  ...step.redo,
  repeats: true,
};

export const deleteSelected: BuilderCommand = {
  id: 'edit.delete',
  label: 'Delete',
  shortcuts: [{ key: 'Delete' }, { key: 'Backspace' }],
  reason: lockedReason,
  plan: (facts) =>
    planIf(hasUnlocked(facts), (state) => [...planDelete(state, 'Delete'), ...lockedStayed(state)]),
};

/** Deletes the unlocked elements of the selection; `verb` begins the name of the step in the history. */
export function planDelete(state: RootState, verb: string): readonly RecordedAction[] {
  const going = selectUnlocked(state);
  const ids = going.map(({ id }) => id);
  const gone = new Set(ids);
  const action = { type: 'scene/elementsDeleted', ids } as const;
  const select = state.selection.filter((id) => !gone.has(id));
  return stepsOf(state, action, `${verb} ${nameIn(selectScene(state), going)}`, { select });
}

export const duplicateSelected: BuilderCommand = {
  id: 'edit.duplicate',
  label: DUPLICATE,
  shortcuts: [{ key: 'd', mod: true }],
  reason: nothingSelected,
  plan: ({ chosen }) =>
    planIf(canDuplicate(chosen), (state, { nowMs }) => {
      const { elements, scene } = chosen;
      const originals = elementsOf(scene, withLabels(scene, [...chosen.ids]));
      const copies = copyIds(originals, nowMs, new Set(scene.elements.map(({ id }) => id)));
      const { x: dx, y: dy } = duplicateOffset(state);
      return stepsOf(
        state,
        { type: 'scene/elementsDuplicated', copies, dx, dy },
        `${DUPLICATE} ${nameIn(scene, elements)}`,
        { select: elements.flatMap(({ id }) => copies[id] ?? []) },
      );
    }),
};

export const selectAll: BuilderCommand = {
  id: 'edit.selectAll',
  label: 'Select all',
  shortcuts: [{ key: 'a', mod: true }],
  plan: ({ chosen }) =>
    planIf(canSelectMore(chosen), () => [
      selectionChanged(visibleElements(chosen.scene).map(({ id }) => id)),
    ]),
};

export const clearSelection: BuilderCommand = {
  id: 'edit.clearSelection',
  label: 'Clear selection',
  shortcuts: [{ key: 'Escape' }],
  plan: ({ chosen }) => planIf(chosen.ids.size > 0, () => [selectionChanged([])]),
};

export const clearCanvas: BuilderCommand = {
  id: 'edit.clearCanvas',
  label: 'Clear Canvas',
  reason: () => 'The canvas is empty.',
  plan: ({ chosen }) =>
    planIf(chosen.scene.elements.length > 0, (state) =>
      stepsOf(state, { type: 'scene/cleared' }, 'Clear Canvas', { select: [] }),
    ),
};

/** Whether the design has room for any copy: they are added from the undermost on, as far as they are few enough. */
function canDuplicate({ scene, elements }: Chosen): boolean {
  const count = SCENE_LIMITS.elements - scene.elements.length;
  const copied =
    elements.length > count ? stackingOrder(elements).slice(0, Math.max(0, count)) : elements;
  return copied.some((element) => textLength(element) <= roomOf(scene));
}

function canSelectMore({ scene, ids }: Chosen): boolean {
  return scene.elements.some(({ id, hidden }) => hidden !== true && !ids.has(id));
}
