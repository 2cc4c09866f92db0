import { LikenessMeter } from '../likeness-meter';
import { ReviewLayout } from '../review-layout';
import type { ForeignMail } from '../../core/mail';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { FoundList } from './found-list';
import { LeftOut } from './left-out';
import { closeImport, type Rebuilt } from './review';
import { useReview } from './use-review';
import { IMPORT_WORDS } from './words';

interface ImportReviewProps {
  readonly mail: ForeignMail;
  /** Takes what the visitor puts on the canvas. */
  readonly onAccept: (rebuilt: Rebuilt) => void;
}

/** A signature from elsewhere, what becomes of it, what was found in it and what was left out, before anything changes. */
export function ImportReview({ mail, onAccept }: ImportReviewProps) {
  const dispatch = useAppDispatch();
  const review = useReview();
  const hasDesign = useAppSelector((state) => state.signature.present.scene.elements.length > 0);
  const { laidOut, rebuilt, isCurrent, isFailed } = review;
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
