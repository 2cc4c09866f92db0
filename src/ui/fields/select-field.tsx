import { ChevronDown } from 'lucide-react';
import { cx } from '../cx';
import { Field, FIELD_CLASSES, type FieldTexts } from './field';

interface SelectOption {
  readonly value: string;
  readonly label: string;
}

interface SelectFieldProps extends FieldTexts {
  /** Null where several values that differ are shown: the field then shows that. */
  readonly value: string | null;
  readonly options: readonly SelectOption[];
  readonly onChange: (value: string) => void;
  readonly disabled?: boolean | undefined;
  readonly className?: string | undefined;
}

/** One choice of many: the browser's own list in the look of a field. */
export function SelectField({
  label,
  isLabelHidden,
  hint,
  error,
  value,
  options,
  onChange,
  disabled,
  className,
}: SelectFieldProps) {
  const texts = { label, isLabelHidden, hint, error };
  return (
    <Field {...texts} className={className}>
      {(control) => (
        <div className="relative">
          <select
            {...control}
            value={value ?? ''}
            disabled={disabled}
            onChange={(event) => onChange(event.target.value)}
            className={cx(FIELD_CLASSES, 'h-control appearance-none pe-7 enabled:bg-panel')}
          >
            {value === null && (
              <option value="" disabled>
                Mixed
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute end-2 top-1/2 size-3.5 -translate-y-1/2 text-ink-muted"
          />
        </div>
      )}
    </Field>
  );
}
