import type { ReactNode } from 'react';
import { cx } from './cx';

export type Tone = 'neutral' | 'success' | 'warning' | 'danger';

interface BadgeProps {
  readonly tone?: Tone | undefined;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

const TONES: Readonly<Record<Tone, string>> = {
  neutral: 'border-hairline bg-panel text-ink-muted',
  success: 'border-transparent bg-success-soft text-success',
  warning: 'border-transparent bg-warning-soft text-warning',
  danger: 'border-transparent bg-danger-soft text-danger',
};

/** A word or a number that shows a state. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex h-5 items-center gap-1 rounded-full border px-2 text-xs font-medium whitespace-nowrap tabular-nums',
        TONES[tone],
      )}
    >
      {icon !== undefined && (
        <span aria-hidden="true" className="flex [&>svg]:size-3">
          {icon}
        </span>
      )}
      {children}
    </span>
  );
}
