import type { EmailOutput, ExportOptions, ImageMode } from '../../export';
import type { CompilerId } from './output-ports';
import type { AppThunk } from '../../store/state';
import { selectHeldPictures, withoutHeld } from '../../pictures/state/held-pictures';
import { COMPILERS } from './compilers';
import { exportWithDrawings, UNWATCHED, type Rasters } from './draw-pictures';
import { freshOutput } from './make-output';

/**
 * The signature as it stands, whole, its pictures travelling in another way than in the output that the page shows, or the
 * short form of it. Rejects when the exporter cannot be reached, and when the visitor has stopped it.
 */
export function outputIn(
  compiler: CompilerId,
  images: ImageMode,
  options: Pick<ExportOptions, 'folder' | 'host' | 'form' | 'showsIcons' | 'code'> = {},
): AppThunk<Promise<EmailOutput>> {
  return async (dispatch, getState, ports) => {
    // What is drawn for it is drawn for this one, too.
    await dispatch(freshOutput(compiler));
    const state = getState();
    const send = (rasters: Rasters) =>
      COMPILERS[compiler].compile(state, {
        exporter: ports.exporter,
        rasters,
        baseUrl: ports.origin,
        images,
        ...options,
      });
    const { rasters } = state.output;
    const pictures = withoutHeld(ports.images, selectHeldPictures(state));
    const { output } = await exportWithDrawings(send, rasters, pictures, UNWATCHED);
    return output;
  };
}
