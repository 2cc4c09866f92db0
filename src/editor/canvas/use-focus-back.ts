import { useEffect } from 'react';
import { useAppStore } from '../../store/hooks';
import { focusCanvas } from './focus-canvas';

/** What a press of the mouse leaves nothing to be typed into. */
const PRESSED = 'button, input:is([type="radio"], [type="checkbox"], [type="range"]), [role="tab"]';

/** What works with the focus in it: what floats, lists with keys of their own, and what has opened something. */
const KEEPS_FOCUS =
  '[role="dialog"], [role="alertdialog"], [role="menu"], [role="treegrid"], [aria-haspopup], [aria-expanded="true"]';

/**
 * Brings the focus back to what is selected once the mouse has pressed something in a panel or a toolbar: what comes next are
 * arrow keys, and they mean the selection. Who goes by keys, by touch or by a screen reader keeps the focus where it is.
 */
export function useFocusBack(): void {
  const store = useAppStore();
  useEffect(() => {
    let isByMouse = false;
    const press = ({ pointerType }: PointerEvent) => {
      isByMouse = pointerType === 'mouse';
    };
    const byKey = () => {
      isByMouse = false;
    };
    const giveBack = () => {
      const { selection, textEdit, view } = store.getState();
      const { activeElement } = document;
      if (!isByMouse || view.isPreview || textEdit !== null || selection.length === 0) return;
      if (activeElement?.matches(PRESSED) === true && activeElement.closest(KEEPS_FOCUS) === null) {
        focusCanvas(selection);
      }
    };
    const ends = new AbortController();
    const { signal } = ends;
    window.addEventListener('pointerdown', press, { capture: true, signal });
    window.addEventListener('keydown', byKey, { capture: true, signal });
    window.addEventListener('click', giveBack, { signal });
    return () => ends.abort();
  }, [store]);
}
