import { FilePlus2, FolderOpen, Users } from 'lucide-react';
import { use, useEffect, useMemo, useRef, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { SIGNATURE_FILES } from '../state/files/file-name';
import { newHeader, type Header } from '../state/header';
import { pictureOf } from '../state/save';
import { createSignature, refreshList } from '../state/list';
import { openSignatureFile } from '../state/files/save-file';
import { Button } from '../../ui/button';
import { FileButton } from '../../ui/fields/file-button';
import { ClosePopover } from '../../ui/overlays/popover-panel';
import { BUTTON_WORDS } from './button-words';
import { DeletedSignatures } from './deleted-signatures';
import { SignatureRow } from './signature-row';
import { UnreadableSignatures } from './unreadable-signatures';
import { LIST_WORDS } from './words';

/** The signatures on this device, what can be done with each, and how to come by another. */
export function SignatureList() {
  const onDone = use(ClosePopover);
  const panel = useRef<HTMLDivElement>(null);
  const dispatch = useAppDispatch();
  const openId = useAppSelector((state) => state.saving.id);
  const unreadable = useAppSelector((state) => state.saving.unreadable);
  const listed = useListed();
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

/** What lies on the device; the open one as it stands, whether it lies there or not. */
function useListed(): readonly Header[] {
  const { id, name, list } = useAppSelector((state) => state.saving);
  const person = useAppSelector((state) => state.signature.present.person.fullName);
  const picture = useAppSelector(pictureOf);
  return useMemo(() => {
    const listed = list.find((header) => header.id === id);
    const header = listed ?? newHeader(id, '');
    const open = { ...header, name, person, picture, deleted: null };
    const others = list.filter((other) => other !== listed);
    return listed === undefined
      ? [open, ...others]
      : list.map((other) => (other === listed ? open : other));
  }, [id, name, list, person, picture]);
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
