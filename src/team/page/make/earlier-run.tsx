import { FileClock } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { fail, type Result } from '../../../base/result';
import { useAppDispatch } from '../../../store/hooks';
import type { AppThunk } from '../../../store/state';
import { Button } from '../../../ui/buttons/button';
import { FileButton } from '../../../ui/fields/file-button';
import type { Manifest } from '../../core/archive/manifest';
import { manifestSizeProblem } from '../../core/archive/manifest-limits';
import { MAKE_WORDS } from '../copy';

interface EarlierRunProps {
  readonly previous: Manifest | null;
  readonly onChange: (previous: Manifest | null) => void;
}

/** The manifest of an earlier run, so that only who has changed gets new files. */
export function EarlierRun({ previous, onChange }: EarlierRunProps) {
  const { isReading, problem, take, cancel } = useManifestFile(onChange);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-48 flex-1">
        <p className="text-sm font-medium">{MAKE_WORDS.earlier}</p>
        <p className="text-xs text-ink-muted tabular-nums">
          {isReading
            ? MAKE_WORDS.earlierReading
            : previous === null
              ? MAKE_WORDS.earlierLead
              : MAKE_WORDS.earlierGiven(previous.made, previous.people.size)}
        </p>
        <p role="alert" className="text-xs text-danger">
          {problem}
        </p>
      </div>
      {isReading ? (
        <Button aria-label={`${MAKE_WORDS.earlier}: ${MAKE_WORDS.cancel}`} onClick={cancel}>
          {MAKE_WORDS.cancel}
        </Button>
      ) : previous === null ? (
        <FileButton
          inputLabel={MAKE_WORDS.earlierChoose}
          accept=".json,application/json"
          icon={<FileClock className="size-4" aria-hidden="true" />}
          onFiles={([file]) => {
            if (file !== undefined) take(file);
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

/** What is read of the file that was chosen last. The page that goes away waits for nothing. */
function useManifestFile(onManifest: (manifest: Manifest) => void) {
  const dispatch = useAppDispatch();
  const [isReading, setIsReading] = useState(false);
  const [problem, setProblem] = useState('');
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);
  const take = (file: File): void => {
    const own = new AbortController();
    reading.current = own;
    setIsReading(true);
    setProblem('');
    dispatch(readManifestFile(file, own.signal)).then(
      (read) => {
        setIsReading(false);
        if (read.ok) onManifest(read.value);
        else setProblem(read.problem);
      },
      // The reading was aborted.
      () => setIsReading(false),
    );
  };
  return { isReading, problem, take, cancel: () => reading.current?.abort() };
}

/**
 * Reads the manifest of an earlier run out of a file. What is wrong with it is a sentence. Rejects once the signal is aborted.
 */
function readManifestFile(
  file: File,
  signal: AbortSignal,
): AppThunk<Promise<Result<Manifest, string>>> {
  return async (_dispatch, _getState, { manifests, log }) => {
    const problem = manifestSizeProblem(file);
    if (problem !== null) return fail(problem);
    try {
      return await manifests.read(file, signal);
    } catch (cause) {
      signal.throwIfAborted();
      log('The manifest of an earlier run could not be read', cause);
      return fail(MAKE_WORDS.earlierNotRead);
    }
  };
}
