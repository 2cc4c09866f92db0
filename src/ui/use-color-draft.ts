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
}

/**
 * The text of a colour field. What is typed is kept as it is, valid or not, until the value is
 * changed from outside or a valid text is left.
 */
export function useColorDraft({ value, parse, onChange, onDraft, onCommit }: ColorDraftOptions) {
  const [draft, setDraft] = useState<{ readonly text: string; readonly value: string } | null>(
    null,
  );
  const before = useRef<string | null>(null);
  const text = draft !== null && draft.value === value ? draft.text : value;

  const propose = (color: string) => {
    before.current ??= value;
    onDraft?.(color);
    onChange?.(color);
  };
  const settle = (color: string) => {
    const start = before.current ?? value;
    before.current = null;
    if (color !== value) onChange?.(color);
    if (color !== start) onCommit?.(color);
  };
  return {
    text,
    isInvalid: parse(text) === null,
    typeText: (typed: string) => {
      const color = parse(typed);
      setDraft({ text: typed, value: color ?? value });
      if (color !== null && color !== value) propose(color);
    },
    leaveText: () => {
      const color = parse(text);
      if (color !== null) setDraft(null);
      settle(color ?? value);
    },
    drag: propose,
    endDrag: settle,
  };
}
