import { FolderOpen, FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { formatCount } from '../../../base/text';
import { fail } from '../../../base/result';
import { useAppDispatch } from '../../../store/hooks';
import type { AppThunk } from '../../../store/state';
import { Button } from '../../../ui/buttons/button';
import { cx } from '../../../ui/cx';
import { takeDropped } from '../../../ui/fields/dropped-files';
import { FileButton } from '../../../ui/fields/file-button';
import { useFileDrop } from '../../../ui/fields/use-file-drop';
import { Notice } from '../../../ui/notice';
import type { OtherList } from '../../core/list/beside/other-lists';
import type { ListProblem } from '../../core/list/table';
import { changeBeside } from '../../state/change-beside';
import type { BesideLists } from '../../state/beside-lists';
import { BESIDE_WORDS } from './copy';
import { showUndo } from '../parts/show-undo';
import { LIST_FILES } from '../people/read-list-file';
import { ListParts, type TakeBeside } from './list-parts';
import { takeBesideList, takePhotos, type Taken } from './take-beside';

interface BesideRowProps {
  readonly of: OtherList;
  readonly lists: BesideLists;
  /** What it comes to; blank while that is not known. */
  readonly report: string;
  readonly problems: readonly ListProblem[];
}

/** One of the lists beside that of people: what it is for, or what it comes to, and how it comes and goes. */
export function BesideRow({ of, lists, report, problems }: BesideRowProps) {
  const words = BESIDE_WORDS[of];
  const dispatch = useAppDispatch();
  const row = useRef<HTMLDivElement>(null);
  const isFolder = of === 'photos';
  const given = lists[of];
  const { isReading, fault, take } = useTaking(of, given !== null);
  const takeAll = (files: readonly File[]): void => {
    // A text that is dropped has none.
    if (files.length > 0) void take(takeFiles(of, files));
  };
  const { isOver, dropHandlers } = useFileDrop((data) =>
    takeDropped(data, takeAll, MOST_DROPPED, DEEPEST_DROPPED),
  );
  const leaveOut = (): void => {
    dispatch(changeBeside({ [of]: null }));
    showUndo(words.removed, '', () => dispatch(changeBeside({ [of]: given })));
    // The button that had the focus goes.
    row.current?.querySelector('button')?.focus();
  };
  const choice = given === null ? words.choose : words.another;
  const name = given === null ? choice : `${words.title}: ${choice}`;
  const Icon = isFolder ? FolderOpen : FileUp;
  return (
    <div
      ref={row}
      {...dropHandlers}
      className={cx('grid gap-2 py-3 first:pt-0 last:pb-0', isOver && 'bg-accent-soft')}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-56 flex-1">
          <h4 className="text-sm font-medium wrap-anywhere">
            {words.title}
            {given !== null && (
              <span className="font-normal text-ink-muted">{` ${given.name || BESIDE_WORDS.pasted}`}</span>
            )}
          </h4>
          <p aria-live="polite" className="text-xs text-ink-muted tabular-nums">
            {isReading ? BESIDE_WORDS.reading : given === null ? words.lead : report}
          </p>
          <p role="alert" className="text-xs text-danger empty:hidden">
            {fault}
          </p>
        </div>
        <div className={cx('flex flex-wrap gap-1', given !== null && 'max-sm:-ms-3')}>
          <FileButton
            aria-label={name}
            inputLabel={name}
            accept={isFolder ? '' : LIST_FILES}
            isFolder={isFolder}
            variant={given === null ? 'secondary' : 'ghost'}
            icon={<Icon className="size-4" aria-hidden="true" />}
            onFiles={takeAll}
          >
            {choice}
          </FileButton>
          {given !== null && (
            <Button
              variant="ghost"
              aria-label={`${words.title}: ${BESIDE_WORDS.leaveOut}`}
              onClick={leaveOut}
            >
              {BESIDE_WORDS.leaveOut}
            </Button>
          )}
        </div>
      </div>
      {of !== 'photos' && <ListParts of={of} list={lists[of]} take={take} />}
      {given !== null && <Problems problems={problems} />}
    </div>
  );
}

/** More than any company has photos, and folders in folders: a disk that is dropped by mistake ends there. */
const [MOST_DROPPED, DEEPEST_DROPPED] = [100_000, 20];

/** Takes what was chosen; what was there before can be had again. */
function useTaking(of: OtherList, isThere: boolean) {
  const dispatch = useAppDispatch();
  const [isReading, setIsReading] = useState(false);
  const [fault, setFault] = useState('');
  const take: TakeBeside = async (taking, title = BESIDE_WORDS[of].replaced) => {
    setIsReading(true);
    const taken = await dispatch(taking);
    setIsReading(false);
    setFault(taken.ok ? '' : taken.problem);
    if (taken.ok && isThere) showUndo(title, '', taken.value);
    return taken.ok;
  };
  return { isReading, fault, take };
}

function takeFiles(of: OtherList, files: readonly File[]): AppThunk<Promise<Taken>> {
  const [file] = files;
  if (of === 'photos') return takePhotos(files);
  return file === undefined ? () => Promise.resolve(NOT_TAKEN) : takeBesideList(of, file);
}

const NOT_TAKEN = fail(BESIDE_WORDS.notTaken);

/** So many are named, so that a wrong file does not fill the page. */
const MOST_NAMED = 20;

function Problems({ problems }: { readonly problems: readonly ListProblem[] }) {
  const faults = problems.filter(({ isAdvice }) => isAdvice !== true);
  const advice = problems.filter(({ isAdvice }) => isAdvice === true);
  return (
    <>
      {faults.length > 0 && (
        <Notice tone="warning">
          <ul className="grid gap-1">
            {faults.slice(0, MOST_NAMED).map(({ message }) => (
              <li key={message}>{message}</li>
            ))}
            {faults.length > MOST_NAMED && (
              <li>{`and ${formatCount(faults.length - MOST_NAMED)} more`}</li>
            )}
          </ul>
        </Notice>
      )}
      {advice.map(({ message }) => (
        <p key={message} className="text-xs text-ink-muted">
          {message}
        </p>
      ))}
    </>
  );
}
