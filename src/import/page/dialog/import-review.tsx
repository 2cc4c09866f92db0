import { useRef, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { Button } from '../../../ui/buttons/button';
import { Notice } from '../../../ui/notice';
import type { MailBlock } from '../../core/letter/mail-blocks';
import { lostPictures, type LostPicture } from '../../core/lost-pictures';
import type { LaidOutMail } from '../../core/laid-out-mail';
import type { Likeness } from '../../core/likeness';
import type { ImportedMail } from '../../core/mail';
import { BelowNotice } from '../below-notice';
import { LikenessMeter } from '../likeness-meter';
import { NotMail } from '../not-mail';
import { ReviewLayout } from '../review-layout';
import { usePasteAnywhere } from '../use-paste-anywhere';
import { importMailFiles, importPasted } from './begin-import';
import { LostPictures } from './lost-pictures';
import { FoundList } from './found-list';
import { PartChooser } from './part-chooser';
import { closeImport, type Rebuilt } from './review';
import { useReview } from './use-review';
import { IMPORT_WORDS, placeWords, removalWords } from './copy';

export interface ImportActions {
  /** Takes what the visitor puts on the canvas. */
  readonly onAccept: (rebuilt: Rebuilt) => void;
  /** Takes the details without the look, where the visitor came from the form. */
  readonly onFill?: ((rebuilt: Rebuilt) => void) | undefined;
}

interface ImportReviewProps extends ImportActions {
  readonly mail: ImportedMail;
}

/** A mail from elsewhere: its signature beside what becomes of it, or all of it in parts, where it is not known which that is. */
export function ImportReview({ mail, ...actions }: ImportReviewProps) {
  const dispatch = useAppDispatch();
  const isRefused = usePasteAnother();
  const [parts, setParts] = useState<readonly number[] | null>(null);
  const [choosing, setChoosing] = useState<'unasked' | 'asked' | null>(null);
  const choose = (): void => setChoosing('asked');
  return (
    <BelowNotice notice={isRefused ? <NotMail /> : null}>
      {choosing === null ? (
        <Comparison
          mail={mail}
          parts={parts}
          onDoubt={() => setChoosing('unasked')}
          onChoose={choose}
          {...actions}
        />
      ) : (
        <PartChooser
          mail={mail}
          selected={parts}
          onTake={(taken) => {
            setParts(taken);
            setChoosing(null);
          }}
          onCancel={() => {
            if (choosing === 'asked') setChoosing(null);
            else dispatch(closeImport());
          }}
        />
      )}
    </BelowNotice>
  );
}

interface ComparisonProps extends ImportReviewProps {
  /** The parts that the visitor has chosen. */
  readonly parts: readonly number[] | null;
  /** Called where it is not known which part is the signature. */
  readonly onDoubt: () => void;
  readonly onChoose: () => void;
}

/** A signature from elsewhere, what becomes of it, what was found in it and what was left out, before anything changes. */
function Comparison({ mail, parts, onDoubt, onChoose, onAccept, onFill }: ComparisonProps) {
  const dispatch = useAppDispatch();
  const review = useReview(parts, onDoubt);
  const hasDesign = useAppSelector((state) => state.signature.present.scene.elements.length > 0);
  const { laidOut, rebuilt, isCurrent, isFailed } = review;
  const isEmpty = rebuilt?.scene.elements.length === 0;
  const isReady = isCurrent && rebuilt !== null && !isEmpty;
  const blocks = laidOut?.part.blocks ?? [];
  const lost = laidOut === null ? [] : lostPictures(laidOut.page);
  const take = (onTake: (taken: Rebuilt) => void): void => {
    if (rebuilt === null) return;
    onTake(rebuilt);
    dispatch(closeImport());
  };
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
          {(hasDesign || onFill !== undefined) && (
            <p className="me-auto text-sm text-ink-muted">
              {onFill === undefined ? IMPORT_WORDS.replaces : IMPORT_WORDS.asksForLook}
              {onFill !== undefined && hasDesign && ` ${IMPORT_WORDS.replaces}`}
            </p>
          )}
          <Button onClick={() => dispatch(closeImport())}>Cancel</Button>
          {onFill !== undefined && (
            <Button disabled={!isReady} onClick={() => take(onFill)}>
              {IMPORT_WORDS.fillOnly}
            </Button>
          )}
          <Button variant="primary" disabled={!isReady} onClick={() => take(onAccept)}>
            Put on the canvas
          </Button>
        </>
      }
    >
      {isFailed && <Notice tone="danger">{IMPORT_WORDS.failed}</Notice>}
      {isEmpty && <Notice tone="warning">{IMPORT_WORDS.empty}</Notice>}
      {rebuilt !== null && !isEmpty && (
        <LikenessMeter figure={rebuilt.likeness.figure} does="match" />
      )}
      {blocks.length > 1 && (
        <section aria-label="Parts of the email">
          <p className="mb-2 text-xs text-ink-muted">{partWords(blocks, parts)}</p>
          <Button size="sm" onClick={onChoose}>
            {IMPORT_WORDS.backToParts}
          </Button>
        </section>
      )}
      <LostPictures lost={lost} chosen={review.pictures} onChoose={review.choosePicture} />
      <FoundList found={review.found} isChosen={review.isChosen} onChange={review.choose} />
      {laidOut !== null && (
        <LeftOut laidOut={laidOut} lost={lost} likeness={rebuilt?.likeness ?? null} />
      )}
    </ReviewLayout>
  );
}

function partWords(blocks: readonly MailBlock[], parts: readonly number[] | null): string {
  const taken = parts?.length ?? blocks.filter(({ isTaken }) => isTaken).length;
  return taken === blocks.length
    ? 'All parts of the email were taken.'
    : `${taken} of the ${blocks.length} parts of the email ${taken === 1 ? 'was' : 'were'} taken for the signature.`;
}

/** What is pasted beside a signature takes its place; true where the last that was pasted is none. */
function usePasteAnother(): boolean {
  const dispatch = useAppDispatch();
  const own = useRef<HTMLElement>(null);
  const [isRefused, setIsRefused] = useState(false);
  usePasteAnywhere(own, ({ files, ...pasted }) => {
    const isTaken = dispatch(importPasted(pasted));
    setIsRefused(!isTaken && files.length === 0);
    if (!isTaken && files.length > 0) void dispatch(importMailFiles(files));
  });
  return isRefused;
}

interface LeftOutProps {
  readonly laidOut: LaidOutMail;
  /** What is asked for elsewhere. */
  readonly lost: readonly LostPicture[];
  /** Null until the signature is rebuilt. */
  readonly likeness: Likeness | null;
}

/** More places than these add nothing. */
const MOST_PLACES = 8;

/** What was taken out of a signature, and what does not stand as it stood. */
function LeftOut({ laidOut: { removals: all, page, origin }, lost, likeness }: LeftOutProps) {
  const listed = new Set(lost.map(({ name }) => name));
  const removals = all.filter(({ kind, what }) => kind !== 'missing-picture' || !listed.has(what));
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
        {mismatches.slice(0, MOST_PLACES).map(({ what, rect, isMissing = false }) => (
          <li key={`${what} ${rect.x} ${rect.y}`} className="wrap-anywhere">
            {isMissing ? 'Missing' : 'Looks different'}: {what}, {placeWords(rect)}
          </li>
        ))}
        {mismatches.length > MOST_PLACES && <li>{mismatches.length - MOST_PLACES} more places</li>}
      </ul>
    </section>
  );
}
