import { cx } from '../../src/ui/cx';
import type { CompilerStep, FormKind } from './steps';

interface BytesBarsProps {
  readonly steps: readonly CompilerStep[];
  readonly at: number;
}

const FORM_NAMES: Readonly<Record<FormKind, string>> = {
  design: 'Elements',
  items: 'Items',
  regions: 'Regions',
  tables: 'Tables',
  document: 'Doc',
  html: 'HTML',
};

/** How long the HTML would be after each pass, and below it which form the signature has by then. */
export function BytesBars({ steps, at }: BytesBarsProps) {
  const sizes = steps.map(({ bytes }) => bytes);
  // Bars from nothing on would all look alike.
  const floor = 0.9 * Math.min(...sizes);
  const most = Math.max(...sizes);
  return (
    <div aria-hidden="true" className="grid gap-1">
      <div className="flex h-16 items-end gap-px">
        {steps.map(({ pass, bytes }, index) => (
          <span
            key={pass}
            className={cx('flex-1 rounded-t-[2px]', index === at ? 'bg-accent' : 'bg-edge/40')}
            style={{ height: `${(100 * (bytes - floor)) / (most - floor)}%` }}
          />
        ))}
      </div>
      <div className="flex gap-px text-xs">
        {phasesOf(steps).map(({ kind, from, to }) => (
          <span
            key={kind}
            style={{ flexGrow: to - from }}
            className={cx(
              'min-w-0 basis-0 truncate border-t-2 pe-1 pt-0.5',
              at >= from && at < to
                ? 'border-accent font-semibold text-ink'
                : 'border-hairline text-ink-muted',
            )}
          >
            {to - from > 2 && FORM_NAMES[kind]}
          </span>
        ))}
      </div>
    </div>
  );
}

interface Phase {
  readonly kind: FormKind;
  readonly from: number;
  readonly to: number;
}

function phasesOf(steps: readonly CompilerStep[]): readonly Phase[] {
  const phases: Phase[] = [];
  steps.forEach(({ formKind: kind }, index) => {
    const last = phases.at(-1);
    if (last?.kind === kind) phases[phases.length - 1] = { ...last, to: index + 1 };
    else phases.push({ kind, from: index, to: index + 1 });
  });
  return phases;
}
