import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { cx } from './cx';
import { Field, FIELD_CLASSES, type FieldTexts } from './field';
import { useScrub } from './use-scrub';

interface NumberFieldProps extends FieldTexts {
  /** Null where several things are shown that differ: the field then says so. */
  readonly value: number | null;
  /** What the field takes on when it is left with a text that is no number. */
  readonly fallback: number;
  readonly min: number;
  readonly max: number;
  /** Every number as it is typed, within the range, and the one the field is left with. */
  readonly onChange: (value: number) => void;
  /** Every number while it is dragged on its label; without it the number cannot be dragged. */
  readonly onDraft?: ((value: number) => void) | undefined;
  /** The visitor enters the field: what they do until they leave it belongs together. */
  readonly onEnter?: (() => void) | undefined;
  /** A letter or a unit before the number, for the eye only. */
  readonly prefix?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly className?: string | undefined;
}

const STEPS = { small: 1, large: 10 };

/**
 * A field of a whole number. What is typed counts at once as far as it is a number; `12.7` is 12. Arrow keys step by 1,
 * with Shift by 10. Where there is `onDraft`, the number can be dragged on its label, or the letter before it.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, isLabelHidden, hint, error, prefix, disabled, className, onEnter } = props;
  const { value, min, max, onDraft, onChange } = props;
  const { text, placeholder, typeText, leave, step } = useNumberText(props);
  const input = useRef<HTMLInputElement>(null);
  const scrub = useScrub({ value, min, max, onDraft, onCommit: onChange, onStart: onEnter });
  return (
    <Field {...{ label, isLabelHidden, hint, error, labelProps: scrub }} className={className}>
      {(wiring) => (
        <div className="relative">
          {prefix !== undefined && (
            <Prefix scrub={scrub} onPress={() => input.current?.focus()}>
              {prefix}
            </Prefix>
          )}
          <input
            {...wiring}
            ref={input}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            value={text}
            placeholder={placeholder}
            disabled={disabled}
            onFocus={(event) => {
              onEnter?.();
              event.target.select();
            }}
            onChange={(event) => typeText(event.target.value)}
            onBlur={leave}
            onKeyDown={(event) => answerKey(event, step, leave)}
            className={cx(FIELD_CLASSES, 'h-control', prefix !== undefined && 'ps-7')}
          />
        </div>
      )}
    </Field>
  );
}

interface PrefixProps {
  readonly scrub: ReturnType<typeof useScrub>;
  readonly onPress: () => void;
  readonly children: string;
}

/** The letter before a number: for the eye, and to drag. */
function Prefix({ scrub, onPress, children }: PrefixProps) {
  const handlers = {
    ...scrub,
    onClick: (event: MouseEvent) => {
      scrub.onClick?.(event);
      if (!event.defaultPrevented) onPress();
    },
  };
  return (
    <span
      aria-hidden="true"
      {...handlers}
      className={cx(
        'absolute inset-y-px start-px flex w-7 items-center justify-center text-xs text-ink-muted',
        scrub.className,
      )}
    >
      {children}
    </span>
  );
}

/** The number a text begins with, without what follows a point; null where it begins with none. */
function parseWhole(text: string): number | null {
  const number = Number.parseInt(text, 10);
  return Number.isNaN(number) ? null : number;
}

function useNumberText({ value, fallback, min, max, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const legal = (number: number): number => Math.max(min, Math.min(max, number));
  return {
    text: typed ?? (value === null ? '' : String(value)),
    placeholder: value === null ? 'Mixed' : undefined,
    typeText: (text: string) => {
      setTyped(text);
      const number = parseWhole(text);
      if (number !== null) onChange(legal(number));
    },
    leave: () => {
      if (typed === null) return;
      setTyped(null);
      // Several that differ and are left blank again stay as they are.
      if (typed.trim() === '' && value === null) return;
      onChange(legal(parseWhole(typed) ?? fallback));
    },
    step: (by: number) => {
      setTyped(null);
      onChange(legal((parseWhole(typed ?? '') ?? value ?? fallback) + by));
    },
  };
}

function answerKey(event: KeyboardEvent, step: (by: number) => void, leave: () => void): void {
  const by = event.shiftKey ? STEPS.large : STEPS.small;
  if (event.key === 'Enter') leave();
  if (event.key === 'Escape' && event.currentTarget instanceof HTMLElement) {
    event.currentTarget.blur();
  }
  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
  event.preventDefault();
  step(event.key === 'ArrowUp' ? by : -by);
}
