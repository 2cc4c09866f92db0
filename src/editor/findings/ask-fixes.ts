import type { AppThunk } from '../../store/state';
import { designOf } from '../../store/signature/signature';

const NONE: ReadonlySet<string> = new Set();

/**
 * The ids of the commands that fix something of the selection as it stands. The compiler tries them all out, which takes
 * long where much overlaps, so it is asked away from the page. None where it cannot be reached.
 */
export function askFixes(): AppThunk<Promise<ReadonlySet<string>>> {
  return async (_dispatch, getState, { findFixes, origin, log }) => {
    const { signature, selection, output, view } = getState();
    if (selection.length === 0 || view.isPreview) return NONE;
    const options = { rasters: output.rasters, baseUrl: origin };
    try {
      const found = await findFixes(designOf(signature.present), selection, options);
      return new Set(found.map((id) => `fix.${id}`));
    } catch (cause) {
      log('What helps could not be found out', cause);
      return NONE;
    }
  };
}
