import { copyIds } from '../../scene/element-id';
import { SCENE_LIMITS } from '../../scene/limits';
import type { RootState } from '../../store/state';
import type { RecordedAction } from '../../store/signature/history';
import { selectionChanged } from '../../store/canvas/selection-slice';
import * as step from '../../signatures/undo-redo';
import { selectScene, selectSelected, selectUnlocked } from '../selectors';
import { lockedReason, lockedStayed, nameOf, nothingSelected, planStep } from '../steps';
import type { BuilderCommand } from './builder-command';

export const undo: BuilderCommand = { ...step.undo, repeats: true };

export const redo: BuilderCommand = { ...step.redo, repeats: true };

export const deleteSelected: BuilderCommand = {
  id: 'edit.delete',
  label: 'Delete',
  shortcuts: [{ key: 'Delete' }, { key: 'Backspace' }],
  reason: lockedReason,
  plan: (state) => {
    const step = planDelete(state, 'Delete');
    return step && [step, ...lockedStayed(state)];
  },
};

/** Takes the unlocked ones of the selection away; `verb` says how in the history. */
export function planDelete(state: RootState, verb: string): RecordedAction | null {
  const going = selectUnlocked(state);
  const ids = going.map(({ id }) => id);
  const action = { type: 'scene/elementsDeleted', ids } as const;
  const select = state.selection.filter((id) => !ids.includes(id));
  return planStep(state, action, `${verb} ${nameOf(going)}`, { select });
}

export const duplicateSelected: BuilderCommand = {
  id: 'edit.duplicate',
  label: 'Duplicate',
  shortcuts: [{ key: 'd', mod: true }],
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
  plan: (state) => {
    const ids = selectScene(state)
      .elements.filter(({ hidden }) => hidden !== true)
      .map(({ id }) => id);
    const isDone = ids.every((id) => state.selection.includes(id));
    return isDone ? null : [selectionChanged(ids)];
  },
};

export const clearSelection: BuilderCommand = {
  id: 'edit.clearSelection',
  label: 'Clear selection',
  shortcuts: [{ key: 'Escape' }],
  plan: ({ selection }) => (selection.length === 0 ? null : [selectionChanged([])]),
};

export const clearCanvas: BuilderCommand = {
  id: 'edit.clearCanvas',
  label: 'Clear Canvas',
  reason: () => 'The canvas is empty.',
  plan: (state) => {
    const step = planStep(state, { type: 'scene/cleared' }, 'Clear Canvas', { select: [] });
    return step && [step];
  },
};
