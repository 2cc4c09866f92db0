import { ChevronDown } from 'lucide-react';
import { useAppSelector } from '../../store/hooks';
import { useRestedSelector } from '../../output/page/use-rested-selector';
import { selectOpenName } from '../state/names';
import { cx } from '../../ui/cx';
import { lazy } from '../../base/lazy';
import { useLazy } from '../../ui/hooks/use-lazy';
import { Popover } from '../../ui/overlays/popover';
import { Spinner } from '../../ui/spinner';
import { BUTTON_WORDS, SAVING_WORDS } from './button-words';
import { selectSavingState } from './undo-redo';

const LIST = lazy(() => import('./signature-list'));

/**
 * Which signature is open and whether it is saved; opens the list of all. Its width is given: a name that is typed moves
 * nothing.
 */
export function SignatureMenu({ className }: { readonly className?: string }) {
  const button = (
    <button
      type="button"
      className={cx(
        'flex min-h-control min-w-0 items-center gap-2 rounded-control border bg-panel px-2.5 py-0.5 text-start transition-colors duration-120 hover:bg-wash aria-expanded:bg-wash',
        className,
      )}
    >
      <span className="@container min-w-0 flex-1">
        <span className="sr-only">{BUTTON_WORDS.button} </span>
        <NameAndState />
      </span>
      <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
    </button>
  );
  return (
    <Popover label={BUTTON_WORDS.list} trigger={button}>
      <div className="w-[min(24rem,calc(100vw-2.5rem))]">
        <LazyList />
      </div>
    </Popover>
  );
}

/** Both change while somebody types: the rest of the menu is not rendered for that. */
function NameAndState() {
  const name = useRestedSelector(selectOpenName);
  const saving = useAppSelector(selectSavingState);
  const [words, more] = SAVING_WORDS[saving];
  return (
    <>
      <span className="block truncate text-sm leading-4 font-semibold">{name}</span>{' '}
      <span
        data-saving={saving}
        className={cx(
          'block truncate text-xs',
          saving === 'fails' ? 'text-danger' : 'text-ink-muted',
        )}
      >
        {words}
        {more !== undefined && (
          <>
            {' '}
            <span className="@max-[9rem]:sr-only">{more}</span>
          </>
        )}
      </span>
    </>
  );
}

function LazyList() {
  const code = useLazy(LIST);
  if (code !== null) return <code.SignatureList />;
  return (
    <div className="grid h-40 place-items-center text-ink-muted">
      <Spinner />
    </div>
  );
}
