import { useId, type ReactNode } from 'react';
import { cx } from '../cx';

interface Segment<T extends string> {
  readonly value: T;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly disabled?: boolean | undefined;
}

interface SegmentedControlProps<T extends string> {
  readonly label: string;
  /** Default true: the group is named for assistive technology only. */
  readonly isLabelHidden?: boolean | undefined;
  readonly value: T;
  readonly options: readonly Segment<T>[];
  readonly onChange: (value: T) => void;
  /** Shows the icons only; the labels stay as names and native tooltips. */
  readonly isIconOnly?: boolean | undefined;
  readonly isBlock?: boolean | undefined;
  readonly size?: 'sm' | 'md' | undefined;
  readonly disabled?: boolean | undefined;
  readonly className?: string | undefined;
}

/** One choice of a few, side by side: native radio buttons, so arrow keys and forms work. */
export function SegmentedControl<T extends string>({
  label,
  isLabelHidden = true,
  options,
  isBlock = false,
  className,
  ...rest
}: SegmentedControlProps<T>) {
  const name = useId();
  return (
    <fieldset className={cx('min-w-0', className)}>
      <legend className={isLabelHidden ? 'sr-only' : 'mb-1 text-sm font-medium'}>{label}</legend>
      <div
        className={cx('gap-0.5 rounded-control bg-sunken p-0.5', isBlock ? 'flex' : 'inline-flex')}
      >
        {options.map((option) => (
          <SegmentButton
            key={option.value}
            name={name}
            option={option}
            isBlock={isBlock}
            {...rest}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface SegmentButtonProps<T extends string> extends Pick<
  SegmentedControlProps<T>,
  'value' | 'onChange' | 'isIconOnly' | 'isBlock' | 'size' | 'disabled'
> {
  readonly name: string;
  readonly option: Segment<T>;
}

function SegmentButton<T extends string>(props: SegmentButtonProps<T>) {
  const { name, option, value, onChange, isIconOnly, isBlock, size, disabled } = props;
  return (
    <label
      className={cx('group finger-target relative flex', isBlock === true && 'min-w-0 flex-auto')}
      title={isIconOnly === true ? option.label : undefined}
    >
      <input
        type="radio"
        name={name}
        value={option.value}
        checked={option.value === value}
        disabled={disabled === true || option.disabled === true}
        onChange={() => onChange(option.value)}
        aria-label={isIconOnly === true ? option.label : undefined}
        className={cx(
          'peer absolute appearance-none rounded-sm outline-none',
          isIconOnly === true ? 'inset-0' : 'inset-y-0 start-0 w-2.5',
        )}
      />
      <span
        className={cx(
          'ring-of-peer checked-of-peer flex flex-1 items-center justify-center gap-1.5 rounded-[4px] text-sm font-medium whitespace-nowrap text-ink-muted transition-colors duration-120',
          'group-hover:text-ink peer-checked:bg-raised peer-checked:text-accent peer-checked:shadow-rest peer-disabled:text-ink-faint',
          size === 'sm' ? 'h-[calc(var(--control-sm)-4px)]' : 'h-[calc(var(--control)-4px)]',
          isIconOnly === true ? 'aspect-square' : isBlock === true ? 'px-1.5' : 'px-2.5',
        )}
      >
        {option.icon}
        {isIconOnly !== true && option.label}
      </span>
    </label>
  );
}
