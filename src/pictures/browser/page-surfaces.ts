import type { BrowserPicture, BrowserSurfaces } from './browser-surfaces';
import { decodeBitmap, loadImage, pictureOf } from './load-image';

/** The surfaces of the page itself, for what a worker cannot do. */
export const pageSurfaces: BrowserSurfaces = {
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
async function decodeElement(file: Blob): Promise<BrowserPicture> {
  const address = URL.createObjectURL(file);
  const release = (): void => URL.revokeObjectURL(address);
  try {
    const image = await loadImage(address);
    await image.decode();
    return { ...pictureOf(image), release };
  } catch (cause) {
    release();
    throw cause;
  }
}
