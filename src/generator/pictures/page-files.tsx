import { Building2, UserRound } from 'lucide-react';
import { useState, type ReactNode, useEffect } from 'react';
import { NOTICES } from '../../model/messages/messages';
import { imageFilesFrom } from '../../model/picture/image-files';
import { takePicture } from '../../pictures/state/take-picture';
import type { PictureKind } from '../../pictures/state/uploads-slice';
import { useAppDispatch } from '../../store/hooks';
import type { AppThunk } from '../../store/state';
import { withFailureNotice } from '../../store/with-failure-notice';
import { cx } from '../../ui/cx';

/** Takes the visitor's pictures wherever on the page they come down. */
export function PageFiles() {
  return usePageFiles() && <DropTargets />;
}

/** Covers the page while a file is dragged over it: one half makes it the photo, the other the logo. */
function DropTargets() {
  return (
    <div className="fixed inset-0 z-40 grid animate-fade-in gap-3 bg-scrim p-3 sm:grid-cols-2 sm:gap-6 sm:p-10">
      <Target kind="profile" icon={<UserRound />} label="Drop to use as photo" />
      <Target kind="logo" icon={<Building2 />} label="Drop to use as logo" />
    </div>
  );
}

interface TargetProps {
  readonly kind: 'profile' | 'logo';
  readonly icon: ReactNode;
  readonly label: string;
}

function Target({ kind, icon, label }: TargetProps) {
  const [isOver, setIsOver] = useState(false);
  return (
    <div
      data-drop={kind}
      onDragOver={() => setIsOver(true)}
      onDragLeave={() => setIsOver(false)}
      className={cx(
        'grid place-content-center justify-items-center gap-3 rounded-[12px] border-2 border-dashed p-6 text-center text-lg font-semibold transition-colors duration-120 *:pointer-events-none',
        isOver ? 'border-accent bg-accent-soft text-accent' : 'border-edge bg-raised text-ink',
      )}
    >
      <span aria-hidden="true" className="flex [&>svg]:size-8">
        {icon}
      </span>
      {label}
    </div>
  );
}

/** What stands before the page takes what is meant for it. */
const DIALOGS = '[role="dialog"], dialog';
const TEXT_FIELDS = 'input, textarea, [contenteditable]';

/** Takes pictures that are dropped or pasted anywhere on the page; returns whether a file is dragged over it. */
function usePageFiles(): boolean {
  const dispatch = useAppDispatch();
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const ends = new AbortController();
    const listen = <Type extends 'paste' | 'dragover' | 'dragleave' | 'drop'>(
      type: Type,
      listener: (event: DocumentEventMap[Type]) => void,
    ): void => document.addEventListener(type, listener, { signal: ends.signal });
    listen('dragover', (event) => {
      if (!hasFiles(event) || isOf(event, DIALOGS)) return;
      event.preventDefault();
      setIsOver(true);
    });
    listen('dragleave', (event) => {
      if (event.relatedTarget === null) setIsOver(false);
    });
    listen('drop', (event) => {
      setIsOver(false);
      if (event.defaultPrevented || !hasFiles(event) || isOf(event, DIALOGS)) return;
      event.preventDefault();
      void dispatch(taken([...(event.dataTransfer?.files ?? [])], kindAt(event)));
    });
    listen('paste', (event) => {
      const { clipboardData } = event;
      const pictures = imageFilesFrom(clipboardData);
      const isText = isOf(event, TEXT_FIELDS) && clipboardData?.types.includes('text/plain');
      if (pictures.length === 0 || isText === true || event.defaultPrevented) return;
      if (isOf(event, DIALOGS)) return;
      event.preventDefault();
      void dispatch(taken(pictures));
    });
    return () => ends.abort();
  }, [dispatch]);
  return isOver;
}

/** What takes them comes with the first. */
function taken(files: readonly File[], kind?: PictureKind): AppThunk<Promise<void>> {
  return (dispatch) =>
    dispatch(
      withFailureNotice(NOTICES.partMissing, async () => {
        await dispatch(takePicture(files, kind));
      }),
    );
}

/** The use of a dropped picture, given by the element that it was dropped on. */
function kindAt({ target }: Event): PictureKind | undefined {
  const place = target instanceof Element ? target.closest<HTMLElement>('[data-drop]') : null;
  const kind = place?.dataset['drop'];
  return kind === 'profile' || kind === 'logo' ? kind : undefined;
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') === true;
}

function isOf({ target }: Event, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
