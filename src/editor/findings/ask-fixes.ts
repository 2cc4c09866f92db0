import type { FixQuestion, Offer } from '../../fixes/question';
import type { AppThunk } from '../../store/state';
import { designOf } from '../../store/signature/signature';

/**
 * What fixes would do to the current design. The compiler tries them all out, which takes long where many elements overlap,
 * so this runs off the page. Null where it fails.
 */
export function askFixes(
  question: FixQuestion,
  signal?: AbortSignal,
): AppThunk<Promise<readonly Offer[] | null>> {
  return async (_dispatch, getState, { findFixes, origin, log }) => {
    const { signature, output } = getState();
    const options = { rasters: output.rasters, baseUrl: origin };
    try {
      return await findFixes(designOf(signature.present), question, options, signal);
    } catch (cause) {
      if (signal?.aborted !== true) log('What helps could not be found out', cause);
      return null;
    }
  };
}
