import { useEffect } from 'react';
import { redo, undo } from '../saving/page/undo-redo';
import { run } from '../store/command';
import { useAppDispatch } from '../store/hooks';
import { matchesShortcut } from '../store/match-shortcut';

/** What undoes its own words, and what stands before the page. */
const KEY_OWNERS =
  'input:not([type="radio"], [type="checkbox"], [type="file"]), textarea, [contenteditable], ' +
  '[role="menu"], [role="dialog"], dialog';

/** Undo and redo by keys, anywhere on the page but in text fields. */
export function useUndoKeys(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(KEY_OWNERS) !== null) return;
      const command = [undo, redo].find(({ shortcuts }) =>
        shortcuts.some((shortcut) => matchesShortcut(event, shortcut)),
      );
      if (command === undefined) return;
      dispatch(run(command));
      event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [dispatch]);
}
