import { useId, type ReactNode } from 'react';
import { Card } from '../../../ui/card';

interface SectionProps {
  readonly number: number;
  readonly title: string;
  /** A line below the title. */
  readonly lead?: ReactNode;
  /** At the end of the title's line. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** One of the steps of the page. */
export function Section({ number, title, lead, aside, children }: SectionProps) {
  const id = useId();
  return (
    <Card>
      <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4 sm:p-5">
        <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
          <span
            aria-hidden="true"
            className="grid size-6 shrink-0 place-items-center rounded-full border text-xs font-semibold text-ink-muted tabular-nums"
          >
            {number}
          </span>
          <div className="min-w-40 flex-1">
            <h2 id={id} className="text-lg leading-6 font-semibold">
              {title}
            </h2>
            {lead !== undefined && <p className="mt-0.5 text-sm text-ink-muted">{lead}</p>}
          </div>
          {aside}
        </div>
        {children}
      </section>
    </Card>
  );
}
