import { useState } from 'react';
import type { ForeignMail } from '../../import/mail';
import { PreviewFrame } from '../../inbox/preview-frame';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Button } from '../../ui/button';
import { FitWidth } from '../../ui/fit-width';
import { Meter } from '../../ui/meter';
import { Notice } from '../../ui/notice';
import { SegmentedControl } from '../../ui/segmented-control';
import { Spinner } from '../../ui/spinner';
import { selectScene } from '../selectors';
import { FoundList } from './found-list';
import { LeftOut } from './left-out';
import { OriginalFrame } from './original-frame';
import { closeImport, MAIL_WIDTH, putOnCanvas } from './review';
import { useReview } from './use-review';
import { IMPORT_WORDS } from './words';

const VIEWS = [
  { value: 'beside', label: 'Side by side' },
  { value: 'difference', label: 'Difference' },
] as const;

/** A signature from elsewhere, what becomes of it, what was found in it and what was left out, before anything changes. */
export function ImportReview({ mail }: { readonly mail: ForeignMail }) {
  const dispatch = useAppDispatch();
  const review = useReview();
  const hasDesign = useAppSelector((state) => selectScene(state).elements.length > 0);
  const { laidOut, rebuilt, isCurrent, isFailed } = review;
  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className="grid min-h-0 flex-1 scroll-thin overflow-y-auto md:grid-cols-[minmax(0,1fr)_18rem]">
        <Pictures review={review} mail={mail} />
        <aside
          aria-label="What was found"
          className="grid content-start gap-5 border-s p-4 max-md:border-s-0 max-md:border-t"
        >
          {isFailed && <Notice tone="danger">{IMPORT_WORDS.failed}</Notice>}
          {rebuilt !== null && <LikenessMeter figure={rebuilt.likeness.figure} />}
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

interface PicturesProps {
  readonly review: ReturnType<typeof useReview>;
  readonly mail: ForeignMail;
}

function Pictures({ review, mail }: PicturesProps) {
  const [view, setView] = useState<'beside' | 'difference'>('beside');
  const { rebuilt, laidOut, loadsPictures } = review;
  const isOver = view === 'difference';
  const remote = laidOut?.remote ?? [];
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4 bg-sunken p-4">
      <SegmentedControl
        label="View"
        options={VIEWS}
        value={view}
        onChange={setView}
        size="sm"
        className="justify-self-start"
      />
      {!loadsPictures && remote.length > 0 && (
        <Notice action={{ label: loadLabel(remote.length), onSelect: review.loadPictures }}>
          {IMPORT_WORDS.remote}
        </Notice>
      )}
      <div
        className={isOver ? 'relative isolate bg-white' : 'grid grid-cols-[minmax(0,1fr)] gap-4'}
      >
        <Pane title="Original" isBare={isOver}>
          <OriginalFrame
            key={`${loadsPictures}`}
            height={laidOut?.height ?? 160}
            onLoaded={(frame) => review.show(frame, mail)}
          />
        </Pane>
        <Pane
          title="On the canvas"
          isBare={isOver}
          className={isOver ? 'absolute inset-0 mix-blend-difference' : ''}
        >
          {rebuilt === null ? (
            <div className="grid h-40 place-items-center">
              <Spinner />
            </div>
          ) : (
            <div
              className="bg-white"
              style={{ paddingLeft: rebuilt.at.x, paddingTop: rebuilt.at.y }}
            >
              <PreviewFrame
                html={rebuilt.html}
                title="The signature as it would be"
                ground="#ffffff"
              />
            </div>
          )}
        </Pane>
      </div>
    </div>
  );
}

function loadLabel(count: number): string {
  return count === 1 ? 'Load its picture' : `Load its ${count} pictures`;
}

interface PaneProps {
  readonly title: string;
  /** Nothing but the signature: the panes lie over each other. */
  readonly isBare: boolean;
  readonly className?: string;
  readonly children: React.ReactNode;
}

function Pane({ title, isBare, className = '', children }: PaneProps) {
  return (
    <section aria-label={title} className={className}>
      {!isBare && <h3 className="mb-1.5 text-sm font-semibold">{title}</h3>}
      <div className={isBare ? '' : 'overflow-hidden rounded-card border bg-white p-3'}>
        <FitWidth width={MAIL_WIDTH}>{children}</FitWidth>
      </div>
    </section>
  );
}

function LikenessMeter({ figure }: { readonly figure: number }) {
  const percent = Math.round(100 * figure);
  return (
    <Meter
      label="Likeness"
      value={percent}
      max={100}
      tone={percent < 75 ? 'warn' : 'ok'}
      valueText={`${percent} % stands and looks as before`}
    />
  );
}
