import { ClipboardPaste, FileUp, Plus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { dialogChanged } from '../../store/canvas/view-slice';
import { useAppDispatch } from '../../store/hooks';
import { Button } from '../../ui/buttons/button';
import { FileButton } from '../../ui/fields/file-button';
import { usePressWords } from '../../ui/hooks/use-press-words';
import { SIGNATURE_FILES } from '../../saving/state/files/file-name';
import { importFiles } from '../commands/clipboard/import-design';
import { MAIL_FILES } from '../../import/page/mail-files';
import { StarterList } from '../starters/starter-list';

interface EmptyStateProps {
  /** Called when the visitor chooses to begin with an empty design. */
  readonly onBlank?: () => void;
}

/** What an empty canvas shows: where to begin. */
export function EmptyState({ onBlank }: EmptyStateProps) {
  const title = useId();
  const card = useRef<HTMLElement>(null);
  const [isBlank, setIsBlank] = useState(false);
  const blankHint = usePressWords('Click or drag elements onto the canvas.');
  if (isBlank) {
    return (
      <p className="pointer-events-auto rounded-card border bg-panel px-4 py-3 text-sm text-ink-muted">
        {blankHint}
      </p>
    );
  }
  const begin = () => {
    setIsBlank(true);
    onBlank?.();
  };
  return (
    <section
      ref={card}
      aria-labelledby={title}
      data-sample=""
      className="pointer-events-auto min-h-0 w-full max-w-180 scroll-thin overflow-y-auto rounded-card border bg-panel p-3 shadow-rest"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id={title} className="text-lg font-semibold short:sm:text-sm">
          Start creating your signature
        </h2>
        <Beginnings onBlank={begin} />
      </div>
      <StarterList
        className="mt-3 max-sm:mt-2 short:mt-2"
        onAsk={() => card.current?.scrollTo({ top: 0 })}
      />
    </section>
  );
}

function Beginnings({ onBlank }: Required<EmptyStateProps>) {
  const dispatch = useAppDispatch();
  return (
    <div className="three-abreast">
      <Button icon={<Plus className="size-4" aria-hidden="true" />} onClick={onBlank}>
        Blank canvas
      </Button>
      <FileButton
        inputLabel="Design file to start from"
        accept={`${SIGNATURE_FILES},${MAIL_FILES}`}
        canTakeMany
        icon={<FileUp className="size-4" aria-hidden="true" />}
        onFiles={(files) => void dispatch(importFiles(files))}
      >
        Import a design
      </FileButton>
      <Button
        icon={<ClipboardPaste className="size-4" aria-hidden="true" />}
        onClick={() => dispatch(dialogChanged('import'))}
      >
        Paste a signature
      </Button>
    </div>
  );
}
