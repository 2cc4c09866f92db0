import { NONE_HELD } from '../model/held-pictures';
import { useEffect, useMemo, useState } from 'react';
import { SmallPicture } from '../inbox/small-picture';
import { SHARE_WORDS } from '../model/share-messages';
import { fail, type Result } from '../model/result';
import { useAppDispatch } from '../store/hooks';
import { nameOf } from '../store/saving/header';
import { openParsed } from '../store/saving/open-file';
import { readShareLink, type SharedSignature } from '../store/saving/share-link';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Spinner } from '../ui/spinner';

interface SharedSignatureDialogProps {
  /** Of the address, with what is shared packed in it. */
  readonly hash: string;
  readonly onDone: () => void;
}

/** Shows what a link holds and asks whether it may become a signature of one's own, or says why it does not open. */
export function SharedSignatureDialog({ hash, onDone }: SharedSignatureDialogProps) {
  const dispatch = useAppDispatch();
  const read = useRead(hash);
  if (read === null) {
    return (
      <Dialog isOpen onOpenChange={onDone} title={SHARE_WORDS.waiting} size="sm">
        <div className="grid h-24 place-items-center text-ink-muted">
          <Spinner />
        </div>
      </Dialog>
    );
  }
  if (!read.ok) {
    return (
      <Dialog
        isOpen
        onOpenChange={onDone}
        title={SHARE_WORDS.notOpened}
        description={read.problem}
        size="sm"
        actions={
          <Button variant="primary" onClick={onDone}>
            {SHARE_WORDS.close}
          </Button>
        }
      />
    );
  }
  const { parsed, html } = read.value;
  return (
    <Dialog
      isOpen
      onOpenChange={onDone}
      title={SHARE_WORDS.open}
      description={SHARE_WORDS.added}
      size="md"
      actions={
        <>
          <Button onClick={onDone}>{SHARE_WORDS.notNow}</Button>
          <Button
            variant="primary"
            onClick={() => {
              onDone();
              void dispatch(openParsed(parsed));
            }}
          >
            {SHARE_WORDS.openNew}
          </Button>
        </>
      }
    >
      <Shown name={nameOf({ ...parsed, person: parsed.signature.person.fullName })} html={html} />
    </Dialog>
  );
}

function Shown({ name, html }: { readonly name: string; readonly html: string }) {
  const make = useMemo(() => () => html, [html]);
  return (
    <figure className="mt-4">
      {html !== '' && (
        <div
          aria-hidden="true"
          className="h-44 overflow-clip contain-inline-size rounded-card border bg-white forced-color-adjust-none"
        >
          <SmallPicture make={make} held={NONE_HELD} isFitted />
        </div>
      )}
      <figcaption className="mt-3 text-sm">
        <span className="block truncate font-semibold">{name}</span>
        <span className="block text-ink-muted">{SHARE_WORDS.noPictures}</span>
      </figcaption>
    </figure>
  );
}

function useRead(hash: string): Result<SharedSignature, string> | null {
  const dispatch = useAppDispatch();
  const [read, setRead] = useState<Result<SharedSignature, string> | null>(null);
  useEffect(() => {
    let isShown = true;
    const show = (found: Result<SharedSignature, string>) => {
      if (isShown) setRead(found);
    };
    dispatch(readShareLink(hash)).then(show, () => show(fail(SHARE_WORDS.notRead)));
    return () => {
      isShown = false;
    };
  }, [dispatch, hash]);
  return read;
}
