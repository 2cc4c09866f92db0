import { FilePlus2, FolderOpen, Users, FileWarning, ChevronRight } from 'lucide-react';
import { use, useEffect, useMemo, useRef, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Button } from '../../ui/buttons/button';
import { FileButton } from '../../ui/fields/file-button';
import { ClosePopover } from '../../ui/overlays/popover-panel';
import { SIGNATURE_FILES } from '../state/files/file-name';
import { openSignatureFile, saveRawFile } from '../state/files/save-file';
import { nameOf, type Header } from '../state/header';
import { createSignature, purgeSignature, undeleteSignature } from '../state/list';
import { selectListed, selectNames } from '../state/names';
import { refreshList } from '../state/open-signature';
import { pictureOf } from '../state/save';
import { ago } from './undo-redo';
import { BUTTON_WORDS } from './button-words';
import { SignatureRow } from './signature-row';
import { LIST_WORDS } from './copy';

/** The signatures on this device, what can be done with each, and how to come by another. */
export function SignatureList() {
  const onDone = use(ClosePopover);
  const panel = useRef<HTMLDivElement>(null);
  const dispatch = useAppDispatch();
  const openId = useAppSelector((state) => state.saving.id);
  const unreadable = useAppSelector((state) => state.saving.unreadable);
  const listed = useListed();
  const names = useAppSelector(selectNames);
  const nowMs = useNow();
  useEffect(() => {
    void dispatch(refreshList());
  }, [dispatch]);
  // What had the focus is gone.
  const onGone = (): void => panel.current?.focus({ preventScroll: true });
  const deleted = listed.filter((header) => header.deleted !== null);
  return (
    <div ref={panel} tabIndex={-1} className="outline-none">
      <div className="scroll-thin -mx-1 max-h-[min(26rem,calc(100dvh-16rem))] overflow-y-auto px-1">
        <ul aria-label={BUTTON_WORDS.list} className="flex flex-col gap-0.5">
          {listed
            .filter((header) => header.deleted === null)
            .map((header) => (
              <SignatureRow
                key={header.id}
                header={header}
                name={names.get(header.id) ?? nameOf(header)}
                isOpen={header.id === openId}
                nowMs={nowMs}
                onDone={onDone}
                onGone={onGone}
              />
            ))}
        </ul>
        {unreadable.length > 0 && <UnreadableSignatures keys={unreadable} />}
        {deleted.length > 0 && (
          <DeletedSignatures headers={deleted} nowMs={nowMs} onGone={onGone} />
        )}
      </div>
      <div className="-mx-3 mt-3 flex flex-wrap gap-2 border-t px-3 pt-3">
        <Button
          className="flex-1"
          icon={<FilePlus2 className="size-4" aria-hidden="true" />}
          onClick={() => {
            onDone();
            void dispatch(createSignature());
          }}
        >
          {LIST_WORDS.create}
        </Button>
        <FileButton
          className="flex-1"
          inputLabel={LIST_WORDS.fileField}
          accept={SIGNATURE_FILES}
          icon={<FolderOpen className="size-4" aria-hidden="true" />}
          onFiles={([file]) => {
            onDone();
            if (file !== undefined) void dispatch(openSignatureFile(file));
          }}
        >
          {LIST_WORDS.openFile}
        </FileButton>
        <a
          href="/team"
          className="flex min-h-control w-full items-center justify-center gap-2 rounded-control text-sm font-medium text-accent hover:bg-wash"
        >
          <Users className="size-4" aria-hidden="true" />
          {LIST_WORDS.team}
        </a>
      </div>
    </div>
  );
}

/** What lies on the device, the open one as it looks now. */
function useListed(): readonly Header[] {
  const id = useAppSelector((state) => state.saving.id);
  const list = useAppSelector(selectListed);
  const picture = useAppSelector(pictureOf);
  return useMemo(
    () => list.map((header) => (header.id === id ? { ...header, picture } : header)),
    [id, list, picture],
  );
}

/** The moment, as good as words such as '5 minutes ago' need it. */
function useNow(): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
}

/** What lies on the device and cannot be read: it can be saved as it is. */
function UnreadableSignatures({ keys }: { readonly keys: readonly string[] }) {
  const dispatch = useAppDispatch();
  return (
    <ul aria-label={LIST_WORDS.unreadable} className="mt-2 flex flex-col gap-0.5">
      {keys.map((key, index) => (
        <li key={key} className="flex flex-wrap items-center gap-x-3 gap-y-1 p-1.5">
          <FileWarning aria-hidden="true" className="size-4 shrink-0 text-warning" />
          <span className="min-w-32 flex-1">
            <span className="block text-sm">{LIST_WORDS.unreadable}</span>
            <span className="block text-xs text-ink-muted">{LIST_WORDS.unreadableHint}</span>
          </span>
          <Button
            size="sm"
            variant="ghost"
            aria-label={
              keys.length === 1 ? LIST_WORDS.saveRaw : `${LIST_WORDS.saveRaw} (${index + 1})`
            }
            onClick={() => void dispatch(saveRawFile(key))}
          >
            {LIST_WORDS.saveRaw}
          </Button>
        </li>
      ))}
    </ul>
  );
}

interface DeletedSignaturesProps {
  readonly headers: readonly Header[];
  readonly nowMs: number;
  /** Takes the focus when what had it goes. */
  readonly onGone: () => void;
}

/** What was deleted and can still be brought back. */
function DeletedSignatures({ headers, nowMs, onGone }: DeletedSignaturesProps) {
  return (
    <details className="group/deleted mt-2">
      <summary className="flex min-h-control cursor-default list-none items-center gap-1.5 rounded-control px-1.5 text-sm text-ink-muted select-none hover:bg-wash [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-4 transition-transform duration-120 group-open/deleted:rotate-90"
        />
        {LIST_WORDS.deleted}
        <span className="tabular-nums">{headers.length}</span>
      </summary>
      <ul aria-label={LIST_WORDS.deleted} className="flex flex-col gap-0.5 pb-1">
        {headers.map((header) => (
          <DeletedRow key={header.id} header={header} nowMs={nowMs} onGone={onGone} />
        ))}
      </ul>
    </details>
  );
}

interface DeletedRowProps extends Pick<DeletedSignaturesProps, 'nowMs' | 'onGone'> {
  readonly header: Header;
}

function DeletedRow({ header, nowMs, onGone }: DeletedRowProps) {
  const [isAsked, setIsAsked] = useState(false);
  const dispatch = useAppDispatch();
  const { id, deleted } = header;
  const name = nameOf(header);
  const purge = (
    <Button
      size="sm"
      variant={isAsked ? 'danger' : 'ghost'}
      aria-label={`${LIST_WORDS.purge}: ${name}`}
      onClick={() => {
        if (!isAsked) {
          setIsAsked(true);
          return;
        }
        onGone();
        void dispatch(purgeSignature(id));
      }}
    >
      {LIST_WORDS.purge}
    </Button>
  );
  return (
    <li className="flex flex-wrap items-center justify-end gap-x-1 gap-y-2 rounded-control py-1 ps-7 pe-1">
      <span className="min-w-32 flex-1">
        <span className="block truncate text-sm">{name}</span>
        <span className="block truncate text-xs text-ink-muted">
          {deleted !== null && LIST_WORDS.deletedAt(ago(deleted, nowMs))}
        </span>
      </span>
      {isAsked && (
        <p role="alert" className="w-full text-sm">
          {LIST_WORDS.purgeAsk(name)}
        </p>
      )}
      {isAsked ? (
        <Button size="sm" variant="ghost" onClick={() => setIsAsked(false)}>
          {LIST_WORDS.keep}
        </Button>
      ) : (
        <Button
          size="sm"
          variant="ghost"
          aria-label={`${LIST_WORDS.restore}: ${name}`}
          onClick={() => {
            onGone();
            void dispatch(undeleteSignature(id));
          }}
        >
          {LIST_WORDS.restore}
        </Button>
      )}
      {purge}
    </li>
  );
}
