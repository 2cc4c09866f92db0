import { useRef, useState } from 'react';

export interface ColorEvents {
  /** Every accepted value, draft or not. */
  readonly onChange?: ((color: string) => void) | undefined;
  /** Accepted values while a drag or the typing lasts. */
  readonly onDraft?: ((color: string) => void) | undefined;
  /** The value a drag or the typing ends with, once, if it differs from the one it began with. */
  readonly onCommit?: ((color: string) => void) | undefined;
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
  const { value, parse, explain, isMixed, onChange, onDraft, onCommit } = options;
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
  const commit = (color: string) => {
    const start = before.current ?? known;
    before.current = null;
    if (color !== value) onChange?.(color);
    if (color !== start) onCommit?.(color);
  };
  return {
    text,
    note: note?.value === value ? note.words : null,
    isInvalid: parse(text) === null && !(isMixed && text === ''),
    typeText: (typed: string) => {
      const color = parse(typed);
      setDraft({ text: typed, value: color ?? value });
      const words = color === null ? null : (explain?.(typed) ?? null);
      setNote(color === null || words === null ? null : { words, value: color });
      if (color !== null && color !== value) propose(color);
    },
    leaveText: () => {
      const color = parse(text);
      if (color === null && before.current === null) return;
      if (color !== null) setDraft(null);
      commit(color ?? value);
    },
    drag: propose,
    endDrag: commit,
  };
}
