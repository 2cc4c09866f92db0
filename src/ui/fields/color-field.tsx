import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { cx } from '../cx';
import { useLazy } from '../hooks/use-lazy';
import type { ColorPicker } from './color-picker';
import { Swatches } from './color-swatch';
import { Field, FIELD_CLASSES } from './field';
import { isUndoKey, PAGE_UNDO, useReselected } from './page-undo';
import { PICKER } from './lazy-picker';
import { PickerBeside } from './picker-beside';
import { PickerPlace } from './picker-place';
import { useEditSession } from './use-edit-session';
import { useDebouncedInput } from './use-debounced-input';

interface ColorFieldProps extends ColorEvents {
  readonly label: string;
  readonly isLabelHidden?: boolean | undefined;
  /** A CSS color, shown in the swatch and in the field. */
  readonly value: string;
  /** Whether the value stands for several that differ: the field then shows that. */
  readonly isMixed?: boolean | undefined;
  /**
   * The color that a text means, in the notation that `value` has, or null if it is none. Another one that comes later, as more
   * notations are known, reads what this one could not.
   */
  readonly parse: (text: string) => string | null;
  readonly invalidMessage?: string | undefined;
  /** A line about the color, where there is none about how it was read. */
  readonly hint?: string | undefined;
  /** A line about how a typed text was read, or null for none; it is shown until the value changes. */
  readonly explain?: ((text: string) => string | null) | undefined;
  /** Colors offered below the picker. */
  readonly swatches?: readonly string[] | undefined;
  /** What else the picker sets. */
  readonly belowPicker?: ReactNode;
  readonly disabled?: boolean | undefined;
  readonly className?: string | undefined;
}

const NO_COLORS: readonly string[] = [];

/** A color: a swatch that opens a picker, and a text field that takes what it can understand. */
export function ColorField({
  label,
  isLabelHidden,
  value,
  isMixed = false,
  parse,
  invalidMessage = 'Use a color such as #1a73e8.',
  hint,
  explain,
  swatches = NO_COLORS,
  belowPicker,
  disabled = false,
  className,
  ...events
}: ColorFieldProps) {
  const draft = useColorDraft({ value, parse, explain, isMixed, ...events });
  const input = useRef<HTMLInputElement>(null);
  useReselected(input, draft.text, draft.isTyped);
  const error = draft.isInvalid ? invalidMessage : undefined;
  // A panel that scrolls shows what comes first; what floats is seen as a whole.
  const isWithin = use(PickerPlace).kind === 'within';
  const picks = { colors: swatches, onPick: draft.endDrag };
  return (
    <Field
      label={label}
      isLabelHidden={isLabelHidden}
      hint={draft.note ?? hint}
      error={error}
      className={className}
    >
      {(control) => (
        <PickerBeside
          label={label}
          color={value}
          disabled={disabled}
          picker={
            <>
              {isWithin && <Swatches className="mb-3" {...picks} />}
              <LazyColorPicker
                color={parse(value) ?? value}
                parse={parse}
                onChange={draft.drag}
                onChangeEnd={draft.endDrag}
              />
              {belowPicker}
              {!isWithin && <Swatches className="mt-3" {...picks} />}
            </>
          }
        >
          <input
            {...control}
            {...PAGE_UNDO}
            ref={input}
            type="text"
            value={draft.text}
            placeholder={isMixed ? 'Mixed' : undefined}
            disabled={disabled}
            spellCheck={false}
            autoComplete="off"
            onChange={(event) => draft.typeText(event.target.value)}
            onFocus={(event) => {
              draft.enter();
              event.target.select();
            }}
            onBlur={draft.leaveText}
            onKeyDown={(event) => answerKey(event, draft)}
            className={cx(FIELD_CLASSES, 'h-control ps-10 tabular-nums pointer-coarse:ps-12')}
          />
        </PickerBeside>
      )}
    </Field>
  );
}

/** Enter takes what is typed, Escape takes it back. What is no color makes way for the last that was one, by undo, too. */
function answerKey(
  event: KeyboardEvent<HTMLInputElement>,
  { isInvalid, enter, leaveText, dropText, takeBack }: ReturnType<typeof useColorDraft>,
): void {
  const { key, currentTarget } = event;
  const isUndo = isUndoKey(event);
  if (isInvalid && (isUndo || key === 'Escape')) {
    event.preventDefault();
    dropText();
  } else if (isUndo || key === 'Enter') {
    flushSync(leaveText);
    enter();
  } else if (key === 'Escape') {
    flushSync(takeBack);
    currentTarget.blur();
  }
}

function LazyColorPicker(props: ComponentProps<typeof ColorPicker>) {
  const code = useLazy(PICKER);
  return code === null ? <div data-picker-room="" /> : <code.ColorPicker {...props} />;
}

interface ColorEvents {
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
 * The text of a color field. What is typed is kept as it is, valid or not, until the value is
 * changed from outside or a valid text is left.
 */
function useColorDraft(options: ColorDraftOptions) {
  const { value, parse, explain, isMixed, onChange, onDraft, onCommit, onTyped } = options;
  const known = isMixed ? '' : value;
  const [draft, setDraft] = useState<{ readonly text: string; readonly value: string } | null>(
    null,
  );
  const [note, setNote] = useState<{ readonly words: string; readonly value: string } | null>(null);
  const before = useRef<string | null>(null);
  /** What there was before it was typed. */
  const first = useRef<string | null>(null);
  /** What was typed and meant no color then. */
  const unread = useRef<{ readonly text: string; readonly isLeft: boolean } | null>(null);
  const shown = draft !== null && draft.value === value ? draft : null;
  const text = shown?.text ?? known;

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
  const soon = useDebouncedInput((color) => {
    if (typed !== undefined) commit(color, typed);
  });
  const typeText = (typed: string): void => {
    first.current ??= known;
    const color = parse(typed);
    unread.current = color === null ? { text: typed, isLeft: false } : null;
    setDraft({ text: typed, value: color ?? value });
    const words = color === null ? null : (explain?.(typed) ?? null);
    setNote(color === null || words === null ? null : { words, value: color });
    if (color === null || color === value) return;
    propose(color);
    soon.note(color);
  };
  const readAgain = useEffectEvent((read: typeof parse) => {
    const late = unread.current;
    if (late === null || late.text !== text) return;
    const color = read(late.text);
    if (color === null) return;
    typeText(late.text);
    if (!late.isLeft) return;
    soon.drop();
    setDraft(null);
    commit(color, typed);
  });
  useEffect(() => readAgain(parse), [parse]);
  const dropText = (): void => {
    unread.current = null;
    setDraft(null);
  };
  return {
    text,
    isTyped: shown !== null,
    note: note?.value === value ? note.words : null,
    isInvalid: (parse(text) ?? parse(repeated(text))) === null && !(isMixed && text === ''),
    typeText,
    enter: session.begin,
    dropText,
    takeBack: () => {
      soon.drop();
      dropText();
      const start = first.current;
      first.current = null;
      if (start === null || start === '' || start === known) return;
      propose(start);
      commit(start, typed);
    },
    leaveText: () => {
      soon.drop();
      first.current = null;
      const color = parse(text) ?? parse(repeated(text));
      if (unread.current !== null) unread.current = { ...unread.current, isLeft: true };
      if (color === null && before.current === null) return;
      if (color !== null) setDraft(null);
      commit(color ?? value, typed);
    },
    drag: propose,
    endDrag: (color: string) => commit(color),
  };
}

/** One hex digit or two for a gray, which could be the beginning of a color until the field is left. */
function repeated(text: string): string {
  const digits = /^#?([\da-f]{1,2})$/i.exec(text.trim())?.[1];
  return digits === undefined ? text : `#${digits.repeat(6 / digits.length)}`;
}
