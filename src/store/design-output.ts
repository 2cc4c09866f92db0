import type { Design } from '../scene/scene';
import type { BuilderState, BuilderThunk } from './builder-state';
import {
  designOutputBegun,
  designOutputFailed,
  designOutputMade,
  drawingProgressed,
  drawingsKept,
} from './design-output-slice';
import type { DrawingClient, Rasters } from './draw-pictures';
import { exportWithDrawings } from './export-with-drawings';
import type { KeptOutput } from './output-state';
import type { Ports } from './ports';

/** The design as it stands: the scene with the person it speaks of. */
export function currentDesign({ scene: { present } }: BuilderState): Design {
  return { version: 1, ...present.scene, signatureData: present.person };
}

/**
 * The output of the design as it stands: what is there already, or a new one, for which pictures are drawn on the way.
 * Where the design changes meanwhile so that they are not drawn to the end, it is that of the newer design. Rejects when
 * the exporter cannot be reached, and when the visitor would not wait.
 */
export function freshDesignOutput(): BuilderThunk<Promise<KeptOutput>> {
  return async (dispatch, getState) => {
    for (;;) {
      const { designOutput } = getState();
      if (designOutput.status === 'fresh') return designOutput;
      const output = await dispatch(makeDesignOutput());
      if (output !== null) return output;
      if (getState().designOutput.status === 'stopped') throw new Error('Stopped by the visitor');
    }
  };
}

/**
 * Makes the output of the design as it stands, unless that is under way or done already. It enters the state, as a failure
 * does, unless the design has changed meanwhile. Null where its pictures were not drawn to the end, as nobody wants it
 * any more; those that were are kept.
 */
export function makeDesignOutput(): BuilderThunk<Promise<KeptOutput | null>> {
  return (dispatch, getState, ports) => {
    const before = getState();
    if (before.designOutput.status === 'fresh') return Promise.resolve(before.designOutput);
    const underWay = RUNS.get(ports);
    if (underWay?.isCurrent() === true) return underWay.output;
    dispatch(designOutputBegun());
    const { run } = getState().designOutput;
    const isCurrent = (): boolean => {
      const now = getState();
      return run === now.designOutput.run && hasSameInput(now, before);
    };
    const output = dispatch(runDesignOutput(isCurrent)).finally(() => {
      if (RUNS.get(ports)?.output === output) RUNS.delete(ports);
    });
    RUNS.set(ports, { isCurrent, output });
    return output;
  };
}

interface Run {
  /** Whether what it makes is still the output of the design. */
  readonly isCurrent: () => boolean;
  readonly output: Promise<KeptOutput | null>;
}

/** The run of each store, by the ports that it alone has. */
const RUNS = new WeakMap<Ports, Run>();

/** What each store has asked the exporter for last. */
const COMPILATIONS = new WeakMap<Ports, Promise<unknown>>();

function runDesignOutput(isCurrent: () => boolean): BuilderThunk<Promise<KeptOutput | null>> {
  return async (dispatch, getState, ports) => {
    const { exporter, images, origin, log } = ports;
    // One after the other: of the designs that come while one is compiled only the last has its turn.
    await COMPILATIONS.get(ports)?.catch(() => undefined);
    if (!isCurrent()) return null;
    const { pictureSizes } = getState();
    const known = getState().designOutput.rasters;
    const design = currentDesign(getState());
    const send = (rasters: Rasters) => {
      const output = exporter.exportScene(design, { rasters, pictureSizes, baseUrl: origin });
      COMPILATIONS.set(ports, output);
      return output;
    };
    const client: DrawingClient = {
      isWanted: isCurrent,
      isWatched: () => getState().designOutput.drawing !== null,
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
        dispatch(designOutputMade({ output, design, rasters: { ...known, ...drawn } }));
      }
      return output;
    } catch (cause) {
      log('The design could not be exported', cause);
      if (isCurrent()) dispatch(designOutputFailed());
      throw cause;
    }
  };
}

/** Whether an output of one state is one of the other. A state before the designer opened has no input. */
export function hasSameInput(a: Partial<BuilderState>, b: Partial<BuilderState>): boolean {
  return (
    a.scene?.present === b.scene?.present &&
    a.pictureSizes === b.pictureSizes &&
    a.fonts === b.fonts
  );
}
