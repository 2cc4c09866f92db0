import { fail, type Result } from '../../../base/result';
import type { AppThunk } from '../../../store/state';
import type { Manifest } from '../../core/archive/manifest';
import { manifestSizeProblem } from '../../core/archive/manifest-limits';
import { MAKE_WORDS } from '../words';

/** Reads the manifest of an earlier run out of a file. What is wrong with it is a sentence. Rejects once nobody waits for it. */
export function readManifestFile(
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
