import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { cx } from '../cx';
import { Tooltip } from '../overlays/tooltip';

type NativeProps = Omit<ComponentProps<'button'>, 'aria-label' | 'aria-pressed' | 'children'>;

interface IconButtonProps extends Readonly<NativeProps> {
  /** The name of the button, also shown as its tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly size?: 'sm' | 'md' | undefined;
  readonly variant?: 'ghost' | 'secondary' | undefined;
  /** Given for a button that switches something on and off. */
  readonly isPressed?: boolean | undefined;
  readonly shortcut?: string | undefined;
  readonly disabledReason?: string | undefined;
  readonly tooltipSide?: 'top' | 'right' | 'bottom' | 'left' | undefined;
}

const SHAPE =
  'inline-flex shrink-0 items-center justify-center rounded-control border hover:transition-colors hover:duration-120 ' +
  'disabled:cursor-not-allowed disabled:text-ink-faint aria-disabled:cursor-not-allowed aria-disabled:text-ink-faint';

/** A square button with a picture, a name and a tooltip. */
export function IconButton({
  label,
  icon,
  size = 'md',
  variant = 'ghost',
  isPressed,
  shortcut,
  disabledReason,
  tooltipSide,
  className,
  onClick,
  ...rest
}: IconButtonProps) {
  const isOff = disabledReason !== undefined;
  return (
    <Tooltip
      content={disabledReason ?? label}
      shortcut={isOff ? undefined : shortcut}
      side={tooltipSide}
      repeatsName={!isOff}
    >
      <button
        type="button"
        {...rest}
        aria-label={label}
        aria-pressed={isPressed}
        aria-disabled={isOff || undefined}
        onClick={isOff ? stop : onClick}
        className={cx(SHAPE, size === 'sm' ? 'size-control-sm' : 'size-control', className, {
          'border-edge/60 bg-raised shadow-rest': variant === 'secondary',
          'border-transparent': variant === 'ghost',
          'bg-accent-soft text-accent hover:bg-accent-soft-hover forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none':
            isPressed === true,
          'text-ink-muted': isPressed !== true,
          'enabled:hover:bg-wash enabled:hover:text-ink': isPressed !== true && !isOff,
        })}
      >
        {icon}
      </button>
    </Tooltip>
  );
}

function stop(event: MouseEvent) {
  event.preventDefault();
}
