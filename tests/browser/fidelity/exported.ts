import { exportScene, type EmailOutput, type RasterImage } from '../../../src/export';
import type { ImageMode } from '../../../src/export/types';
import { makeImages } from '../../../src/pictures/browser/images';
import { loadDesignFaces } from '../../../src/fonts/browser/measure-of';
import { measureText } from '../../../src/fonts/browser/measure-text';
import type { Design } from '../../../src/scene/scene';

const known = new Map<ImageMode, WeakMap<Design, Promise<EmailOutput>>>();
const images = makeImages({ startWorker: null });

/** Asking again for what was just given would go on for ever. */
const MOST_ROUNDS = 3;

/** A design as it is taken away: measured and drawn by this browser, after all passes. Made once for each design and mode. */
export function exported(design: Design, mode: ImageMode = 'embed'): Promise<EmailOutput> {
  const ofMode = known.get(mode) ?? new WeakMap<Design, Promise<EmailOutput>>();
  known.set(mode, ofMode);
  const found = ofMode.get(design);
  if (found !== undefined) return found;
  const output = exportWhole(design, mode);
  ofMode.set(design, output);
  return output;
}

async function exportWhole(design: Design, mode: ImageMode): Promise<EmailOutput> {
  await loadDesignFaces(design, document.fonts);
  const rasters: Record<string, RasterImage> = {};
  let output = await exportScene(design, { images: mode }, measureText);
  for (let round = 0; output.requests.length > 0; round++) {
    if (round === MOST_ROUNDS) throw new Error(`Still needed: ${output.requests[0]?.id}`);
    for (const request of output.requests) {
      const drawn = await images.draw(request);
      if (drawn === null) throw new Error(`Not drawn: ${request.id}`);
      rasters[request.id] = drawn;
    }
    output = await exportScene(design, { images: mode, rasters }, measureText);
  }
  return output;
}
