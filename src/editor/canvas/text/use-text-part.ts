import { useEffect, useRef, type RefObject } from 'react';
import { useAppStore } from '../../../store/hooks';
import { textPartChosen } from '../../../store/canvas/text-edit-slice';
import { commitTypedText, endTextEdit } from '../../../store/canvas/typed-text';
import { selectStretch, stretchIn, type FieldText } from './rich-text-node';

/** What works on the text that is edited, so that it does not end the edit. */
export const KEEPS_TEXT = '[data-keeps-text]';

/** What needs the focus itself. */
const TAKES_FOCUS = 'input, select, textarea, dialog, [role="slider"]';

/**
 * Stores which part of a field is selected, or where its caret is, once the pointer is released. Controls that change it may take the focus: the part
 * stays stored until another is selected or the field is left. The returned function stores it at once, for a key that is
 * pressed before the browser has reported the selection.
 */
export function useTextPart(
  fieldRef: RefObject<HTMLElement | null>,
  fieldText: RefObject<FieldText>,
  takesSpans: boolean,
): () => void {
  const { dispatch, getState } = useAppStore();
  const notifier = useRef<() => void>(undefined);
  useEffect(() => {
    const field = fieldRef.current;
    if (field === null) return undefined;
    let isHeld = false;
    const store = (): void => {
      const at = stretchIn(field);
      if (isHeld || !takesSpans || at === null) return;
      const { text, spans } = fieldText.current;
      const end = Math.min(at.end, text.length);
      // Behind a line break at the end, which is no text yet, a caret stays where it is.
      const part = { start: at.start, end: at.start < end ? end : at.start, text, spans };
      const known = getState().textEdit?.part;
      const isKnown = part.start === known?.start && part.end === known.end;
      if (isKnown && part.text === known.text && part.spans === known.spans) return;
      dispatch(textPartChosen(part));
    };
    const notify = (): void => {
      if (document.activeElement === field) store();
    };
    notifier.current = notify;
    const press = ({ target }: Event): void => {
      isHeld = target instanceof Node && field.contains(target);
    };
    const release = (): void => {
      isHeld = false;
      notify();
    };
    const keep = (event: MouseEvent): void => {
      if (!(event.target instanceof Element) || event.target.closest(KEEPS_TEXT) === null) return;
      if (document.activeElement === field) dispatch(commitTypedText());
      if (event.target.closest(TAKES_FOCUS) === null) event.preventDefault();
    };
    const leave = ({ target }: FocusEvent): void => {
      if (target instanceof Element && target !== field && target.closest(KEEPS_TEXT) === null) {
        dispatch(endTextEdit());
      }
    };
    const comeBack = (): void => {
      const { part, typing } = getState().textEdit ?? {};
      const isAsked = part !== undefined && (part.start < part.end || typing !== undefined);
      if (isAsked) selectStretch(field, part);
    };
    const ends = new AbortController();
    const { signal } = ends;
    document.addEventListener('selectionchange', notify, { signal });
    document.addEventListener('pointerdown', press, { signal });
    document.addEventListener('pointerup', release, { signal });
    document.addEventListener('mousedown', keep, { signal });
    document.addEventListener('focusin', leave, { signal });
    field.addEventListener('focus', comeBack, { signal });
    // The browser reports a selection after the keys that made it, which can be after the focus has left.
    field.addEventListener('blur', store, { signal });
    return () => ends.abort();
  }, [dispatch, getState, fieldRef, fieldText, takesSpans]);
  return () => notifier.current?.();
}
