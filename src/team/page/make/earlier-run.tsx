import { FileClock } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { fail, ok, type Result } from '../../../base/result';
import { useAppDispatch } from '../../../store/hooks';
import type { AppThunk } from '../../../store/state';
import { Button } from '../../../ui/buttons/button';
import { FileButton } from '../../../ui/fields/file-button';
import type { Manifest } from '../../core/archive/manifest';
import { MAKE_WORDS } from '../copy';

/** An earlier run that was chosen. */
export interface ChosenRun {
  readonly manifest: Manifest;
  /** The manifest.json, or the archive that holds it. */
  readonly file: File;
  /** Whether the file holds the signatures of the run, too. */
  readonly hasFiles: boolean;
}

interface EarlierRunProps {
  readonly earlier: ChosenRun | null;
  readonly onChange: (earlier: ChosenRun | null) => void;
}

/** The manifest or the archive of an earlier run, so that only who has changed gets new files. */
export function EarlierRun({ earlier, onChange }: EarlierRunProps) {
  const { isReading, problem, take, cancel } = useManifestFile(onChange);
  const previous = earlier?.manifest ?? null;
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
          accept=".json,.zip,application/json,application/zip"
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
function useManifestFile(onRun: (run: ChosenRun) => void) {
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
        if (read.ok) onRun(read.value);
        else setProblem(read.problem);
      },
      // The reading was aborted.
      () => setIsReading(false),
    );
  };
  return { isReading, problem, take, cancel: () => reading.current?.abort() };
}

/**
 * Reads the manifest of an earlier run out of a file, or out of its archive. What is wrong with it is a sentence. Rejects once the
 * signal is aborted.
 */
function readManifestFile(
  file: File,
  signal: AbortSignal,
): AppThunk<Promise<Result<ChosenRun, string>>> {
  return async (_dispatch, _getState, { manifests, log }) => {
    try {
      const read = await manifests.read(file, signal);
      if (!read.ok) return read;
      return ok({ manifest: read.value, file, hasFiles: !/\.json$/i.test(file.name) });
    } catch (cause) {
      signal.throwIfAborted();
      log('The manifest of an earlier run could not be read', cause);
      return fail(MAKE_WORDS.earlierNotRead);
    }
  };
}
