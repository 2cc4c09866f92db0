import type { EmailOutput, ExportOptions } from '../export/types';
import type { DrawingClient, Rasters } from './draw-pictures';
import { exportWithDrawings } from './export-with-drawings';
import { outputFailed, outputMade, rastersDrawn } from './output-slice';
import type { AppThunk } from './root-state';
import type { SignatureDraft } from './signature-slice';

/** The options of an export, as far as the state decides them. */
export function exportOptions(
  { socialStyle, celebration }: Pick<SignatureDraft, 'socialStyle' | 'celebration'>,
  rasters: Rasters,
  baseUrl: string,
): ExportOptions {
  return { socialStyle, celebration, rasters, baseUrl };
}

/**
 * Makes the output of what the form holds now, drawing the pictures it needs on the way. It enters the state, as a
 * failure does, unless the form has changed meanwhile. Rejects when the exporter cannot be reached.
 */
export function makeOutput(): AppThunk<Promise<EmailOutput>> {
  return async (dispatch, getState, { exporter, images, origin, log }) => {
    const { signature, output: before } = getState();
    const send = (rasters: Rasters): Promise<EmailOutput> =>
      exporter.exportSignature(
        signature.data,
        signature.template,
        exportOptions(signature, rasters, origin),
      );
    try {
      const { output, drawn } = await exportWithDrawings(send, before.rasters, images, PATIENT);
      dispatch(rastersDrawn(drawn));
      if (getState().signature !== signature) return output;
      const { html, text, findings } = output;
      dispatch(outputMade({ html, text, findings }));
      return output;
    } catch (cause) {
      log('The signature could not be exported', cause);
      if (getState().signature === signature) dispatch(outputFailed());
      throw cause;
    }
  };
}

/** A form has two pictures at most: they are drawn to the end, and nobody is told. */
const PATIENT: DrawingClient = {
  isWanted: () => true,
  isWatched: () => false,
  onProgress: () => undefined,
};
