import { useEffect, useMemo, useRef, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { Button } from '../../../ui/buttons/button';
import { SwitchField } from '../../../ui/fields/switch-field';
import { Notice } from '../../../ui/notice';
import { type FoundField, type FoundFieldId, doubtfulIn } from '../../core/found-field';
import type { LaidOutMail } from '../../core/laid-out-mail';
import type { Likeness } from '../../core/likeness';
import type { ImportedMail } from '../../core/mail';
import { LikenessMeter } from '../likeness-meter';
import { ReviewLayout } from '../review-layout';
import { usePasteAnywhere } from '../use-paste-anywhere';
import { importMailFiles, importPasted } from './begin-import';
import { closeImport, type Rebuilt, layOut, rebuild, type Read } from './review';
import { IMPORT_WORDS, placeWords, removalWords, foundLabel } from './copy';

interface ImportReviewProps {
  readonly mail: ImportedMail;
  /** Takes what the visitor puts on the canvas. */
  readonly onAccept: (rebuilt: Rebuilt) => void;
}

/** A signature from elsewhere, what becomes of it, what was found in it and what was left out, before anything changes. */
export function ImportReview({ mail, onAccept }: ImportReviewProps) {
  const dispatch = useAppDispatch();
  const review = useReview();
  const hasDesign = useAppSelector((state) => state.signature.present.scene.elements.length > 0);
  const { laidOut, rebuilt, isCurrent, isFailed } = review;
  usePasteAnother();
  return (
    <ReviewLayout
      sides={{
        mailTitle: 'Original',
        own: rebuilt,
        ownTitle: 'On the canvas',
        laidOut,
        loadsPictures: review.loadsPictures,
        onLoadPictures: review.loadPictures,
        onFrame: (frame) => review.show(frame, mail),
      }}
      label="What was found"
      actions={
        <>
          {hasDesign && <p className="me-auto text-sm text-ink-muted">{IMPORT_WORDS.replaces}</p>}
          <Button onClick={() => dispatch(closeImport())}>Cancel</Button>
          <Button
            variant="primary"
            disabled={!isCurrent || rebuilt === null || rebuilt.scene.elements.length === 0}
            onClick={() => {
              if (rebuilt === null) return;
              onAccept(rebuilt);
              dispatch(closeImport());
            }}
          >
            Put on the canvas
          </Button>
        </>
      }
    >
      {isFailed && <Notice tone="danger">{IMPORT_WORDS.failed}</Notice>}
      {rebuilt !== null && (
        <LikenessMeter figure={rebuilt.likeness.figure} does="stands and looks as before" />
      )}
      <FoundList found={review.found} isChosen={review.isChosen} onChange={review.choose} />
      {laidOut !== null && <LeftOut laidOut={laidOut} likeness={rebuilt?.likeness ?? null} />}
    </ReviewLayout>
  );
}

/** What is pasted beside a signature takes its place. */
function usePasteAnother(): void {
  const dispatch = useAppDispatch();
  const own = useRef<HTMLElement>(null);
  usePasteAnywhere(own, ({ files, ...pasted }) => {
    if (!dispatch(importPasted(pasted)) && files.length > 0) void dispatch(importMailFiles(files));
  });
}

interface LeftOutProps {
  readonly laidOut: LaidOutMail;
  /** Null until the signature is rebuilt. */
  readonly likeness: Likeness | null;
}

/** More places than these add nothing. */
const MOST_PLACES = 8;

/** What was taken out of a signature, and what does not stand as it stood. */
function LeftOut({ laidOut: { removals, page, origin }, likeness }: LeftOutProps) {
  const mismatches = likeness?.mismatches ?? [];
  const isEmpty = removals.length === 0 && mismatches.length === 0 && !page.isCut;
  return (
    <section aria-label="Left out">
      {origin !== null && <p className="mb-3 text-xs text-ink-muted">Recognized: {origin}</p>}
      <h3 className="mb-1 text-sm font-semibold">Left out</h3>
      {isEmpty && <p className="text-xs text-ink-muted">Nothing.</p>}
      <ul className="grid list-disc gap-1 ps-4 text-xs text-ink-muted">
        {removals.map((removal) => (
          <li key={`${removal.kind} ${removal.what}`} className="wrap-anywhere">
            {removalWords(removal)}
          </li>
        ))}
        {page.isCut && <li>What is too long or too deep for a signature</li>}
        {mismatches.slice(0, MOST_PLACES).map(({ what, rect }) => (
          <li key={`${what} ${rect.x} ${rect.y}`} className="wrap-anywhere">
            Looks different: {what}, {placeWords(rect)}
          </li>
        ))}
        {mismatches.length > MOST_PLACES && <li>{mismatches.length - MOST_PLACES} more places</li>}
      </ul>
    </section>
  );
}

interface FoundListProps {
  readonly found: readonly FoundField[];
  readonly isChosen: (field: FoundFieldId) => boolean;
  readonly onChange: (field: FoundFieldId, isChosen: boolean) => void;
}

/** The fields found in a signature, each with a switch: what is on goes to the details, and the design follows it. */
function FoundList({ found, isChosen, onChange }: FoundListProps) {
  if (found.length === 0) return null;
  return (
    <section aria-label="Details found">
      <h3 className="mb-1 text-sm font-semibold">Details found</h3>
      <p className="mb-2 text-xs text-ink-muted">
        What is on goes to your details, and the design follows them.
      </p>
      <ul className="grid gap-1">
        {found.map(({ field, value, isSure }) => (
          <li key={field}>
            <SwitchField
              label={foundLabel(field)}
              hint={<Value value={value} isSure={isSure} />}
              isOn={isChosen(field)}
              onChange={(isOn) => onChange(field, isOn)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Value({ value, isSure }: Pick<FoundField, 'value' | 'isSure'>) {
  const isPicture = value.startsWith('data:');
  return (
    <span className="block wrap-anywhere whitespace-pre-line">
      {isPicture ? 'From the signature' : value}
      {!isSure && <span className="text-warning"> (a guess: please check)</span>}
    </span>
  );
}

interface ReadNow extends Read {
  readonly loadsPictures: boolean;
}

/** A signature rebuilt, and of what. */
interface Made {
  readonly rebuilt: Rebuilt;
  readonly read: ReadNow;
  readonly refused: ReadonlySet<FoundFieldId>;
}

/** What is known of a signature while it is looked at: laid out in its frame, its fields, what becomes of it. */
function useReview() {
  const dispatch = useAppDispatch();
  const [loadsPictures, setLoadsPictures] = useState(false);
  const [read, setRead] = useState<ReadNow | null>(null);
  const [refusedByUser, setRefusedByUser] = useState<ReadonlySet<FoundFieldId> | null>(null);
  const refused = useMemo(
    () => refusedByUser ?? doubtfulIn(read?.found ?? []),
    [refusedByUser, read],
  );
  const [made, setMade] = useState<Made | null>(null);
  const [isFailed, setIsFailed] = useState(false);
  useEffect(() => {
    if (read === null) return undefined;
    let isOver = false;
    const chosen = read.found.filter(({ field }) => !refused.has(field));
    dispatch(rebuild(read, chosen)).then(
      (rebuilt) => !isOver && setMade({ rebuilt, read, refused }),
      () => !isOver && setIsFailed(true),
    );
    return () => {
      isOver = true;
    };
  }, [dispatch, read, refused]);
  const show = (frame: HTMLIFrameElement, shown: ImportedMail): void => {
    dispatch(layOut(frame, shown, loadsPictures)).then(
      (laidOut) => setRead({ ...laidOut, loadsPictures }),
      () => setIsFailed(true),
    );
  };
  return {
    laidOut: read?.laidOut ?? null,
    found: read?.found ?? [],
    rebuilt: made?.rebuilt ?? null,
    /** Whether that was made of what is chosen now. */
    isCurrent:
      made !== null &&
      made.read === read &&
      made.refused === refused &&
      made.read.loadsPictures === loadsPictures,
    isFailed,
    loadsPictures,
    show,
    loadPictures: () => setLoadsPictures(true),
    isChosen: (field: FoundFieldId) => !refused.has(field),
    choose: (field: FoundFieldId, isOn: boolean) => {
      const next = new Set(refused);
      if (isOn) next.delete(field);
      else next.add(field);
      setRefusedByUser(next);
    },
  };
}
