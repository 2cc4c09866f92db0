import { expect } from 'vitest';
import type { PictureRequest } from '../../src/export/types';
import { makeImages } from '../../src/pictures/browser/images';
import type { ImagePort, UploadedImage } from '../../src/pictures/state/image-port';
import type { Rgba } from './picture-files';

export const inWorker = makeImages();
export const inPage = makeImages({ startWorker: null });

export const RED = colorWhere(({ r, g, b, a }) => r > 220 && g < 40 && b < 40 && a === 255, 'red');
export const BLUE = colorWhere(
  ({ r, g, b, a }) => b > 220 && g < 40 && r < 40 && a === 255,
  'blue',
);

/** What was loaded; throws the problem where there was one. */
export function valueOf(loaded: Awaited<ReturnType<ImagePort['load']>>): UploadedImage {
  if (!loaded.ok) throw new Error(loaded.problem);
  return loaded.value;
}

/** A request for a picture of 60 x 60 px, covered. */
export function rasterRequest(source: string): PictureRequest {
  return {
    id: 'profileImageUrl',
    kind: 'picture',
    source,
    width: 60,
    height: 60,
    radius: 0,
    fit: 'cover',
    scale: 2,
  };
}

/** A file as the signature would hold it. */
export async function sourceOf(file: Promise<File>): Promise<string> {
  return valueOf(await inPage.load(await file, 'profile')).dataUrl;
}

function colorWhere(holds: (color: Rgba) => boolean, name: string): unknown {
  return expect.toSatisfy(holds, name);
}
