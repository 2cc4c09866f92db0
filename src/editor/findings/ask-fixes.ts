import type { FixQuestion, Offer } from '../../fixes/question';
import type { AppThunk } from '../../store/state';
import { designOf } from '../../store/signature/signature';

/**
 * What fixes would do to the design as it stands. The compiler tries them all out, which takes long where much overlaps,
 * so it is asked away from the page. Null where it cannot tell.
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
