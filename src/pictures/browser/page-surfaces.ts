import { decodeBitmap } from './decode-bitmap';
import { loadImage } from './load-image';
import type { Picture, Surfaces } from './surfaces';

/** The surfaces of the page itself, for what a worker cannot do. */
export const pageSurfaces: Surfaces = {
  decode: (file, natural) => decodeBitmap(file, natural).catch(() => decodeElement(file)),
  createSurface({ width, height }) {
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    if (context === null) return null;
    return {
      canvas,
      context,
      encode: (type, quality) =>
        new Promise((resolve, reject) => {
          const settle = (blob: Blob | null): void =>
            blob === null ? reject(new Error(`The canvas gave no ${type}`)) : resolve(blob);
          canvas.toBlob(settle, type, quality);
        }),
    };
  },
};

/** Some formats are shown by `<img>` only. */
async function decodeElement(file: Blob): Promise<Picture> {
  const address = URL.createObjectURL(file);
  const release = (): void => URL.revokeObjectURL(address);
  try {
    const source = await loadImage(address);
    await source.decode();
    return { source, width: source.naturalWidth, height: source.naturalHeight, release };
  } catch (cause) {
    release();
    throw cause;
  }
}
