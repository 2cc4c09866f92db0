import { decodeBitmap } from './load-image';
import type { BrowserSurfaces } from './browser-surfaces';

/** The surfaces of a worker. */
export const offscreenSurfaces: BrowserSurfaces = {
  decode: decodeBitmap,
  createSurface({ width, height }) {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (context === null) return null;
    return { canvas, context, encode: (type, quality) => canvas.convertToBlob({ type, quality }) };
  },
};
