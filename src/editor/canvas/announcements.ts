import type { BuilderState } from '../../store/builder-store';
import { selectScene, selectSelected } from '../selectors';
import { nameOf } from '../steps';

/** What a change comes to in words; null when there is nothing to say. A burst keeps its words, so they come once. */
export function announcementOf(before: BuilderState, now: BuilderState): string | null {
  if (selectScene(before) !== selectScene(now)) return stepWords(before, now);
  return before.selection === now.selection ? null : selectionWords(now);
}

function stepWords({ scene: before }: BuilderState, { scene: now }: BuilderState): string | null {
  if (now.future.length > before.future.length) {
    const undone = now.future[0]?.step?.label;
    return undone === undefined ? null : `Undone: ${undone}`;
  }
  const label = now.present.step?.label;
  if (label === undefined) return null;
  return now.future.length < before.future.length && now.past.length > before.past.length
    ? redoneOrNew(before, now, label)
    : label;
}

/** A new step clears what could be redone; a redo takes one of it. */
function redoneOrNew(
  before: BuilderState['scene'],
  now: BuilderState['scene'],
  label: string,
): string {
  const isRedo = before.future.some(({ scene }) => scene === now.present.scene);
  return isRedo ? `Redone: ${label}` : label;
}

function selectionWords(state: BuilderState): string {
  const selected = selectSelected(state);
  return selected.length === 0 ? 'Nothing selected' : `${nameOf(selected)} selected`;
}
