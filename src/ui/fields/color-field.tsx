import type { ComponentProps } from 'react';
import { lazy } from '../../base/lazy';
import type { ColorPicker } from './color-picker';
import { SwatchButton, Swatches } from './color-swatch';
import { cx } from '../cx';
import { Field, FIELD_CLASSES } from './field';
import { Popover } from '../overlays/popover';
import { useLazy } from '../use-lazy';
import { useColorDraft, type ColorEvents } from './use-color-draft';

interface ColorFieldProps extends ColorEvents {
  readonly label: string;
  readonly isLabelHidden?: boolean | undefined;
  /** A CSS colour, shown in the swatch and in the field. */
  readonly value: string;
  /** Whether the value stands for several that differ: the field then says so. */
  readonly isMixed?: boolean | undefined;
  /** The colour that a text means, as the owner wants it handed over, or null if it is none. */
  readonly parse: (text: string) => string | null;
  readonly invalidMessage?: string | undefined;
  /** What became of a text that was typed, where that is worth a line; it is told until the value is another. */
  readonly explain?: ((text: string) => string | null) | undefined;
  /** Colours offered below the picker. */
  readonly swatches?: readonly string[] | undefined;
  readonly disabled?: boolean | undefined;
  readonly className?: string | undefined;
}

const PICKER = lazy(() => import('./color-picker'));

const NO_COLORS: readonly string[] = [];

/** A colour: a swatch that opens a picker, and a text field that takes what it can understand. */
export function ColorField({
  label,
  isLabelHidden,
  value,
  isMixed = false,
  parse,
  invalidMessage = 'Use a color such as #1a73e8.',
  explain,
  swatches = NO_COLORS,
  disabled = false,
  className,
  ...events
}: ColorFieldProps) {
  const draft = useColorDraft({ value, parse, explain, isMixed, ...events });
  const error = draft.isInvalid ? invalidMessage : undefined;
  return (
    <Field
      label={label}
      isLabelHidden={isLabelHidden}
      hint={draft.note}
      error={error}
      className={className}
    >
      {(wiring) => (
        <div dir="ltr" className="relative">
          <Popover
            label={`${label}: choose a color`}
            trigger={
              <SwatchButton
                className="absolute start-1 top-1/2 size-6 -translate-y-1/2 pointer-coarse:size-8"
                label={`${label}: open the color picker`}
                color={value}
                disabled={disabled}
              />
            }
          >
            <LazyColorPicker
              color={parse(value) ?? value}
              onChange={draft.drag}
              onChangeEnd={draft.endDrag}
            />
            <Swatches colors={swatches} onPick={draft.endDrag} />
          </Popover>
          <input
            {...wiring}
            type="text"
            value={draft.text}
            placeholder={isMixed ? 'Mixed' : undefined}
            disabled={disabled}
            spellCheck={false}
            autoComplete="off"
            onChange={(event) => draft.typeText(event.target.value)}
            onFocus={draft.enter}
            onBlur={draft.leaveText}
            onKeyDown={(event) => {
              if (event.key === 'Enter') draft.leaveText();
            }}
            className={cx(FIELD_CLASSES, 'h-control ps-10 tabular-nums pointer-coarse:ps-12')}
          />
        </div>
      )}
    </Field>
  );
}

function LazyColorPicker(props: ComponentProps<typeof ColorPicker>) {
  const code = useLazy(PICKER);
  return code === null ? <div className="size-[200px]" /> : <code.ColorPicker {...props} />;
}
