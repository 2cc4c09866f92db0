import { CircleCheck, CircleX, Info, TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { formatCount } from '../../../base/text';
import type { Severity } from '../../../model/findings/severity';
import { type SummaryLine, runCounter } from '../../core/archive/summary';
import { useTeamView } from '../parts/team-view';
import { CHECK_WORDS } from '../copy';
import type { ReviewProgress } from './use-reviews';

/** The findings on all, as far as they have been looked at: the gravest first. */
export function SummaryList({ progress }: { readonly progress: ReviewProgress }) {
  const { cache, members } = useTeamView();
  const lines = useMemo(() => {
    const counter = runCounter();
    for (const member of members) {
      const review = cache?.reviewOf(member);
      if (review !== undefined && review !== null) {
        counter.add({ member, findings: review.findings });
      }
    }
    return counter.end([]).problems;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the progress changes with what has come
  }, [cache, members, progress.done, progress.round]);
  if (lines.length === 0) {
    return progress.done < progress.total ? null : (
      <p className="flex items-center gap-2 text-sm">
        <CircleCheck className="size-4 shrink-0 text-success" aria-hidden="true" />
        {CHECK_WORDS.fine}
      </p>
    );
  }
  return <SummaryLines lines={lines} />;
}

const LOOKS: Readonly<Record<Severity, { readonly Icon: typeof Info; readonly tone: string }>> = {
  broken: { Icon: CircleX, tone: 'text-danger' },
  degraded: { Icon: TriangleAlert, tone: 'text-warning' },
  info: { Icon: Info, tone: 'text-ink-muted' },
};

/** What a run comes to, line by line, with some of those concerned. */
export function SummaryLines({ lines }: { readonly lines: readonly SummaryLine[] }) {
  return (
    <ul className="grid gap-1.5">
      {lines.map(({ text, severity, some, count }) => {
        const { Icon, tone } = LOOKS[severity];
        const more = count - some.length;
        return (
          <li key={text} className="flex items-start gap-2 text-sm">
            <Icon className={`mt-0.5 size-4 shrink-0 ${tone}`} aria-hidden="true" />
            <span className="min-w-0 wrap-anywhere">
              <span className="font-medium tabular-nums">{text}</span>{' '}
              <span className="text-ink-muted">
                {some.join(', ')}
                {more > 0 && ` and ${formatCount(more)} more`}
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
