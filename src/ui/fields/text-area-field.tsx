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
  /** Whether it is as high as its text, from two lines to six; then it scrolls. */
  readonly isGrowing?: boolean | undefined;
  readonly className?: string | undefined;
}

const MOST_ROWS = 6;

/** Where a browser does not size fields, the breaks of the text decide. */
const GROWING =
  'scroll-thin field-sizing-content min-h-[calc(2lh+0.75rem+2px)] max-h-[calc(6lh+0.75rem+2px)] resize-none';

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
  isGrowing = false,
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
          rows={isGrowing ? Math.max(rows, Math.min(MOST_ROWS, value.split('\n').length)) : rows}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={cx(FIELD_CLASSES, 'block py-1.5', isGrowing ? GROWING : 'resize-y')}
        />
      )}
    </Field>
  );
}
