import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx';
import { Field, FIELD_CLASSES, type FieldTexts } from './field';

type NativeProps = Pick<
  ComponentProps<'input'>,
  | 'type'
  | 'name'
  | 'placeholder'
  | 'autoComplete'
  | 'inputMode'
  | 'spellCheck'
  | 'disabled'
  | 'readOnly'
  | 'maxLength'
  | 'dir'
  | 'onFocus'
  | 'onBlur'
  | 'onKeyDown'
  | 'onPaste'
  | 'ref'
>;

interface TextFieldProps extends FieldTexts, Readonly<NativeProps> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** A picture before the text, 16 px. */
  readonly icon?: ReactNode;
  readonly className?: string | undefined;
}

/** A one-line text field with its label, hint and error. */
export function TextField({
  label,
  isLabelHidden,
  isRequired,
  hint,
  badge,
  error,
  value,
  onChange,
  icon,
  className,
  ...rest
}: TextFieldProps) {
  // Where the label's line is not seen, it is read out from there, and seen in the field.
  const hasBadgeWithin = badge !== undefined && isLabelHidden === true;
  const texts = { label, isLabelHidden, isRequired, hint, badge, error };
  return (
    <Field {...texts} className={className}>
      {(control) => (
        <div className="relative">
          {icon !== undefined && (
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 start-2.5 flex items-center text-ink-muted [&>svg]:size-4"
            >
              {icon}
            </span>
          )}
          <input
            type="text"
            dir="auto"
            {...rest}
            {...control}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className={cx(
              FIELD_CLASSES,
              'h-control',
              icon !== undefined && 'ps-8',
              hasBadgeWithin && 'pe-17',
            )}
          />
          {hasBadgeWithin && (
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 end-2.5 flex items-center text-xs text-ink-muted"
            >
              {badge}
            </span>
          )}
        </div>
      )}
    </Field>
  );
}
