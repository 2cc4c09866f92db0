import { BookmarkPlus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { VERSION_LABELS } from '../../../model/messages/version-labels';
import { dialogChanged } from '../../../store/canvas/view-slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import type { StepPlace } from '../../../store/signature/history-types';
import { Button } from '../../../ui/buttons/button';
import { cx } from '../../../ui/cx';
import { Dialog } from '../../../ui/overlays/dialog';
import type { VersionEntry } from '../../state/versions/version';
import { refreshVersions, renameVersion } from '../../state/versions/versions';
import { versionShown } from '../../state/versions/versions-slice';
import { dayAndTime, VERSION_WORDS } from './copy';
import { VersionView } from './version-view';

interface VersionsProps {
  readonly place: StepPlace;
}

/** The named versions of the open signature: each can be looked at, renamed, discarded and used. */
export function Versions({ place }: VersionsProps) {
  const isOpen = useAppSelector(({ view }) => view.dialog === 'versions');
  return isOpen && <OpenDialog place={place} />;
}

function OpenDialog({ place }: VersionsProps) {
  const dispatch = useAppDispatch();
  const { list, unreadable, shown } = useAppSelector((state) => state.versions);
  useEffect(() => {
    void dispatch(refreshVersions());
  }, [dispatch]);
  const version = list.find(({ id }) => id === shown) ?? list[0];
  const naming = useRef(Promise.resolve());
  const rename = (id: string, name: string): void => {
    naming.current = dispatch(renameVersion(id, name));
  };
  /** Once the dialog is gone, its last name lies on the device. */
  const close = async (): Promise<void> => {
    // A name that is being typed is taken when its field is left.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await naming.current;
    dispatch(versionShown(null));
    dispatch(dialogChanged(null));
  };
  return (
    <Dialog
      isOpen
      onOpenChange={() => void close()}
      title={VERSION_LABELS.all}
      description={VERSION_WORDS.where}
      size="lg"
    >
      {version === undefined ? (
        <div className="rounded-card border border-dashed p-6 text-center text-sm">
          <p className="font-semibold">{VERSION_WORDS.none}</p>
          <p className="mt-1 mb-4 text-ink-muted">{VERSION_WORDS.noneHint}</p>
          <Button
            icon={<BookmarkPlus className="size-4" aria-hidden="true" />}
            onClick={() => dispatch(dialogChanged('nameVersion'))}
          >
            {VERSION_LABELS.name}
          </Button>
        </div>
      ) : (
        <div className="grid gap-4 md:grid-cols-[15rem_minmax(0,1fr)]">
          <VersionList list={list} shown={version.id} />
          <VersionView
            key={version.id}
            version={version}
            place={place}
            onRename={rename}
            onDone={() => void close()}
          />
        </div>
      )}
      {unreadable > 0 && (
        <p className="mt-3 text-sm text-ink-muted">{VERSION_WORDS.unreadable(unreadable)}</p>
      )}
    </Dialog>
  );
}

interface VersionListProps {
  readonly list: readonly VersionEntry[];
  readonly shown: string;
}

function VersionList({ list, shown }: VersionListProps) {
  const dispatch = useAppDispatch();
  return (
    <ul
      aria-label={VERSION_WORDS.list}
      className="scroll-thin -m-1 flex max-h-40 flex-col gap-0.5 overflow-y-auto p-1 md:max-h-96"
    >
      {list.map(({ id, name, made }) => (
        <li key={id}>
          <button
            type="button"
            aria-current={id === shown ? 'true' : undefined}
            className={cx(
              'block w-full rounded-control px-2 py-1.5 text-start',
              id === shown ? 'bg-accent-soft' : 'hover:bg-wash',
            )}
            onClick={() => dispatch(versionShown(id))}
          >
            <span className="block truncate text-sm font-medium">{name}</span>{' '}
            {name !== dayAndTime(made) && (
              <span className="block truncate text-xs text-ink-muted">{dayAndTime(made)}</span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
