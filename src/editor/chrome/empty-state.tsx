import { FileUp, Plus } from 'lucide-react';
import { useState } from 'react';
import { useAppDispatch } from '../../store/hooks';
import { Button } from '../../ui/button';
import { FileButton } from '../../ui/file-button';
import { SIGNATURE_FILES } from '../../store/saving/file-name';
import { importFile } from '../commands/import-design';
import { StarterList } from '../starters/starter-list';

interface EmptyStateProps {
  /** The visitor wants to begin with nothing. */
  readonly onBlank?: () => void;
}

/** What an empty canvas shows: where to begin. */
export function EmptyState({ onBlank }: EmptyStateProps) {
  const dispatch = useAppDispatch();
  const [isBlank, setIsBlank] = useState(false);
  if (isBlank) {
    return (
      <p className="pointer-events-auto rounded-card border bg-panel px-4 py-3 text-sm text-ink-muted">
        Click an element in the library, then drag it into place.
      </p>
    );
  }
  return (
    <div className="pointer-events-auto max-h-full w-full max-w-120 overflow-y-auto rounded-card border bg-panel p-5 shadow-rest">
      <h2 className="text-lg font-semibold">Start creating your signature</h2>
      <p className="mt-0.5 text-sm text-ink-muted">
        Start from a design, or place everything yourself.
      </p>
      <StarterList className="mt-4" />
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          className="flex-1"
          icon={<Plus className="size-4" aria-hidden="true" />}
          onClick={() => {
            setIsBlank(true);
            onBlank?.();
          }}
        >
          Blank canvas
        </Button>
        <FileButton
          className="flex-1"
          inputLabel="Design file to start from"
          accept={SIGNATURE_FILES}
          icon={<FileUp className="size-4" aria-hidden="true" />}
          onFiles={([file]) => {
            if (file !== undefined) void dispatch(importFile(file));
          }}
        >
          Import a design
        </FileButton>
      </div>
    </div>
  );
}
