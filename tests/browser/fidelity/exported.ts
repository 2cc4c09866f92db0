import { exportScene, type EmailOutput, type RasterImage } from '../../../src/export';
import { makeImages } from '../../../src/platform/images/images';
import { loadDesignFaces } from '../../../src/platform/load-design-faces';
import { measureText } from '../../../src/platform/measure-text';
import type { Design } from '../../../src/scene/scene';

const known = new WeakMap<Design, Promise<EmailOutput>>();
const images = makeImages({ startWorker: null });

/** Asking again for what was just given would go on for ever. */
const MOST_ROUNDS = 3;

/** A design as it is taken away: measured and drawn by this browser, after all passes. Made once for each design. */
export function exported(design: Design): Promise<EmailOutput> {
  const found = known.get(design);
  if (found !== undefined) return found;
  const output = exportWhole(design);
  known.set(design, output);
  return output;
}

async function exportWhole(design: Design): Promise<EmailOutput> {
  await loadDesignFaces(design, document.fonts);
  const rasters: Record<string, RasterImage> = {};
  let output = await exportScene(design, {}, measureText);
  for (let round = 0; output.requests.length > 0; round++) {
    if (round === MOST_ROUNDS) throw new Error(`Still needed: ${output.requests[0]?.id}`);
    for (const request of output.requests) {
      const drawn = await images.draw(request);
      if (drawn === null) throw new Error(`Not drawn: ${request.id}`);
      rasters[request.id] = drawn;
    }
    output = await exportScene(design, { rasters }, measureText);
  }
  return output;
}
