import type { EmailOutput } from '../export/types';
import type { Design } from '../scene/scene';
import type { BuilderState, BuilderThunk } from './builder-state';
import { designOutputFailed, designOutputMade } from './design-output-slice';
import { exportWithDrawings, type Rasters } from './export-with-drawings';
import type { KeptOutput } from './output-state';

/** The design as it stands: the scene with the person it speaks of. */
export function currentDesign({ scene: { present } }: BuilderState): Design {
  return { version: 1, ...present.scene, signatureData: present.person };
}

/**
 * The output of the design as it stands: what is there already, or a new one, for which pictures are drawn on the way.
 * A new one enters the state, as a failure does, unless the design has changed meanwhile. Rejects when the exporter
 * cannot be reached.
 */
export function freshDesignOutput(): BuilderThunk<Promise<KeptOutput>> {
  return async (dispatch, getState) => {
    const { designOutput } = getState();
    return designOutput.status === 'fresh' ? designOutput : dispatch(makeDesignOutput());
  };
}

function makeDesignOutput(): BuilderThunk<Promise<EmailOutput>> {
  return async (dispatch, getState, { exporter, images, origin, log }) => {
    const { scene, pictureSizes } = getState();
    const known = getState().designOutput.rasters;
    const design = currentDesign(getState());
    const isCurrent = (): boolean => {
      const now = getState();
      return now.scene.present === scene.present && now.pictureSizes === pictureSizes;
    };
    const send = (rasters: Rasters): Promise<EmailOutput> =>
      exporter.exportScene(design, { rasters, pictureSizes, baseUrl: origin });
    try {
      const { output, drawn } = await exportWithDrawings(send, known, images);
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
