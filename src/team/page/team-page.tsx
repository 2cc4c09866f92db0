import { ArrowLeft, Lock } from 'lucide-react';
import { useEffect, useId } from 'react';
import { Link } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { followWork, keepOwnWork, lookElsewhere, recallWork } from '../state/saved-work';
import { Button } from '../../ui/buttons/button';
import { buttonClasses } from '../../ui/buttons/button-classes';
import { Notice } from '../../ui/notice';
import { lazy } from '../../base/lazy';
import { useLazy } from '../../ui/hooks/use-lazy';
import { Seal } from '../../ui/seal';
import { SkipLink } from '../../ui/skip-link';
import { Spinner } from '../../ui/spinner';
import { readWork } from './people/read-work';
import { EmptyList } from './people/empty-list';
import { CONFLICT_WORDS, LIST_WORDS, PAGE_WORDS } from './copy';

/** All that is done with a list comes with the first one. */
const TEAM_SECTIONS = lazy(() => import('./team-sections'));

/** The page that makes everybody's signature of one. */
export function TeamPage() {
  const id = useId();
  useSavedWork();
  return (
    <>
      <SkipLink href={`#${id}`} />
      <div className="mx-auto grid max-w-360 grid-cols-[minmax(0,1fr)] gap-5 px-4 py-6 lg:px-8">
        <PageHeader />
        <main
          id={id}
          tabIndex={-1}
          data-sample=""
          className="grid grid-cols-[minmax(0,1fr)] gap-4 outline-none"
        >
          <ConflictNotice />
          <Content />
        </main>
      </div>
    </>
  );
}

function Content() {
  // Loads beside the page.
  useEffect(() => TEAM_SECTIONS.prefetch(), []);
  const hasList = useAppSelector((state) => state.team.list !== null);
  const isUnread = useAppSelector((state) => state.team.saving === 'unread');
  if (!isUnread && !hasList) return <EmptyList />;
  return isUnread ? <Reading /> : <LazyTeamSections />;
}

function LazyTeamSections() {
  const sections = useLazy(TEAM_SECTIONS);
  return sections === null ? <Reading /> : <sections.TeamSections />;
}

function Reading() {
  return (
    <div className="grid h-60 place-items-center">
      <Spinner label={LIST_WORDS.reading} />
    </div>
  );
}

function useSavedWork(): void {
  const dispatch = useAppDispatch();
  const isUnread = useAppSelector((state) => state.team.saving === 'unread');
  useEffect(() => {
    if (isUnread) void dispatch(recallWork(readWork));
  }, [dispatch, isUnread]);
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') void dispatch(lookElsewhere(readWork));
    };
    document.addEventListener('visibilitychange', look);
    const end = dispatch(followWork(readWork));
    return () => {
      document.removeEventListener('visibilitychange', look);
      end();
    };
  }, [dispatch]);
}

function PageHeader() {
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <Link to="/" className="flex items-center gap-2 rounded-control text-accent">
        <Seal size={28} />
        <span className="text-lg font-semibold text-ink">Signet</span>
      </Link>
      <nav aria-label="Elsewhere" className="-me-3 flex flex-wrap gap-2 max-sm:-ms-3">
        <Link to="/" className={buttonClasses({ variant: 'ghost' })}>
          <ArrowLeft aria-hidden="true" className="size-4" />
          {PAGE_WORDS.form}
        </Link>
        <Link to="/drag-drop" className={buttonClasses({ variant: 'ghost' })}>
          {PAGE_WORDS.builder}
        </Link>
      </nav>
      <div className="w-full">
        <h1 className="text-xl font-semibold tracking-tight text-balance xl:text-2xl">
          {PAGE_WORDS.title}
        </h1>
        <p className="mt-1 text-base text-ink-muted">{PAGE_WORDS.lead}</p>
        <p className="mt-1 flex items-start gap-1.5 text-sm text-ink-muted">
          <Lock aria-hidden="true" className="mt-[3px] size-3.5 shrink-0" />
          {PAGE_WORDS.privacy}
        </p>
      </div>
    </header>
  );
}

/** Two tabs have done different things: the visitor has to choose which stays. */
function ConflictNotice() {
  const isConflict = useAppSelector((state) => state.team.saving === 'conflict');
  const dispatch = useAppDispatch();
  if (!isConflict) return null;
  return (
    <Notice tone="warning" title={CONFLICT_WORDS.title} announce="at once">
      <p>{CONFLICT_WORDS.text}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" onClick={() => void dispatch(recallWork(readWork))}>
          {CONFLICT_WORDS.theirs}
        </Button>
        <Button size="sm" onClick={() => void dispatch(keepOwnWork())}>
          {CONFLICT_WORDS.ours}
        </Button>
      </div>
    </Notice>
  );
}
