import type { EmailOutput, ExportOptions, RasterImage, RasterRequest } from '../export/types';
import { outputFailed, outputMade, rastersDrawn, type OutputState } from './output-slice';
import type { ImagePort } from './image-port';
import type { AppThunk } from './make-store';
import type { SignatureDraft } from './signature-slice';

type Rasters = OutputState['rasters'];

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
    const { signature, output } = getState();
    const send = (rasters: Rasters): Promise<EmailOutput> =>
      exporter.exportSignature(
        signature.data,
        signature.template,
        exportOptions(signature, rasters, origin),
      );
    try {
      const first = await send(output.rasters);
      const drawn = await drawAll(first.needs, images);
      if (drawn !== null) dispatch(rastersDrawn(drawn));
      const made = drawn === null ? first : await send({ ...output.rasters, ...drawn });
      if (getState().signature !== signature) return made;
      const { html, text, findings } = made;
      dispatch(outputMade({ html, text, findings }));
      return made;
    } catch (cause) {
      log('The signature could not be exported', cause);
      if (getState().signature === signature) dispatch(outputFailed());
      throw cause;
    }
  };
}

/** The pictures asked for that could be drawn; null when none was asked for or none could. */
async function drawAll(
  needs: readonly RasterRequest[],
  images: Pick<ImagePort, 'draw'>,
): Promise<Rasters | null> {
  const drawn = await Promise.all(
    needs.map(async (need) => [need.id, await images.draw(need)] as const),
  );
  const entries = drawn.filter((entry): entry is [string, RasterImage] => entry[1] !== null);
  return entries.length === 0 ? null : Object.fromEntries(entries);
}
