import { cx } from './cx';

interface SpinnerProps {
  /** Read out by screen readers; without it the spinner is decoration beside a text. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** A ring that turns while something is under way. */
export function Spinner({ label, className }: SpinnerProps) {
  return (
    <span
      role={label === undefined ? undefined : 'status'}
      className={cx('inline-flex', className)}
    >
      <svg viewBox="0 0 16 16" className="size-4 animate-turn" fill="none" aria-hidden="true">
        <circle cx="8" cy="8" r="6" stroke="currentColor" strokeOpacity="0.25" strokeWidth="2" />
        <path d="M14 8a6 6 0 0 0-6-6" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
      {label !== undefined && <span className="sr-only">{label}</span>}
    </span>
  );
}
