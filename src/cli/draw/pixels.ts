import type { Size } from '../../model/picture/fit';

/** A picture as its pixels in rows: red, green, blue and alpha, 0 to 255, the colors multiplied by alpha as surfaces have them. */
export interface Pixels extends Size {
  readonly data: Uint8Array;
}

/** A surface with nothing on it. */
export function clearPixels({ width, height }: Size): Pixels {
  return { width, height, data: new Uint8Array(width * height * 4) };
}

/** The colors as they were before they were multiplied, as files have them. */
export function plainColors({ data }: Pixels): Uint8Array {
  const plain = data.slice();
  for (let at = 0; at < plain.length; at += 4) {
    const alpha = plain[at + 3] ?? 0;
    if (alpha === 255 || alpha === 0) continue;
    for (let channel = at; channel < at + 3; channel++) {
      plain[channel] = Math.min(255, Math.round(((plain[channel] ?? 0) * 255) / alpha));
    }
  }
  return plain;
}

/** A part of a picture, in whole px. */
export function partOfPixels(
  { data, width: across }: Pixels,
  { x, y, width, height }: Size & { readonly x: number; readonly y: number },
): Pixels {
  const part = clearPixels({ width, height });
  for (let row = 0; row < height; row++) {
    const start = ((y + row) * across + x) * 4;
    part.data.set(data.subarray(start, start + width * 4), row * width * 4);
  }
  return part;
}
