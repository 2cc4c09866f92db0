import type { ComponentProps } from 'react';
import { cx } from '../cx';
import { Field, FIELD_CLASSES, type FieldTexts } from './field';

type NativeProps = Pick<
  ComponentProps<'textarea'>,
  | 'name'
  | 'placeholder'
  | 'autoComplete'
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

interface TextAreaFieldProps extends FieldTexts, Readonly<NativeProps> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly rows?: number | undefined;
  readonly className?: string | undefined;
}

/** A text field of several lines, two by default. */
export function TextAreaField({
  label,
  isLabelHidden,
  isRequired,
  hint,
  badge,
  error,
  value,
  onChange,
  rows = 2,
  className,
  ...rest
}: TextAreaFieldProps) {
  const texts = { label, isLabelHidden, isRequired, hint, badge, error };
  return (
    <Field {...texts} className={className}>
      {(control) => (
        <textarea
          dir="auto"
          {...rest}
          {...control}
          rows={rows}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={cx(FIELD_CLASSES, 'block resize-y py-1.5')}
        />
      )}
    </Field>
  );
}
