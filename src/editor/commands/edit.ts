import { copyIds } from '../../scene/element-id';
import { SCENE_LIMITS } from '../../scene/limits';
import { stackingOrder, visibleElements } from '../../scene/selection';
import { textLength } from '../../scene/design-file/text-total';
import type { RootState } from '../../store/state';
import type { RecordedAction } from '../../store/signature/history';
import { selectionChanged } from '../../store/canvas/selection-slice';
import * as step from '../../saving/page/undo-redo';
import { selectScene, selectSelected, selectUnlocked } from '../selectors';
import {
  hasUnlocked,
  lockedReason,
  lockedStayed,
  nameOf,
  nothingSelected,
  planStep,
} from '../steps';
import type { BuilderCommand } from './builder-command';
import { roomOf, selectChosen, type Chosen } from './command-facts';

export const undo: BuilderCommand = {
  ...step.undo,
  repeats: true,
  isEnabled: ({ canUndo }) => canUndo,
};

export const redo: BuilderCommand = {
  ...step.redo,
  repeats: true,
  isEnabled: ({ canRedo }) => canRedo,
};

export const deleteSelected: BuilderCommand = {
  id: 'edit.delete',
  label: 'Delete',
  shortcuts: [{ key: 'Delete' }, { key: 'Backspace' }],
  isEnabled: hasUnlocked,
  reason: lockedReason,
  plan: (state) => {
    const step = planDelete(state, 'Delete');
    return step && [step, ...lockedStayed(state)];
  },
};

/** Deletes the unlocked elements of the selection; `verb` begins the name of the step in the history. */
export function planDelete(state: RootState, verb: string): RecordedAction | null {
  const going = selectUnlocked(state);
  const ids = going.map(({ id }) => id);
  const gone = new Set(ids);
  const action = { type: 'scene/elementsDeleted', ids } as const;
  const select = state.selection.filter((id) => !gone.has(id));
  return planStep(state, action, `${verb} ${nameOf(going)}`, { select });
}

export const duplicateSelected: BuilderCommand = {
  id: 'edit.duplicate',
  label: 'Duplicate',
  shortcuts: [{ key: 'd', mod: true }],
  isEnabled: ({ chosen }) => canDuplicate(chosen),
  reason: nothingSelected,
  plan: (state, { nowMs }) => {
    const selected = selectSelected(state);
    const taken = new Set(selectScene(state).elements.map(({ id }) => id));
    const copies = copyIds(selected, nowMs, taken);
    const offset = SCENE_LIMITS.duplicateOffset;
    const step = planStep(
      state,
      {
        type: 'scene/elementsDuplicated',
        copies,
        dx: offset,
        dy: offset,
      },
      `Duplicate ${nameOf(selected)}`,
      { select: Object.values(copies) },
    );
    return step && [step];
  },
};

export const selectAll: BuilderCommand = {
  id: 'edit.selectAll',
  label: 'Select all',
  shortcuts: [{ key: 'a', mod: true }],
  isEnabled: ({ chosen }) => canSelectMore(chosen),
  plan: (state) => {
    const ids = visibleElements(selectScene(state)).map(({ id }) => id);
    return canSelectMore(selectChosen(state)) ? [selectionChanged(ids)] : null;
  },
};

export const clearSelection: BuilderCommand = {
  id: 'edit.clearSelection',
  label: 'Clear selection',
  shortcuts: [{ key: 'Escape' }],
  isEnabled: ({ chosen }) => chosen.ids.size > 0,
  plan: ({ selection }) => (selection.length === 0 ? null : [selectionChanged([])]),
};

export const clearCanvas: BuilderCommand = {
  id: 'edit.clearCanvas',
  label: 'Clear Canvas',
  isEnabled: ({ chosen }) => chosen.scene.elements.length > 0,
  reason: () => 'The canvas is empty.',
  plan: (state) => {
    const step = planStep(state, { type: 'scene/cleared' }, 'Clear Canvas', { select: [] });
    return step && [step];
  },
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
