import { useRef, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { cx } from '../cx';
import { Field, FIELD_CLASSES, type FieldTexts } from './field';
import { isUndoKey, PAGE_UNDO, useReselected } from './page-undo';
import { useNumberText, type NumberTextOptions } from './use-number-text';
import { useScrub } from './use-scrub';

interface NumberFieldProps extends FieldTexts, NumberTextOptions {
  /** Every number while it is dragged on its label; without it the number cannot be dragged. */
  readonly onDraft?: ((value: number) => void) | undefined;
  /** The visitor enters the field: what they do until they leave it belongs together. */
  readonly onEnter?: (() => void) | undefined;
  /** A letter or a unit before the number, not part of the label. */
  readonly prefix?: string | undefined;
  /** For who writes a number into the field that passes by. */
  readonly inputRef?: RefObject<HTMLInputElement | null> | undefined;
  readonly disabled?: boolean | undefined;
  readonly className?: string | undefined;
}

/**
 * A field of a number, a whole one unless there is a `step`. What is typed counts at once as far as it is a number: `12.7` is
 * 12; what is no number changes nothing. A sum (`100/2+10`), a share of the value the field was entered with (`50%`), and a number
 * below `min`, of which more may be typed, count when the field is left, or by Enter. Escape takes back what was done since the
 * field was entered, or since Enter.
 * Undo takes back what does not count yet, else the last step of the page.
 * Arrow keys go by a step, with Shift by 10. Where there is `onDraft`, the number can be dragged on its label, or the letter
 * before it.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, isLabelHidden, hint, prefix, suffix, disabled, className, onEnter } = props;
  const { value, min, max, step, onDraft, onChange } = props;
  const number = useNumberText(props);
  const { text, isTyped, placeholder, typeText, leave } = number;
  const error = props.error ?? number.error;
  const own = useRef<HTMLInputElement>(null);
  const input = props.inputRef ?? own;
  useReselected(input, text, isTyped);
  const scrub = useScrub({ value, min, max, step, onDraft, onCommit: onChange, onStart: onEnter });
  return (
    <Field {...{ label, isLabelHidden, hint, error, labelProps: scrub }} className={className}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            {...PAGE_UNDO}
            ref={input}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            value={text}
            placeholder={placeholder}
            disabled={disabled}
            onFocus={(event) => {
              onEnter?.();
              number.enter();
              event.target.select();
            }}
            onChange={(event) => typeText(event.target.value)}
            onBlur={leave}
            onKeyDown={(event) => answerKey(event, number, onEnter)}
            className={cx(
              FIELD_CLASSES,
              'h-control',
              prefix !== undefined && 'ps-7',
              suffix !== undefined && 'pe-7',
              // A number that passes by is laid out in the field alone, which has no baseline then: it stands as a block.
              props.inputRef !== undefined && 'block contain-strict',
            )}
          />
          {/* A field laid out alone paints as if it were positioned: the letter comes after it, so that it lies above. */}
          {prefix !== undefined && (
            <Prefix scrub={scrub} onPress={() => input.current?.focus()}>
              {prefix}
            </Prefix>
          )}
          {suffix !== undefined && (
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-px end-px flex w-7 items-center justify-center text-xs text-ink-muted"
            >
              {suffix}
            </span>
          )}
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

/** The letter before a number, which is seen only; dragging it changes the number. */
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

function answerKey(
  event: KeyboardEvent<HTMLInputElement>,
  { isPending, settle, takeBack, dropText, stepBy }: ReturnType<typeof useNumberText>,
  onEnter: NumberFieldProps['onEnter'],
): void {
  const { key, shiftKey, currentTarget } = event;
  if (isUndoKey(event)) {
    if (isPending) event.preventDefault();
    flushSync(dropText);
    onEnter?.();
    return;
  }
  switch (key) {
    case 'Enter':
      settle();
      onEnter?.();
      currentTarget.select();
      return;
    case 'Escape':
      // What is still in the field would count when it loses the focus.
      flushSync(takeBack);
      currentTarget.blur();
      return;
    case 'ArrowUp':
    case 'ArrowDown':
      event.preventDefault();
      stepBy(key === 'ArrowUp' ? 1 : -1, shiftKey);
  }
}
