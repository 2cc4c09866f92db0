import { SKIP_REASONS, type SkippedRow, type SkipReason } from '../../core/list/member';
import { CollapsibleSection } from '../../../ui/collapsible-section';
import { TextButton } from '../../../ui/text-button';
import { formatCount } from '../../../base/text';
import { rows } from '../words';

interface SkippedRowsProps {
  readonly skipped: readonly SkippedRow[];
  /** Leads to a line of the table. */
  readonly onGo: (line: number) => void;
}

const REASONS = Object.keys(SKIP_REASONS) as readonly SkipReason[];

/** Of so many rows of one reason each is named; the others are counted. */
const MOST_NAMED = 60;

/** Who gets no signature: counted, and named by line with the reason. */
export function SkippedRows({ skipped, onGo }: SkippedRowsProps) {
  const groups = REASONS.map((reason) => ({
    reason,
    found: skipped.filter((row) => row.reason === reason),
  })).filter(({ found }) => found.length > 0);
  return (
    <CollapsibleSection
      title={`${rows(skipped.length)} without a signature`}
      headingLevel={3}
      summary={groups
        .map(({ reason, found }) => `${SKIP_REASONS[reason]} ${formatCount(found.length)}`)
        .join(' · ')}
    >
      <dl className="grid max-h-72 scroll-thin gap-3 overflow-y-auto text-sm">
        {groups.map(({ reason, found }) => (
          <div key={reason}>
            <dt className="font-medium">
              {SKIP_REASONS[reason]}{' '}
              <span className="tabular-nums">{formatCount(found.length)}</span>
            </dt>
            {found.slice(0, MOST_NAMED).map(({ line, who }) => (
              <dd key={line} className="flex items-baseline gap-2">
                <TextButton onClick={() => onGo(line)}>{`Line ${line}`}</TextButton>
                <span className="min-w-0 truncate text-ink-muted">{who}</span>
              </dd>
            ))}
            {found.length > MOST_NAMED && (
              <dd className="text-ink-muted">{`and ${formatCount(found.length - MOST_NAMED)} more`}</dd>
            )}
          </div>
        ))}
      </dl>
    </CollapsibleSection>
  );
}
