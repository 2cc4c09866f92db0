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
    let last: PointerEvent | null = null;
    const follow = (event: PointerEvent) => {
      last = event.pointerType === 'mouse' ? event : null;
    };
    const leave = () => {
      last = null;
    };
    const paste = (event: ClipboardEvent) => {
      const { target, clipboardData } = event;
      if (clipboardData === null || (target instanceof Element && target.closest(OWNERS))) return;
      const files = [...clipboardData.files];
      const [text = '', html = '', rtf = ''] = ['text/plain', 'text/html', 'text/rtf'].map((type) =>
        clipboardData.getData(type),
      );
      const pointer = last && pointOnCanvas(last);
      if (dispatch(pasteContents(files, { text, html, rtf }, pointer))) event.preventDefault();
    };
    const ends = new AbortController();
    const { signal } = ends;
    document.addEventListener('pointermove', follow, { signal, passive: true });
    document.documentElement.addEventListener('pointerleave', leave, { signal });
    document.addEventListener('paste', paste, { signal });
    return () => ends.abort();
  }, [dispatch]);
}

/** Where a pointer is, in px from the canvas's corner; null where it is over something else. */
function pointOnCanvas({ clientX, clientY }: PointerEvent): Point | null {
  const under = document.elementFromPoint(clientX, clientY);
  const canvas = under?.closest('[data-design-canvas]');
  if (canvas == null) return null;
  const { left, top } = canvas.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}
