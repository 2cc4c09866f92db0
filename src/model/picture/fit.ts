/** Width and height in px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Rect extends Size {
  readonly x: number;
  readonly y: number;
}

/** Which part of a picture goes where on a surface. */
export interface Placement {
  readonly source: Rect;
  readonly target: Rect;
}

/** Which part of a picture fills a box. */
export interface CropPart {
  /** The middle of the part, from 0 at the left to 1 at the right of the picture. */
  readonly x: number;
  /** The same from top to bottom. */
  readonly y: number;
  /** How many times larger the picture is than it must be to fill the box: at least 1. */
  readonly zoom: number;
}

/** The largest size of the same aspect inside `box` that does not enlarge; whole numbers, at least 1. */
export function fitWithin(size: Size, box: Size): Size {
  return scaled(size, Math.min(1, scaleInto(size, box)));
}

/** As `fitWithin`, but small ones grow until they touch the box: for drawings, which stay sharp. */
export function growWithin(size: Size, box: Size): Size {
  return scaled(size, scaleInto(size, box));
}

/** As much of a picture as can be seen, from its middle. */
const WHOLE = { x: 0.5, y: 0.5, zoom: 1 };

/**
 * Places a picture in a box as CSS `object-fit` does, centered: `cover` crops it, off center where a crop is given, `contain`
 * leaves bands at two sides. The target is in whole px, so that a picture which nearly has the aspect of the box gets no
 * half-covered edge.
 */
export function placeInBox(
  picture: Size,
  box: Size,
  fit: 'cover' | 'contain',
  crop: CropPart = WHOLE,
): Placement {
  if (fit === 'contain') {
    const { width, height } = growWithin(picture, box);
    const x = Math.floor((box.width - width) / 2);
    const y = Math.floor((box.height - height) / 2);
    return { source: { x: 0, y: 0, ...picture }, target: { x, y, width, height } };
  }
  return { source: croppedPart(picture, box, crop), target: { x: 0, y: 0, ...box } };
}

/** The part of a picture that fills a box: the middle of a crop moves as far as needed to leave no part of the box bare. */
export function croppedPart(picture: Size, box: Size, { x, y, zoom }: CropPart): Rect {
  const scale = Math.max(box.width / picture.width, box.height / picture.height) * zoom;
  const width = Math.min(picture.width, box.width / scale);
  const height = Math.min(picture.height, box.height / scale);
  return {
    x: within(x * picture.width - width / 2, 0, picture.width - width),
    y: within(y * picture.height - height / 2, 0, picture.height - height),
    width,
    height,
  };
}

/** A number, or the nearest within these bounds; `least` where they cross. */
export function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most));
}

/**
 * The sizes on the way down to `scale` (1 is full size), each half the one before. One step never skips a pixel,
 * whatever the smoothing of the browser; what is left to do after the last is less than a halving.
 */
export function halvings(size: Size, scale: number): readonly Size[] {
  const steps: Size[] = [];
  let rest = scale;
  let current = size;
  while (rest > 0 && rest <= 0.5 && Math.max(current.width, current.height) > 1) {
    current = scaled(current, 0.5);
    steps.push(current);
    rest *= 2;
  }
  return steps;
}

/** How a picture of these pixels (RGBA, 0-255) is stored: PNG as soon as one of them lets the background through. */
export function encodingFor(pixels: ArrayLike<number>): 'image/png' | 'image/jpeg' {
  for (let alpha = 3; alpha < pixels.length; alpha += 4) {
    if (pixels[alpha] !== 255) return 'image/png';
  }
  return 'image/jpeg';
}

/** Fewer colors than this compress well without a loss. */
const PHOTO_COLORS = 2000;
/** Of the pixels of a photo, at least this share has a color that none before it has. */
const PHOTO_SHARE = 1 / 8;

/**
 * How a drawing of these pixels (RGBA, 0-255) is stored: PNG, which keeps flat colors as they are, but for an opaque photo. The
 * number of colors decides, and not the length of the file: encoders differ in that, and a picture has one name everywhere.
 */
export function drawingEncodingFor(pixels: ArrayLike<number>): 'image/png' | 'image/jpeg' {
  if (encodingFor(pixels) === 'image/png') return 'image/png';
  const colors = countColors(pixels);
  const isPhoto = colors >= PHOTO_COLORS && colors >= (pixels.length / 4) * PHOTO_SHARE;
  return isPhoto ? 'image/jpeg' : 'image/png';
}

function countColors(pixels: ArrayLike<number>): number {
  const seen = new Uint8Array((1 << 24) / 8);
  let count = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const color = ((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0);
    const bit = 1 << (color & 7);
    if (((seen[color >> 3] ?? 0) & bit) !== 0) continue;
    seen[color >> 3] = (seen[color >> 3] ?? 0) | bit;
    count++;
  }
  return count;
}

function scaleInto(size: Size, box: Size): number {
  return Math.min(box.width / size.width, box.height / size.height);
}

function scaled({ width, height }: Size, scale: number): Size {
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
