import { decodeBitmap } from './decode-bitmap';
import type { Surfaces } from './surfaces';

/** The surfaces of a worker. */
export const offscreenSurfaces: Surfaces = {
  decode: decodeBitmap,
  createSurface({ width, height }) {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (context === null) return null;
    return { canvas, context, encode: (type, quality) => canvas.convertToBlob({ type, quality }) };
  },
};
