import { FileClock } from 'lucide-react';
import { useState } from 'react';
import { readManifest, type Manifest } from '../../team/archive/manifest';
import { Button } from '../../ui/button';
import { FileButton } from '../../ui/file-button';
import { MAKE_WORDS } from '../words';

interface EarlierRunProps {
  readonly previous: Manifest | null;
  readonly onChange: (previous: Manifest | null) => void;
}

/** The manifest of an earlier run, so that only who has changed gets new files. */
export function EarlierRun({ previous, onChange }: EarlierRunProps) {
  const [problem, setProblem] = useState('');
  const take = async (file: File): Promise<void> => {
    const read = readManifest(await file.text());
    setProblem(read.ok ? '' : read.problem);
    if (read.ok) onChange(read.value);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-48 flex-1">
        <p className="text-sm font-medium">{MAKE_WORDS.earlier}</p>
        <p className="text-xs text-ink-muted tabular-nums">
          {previous === null
            ? MAKE_WORDS.earlierLead
            : MAKE_WORDS.earlierGiven(previous.made, previous.people.size)}
        </p>
        <p role="alert" className="text-xs text-danger">
          {problem}
        </p>
      </div>
      {previous === null ? (
        <FileButton
          inputLabel={MAKE_WORDS.earlierChoose}
          accept=".json,application/json"
          icon={<FileClock className="size-4" aria-hidden="true" />}
          onFiles={([file]) => {
            if (file !== undefined) void take(file);
          }}
        >
          {MAKE_WORDS.earlierChoose}
        </FileButton>
      ) : (
        <Button
          variant="ghost"
          aria-label={`${MAKE_WORDS.earlier}: ${MAKE_WORDS.earlierRemove}`}
          onClick={() => onChange(null)}
        >
          {MAKE_WORDS.earlierRemove}
        </Button>
      )}
    </div>
  );
}
