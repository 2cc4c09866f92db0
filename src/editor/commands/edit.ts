import { copyIds } from '../../scene/element-id';
import { SCENE_LIMITS } from '../../scene/limits';
import type { BuilderState } from '../../store/builder-state';
import type { RecordedSceneAction } from '../../store/scene-history';
import { selectionChanged } from '../../store/selection-slice';
import { travel } from '../../store/scene-travel';
import { selectScene, selectSelected, selectUnlocked } from '../selectors';
import { lockedReason, lockedStayed, nameOf, nothingSelected, planStep } from '../steps';
import type { BuilderCommand } from './builder-command';

export const undo: BuilderCommand = {
  id: 'edit.undo',
  label: 'Undo',
  shortcuts: [{ key: 'z', mod: true }],
  repeats: true,
  reason: () => 'Nothing to undo.',
  plan: ({ scene }) => (scene.past.length === 0 ? null : [travel.undo()]),
};

export const redo: BuilderCommand = {
  id: 'edit.redo',
  label: 'Redo',
  shortcuts: [
    { key: 'z', mod: true, shift: true },
    { key: 'y', mod: true },
  ],
  repeats: true,
  reason: () => 'Nothing to redo.',
  plan: ({ scene }) => (scene.future.length === 0 ? null : [travel.redo()]),
};

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
export function planDelete(state: BuilderState, verb: string): RecordedSceneAction | null {
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
