import type { DecodedPicture } from '../../drawing/surfaces';

/**
 * Loads a picture into an `<img>` that is never put into the document. Scripts in it do not run and it loads nothing.
 * Its natural size is known then, upright; its pixels are decoded only when they are needed. `isCrossOrigin` requests it
 * by CORS, so that its pixels can be read; the load fails where the other origin does not allow that.
 */
export function loadImage(address: string, isCrossOrigin = false): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    if (isCrossOrigin) image.crossOrigin = 'anonymous';
    image.addEventListener('load', () => resolve(image));
    image.addEventListener('error', () => reject(new Error('The picture cannot be decoded')));
    image.src = address;
  });
}

/** A loaded `<img>` as surfaces take it. */
export function pictureOf(image: HTMLImageElement): DecodedPicture<HTMLImageElement> {
  const { naturalWidth: width, naturalHeight: height } = image;
  return { source: image, width, height, release: () => undefined };
}
