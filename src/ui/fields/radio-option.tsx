import type { ReactNode } from 'react';
import { cx } from '../cx';

/** The props of one option of a set, for cards and rows alike. */
export interface RadioOptionProps {
  /** Shared by the options of one group; take it from `useId`. */
  readonly name: string;
  readonly value: string;
  readonly caption: string;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
  readonly disabled?: boolean | undefined;
}

interface RadioOptionFrameProps extends RadioOptionProps {
  readonly className: string;
  /** Where the button itself lies below what is drawn. */
  readonly inputClassName: string;
  /** What is drawn, as the peer of the button. */
  readonly children: ReactNode;
}

/** A native radio button that is drawn as something else. */
export function RadioOption({
  name,
  value,
  caption,
  isSelected,
  onSelect,
  disabled = false,
  className,
  inputClassName,
  children,
}: RadioOptionFrameProps) {
  return (
    <label className={cx('group relative min-w-0', className)}>
      <input
        type="radio"
        name={name}
        value={value}
        checked={isSelected}
        disabled={disabled}
        onChange={onSelect}
        aria-label={caption}
        className={cx('peer absolute appearance-none outline-none', inputClassName)}
      />
      {children}
    </label>
  );
}
