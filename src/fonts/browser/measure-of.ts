import type { Design } from '../../scene/scene';
import type { MeasureText } from '../../scene/text/text-measure';
import { addFaces, type FaceSource } from './face-source';
import { loadDesignFaces } from './load-design-faces';
import { forgetMeasures, measureText } from './measure-text';

/** What a worker measures the texts of a design with. Nothing where the built-in table is nearer to what the page measures. */
export async function measureOf(
  design: Design,
  faces: readonly FaceSource[],
): Promise<MeasureText | undefined> {
  return (await prepareMeasuring(design, faces)) ? measureText : undefined;
}

let hasFaces = false;

/** False where this worker would measure other fonts than the page. */
async function prepareMeasuring(design: Design, faces: readonly FaceSource[]): Promise<boolean> {
  if (typeof OffscreenCanvas !== 'function') return false;
  if (faces.length === 0) return true;
  const { fonts } = globalThis as { readonly fonts?: FontFaceSet };
  if (fonts === undefined) return false;
  if (!hasFaces) {
    for (const { loaded } of addFaces({ FontFace, fonts }, faces)) {
      loaded.then(forgetMeasures, () => undefined);
    }
    hasFaces = true;
  }
  await loadDesignFaces(design, fonts);
  return true;
}
