import { useState } from 'react';
import type { PreviewId } from '../../../export/previews/preview';
import { PREVIEWS } from '../../../export/previews/previews';
import { dialogChanged } from '../../../store/canvas/view-slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import type { CompilerId } from '../../../store/ports';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/overlays/dialog';
import { PreviewGrid } from './preview-grid';
import { PreviewLarge } from './preview-large';
import { usePreviews } from './use-previews';
import { PREVIEW_WORDS } from './words';

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
