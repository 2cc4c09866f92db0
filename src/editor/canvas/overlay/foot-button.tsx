import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from '../../../ui/cx';

interface FootButtonProps extends ComponentProps<'button'> {
  readonly label: string;
  readonly short?: string | undefined;
  readonly Icon: LucideIcon;
}

/** A picture with its word below: a finger has no tooltip. */
export function FootButton({ label, short = label, Icon, ...rest }: FootButtonProps) {
  const isPressed = rest['aria-pressed'] === true;
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={cx(
        'flex h-11 min-w-11 shrink-0 grow flex-col items-center justify-center gap-1 rounded-control px-1 text-[11px] leading-none font-medium whitespace-nowrap active:bg-wash aria-disabled:text-ink-faint data-cut:invisible data-menu-open:bg-wash',
        isPressed ? 'bg-accent-soft text-accent' : 'text-ink-muted',
      )}
    >
      <Icon className="size-4.5" aria-hidden="true" />
      <span aria-hidden="true" className="short:hidden">
        {short}
      </span>
    </button>
  );
}
