import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
} from 'react';
import { isSame } from '../../../scene/operations/same';
import type { TextLook } from '../../../scene/kinds/text/text-look';
import { definitionOf } from '../../../scene/registry';
import { findById } from '../../../scene/selection';
import type { SceneElement } from '../../../scene/scene';
import { keepSpans } from '../../../scene/text/spans';
import { useAppStore } from '../../../store/hooks';
import { textPartChosen, type TextEdit } from '../../../store/canvas/text-edit-slice';
import {
  commitTypedText,
  draftText,
  endTextEdit,
  styleNewText,
} from '../../../store/canvas/typed-text';
import { matchesShortcut } from '../../../store/match-shortcut';
import { runCommand } from '../../commands/builder-command';
import { TEXT_SIZE_COMMANDS } from '../../commands/texts/text-size';
import { TEXT_STYLE_COMMANDS, type LettersCommand } from '../../commands/texts/text-style';
import { LINK_KEY } from '../../part-of-text';
import { selectScene } from '../../selectors';
import { canvasOf, drawingOf, focusElement } from '../drawing/element-nodes';
import { passWheelOn } from '../pointer/pass-on';
import { insertPasted, linkedBy, withPasted } from './paste-text';
import { putCaret, textIn } from './plain-text-node';
import { selectStretch, showText, stretchIn, type FieldText, type Stretch } from './rich-text-node';
import { withTyping } from './typing-style';
import { useFieldHistory, type HistoryDirection } from './use-field-history';
import { KEEPS_TEXT, useTextPart } from './use-text-part';

interface EditedText {
  /** What the field begins with. */
  readonly first: FieldText;
  /** As the draft leaves it. */
  readonly element: SceneElement;
  readonly look: TextLook;
  /** Binds the part of a text that is the value of the person's field that its kind follows. */
  readonly bind: (text: FieldText) => FieldText;
}

/**
 * An editable node over the drawing of a text. What is typed is a draft; leaving, however, makes it one step of the
 * history, and what was typed is taken back by a history of the field's own. As long as no part of it has a look of its own, the
 * node's text is the browser's; from then on the node shows the runs of the text. What an input method composes is the browser's
 * until it is done.
 */
export function useTextField(
  { id, caret, added, inserted }: TextEdit,
  { first, element, look, bind }: EditedText,
) {
  const { dispatch, getState } = useAppStore();
  const fieldRef = useRef<HTMLDivElement>(null);
  const [initial] = useState(first);
  const [begun] = useState(() => findById(selectScene(getState()), id));
  const [text, setText] = useState(first.text);
  const [isRich, setIsRich] = useState(first.spans.length > 0);
  const fieldText = useRef(first);
  const isComposing = useRef(false);
  const takesSpans = definitionOf(element.type).takesSpans === true;

  useLayoutEffect(() => {
    const field = fieldRef.current;
    if (field === null) return;
    field.textContent = initial.text;
    field.focus({ preventScroll: true });
    if (caret === null) field.ownerDocument.getSelection()?.selectAllChildren(field);
    else putCaret(field, caret);
  }, [initial, caret]);

  useLayoutEffect(() => hideDrawing(fieldRef.current, id), [id]);
  useEffect(() => passWheelOn(fieldRef.current), []);

  /** Shows the field's text on the canvas. */
  const draft = (): void => {
    const now = findById(selectScene(getState()), id);
    const isAsBegun = isSame(fieldText.current, initial);
    // A text that followed the person's details and is typed back follows them again.
    const typed = isAsBegun ? textOf(begun) : fieldText.current;
    const hasSpans = typed.spans.length > 0 || now?.spans !== undefined;
    if (isSame(textOf(now), typed)) dispatch(draftText(null));
    else dispatch(draftText(typed.text, hasSpans ? typed.spans : undefined));
  };
  /** Makes the field show another text, a stretch of it selected. */
  const replace = (now: FieldText, at: Stretch): void => {
    const field = fieldRef.current;
    if (field === null) return;
    const hasRuns = isRich || now.spans.length > 0;
    if (hasRuns) setIsRich(true);
    setText(now.text);
    fieldText.current = now;
    field.textContent = hasRuns ? '' : now.text;
    if (hasRuns) showText(field, now, look);
    selectStretch(field, at);
    draft();
  };
  const history = useFieldHistory(fieldRef, first, ({ shown: { text: words, spans: parts }, at }) =>
    replace({ text: words, spans: parts }, at),
  );
  /** Stores the field's current text. */
  const hold = (now: FieldText, isOwnStep = false): void => {
    fieldText.current = now;
    if (!isComposing.current) history.add(now, isOwnStep);
    setText(now.text);
    if (now.spans.length > 0) setIsRich(true);
  };
  // What a command has made of a part of the text.
  const { content, spans } = element;
  useLayoutEffect(() => {
    if (content !== fieldText.current.text || isSame(spans ?? [], fieldText.current.spans)) return;
    history.note();
    hold({ text: content, spans: spans ?? [] });
    const { textEdit } = getState();
    if (textEdit?.part !== undefined)
      dispatch(textPartChosen({ ...textEdit.part, ...fieldText.current }));
  });
  useLayoutEffect(() => {
    if (!isRich || isComposing.current || fieldRef.current === null) return;
    showText(fieldRef.current, fieldText.current, look);
  });
  const notifyPart = useTextPart(fieldRef, fieldText, takesSpans);

  const onInput = (): void => {
    const field = fieldRef.current;
    if (field === null) return;
    const now = textIn(field);
    const { text: before, spans: were } = fieldText.current;
    const at = stretchIn(field)?.end;
    const kept = { text: now, spans: keepSpans(were, before, now, at) };
    const styled = withTyping(kept, before, at, getState().textEdit);
    hold(bind(styled ?? kept), styled !== null);
    draft();
    if (isRich && !isComposing.current) showText(field, fieldText.current, look);
  };
  const insert = (pasted: FieldText): void => {
    const field = fieldRef.current;
    if (field === null) return;
    const { length } = fieldText.current.text;
    const at = stretchIn(field) ?? { start: length, end: length };
    const now = bind(withPasted(fieldText.current, at, pasted));
    const end = at.start + pasted.text.length;
    history.note();
    dispatch(textPartChosen(null));
    replace(now, { start: end, end });
    hold(now);
  };
  const lastInserted = useRef(inserted);
  useLayoutEffect(() => {
    if (inserted === undefined || inserted === lastInserted.current) return;
    lastInserted.current = inserted;
    insert(inserted);
    fieldRef.current?.focus({ preventScroll: true });
  });
  return {
    isRich,
    text,
    field: {
      ref: fieldRef,
      onInput,
      onCompositionStart: () => {
        history.note();
        isComposing.current = true;
      },
      onCompositionEnd: () => {
        isComposing.current = false;
        onInput();
      },
      onPaste: (event: ClipboardEvent) => {
        const field = fieldRef.current;
        if (!takesSpans || field === null) return;
        const linked = linkedBy(event.clipboardData, fieldText.current, stretchIn(field));
        if (linked !== null) insert(linked);
        else if (!dispatch(insertPasted(event.clipboardData, insert))) return;
        event.preventDefault();
      },
      onBlur: ({ relatedTarget }: { readonly relatedTarget: EventTarget | null }) => {
        const isKept =
          relatedTarget instanceof Element && relatedTarget.closest(KEEPS_TEXT) !== null;
        // The window can lose the focus, too: then the field keeps its own.
        const isLeft = !isKept && document.activeElement !== fieldRef.current;
        dispatch(isLeft ? endTextEdit() : commitTypedText());
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const way = wayOf(event);
        if (way !== undefined) {
          event.preventDefault();
          if (!isComposing.current) history.step(way);
          return;
        }
        if (takesSpans && matchesShortcut(event, LINK_KEY)) {
          event.preventDefault();
          notifyPart();
          const field = event.currentTarget;
          // What asks for it is there with the next frame.
          requestAnimationFrame(() => askForLink(field));
          return;
        }
        const command = textStyleOf(event);
        if (command === undefined && !isLeaving(event)) return;
        event.preventDefault();
        if (command === undefined) {
          dispatch(commitTypedText());
          // A new element is selected once it has a text; otherwise the focus goes back to the selected one.
          const next = added === undefined ? id : getState().selection.at(-1);
          focusElement(canvasOf(event.currentTarget), next);
          return;
        }
        notifyPart();
        dispatch(commitTypedText());
        const isStyled = dispatch(styleNewText(command.styleFor([element])));
        if (!isStyled) dispatch(runCommand(command));
      },
    },
  };
}

/** The text that an element has of its own. */
function textOf(element: SceneElement | null): FieldText {
  return { text: element?.content ?? '', spans: element?.spans ?? [] };
}

const LETTERS_COMMANDS: readonly LettersCommand[] = [...TEXT_STYLE_COMMANDS, ...TEXT_SIZE_COMMANDS];

/** Letters are set for the part that is selected, else for the whole element. */
function textStyleOf(event: KeyboardEvent) {
  return LETTERS_COMMANDS.find(({ shortcuts }) =>
    shortcuts.some((shortcut) => matchesShortcut(event, shortcut)),
  );
}

/** Opens what asks for the link of the part that is selected. */
function askForLink(field: HTMLElement): void {
  field.closest('[data-text-editor]')?.querySelector<HTMLElement>('[data-part-link]')?.click();
}

/** Which way in what was typed a key goes. */
function wayOf(event: KeyboardEvent): HistoryDirection | undefined {
  if (matchesShortcut(event, { key: 'z', mod: true })) return 'back';
  const isForward =
    matchesShortcut(event, { key: 'z', mod: true, shift: true }) ||
    matchesShortcut(event, { key: 'y', mod: true });
  return isForward ? 'forward' : undefined;
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
