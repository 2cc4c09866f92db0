import { useRef, useState } from 'react';
import { useEditSession } from './use-edit-session';
import { useTypedSoon } from './use-typed-soon';

export interface ColorEvents {
  /** Every accepted value, draft or not. */
  readonly onChange?: ((color: string) => void) | undefined;
  /** Accepted values while a drag or the typing lasts. */
  readonly onDraft?: ((color: string) => void) | undefined;
  /** The value a drag or the typing ends with, once, if it differs from the one it began with. */
  readonly onCommit?: ((color: string) => void) | undefined;
  /**
   * Gets what is typed instead, now and then while it is typed, too, so that it is saved. All that is typed until the field is left
   * is of one group.
   */
  readonly onTyped?: ((color: string, group: string) => void) | undefined;
}

interface ColorDraftOptions extends ColorEvents {
  readonly value: string;
  readonly parse: (text: string) => string | null;
  readonly explain?: ((text: string) => string | null) | undefined;
  /** The value stands for several that differ: the text is blank, and any color is a change. */
  readonly isMixed: boolean;
}

/**
 * The text of a colour field. What is typed is kept as it is, valid or not, until the value is
 * changed from outside or a valid text is left.
 */
export function useColorDraft(options: ColorDraftOptions) {
  const { value, parse, explain, isMixed, onChange, onDraft, onCommit, onTyped } = options;
  const known = isMixed ? '' : value;
  const [draft, setDraft] = useState<{ readonly text: string; readonly value: string } | null>(
    null,
  );
  const [note, setNote] = useState<{ readonly words: string; readonly value: string } | null>(null);
  const before = useRef<string | null>(null);
  const text = draft !== null && draft.value === value ? draft.text : known;

  const propose = (color: string) => {
    before.current ??= known;
    onDraft?.(color);
    onChange?.(color);
  };
  const commit = (color: string, end = onCommit) => {
    const start = before.current ?? known;
    before.current = null;
    if (color !== value) onChange?.(color);
    if (color !== start) end?.(color);
  };
  const session = useEditSession();
  const typed = onTyped && ((color: string) => onTyped(color, session.group()));
  const soon = useTypedSoon((color) => {
    if (typed !== undefined) commit(color, typed);
  });
  return {
    text,
    note: note?.value === value ? note.words : null,
    isInvalid: parse(text) === null && !(isMixed && text === ''),
    typeText: (typed: string) => {
      const color = parse(typed);
      setDraft({ text: typed, value: color ?? value });
      const words = color === null ? null : (explain?.(typed) ?? null);
      setNote(color === null || words === null ? null : { words, value: color });
      if (color === null || color === value) return;
      propose(color);
      soon.note(color);
    },
    enter: session.begin,
    leaveText: () => {
      soon.drop();
      const color = parse(text);
      if (color === null && before.current === null) return;
      if (color !== null) setDraft(null);
      commit(color ?? value, typed);
    },
    drag: propose,
    endDrag: (color: string) => commit(color),
  };
}
