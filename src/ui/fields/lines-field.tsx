import type { ComponentProps } from 'react';
import { TextAreaField } from './text-area-field';
import { TextField } from './text-field';

type LinesFieldProps = Pick<
  ComponentProps<typeof TextField>,
  | 'label'
  | 'value'
  | 'isRequired'
  | 'error'
  | 'hint'
  | 'badge'
  | 'name'
  | 'autoComplete'
  | 'maxLength'
  | 'onChange'
> & {
  /** Height in rows of a field of several lines; without it the field has one. */
  readonly rows?: number | undefined;
  readonly onFocus?: (() => void) | undefined;
  readonly input?: 'email' | 'tel' | 'url' | undefined;
};

/** A text field of one line, or of several where `rows` is given. */
export function LinesField({ rows, input, ...rest }: LinesFieldProps) {
  if (rows === undefined) return <TextField {...rest} type={input ?? 'text'} />;
  return <TextAreaField {...rest} rows={rows} />;
}
