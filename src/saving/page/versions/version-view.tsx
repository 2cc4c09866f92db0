import { Trash2 } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import type { Result } from '../../../base/result';
import { SmallPicture } from '../../../output/page/small-picture';
import { heldIn } from '../../../pictures/state/held-pictures';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import type { StepPlace } from '../../../store/signature/history-types';
import type { Signature } from '../../../store/signature/signature';
import { Button } from '../../../ui/buttons/button';
import { TextField } from '../../../ui/fields/text-field';
import { useDebouncedInput } from '../../../ui/fields/use-debounced-input';
import { Spinner } from '../../../ui/spinner';
import { LONGEST_NAME } from '../../state/header';
import type { ReadProblem } from '../../state/read-signature';
import { useSignatureHtml } from '../use-signature-html';
import type { VersionEntry } from '../../state/versions/version';
import { readVersionSignature, removeVersion, restoreVersion } from '../../state/versions/versions';
import { READING_PROBLEMS, VERSION_WORDS } from './copy';

interface VersionViewProps {
  readonly version: VersionEntry;
  readonly place: StepPlace;
  readonly onRename: (id: string, name: string) => void;
  /** Closes the dialog. */
  readonly onDone: () => void;
}

/** One version: what it looks like, and what can be done with it. */
export function VersionView({ version, place, onRename, onDone }: VersionViewProps) {
  const { id, name } = version;
  const dispatch = useAppDispatch();
  const isPreview = useAppSelector(({ view }) => view.isPreview);
  const read = useSignature(id);
  return (
    <div className="min-w-0">
      {read !== null && !read.ok ? (
        <p role="alert" className="rounded-card bg-danger-soft p-4 text-sm">
          {READING_PROBLEMS[read.problem]}
        </p>
      ) : (
        <Picture signature={read?.value ?? null} />
      )}
      <NameField name={name} onName={(typed) => onRename(id, typed)} />
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <Button
          variant="primary"
          disabledReason={
            isPreview ? VERSION_WORDS.inPreview : read?.ok === true ? null : VERSION_WORDS.noPicture
          }
          onClick={() => {
            if (read?.ok !== true) return;
            onDone();
            dispatch(restoreVersion(read.value, name, place));
          }}
        >
          {VERSION_WORDS.use}
        </Button>
        <Button
          variant="ghost"
          icon={<Trash2 className="size-4" aria-hidden="true" />}
          onClick={() => void dispatch(removeVersion(id))}
        >
          {VERSION_WORDS.remove}
        </Button>
      </div>
      <p className="mt-2 text-xs text-ink-muted">{VERSION_WORDS.afterUse}</p>
    </div>
  );
}

interface NameFieldProps {
  readonly name: string;
  readonly onName: (name: string) => void;
}

/** The name, which is saved while it is typed. One that is cleared comes back. */
function NameField({ name, onName }: NameFieldProps) {
  const [text, setText] = useState(name);
  const soon = useDebouncedInput(onName);
  return (
    <TextField
      className="mt-3"
      label={VERSION_WORDS.field}
      value={text}
      placeholder={name}
      maxLength={LONGEST_NAME}
      autoComplete="off"
      onChange={(typed) => {
        setText(typed);
        soon.note(typed);
      }}
      onBlur={() => {
        soon.flush();
        if (text.trim() === '') setText(name);
      }}
    />
  );
}

function Picture({ signature }: { readonly signature: Signature | null }) {
  const html = useSignatureHtml(signature);
  const make = useMemo(() => (html === null ? null : () => html), [html]);
  const held = useMemo(() => heldIn(signature ?? {}), [signature]);
  const none = (
    <span className="absolute inset-0 grid place-items-center text-sm text-[#6b675f]">
      {VERSION_WORDS.noPicture}
    </span>
  );
  return (
    <div
      aria-hidden="true"
      data-version-picture=""
      className="relative h-56 overflow-clip contain-inline-size rounded-card border bg-white forced-color-adjust-none max-sm:h-40"
    >
      <SmallPicture make={make} held={held} isFitted placeholder={none} />
      {html === null && (
        <span className="absolute inset-0 grid place-items-center text-ink-muted">
          <Spinner />
        </span>
      )}
    </div>
  );
}

/** What is read of a version; null until it is. */
function useSignature(id: string): Result<Signature, ReadProblem | 'unreachable'> | null {
  const dispatch = useAppDispatch();
  const [read, setRead] = useState<Result<Signature, ReadProblem | 'unreachable'> | null>(null);
  useEffect(() => {
    let isShown = true;
    void dispatch(readVersionSignature(id)).then((found) => {
      if (isShown) setRead(found);
    });
    return () => {
      isShown = false;
    };
  }, [dispatch, id]);
  return read;
}
