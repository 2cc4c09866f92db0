import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useAppDispatch } from '../../store/hooks';
import { nameOf, type Header } from '../state/header';
import { purgeSignature, undeleteSignature } from '../state/list';
import { Button } from '../../ui/button';
import { ago } from './ago';
import { LIST_WORDS } from './words';

interface DeletedSignaturesProps {
  readonly headers: readonly Header[];
  readonly nowMs: number;
  /** Takes the focus when what had it goes. */
  readonly onGone: () => void;
}

/** What was deleted and can still be brought back. */
export function DeletedSignatures({ headers, nowMs, onGone }: DeletedSignaturesProps) {
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
