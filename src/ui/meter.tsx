import { useId } from 'react';
import { cx } from './cx';

export type MeterTone = 'ok' | 'warn' | 'over';

interface MeterProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** A notch within the bar, from 0 to max. */
  readonly softLimit?: number | undefined;
  readonly tone?: MeterTone | undefined;
  /** The value in words, such as '4,120 of 10,000 characters'. */
  readonly valueText: string;
  readonly className?: string | undefined;
}

const FILLS: Readonly<Record<MeterTone, string>> = {
  ok: 'bg-accent',
  warn: 'bg-warning-fill',
  over: 'bg-danger',
};

const TEXTS: Readonly<Record<MeterTone, string>> = {
  ok: 'text-ink-muted',
  warn: 'text-warning',
  over: 'text-danger',
};

/** How much of a limit is used. Values beyond `max` fill the bar. */
export function Meter({
  label,
  value,
  max,
  softLimit,
  tone = 'ok',
  valueText,
  className,
}: MeterProps) {
  const id = useId();
  return (
    <div className={className}>
      <div className="mb-1.5 flex items-baseline justify-between gap-3 text-xs">
        <span id={id} className="font-medium">
          {label}
        </span>
        <span className={cx('tabular-nums', TEXTS[tone])}>{valueText}</span>
      </div>
      <meter
        aria-labelledby={id}
        aria-valuetext={valueText}
        max={max}
        value={Math.min(value, max)}
        className="sr-only"
      />
      <div
        aria-hidden="true"
        className="relative h-1 rounded-full bg-hairline forced-color-adjust-none"
      >
        <div
          className={cx('h-full rounded-full', FILLS[tone])}
          style={{ width: percent(value, max) }}
        />
        {softLimit !== undefined && (
          <div
            className="absolute -inset-y-0.5 w-0.5 bg-edge-strong outline-2 outline-panel"
            style={{ insetInlineStart: percent(softLimit, max) }}
          />
        )}
      </div>
    </div>
  );
}

function percent(part: number, whole: number): string {
  return `${whole > 0 ? Math.min(100, Math.max(0, (100 * part) / whole)) : 0}%`;
}
