import { useEffect } from 'react';
import type { Point } from '../scene/geometry';
import { useAppDispatch } from '../store/hooks';
import { pasteContents } from './paste-contents';

/** What takes what is pasted for itself. */
const OWNERS =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="dialog"]';

/**
 * Takes what is pasted anywhere on the page but in a field or a dialog: pictures and design files, elements that were
 * copied here or in another tab, signatures from elsewhere, any other text.
 */
export function useDesignPaste(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const { target, clipboardData } = event;
      if (clipboardData === null || (target instanceof Element && target.closest(OWNERS))) return;
      const files = [...clipboardData.files];
      const [text = '', html = '', rtf = ''] = ['text/plain', 'text/html', 'text/rtf'].map((type) =>
        clipboardData.getData(type),
      );
      const middle = middleOfView();
      if (dispatch(pasteContents(files, { text, html, rtf }, middle))) event.preventDefault();
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [dispatch]);
}

/** In px from the canvas's corner. */
function middleOfView(): Point {
  const canvas = document.querySelector('[data-design-canvas]');
  return { x: (canvas?.clientWidth ?? 0) / 2, y: (canvas?.clientHeight ?? 0) / 2 };
}
