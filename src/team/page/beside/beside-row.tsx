import { ClipboardPaste, FolderOpen, FileUp } from 'lucide-react';
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
import { encodingLabel } from '../../core/list/encodings/encoding';
import type { OtherList } from '../../core/list/beside/other-lists';
import type { ListProblem } from '../../core/list/table';
import { changeBeside } from '../../state/change-beside';
import type { BesideList, BesideLists } from '../../state/beside-lists';
import { BESIDE_WORDS } from './copy';
import { ReadAsField } from '../parts/read-as-field';
import { showUndo } from '../parts/show-undo';
import { LIST_FILES } from '../people/read-list-file';
import { PasteList } from './paste-list';
import {
  readBesideAs,
  takeBesideList,
  takePhotos,
  type TableBeside,
  type Taken,
} from './take-beside';

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
  const pasteButton = useRef<HTMLButtonElement>(null);
  const [isPasting, setIsPasting] = useState(false);
  const given = lists[of];
  const { isReading, fault, take } = useTaking(of, given !== null);
  const takeAll = (files: readonly File[]): void => {
    // A text that is dropped has none.
    if (files.length > 0)
      void take(takeFiles(of, files)).then((isTaken) => isTaken && setIsPasting(false));
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
  const endPasting = (): void => {
    setIsPasting(false);
    pasteButton.current?.focus();
  };
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
          <ChooseButton of={of} isThere={given !== null} onFiles={takeAll} />
          {of !== 'photos' && (
            <Button
              ref={pasteButton}
              variant="ghost"
              aria-expanded={isPasting}
              aria-label={given === null ? undefined : `${words.title}: ${BESIDE_WORDS.paste}`}
              icon={given === null && <ClipboardPaste className="size-4" aria-hidden="true" />}
              onClick={() => setIsPasting(!isPasting)}
            >
              {given === null ? BESIDE_WORDS[of].paste : BESIDE_WORDS.paste}
            </Button>
          )}
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
      {of !== 'photos' && isPasting && (
        <PasteList of={of} take={(text) => take(takeBesideList(of, text))} onTaken={endPasting} />
      )}
      {given !== null && <Problems problems={problems} />}
      {of !== 'photos' && <ReadBesideAs of={of} list={lists[of]} take={take} />}
    </div>
  );
}

interface ChooseButtonProps {
  readonly of: OtherList;
  readonly isThere: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

function ChooseButton({ of, isThere, onFiles }: ChooseButtonProps) {
  const words = BESIDE_WORDS[of];
  const isFolder = of === 'photos';
  const choice = isThere ? words.another : words.choose;
  const name = isThere ? `${words.title}: ${choice}` : choice;
  const Icon = isFolder ? FolderOpen : FileUp;
  return (
    <FileButton
      aria-label={name}
      inputLabel={name}
      accept={isFolder ? '' : LIST_FILES}
      isFolder={isFolder}
      variant={isThere ? 'ghost' : 'secondary'}
      icon={<Icon className="size-4" aria-hidden="true" />}
      onFiles={onFiles}
    >
      {choice}
    </FileButton>
  );
}

interface ReadBesideAsProps {
  readonly of: TableBeside;
  readonly list: BesideList | null;
  readonly take: TakeBeside;
}

/** What the letters of a list were taken for. That it was guessed, and what of it to look at, is among its problems. */
function ReadBesideAs({ of, list, take }: ReadBesideAsProps) {
  if (list?.source === undefined) return null;
  const { source } = list;
  const { title, encoding: label } = BESIDE_WORDS[of];
  return (
    <ReadAsField
      label={label}
      lead=""
      source={source}
      sample={source.isGuessed ? '' : source.sample}
      onChoose={(encoding) =>
        void take(readBesideAs(of, encoding), BESIDE_WORDS.readAs(title, encodingLabel(encoding)))
      }
    />
  );
}

/** More than any company has photos, and folders in folders: a disk that is dropped by mistake ends there. */
const [MOST_DROPPED, DEEPEST_DROPPED] = [100_000, 20];

/** Takes a list and shows what became of it, with the way back. Returns whether it was taken. */
type TakeBeside = (taking: AppThunk<Promise<Taken>>, title?: string) => Promise<boolean>;

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
