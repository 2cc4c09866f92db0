import type { MadePreview } from '../../export/previews';
import type { CompilerId } from './output-ports';
import type { AppThunk } from '../../store/state';
import { COMPILERS } from './compilers';
import { freshOutput } from './make-output';

/**
 * The signature as it stands, as other places show it. Rejects when the exporter cannot be reached, and when the visitor has
 * stopped the drawing of its pictures.
 */
export function makePreviews(compiler: CompilerId): AppThunk<Promise<readonly MadePreview[]>> {
  return async (dispatch, getState, { exporter, origin }) => {
    // The pictures that are drawn for it are those of its previews.
    await dispatch(freshOutput(compiler));
    const state = getState();
    const { rasters } = state.output;
    return COMPILERS[compiler].preview(state, { exporter, rasters, baseUrl: origin });
  };
}
