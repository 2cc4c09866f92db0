import { useEffect, useRef } from 'react';
import type { MadePreview } from '../../../export/previews/make-previews';
import type { Preview, PreviewId } from '../../../export/previews/preview';
import { PREVIEWS } from '../../../export/previews/previews';
import { cx } from '../../../ui/cx';
import { Spinner } from '../../../ui/spinner';
import { Tooltip } from '../../../ui/overlays/tooltip';
import { CertaintyBadge } from './certainty-badge';
import { PreviewMail } from './preview-mail';
import { CERTAINTY_WORDS } from './words';

interface PreviewGridProps {
  /** Nothing as long as they are being made. */
  readonly made: ReadonlyMap<PreviewId, MadePreview> | null;
  readonly sender: string;
  /** The one that gets the focus: it was large a moment ago. */
  readonly focused: PreviewId | null;
  readonly onOpen: (id: PreviewId) => void;
}

/** All previews at a glance. */
export function PreviewGrid({ made, sender, focused, onOpen }: PreviewGridProps) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17.5rem),1fr))] gap-x-4 gap-y-5">
      {PREVIEWS.map((preview) => (
        <PreviewCard
          key={preview.id}
          preview={preview}
          made={made?.get(preview.id)}
          sender={sender}
          isFocused={preview.id === focused}
          onOpen={() => onOpen(preview.id)}
        />
      ))}
    </ul>
  );
}

interface PreviewCardProps {
  readonly preview: Preview;
  readonly made: MadePreview | undefined;
  readonly sender: string;
  readonly isFocused: boolean;
  readonly onOpen: () => void;
}

function PreviewCard({ preview, made, sender, isFocused, onOpen }: PreviewCardProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isFocused) button.current?.focus();
  }, [isFocused]);
  return (
    <li className="group relative grid content-start gap-2">
      <div className="h-48 min-w-0 overflow-clip rounded-card border bg-sunken transition-colors duration-120 group-hover:border-edge">
        {made === undefined ? (
          <div className="grid h-full place-items-center text-ink-muted">
            <Spinner />
          </div>
        ) : (
          <div
            className={cx(
              'flex h-[calc(100%/.43)] w-[calc(100%/.43)] origin-top-left scale-[.43] flex-col p-5',
              preview.shows === 'mail' && preview.glance === 'end' && 'justify-end',
            )}
          >
            <PreviewMail preview={preview} made={made} sender={sender} />
          </div>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
        <Tooltip content={CERTAINTY_WORDS[preview.certainty].told} side="bottom">
          <button
            ref={button}
            type="button"
            onClick={onOpen}
            className="rounded-sm text-start text-sm font-medium after:absolute after:inset-0 after:rounded-card"
          >
            {preview.label}
          </button>
        </Tooltip>
        <CertaintyBadge certainty={preview.certainty} />
      </div>
    </li>
  );
}
