import type { RasterImage } from '../../../src/export/types';

/** How far two pictures are apart. */
export interface Difference {
  /**
   * The mean over all pixels of the box that holds the ink of both, and over three channels, of how far they differ on a white background:
   * 0 for the same, 1 for black against white.
   */
  readonly mean: number;
  readonly box: { readonly width: number; readonly height: number };
}

interface Shown {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** Compares what was drawn here and there, on white. Throws where the sizes differ. */
export async function compare(a: RasterImage, b: RasterImage): Promise<Difference> {
  const [first, second] = [await onWhite(a), await onWhite(b)];
  if (first.width !== second.width || first.height !== second.height) {
    throw new Error(`${first.width} x ${first.height} is not ${second.width} x ${second.height}`);
  }
  const box = inkBox(first, second);
  let sum = 0;
  for (let y = box.top; y < box.bottom; y++) {
    for (let x = box.left; x < box.right; x++) {
      for (let channel = 0; channel < 3; channel++) {
        const at = (y * first.width + x) * 4 + channel;
        sum += Math.abs((first.data[at] ?? 0) - (second.data[at] ?? 0));
      }
    }
  }
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  return { mean: sum / (255 * 3 * Math.max(1, width * height)), box: { width, height } };
}

async function onWhite({ type, base64 }: RasterImage): Promise<Shown> {
  const image = new Image();
  image.src = `data:${type};base64,${base64}`;
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (context === null) throw new Error('The test needs a canvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(image, 0, 0);
  return { width, height, data: context.getImageData(0, 0, width, height).data };
}

/** What is not white in one of them. */
function inkBox(first: Shown, second: Shown) {
  const { width, height } = first;
  const box = { left: width, top: height, right: 0, bottom: 0 };
  for (let index = 0; index < width * height; index++) {
    const isInk = [first, second].some(({ data }) =>
      [0, 1, 2].some((channel) => data[index * 4 + channel] !== 255),
    );
    if (!isInk) continue;
    const [x, y] = [index % width, Math.floor(index / width)];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x + 1);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y + 1);
  }
  return box;
}
