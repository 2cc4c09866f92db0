import { useId, type ReactNode } from 'react';

interface ProgressLineProps {
  readonly label: string;
  readonly done: number;
  readonly total: number;
  /** At the end of the label's line. */
  readonly aside?: ReactNode;
}

/** How far something is that takes a while. */
export function ProgressLine({ label, done, total, aside }: ProgressLineProps) {
  const id = useId();
  const share = total === 0 ? 0 : done / total;
  return (
    <div>
      <div className="mb-1.5 flex items-baseline justify-between gap-3 text-xs tabular-nums">
        <span id={id} className="font-medium">
          {label}
        </span>
        <span className="text-ink-muted">{aside}</span>
      </div>
      <progress aria-labelledby={id} max={Math.max(1, total)} value={done} className="sr-only" />
      <div
        aria-hidden="true"
        className="h-1.5 overflow-clip rounded-full bg-hairline forced-color-adjust-none"
      >
        <div
          className="h-full rounded-full bg-accent transition-[width] duration-160"
          style={{ width: `${100 * share}%` }}
        />
      </div>
    </div>
  );
}
