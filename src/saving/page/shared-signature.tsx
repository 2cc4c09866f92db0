import { NONE_HELD } from '../../model/picture/held-pictures';
import { useEffect, useMemo, useState } from 'react';
import { SmallPicture } from '../../output/page/small-picture';
import { SHARE_WORDS } from '../../model/messages/share-messages';
import { fail, type Result } from '../../base/result';
import { useAppDispatch } from '../../store/hooks';
import { nameOf } from '../state/header';
import { openParsed } from '../state/files/open-file';
import { readShareLink } from '../state/files/share-link';
import { useSignatureHtml } from './use-signature-html';
import type { ParsedSignature } from '../state/files/signature-file';
import { Button } from '../../ui/buttons/button';
import { Dialog } from '../../ui/overlays/dialog';
import { Spinner } from '../../ui/spinner';

interface SharedSignatureDialogProps {
  /** Of the address, with what is shared packed in it. */
  readonly hash: string;
  readonly onDone: () => void;
}

/** Shows what a link holds and asks whether it may become a signature of one's own, or shows why it does not open. */
export function SharedSignatureDialog({ hash, onDone }: SharedSignatureDialogProps) {
  const dispatch = useAppDispatch();
  const read = useRead(hash);
  if (read === null) {
    return (
      <Dialog
        isOpen
        onOpenChange={onDone}
        title={SHARE_WORDS.waiting}
        size="sm"
        actions={<Button onClick={onDone}>{SHARE_WORDS.cancel}</Button>}
      >
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
  const parsed = read.value;
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
      <Shown parsed={parsed} />
    </Dialog>
  );
}

/** What it looks like comes when it is made: that may take long, and the visitor need not wait for it. */
function Shown({ parsed }: { readonly parsed: ParsedSignature }) {
  const html = useSignatureHtml(parsed.signature);
  const make = useMemo(() => (html === null ? null : () => html), [html]);
  const name = nameOf({ ...parsed, person: parsed.signature.person.fullName });
  return (
    <figure className="mt-4">
      {html !== '' && (
        <div
          aria-hidden="true"
          className="relative h-44 overflow-clip contain-inline-size rounded-card border bg-white forced-color-adjust-none"
        >
          <SmallPicture make={make} held={NONE_HELD} isFitted />
          {html === null && (
            <span className="absolute inset-0 grid place-items-center text-ink-muted">
              <Spinner />
            </span>
          )}
        </div>
      )}
      <figcaption className="mt-3 text-sm">
        <span className="block truncate font-semibold">{name}</span>
        <span className="block text-ink-muted">{SHARE_WORDS.noPictures}</span>
      </figcaption>
    </figure>
  );
}

function useRead(hash: string): Result<ParsedSignature, string> | null {
  const dispatch = useAppDispatch();
  const [read, setRead] = useState<Result<ParsedSignature, string> | null>(null);
  useEffect(() => {
    const wait = new AbortController();
    const show = (found: Result<ParsedSignature, string>) => {
      if (!wait.signal.aborted) setRead(found);
    };
    dispatch(readShareLink(hash, wait.signal)).then(show, () => show(fail(SHARE_WORDS.notRead)));
    return () => wait.abort();
  }, [dispatch, hash]);
  return read;
}
