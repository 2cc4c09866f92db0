import { ChevronLeft, ChevronRight, LayoutGrid } from 'lucide-react';
import { useEffect, useRef } from 'react';
import {
  DESKTOP_WIDTH,
  PREVIEWS,
  type MadePreview,
  type Preview,
  type PreviewId,
} from '../../../export/previews';
import { ALL_CLIENTS } from '../../../model/messages/messages';
import { Button } from '../../../ui/buttons/button';
import { ExternalLink } from '../../../ui/external-link';
import { IconButton } from '../../../ui/buttons/icon-button';
import { CertaintyBadge } from './certainty-badge';
import { PreviewMail } from './preview-mail';
import { CERTAINTY_WORDS, PREVIEW_WORDS } from './copy';

interface PreviewLargeProps {
  readonly preview: Preview;
  readonly made: MadePreview;
  readonly sender: string;
  readonly onChange: (id: PreviewId) => void;
  readonly onBack: () => void;
}

/** One preview, with what is known of it; arrow keys lead to its neighbors. */
export function PreviewLarge({ preview, made, sender, onChange, onBack }: PreviewLargeProps) {
  const at = PREVIEWS.indexOf(preview);
  // The ends of the list meet.
  const go = (step: number): void => {
    const next = PREVIEWS[(at + step + PREVIEWS.length) % PREVIEWS.length];
    if (next !== undefined) onChange(next.id);
  };
  useArrowKeys(go);
  return (
    <section aria-label={preview.label} className="grid gap-4">
      <div className="flex items-center gap-2">
        <BackButton onBack={onBack} />
        <span className="ms-auto text-sm text-ink-muted tabular-nums">
          {at + 1} of {PREVIEWS.length}
        </span>
        <IconButton
          label={PREVIEW_WORDS.previous}
          icon={<ChevronLeft className="size-4" aria-hidden="true" />}
          onClick={() => go(-1)}
        />
        <IconButton
          label={PREVIEW_WORDS.next}
          icon={<ChevronRight className="size-4" aria-hidden="true" />}
          onClick={() => go(1)}
        />
      </div>
      <PreviewFacts preview={preview} />
      <div className="scroll-thin overflow-x-auto rounded-card border bg-background p-3 sm:p-5">
        <div
          className="mx-auto"
          style={{ width: preview.shows === 'mail' ? preview.width : DESKTOP_WIDTH }}
        >
          <PreviewMail preview={preview} made={made} sender={sender} />
        </div>
      </div>
    </section>
  );
}

/** It has the focus at first, as the button that led here is gone. */
function BackButton({ onBack }: Pick<PreviewLargeProps, 'onBack'>) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Button
      ref={button}
      icon={<LayoutGrid className="size-4" aria-hidden="true" />}
      onClick={onBack}
    >
      {ALL_CLIENTS}
    </Button>
  );
}

function PreviewFacts({ preview }: Pick<PreviewLargeProps, 'preview'>) {
  const { label, reported, certainty, source } = preview;
  return (
    <div aria-live="polite" className="grid gap-1">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="text-base font-semibold">{label}</h3>
        <CertaintyBadge certainty={certainty} />
      </div>
      <p>{reported}</p>
      <p className="text-sm text-ink-muted">
        {CERTAINTY_WORDS[certainty].explained}{' '}
        <ExternalLink href={source.href}>{source.label}</ExternalLink>
      </p>
    </div>
  );
}

/** Steps back and forth by the arrow keys, wherever the focus is. */
function useArrowKeys(onStep: (step: number) => void): void {
  const latest = useRef(onStep);
  useEffect(() => {
    latest.current = onStep;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      event.preventDefault();
      latest.current(event.key === 'ArrowLeft' ? -1 : 1);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
