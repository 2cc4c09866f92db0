import type { CompilerId } from './output-ports';
import { selectHeldPictures, withoutHeld } from '../../pictures/state/held-pictures';
import { waitForSizes } from '../../pictures/state/natural-sizes';
import type { AppThunk } from '../../store/state';
import { withTimeout } from '../../store/timing';
import { COMPILERS, hasSameInput } from './compilers';
import { exportWithDrawings, type DrawingClient, type Rasters } from './draw-pictures';
import {
  drawingProgressed,
  drawingsKept,
  outputBegun,
  outputFailed,
  outputMade,
  outputRequested,
  type KeptOutput,
} from './output-slice';

/** How long letters may take to come, before the mail is made without them. */
const FONTS_MS = 5000;

/**
 * The output of the signature as it stands: what is there already, or a new one, for which pictures are drawn on the way. Where
 * the signature changes meanwhile so that they are not drawn to the end, it is that of the newer one. Rejects when the exporter
 * cannot be reached, and when the visitor has stopped it.
 */
export function freshOutput(compiler: CompilerId): AppThunk<Promise<KeptOutput>> {
  return async (dispatch, getState, { fonts }) => {
    // An address may have been left for the very button that exports.
    await dispatch(waitForSizes());
    // Until a font has loaded, the boxes of texts are as wide as with its substitute: the mail would be, too.
    if (compiler === 'scene') await withTimeout(fonts.haveCome(), FONTS_MS, undefined);
    if (getState().output.compiler !== compiler) dispatch(outputRequested(compiler));
    for (;;) {
      const { output: known } = getState();
      if (known.status === 'fresh') return known;
      const output = await dispatch(makeOutput());
      if (output !== null) return output;
      if (getState().output.status === 'stopped') throw new Error('Stopped by the visitor');
    }
  };
}

/**
 * Makes the output of the signature as it stands, unless that is under way or done already. It enters the state, as a failure
 * does, unless the signature has changed meanwhile. Null where its pictures were not drawn to the end, as it is not needed any
 * more; those that were are kept.
 */
export function makeOutput(): AppThunk<Promise<KeptOutput | null>> {
  return (dispatch, getState, { session }) => {
    const before = getState();
    const { compiler, status } = before.output;
    if (compiler === null) return Promise.reject(new Error('No page has asked for an output'));
    if (status === 'fresh') return Promise.resolve(before.output);
    const underWay = session.output.run;
    if (underWay?.isCurrent() === true) return underWay.output;
    dispatch(outputBegun());
    const { run } = getState().output;
    const isCurrent = (): boolean => {
      const now = getState();
      return run === now.output.run && hasSameInput(now, before);
    };
    const output = dispatch(runOutput(compiler, isCurrent)).finally(() => {
      if (session.output.run?.output === output) session.output.run = null;
    });
    session.output.run = { isCurrent, output };
    return output;
  };
}

/** Makes an output that failed again: what was missing may have come. */
export function retryOutput(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    if (getState().output.status === 'failed') await dispatch(makeOutput()).catch(() => undefined);
  };
}

function runOutput(
  compiler: CompilerId,
  isCurrent: () => boolean,
): AppThunk<Promise<KeptOutput | null>> {
  return async (dispatch, getState, { exporter, images: pictures, origin, log, now, session }) => {
    // One after the other: of the signatures that come while one is compiled only the last has its turn.
    await session.output.compilation?.catch(() => undefined);
    if (!isCurrent()) return null;
    const state = getState();
    const known = state.output.rasters;
    const images = withoutHeld(pictures, selectHeldPictures(state));
    const send = (rasters: Rasters) => {
      const compilation = { exporter, rasters, baseUrl: origin, today: now().slice(0, 10) };
      const output = COMPILERS[compiler].compile(state, compilation);
      session.output.compilation = output;
      return output;
    };
    const client: DrawingClient = {
      isWanted: isCurrent,
      isWatched: () => getState().output.drawing !== null,
      onProgress: (progress) => {
        if (isCurrent()) dispatch(drawingProgressed(progress));
      },
    };
    try {
      const { output, isWhole, drawn } = await exportWithDrawings(send, known, images, client);
      if (!isWhole) {
        dispatch(drawingsKept(drawn));
        return null;
      }
      if (isCurrent()) {
        const source = state.signature.present;
        const { html, text, findings, differences, isEmpty } = output;
        const kept = { html, text, findings, differences, isEmpty };
        dispatch(outputMade({ output: kept, source, rasters: { ...known, ...drawn } }));
      }
      return output;
    } catch (cause) {
      log('The signature could not be exported', cause);
      if (isCurrent()) dispatch(outputFailed());
      throw cause;
    }
  };
}
