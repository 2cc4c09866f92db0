import type { ReactNode } from 'react';
import { cx } from '../cx';
import { RadioOption, type RadioOptionProps } from './radio-option';

interface OptionGroupProps {
  readonly label: string;
  readonly isLabelHidden?: boolean | undefined;
  /** Classes of the grid, such as `grid-cols-2 gap-3`. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The frame and the name of a set of option cards or palette rows. */
export function OptionGroup({
  label,
  isLabelHidden = false,
  className,
  children,
}: OptionGroupProps) {
  return (
    <fieldset className="min-w-0">
      <legend className={isLabelHidden ? 'sr-only' : 'mb-2 text-sm font-medium'}>{label}</legend>
      <div className={cx('grid', className)}>{children}</div>
    </fieldset>
  );
}

interface OptionCardProps extends RadioOptionProps {
  /** Decoration: neither read out nor reachable. */
  readonly picture: ReactNode;
  /** Classes of the picture's frame, such as its aspect ratio. */
  readonly pictureClassName?: string | undefined;
}

/** A picture with its name below, one of a set: a native radio button drawn as a card. */
export function OptionCard({
  picture,
  pictureClassName = 'aspect-[8/5]',
  ...option
}: OptionCardProps) {
  return (
    <RadioOption
      {...option}
      className="block"
      inputClassName="inset-x-0 top-0 bottom-6 rounded-card"
    >
      <span
        inert
        className={cx(
          'ring-of-peer frame-of-peer pointer-events-none block min-h-0 overflow-clip rounded-card border bg-white transition-[border-color,box-shadow] duration-120',
          'group-hover:border-edge peer-checked:border-accent peer-checked:shadow-[0_0_0_1px_var(--accent)] peer-focus-visible:outline-offset-3 peer-disabled:opacity-50',
          pictureClassName,
        )}
      >
        {/* Its background is white wherever the system sets the colors, too: the picture has its own. */}
        <span className="block size-full bg-white forced-color-adjust-none">{picture}</span>
      </span>
      <span
        aria-hidden="true"
        className="mt-1.5 block truncate text-center text-xs text-ink-muted peer-checked:font-semibold peer-checked:text-accent peer-disabled:text-ink-faint"
      >
        {option.caption}
      </span>
    </RadioOption>
  );
}
