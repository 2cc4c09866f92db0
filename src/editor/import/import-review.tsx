import { LikenessMeter } from '../../foreign/likeness-meter';
import { SideBySide } from '../../foreign/side-by-side';
import type { ForeignMail } from '../../import/mail';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { selectScene } from '../selectors';
import { FoundList } from './found-list';
import { LeftOut } from './left-out';
import { closeImport, putOnCanvas } from './review';
import { useReview } from './use-review';
import { IMPORT_WORDS } from './words';

/** Of the frame before it is filled, in px. */
const UNREAD_HEIGHT = 160;

/** A signature from elsewhere, what becomes of it, what was found in it and what was left out, before anything changes. */
export function ImportReview({ mail }: { readonly mail: ForeignMail }) {
  const dispatch = useAppDispatch();
  const review = useReview();
  const hasDesign = useAppSelector((state) => selectScene(state).elements.length > 0);
  const { laidOut, rebuilt, isCurrent, isFailed } = review;
  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className="grid min-h-0 flex-1 scroll-thin overflow-y-auto md:grid-cols-[minmax(0,1fr)_18rem]">
        <SideBySide
          mailTitle="Original"
          own={rebuilt}
          ownTitle="On the canvas"
          height={laidOut?.height ?? UNREAD_HEIGHT}
          remoteCount={laidOut?.remote.length ?? 0}
          loadsPictures={review.loadsPictures}
          onLoadPictures={review.loadPictures}
          onFrame={(frame) => review.show(frame, mail)}
        />
        <aside
          aria-label="What was found"
          className="grid content-start gap-5 border-s p-4 max-md:border-s-0 max-md:border-t"
        >
          {isFailed && <Notice tone="danger">{IMPORT_WORDS.failed}</Notice>}
          {rebuilt !== null && (
            <LikenessMeter figure={rebuilt.likeness.figure} does="stands and looks as before" />
          )}
          <FoundList found={review.found} isChosen={review.isChosen} onChange={review.choose} />
          {laidOut !== null && <LeftOut laidOut={laidOut} likeness={rebuilt?.likeness ?? null} />}
        </aside>
      </div>
      <div className="flex shrink-0 flex-wrap items-center justify-end gap-2 border-t px-4 py-3">
        {hasDesign && <p className="me-auto text-sm text-ink-muted">{IMPORT_WORDS.replaces}</p>}
        <Button onClick={() => dispatch(closeImport())}>Cancel</Button>
        <Button
          variant="primary"
          disabled={!isCurrent || rebuilt === null || rebuilt.scene.elements.length === 0}
          onClick={() => rebuilt !== null && dispatch(putOnCanvas(rebuilt))}
        >
          Put on the canvas
        </Button>
      </div>
    </div>
  );
}
