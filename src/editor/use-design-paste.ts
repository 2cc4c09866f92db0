import { useEffect } from 'react';
import type { Point } from '../scene/geometry';
import { useAppDispatch } from '../store/hooks';
import type { AppDispatch } from '../store/state';
import { designFileOf } from './commands/import-design';
import { pasteText } from './commands/paste';
import { insertFiles } from './insert-files';

/** What takes what is pasted for itself. */
const OWNERS =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="dialog"]';

/**
 * Takes what is pasted anywhere on the page but in a field or a dialog: pictures and design files, elements that were
 * copied here or in another tab, any other text.
 */
export function useDesignPaste(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const { target, clipboardData } = event;
      if (clipboardData === null || (target instanceof Element && target.closest(OWNERS))) return;
      if (takePasted(clipboardData, dispatch)) event.preventDefault();
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [dispatch]);
}

/** Does with pasted things what their kind asks for; false when there is nothing to do with them. */
function takePasted(pasted: DataTransfer, dispatch: AppDispatch): boolean {
  const files = [...pasted.files];
  const text = pasted.getData('text/plain');
  // Office programs put a picture of the text beside the text itself.
  if (files.length > 0 && (text === '' || designFileOf(files) !== undefined)) {
    dispatch(insertFiles(files, { at: middleOfView(), id: null }));
    return true;
  }
  dispatch(pasteText(text));
  return text !== '';
}

/** In px from the canvas's corner. */
function middleOfView(): Point {
  const canvas = document.querySelector('[data-design-canvas]');
  return { x: (canvas?.clientWidth ?? 0) / 2, y: (canvas?.clientHeight ?? 0) / 2 };
}
