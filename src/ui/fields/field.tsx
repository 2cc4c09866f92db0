import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../cx';

export interface FieldTexts {
  readonly label: string;
  readonly isLabelHidden?: boolean | undefined;
  /** Shows an asterisk and marks the field as required for assistive technology; enforces nothing. */
  readonly isRequired?: boolean | undefined;
  readonly hint?: ReactNode;
  /** A word about where the value comes from, at the end of the label's line. */
  readonly badge?: string | undefined;
  /** What is wrong with the value. Stands in place of the hint and marks the field as invalid. */
  readonly error?: string | undefined;
}

interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

interface FieldProps extends FieldTexts {
  readonly className?: string | undefined;
  readonly labelAside?: ReactNode;
  /** What else the label does, such as being dragged. */
  readonly labelProps?: Omit<ComponentProps<'label'>, 'children' | 'htmlFor'> | undefined;
  readonly children: (control: FieldControl) => ReactNode;
}

/** The look that text fields share. */
export const FIELD_CLASSES =
  'w-full rounded-control border border-edge bg-panel px-2.5 text-field text-ink transition-colors duration-120 ' +
  'hover:border-edge-strong focus:border-accent focus:outline-2 focus:-outline-offset-1 focus:outline-accent ' +
  'aria-invalid:border-danger aria-invalid:focus:outline-danger read-only:bg-background ' +
  'disabled:cursor-not-allowed disabled:border-hairline disabled:bg-wash disabled:text-ink-faint';

/** Label, control and message of one field, wired together by ids. */
export function Field({
  label,
  isLabelHidden = false,
  isRequired = false,
  hint,
  badge,
  error,
  className,
  labelAside,
  labelProps,
  children,
}: FieldProps) {
  const id = useId();
  const message = error ?? hint;
  const hasMessage = message !== undefined && message !== null && message !== '';
  const describedBy = cx(badge !== undefined && `${id}-badge`, hasMessage && `${id}-message`);
  return (
    <div className={cx('flex min-w-0 flex-col', className)}>
      <div
        className={cx('mb-1 flex items-baseline justify-between gap-2', isLabelHidden && 'sr-only')}
      >
        <label
          {...labelProps}
          htmlFor={id}
          className={cx('text-sm font-medium text-ink', labelProps?.className)}
        >
          {label}
          {isRequired && (
            <span aria-hidden="true" className="ms-0.5 text-ink-muted">
              *
            </span>
          )}
        </label>
        {labelAside}
        {badge !== undefined && (
          <span id={`${id}-badge`} className="text-xs text-ink-muted">
            {badge}
          </span>
        )}
      </div>
      {children({
        id,
        'aria-describedby': describedBy === '' ? undefined : describedBy,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-required': isRequired ? true : undefined,
      })}
      <div
        id={`${id}-message`}
        aria-live="polite"
        className={cx(
          'text-xs',
          hasMessage && 'mt-1',
          error === undefined ? 'text-ink-muted' : 'text-danger',
        )}
      >
        {hasMessage && message}
      </div>
    </div>
  );
}
