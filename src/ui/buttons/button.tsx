import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { buttonClasses, type ButtonSize, type ButtonVariant } from './button-classes';
import { cx } from '../cx';
import { Spinner } from '../spinner';
import { Tooltip } from '../overlays/tooltip';

interface ButtonProps extends Readonly<Omit<ComponentProps<'button'>, 'aria-disabled'>> {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly isBlock?: boolean | undefined;
  readonly icon?: ReactNode;
  readonly iconAfter?: ReactNode;
  /** Shows a spinner in place of the icon and takes no clicks, but keeps the focus. */
  readonly isBusy?: boolean | undefined;
  /**
   * Why the button can't be used now: it then stays focusable, with this as its tooltip. Null as long as it can be used; set
   * from the start where a reason may come, so that the button stays the same DOM node and keeps the focus.
   */
  readonly disabledReason?: string | null | undefined;
}

/** The button of the interface. `secondary` by default; one `primary` in a view. */
export function Button({
  variant,
  size,
  isBlock,
  icon,
  iconAfter,
  isBusy = false,
  disabledReason,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const isOff = isBusy || typeof disabledReason === 'string';
  const button = (
    <button
      type="button"
      {...rest}
      aria-disabled={isOff || undefined}
      aria-busy={isBusy || undefined}
      onClick={isOff ? stop : onClick}
      className={cx(buttonClasses({ variant, size, isBlock }), className)}
    >
      {isBusy ? <Spinner /> : icon}
      {children}
      {iconAfter}
    </button>
  );
  if (disabledReason === undefined) return button;
  return <Tooltip content={disabledReason}>{button}</Tooltip>;
}

function stop(event: MouseEvent) {
  event.preventDefault();
}
