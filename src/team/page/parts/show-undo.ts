import { showToast } from '../../../ui/toasts/show-toast';
import { LIST_WORDS } from '../copy';

/** Long enough to be read and reached. */
const UNDO_MS = 10_000;

/** Shows that something is gone, with the way back. */
export function showUndo(title: string, message: string, undo: () => void): void {
  showToast({
    title,
    message,
    durationMs: UNDO_MS,
    actions: [{ label: LIST_WORDS.undo, onSelect: undo }],
  });
}
