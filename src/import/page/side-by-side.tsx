import { useState, type ReactNode } from 'react';
import type { HeldPictures } from '../../model/picture/held-pictures';
import { HeldPicturesNotice } from '../../output/page/held-pictures-notice';
import { PreviewFrame } from '../../output/page/preview-frame';
import { selectHeldPictures } from '../../pictures/state/held-pictures';
import type { Point } from '../../scene/geometry';
import { useAppSelector } from '../../store/hooks';
import { SegmentedControl } from '../../ui/fields/segmented-control';
import { FitWidth } from '../../ui/fit-width';
import { Spinner } from '../../ui/spinner';
import type { LaidOutMail } from '../core/laid-out-mail';
import { OriginalFrame } from './original-frame';

/** As wide as a mail shows a signature at most, in px. */
export const MAIL_WIDTH = 600;

/** A signature of the product, as a mail shows it. */
export interface OwnSide {
  readonly html: string;
  /** Where it begins beside the mail from elsewhere, in px. */
  readonly at: Point;
  /** Pictures of it that may not be loaded yet; by default those of the open signature. */
  readonly held?: HeldPictures;
}

export interface SideBySideProps {
  readonly mailTitle: string;
  /** Null until it is made. */
  readonly own: OwnSide | null;
  readonly ownTitle: string;
  readonly isOwnFirst?: boolean;
  /** The mail; null until it is laid out. */
  readonly laidOut: LaidOutMail | null;
  readonly loadsPictures: boolean;
  readonly onLoadPictures: () => void;
  /** Called when the mail's frame is there to be filled. */
  readonly onFrame: (frame: HTMLIFrameElement) => void;
}

/** Of the mail's frame before it is filled, in px. */
const UNREAD_HEIGHT = 160;

const VIEWS = [
  { value: 'beside', label: 'Side by side' },
  { value: 'difference', label: 'Difference' },
] as const;

/** A mail from elsewhere and a signature of the product, beside each other or one over the other. */
export function SideBySide({
  mailTitle,
  own,
  ownTitle,
  isOwnFirst = false,
  laidOut,
  loadsPictures,
  onLoadPictures,
  onFrame,
}: SideBySideProps) {
  const held = useAppSelector(selectHeldPictures);
  const [view, setView] = useState<'beside' | 'difference'>('beside');
  const isOver = view === 'difference';
  const remoteCount = laidOut?.remote.length ?? 0;
  const { x, y } = own?.at ?? { x: 0, y: 0 };
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
      {!loadsPictures && remoteCount > 0 && (
        <HeldPicturesNotice count={remoteCount} onLoad={onLoadPictures} />
      )}
      <div
        className={isOver ? 'relative isolate bg-white' : 'grid grid-cols-[minmax(0,1fr)] gap-4'}
      >
        <Pane
          title={mailTitle}
          isBare={isOver}
          className={isOwnFirst && !isOver ? 'order-last' : ''}
        >
          <OriginalFrame
            key={`${loadsPictures}`}
            title={mailTitle}
            height={laidOut?.height ?? UNREAD_HEIGHT}
            onLoaded={onFrame}
          />
        </Pane>
        <Pane
          title={ownTitle}
          isBare={isOver}
          className={isOver ? 'absolute inset-0 mix-blend-difference' : ''}
        >
          {own === null ? (
            <div className="grid h-40 place-items-center">
              <Spinner />
            </div>
          ) : (
            <div className="bg-white" style={{ paddingLeft: x, paddingTop: y }}>
              <PreviewFrame
                html={own.html}
                held={own.held ?? held}
                title={ownTitle}
                background="#ffffff"
              />
            </div>
          )}
        </Pane>
      </div>
    </div>
  );
}

interface PaneProps {
  readonly title: string;
  /** Nothing but the signature: the panes lie over each other. */
  readonly isBare: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

function Pane({ title, isBare, className = '', children }: PaneProps) {
  return (
    <section aria-label={title} className={className}>
      {!isBare && <h3 className="mb-1.5 text-sm font-semibold">{title}</h3>}
      <div className={isBare ? '' : 'overflow-clip rounded-card border bg-white p-3'}>
        <FitWidth width={MAIL_WIDTH}>{children}</FitWidth>
      </div>
    </section>
  );
}
