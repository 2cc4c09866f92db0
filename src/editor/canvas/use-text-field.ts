import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useAppStore } from '../../store/hooks';
import type { TextEdit } from '../../store/canvas/text-edit-slice';
import { commitTypedText, draftText, endTextEdit } from '../../store/canvas/typed-text';
import { matchesShortcut } from '../../store/match-shortcut';
import { runCommand } from '../commands/builder-command';
import { TEXT_STYLE_COMMANDS } from '../commands/text-style';
import { canvasOf, drawingOf, focusElement } from './element-nodes';
import { passWheelOn } from './pass-on';
import { putCaret, textIn } from './plain-text-node';

/**
 * An editable node over the drawing of a text. What is typed is a draft; leaving, however, makes it one step of the
 * history. The node's text is the browser's own, so that its undo and input methods work.
 */
export function useTextField({ id, caret, added }: TextEdit, first: string) {
  const { dispatch, getState } = useAppStore();
  const fieldRef = useRef<HTMLDivElement>(null);
  const [initial] = useState(first);
  const [text, setText] = useState(first);

  useLayoutEffect(() => {
    const field = fieldRef.current;
    if (field === null) return;
    field.textContent = initial;
    field.focus({ preventScroll: true });
    if (caret === null) field.ownerDocument.getSelection()?.selectAllChildren(field);
    else putCaret(field, caret);
  }, [initial, caret]);

  useLayoutEffect(() => hideDrawing(fieldRef.current, id), [id]);
  useEffect(() => passWheelOn(fieldRef.current), []);

  const typed = (): string | null => {
    const now = fieldRef.current === null ? initial : textIn(fieldRef.current);
    return now === initial ? null : now;
  };
  return {
    fieldRef,
    text,
    onInput: () => {
      const content = typed();
      setText(content ?? initial);
      dispatch(draftText(content));
    },
    onBlur: () => {
      // The window can lose the focus, too: then the field keeps its own.
      const isLeft = document.activeElement !== fieldRef.current;
      dispatch(isLeft ? endTextEdit() : commitTypedText());
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const command = textStyleOf(event);
      if (command === undefined && !isLeaving(event)) return;
      event.preventDefault();
      if (command === undefined) {
        dispatch(commitTypedText());
        // What is new is selected once it says something; else the focus goes back to what is.
        const next = added === undefined ? id : getState().selection.at(-1);
        focusElement(canvasOf(event.currentTarget), next);
        return;
      }
      dispatch(commitTypedText());
      dispatch(runCommand(command));
    },
  };
}

/** Letters are set for the whole element. */
function textStyleOf(event: KeyboardEvent) {
  return TEXT_STYLE_COMMANDS.find(({ shortcuts: [shortcut] }) => matchesShortcut(event, shortcut));
}

/** Escape and Ctrl or Cmd with Enter, unless an input method takes them. */
function isLeaving({ key, ctrlKey, metaKey, nativeEvent }: KeyboardEvent): boolean {
  if (nativeEvent.isComposing) return false;
  return key === 'Escape' || (key === 'Enter' && (ctrlKey || metaKey));
}

/** The node stands in for the drawing. */
function hideDrawing(field: HTMLElement | null, id: string) {
  const drawing = field && drawingOf(canvasOf(field), id);
  drawing?.setAttribute('data-edited', '');
  return () => {
    drawing?.removeAttribute('data-edited');
  };
}
