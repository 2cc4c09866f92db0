import { useState, useEffect, useRef } from 'react';
import { PREVIEWS, type MadePreview, type Preview, type PreviewId } from '../../../export/previews';
import { dialogChanged } from '../../../store/canvas/view-slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import type { CompilerId } from '../../state/output-ports';
import { Button } from '../../../ui/buttons/button';
import { cx } from '../../../ui/cx';
import { Dialog } from '../../../ui/overlays/dialog';
import { Tooltip } from '../../../ui/overlays/tooltip';
import { Spinner } from '../../../ui/spinner';
import { CertaintyBadge } from './certainty-badge';
import { PreviewLarge } from './preview-large';
import { PreviewMail } from './preview-mail';
import { usePreviews } from './use-previews';
import { PREVIEW_WORDS, CERTAINTY_WORDS } from './copy';

interface PreviewsDialogProps {
  readonly compiler: CompilerId;
  readonly isOpen: boolean;
}

/** How the signature looks elsewhere: all previews side by side, or one large. */
export function PreviewsDialog({ compiler, isOpen }: PreviewsDialogProps) {
  const dispatch = useAppDispatch();
  const [attempt, setAttempt] = useState(1);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={() => dispatch(dialogChanged(null))}
      size="xl"
      title={PREVIEW_WORDS.title}
      description={PREVIEW_WORDS.about}
    >
      <Previews key={attempt} compiler={compiler} onTryAgain={() => setAttempt(attempt + 1)} />
    </Dialog>
  );
}

interface PreviewsProps extends Pick<PreviewsDialogProps, 'compiler'> {
  readonly onTryAgain: () => void;
}

function Previews({ compiler, onTryAgain }: PreviewsProps) {
  const previews = usePreviews(compiler);
  const [large, setLarge] = useState<PreviewId | null>(null);
  const [last, setLast] = useState<PreviewId | null>(null);
  const sender = useAppSelector((state) => state.signature.present.person.fullName.trim());
  if (previews.status === 'failed') {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3">
        <p>{PREVIEW_WORDS.failed}</p>
        <Button onClick={onTryAgain}>{PREVIEW_WORDS.tryAgain}</Button>
      </div>
    );
  }
  const made = previews.status === 'made' ? previews.byId : null;
  const preview = PREVIEWS.find(({ id }) => id === large);
  const shown = preview && made?.get(preview.id);
  if (preview !== undefined && shown !== undefined) {
    const back = (): void => {
      setLast(preview.id);
      setLarge(null);
    };
    return (
      <PreviewLarge
        preview={preview}
        made={shown}
        sender={sender}
        onChange={setLarge}
        onBack={back}
      />
    );
  }
  return (
    <>
      <output className="sr-only">{made === null && PREVIEW_WORDS.making}</output>
      <PreviewGrid made={made} sender={sender} focused={last} onOpen={setLarge} />
    </>
  );
}

interface PreviewGridProps {
  /** Nothing as long as they are being made. */
  readonly made: ReadonlyMap<PreviewId, MadePreview> | null;
  readonly sender: string;
  /** The one that gets the focus: it was large a moment ago. */
  readonly focused: PreviewId | null;
  readonly onOpen: (id: PreviewId) => void;
}

/** All previews at a glance. */
function PreviewGrid({ made, sender, focused, onOpen }: PreviewGridProps) {
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
        <Tooltip content={CERTAINTY_WORDS[preview.certainty].explained} side="bottom">
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
