import { CircleCheck, Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useAppDispatch } from '../../../store/hooks';
import { saveArchive } from '../../state/archive';
import type { TeamMaking } from '../../state/team-slice';
import type { Changes } from '../../core/archive/manifest';
import { Button } from '../../../ui/buttons/button';
import { Notice } from '../../../ui/notice';
import { SummaryLines } from '../check/summary-list';
import { MAKE_WORDS } from '../copy';

interface MadeProps {
  readonly making: Extract<TeamMaking, { readonly status: 'made' }>;
}

/** The archive, what it comes to, and who has joined or left since the run before. */
export function Made({ making: { summary, isStale } }: MadeProps) {
  const { people, given, problems, skipped, changes, packs } = summary;
  const dispatch = useAppDispatch();
  const head = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    head.current?.focus({ preventScroll: true });
  }, []);
  const notes = packs.flatMap(({ label, notes: all }) =>
    [true, false].flatMap((isProblem) => {
      const messages = all
        .filter((note) => note.isProblem === isProblem)
        .map((note) => note.message);
      return messages.length === 0 ? [] : [{ label, isProblem, messages }];
    }),
  );
  return (
    <div className="grid gap-4 rounded-card border p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3
          ref={head}
          tabIndex={-1}
          className="flex items-center gap-2 text-base font-semibold tabular-nums"
        >
          <CircleCheck className="size-5 shrink-0 text-success" aria-hidden="true" />
          {MAKE_WORDS.made(given, people)}
        </h3>
        <Button
          variant="primary"
          size="lg"
          icon={<Download className="size-4" aria-hidden="true" />}
          onClick={() => void dispatch(saveArchive())}
        >
          {MAKE_WORDS.save}
        </Button>
      </div>
      {isStale === true && (
        <Notice tone="warning" announce="politely">
          {MAKE_WORDS.stale}
        </Notice>
      )}
      <ChangeLists changes={changes} />
      {problems.length + skipped.length > 0 && <SummaryLines lines={[...problems, ...skipped]} />}
      {notes.length > 0 && (
        <ul className="grid gap-2">
          {notes.map(({ label, messages, isProblem }) => (
            <li key={`${label} ${isProblem}`}>
              <Notice tone={isProblem ? 'warning' : 'info'} title={label}>
                {messages.map((message) => (
                  <p key={message}>{message}</p>
                ))}
              </Notice>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const MOST_NAMED = 12;

/** Only where there was a run before: without one everybody is new. */
function ChangeLists({ changes }: { readonly changes: Changes }) {
  const { joined, changed, left, same } = changes;
  if (changed.length + left.length + same.length === 0) return null;
  const lists = [
    { title: MAKE_WORDS.joined, found: joined },
    { title: MAKE_WORDS.changed, found: changed },
    { title: MAKE_WORDS.gone, found: left },
    { title: MAKE_WORDS.same, found: same },
  ];
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
      {lists.map(({ title, found }) => (
        <div key={title} className="min-w-0 text-sm">
          <dt className="font-medium">
            {title} <span className="tabular-nums">{found.length}</span>
          </dt>
          {found !== same && found.length > 0 && (
            <dd className="text-ink-muted wrap-anywhere">
              {found.slice(0, MOST_NAMED).join(', ')}
              {found.length > MOST_NAMED && ` ${MAKE_WORDS.more(found.length - MOST_NAMED)}`}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
