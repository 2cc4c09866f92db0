import { encodeBase64 } from '../base/base64';
import type { Hex } from '../model/color/color';
import { encodingFor, halvings, type Placement, type Rect, type Size } from '../model/picture/fit';
import type { ImageType } from '../model/picture/image-source';
import { inkOf, type Ink } from '../model/picture/ink';
import { MESSAGES } from '../model/messages/messages';
import type { DecodedPicture, Surface, Surfaces } from './surfaces';

/** A picture drawn and encoded. */
export interface DrawnPicture extends Size {
  readonly type: ImageType;
  readonly base64: string;
  /** Absent where it was not requested, and for a picture without transparent pixels. */
  readonly ink?: Ink;
}

/** A surface of `size` with the picture placed on it, made small without skipping pixels. */
export function paint<Image>(
  surfaces: Surfaces<Image>,
  picture: DecodedPicture<Image>,
  { source, target }: Placement,
  size: Size,
): Surface<Image> {
  const scale = Math.max(target.width / source.width, target.height / source.height);
  let drawn: Pick<DecodedPicture<Image>, 'source' | 'width' | 'height'> = picture;
  for (const step of halvings(picture, scale)) {
    const surface = requireSurface(surfaces, step);
    surface.context.drawImage(drawn.source, 0, 0, step.width, step.height);
    drawn = { source: surface.canvas, ...step };
  }
  const part = partOf(drawn, source, picture);
  const surface = requireSurface(surfaces, size);
  drawPart(surface, drawn.source, part, target);
  return surface;
}

/** A surface of `size` with the whole picture on it. */
export function paintWhole<Image>(
  surfaces: Surfaces<Image>,
  picture: DecodedPicture<Image>,
  size: Size,
): Surface<Image> {
  const { width, height } = picture;
  const placement = { source: { x: 0, y: 0, width, height }, target: { x: 0, y: 0, ...size } };
  return paint(surfaces, picture, placement, size);
}

/** Makes everything outside the rounded rectangle of the whole surface transparent. Radius in px of the surface. */
export function roundCorners<Image>({ context, canvas }: Surface<Image>, radius: number): void {
  context.globalCompositeOperation = 'destination-in';
  context.beginPath();
  context.roundRect(0, 0, canvas.width, canvas.height, radius);
  context.fill();
}

/** Leaves a share (0-1) of how much of everything is seen. */
export function fade<Image>({ context, canvas }: Surface<Image>, share: number): void {
  context.globalCompositeOperation = 'destination-in';
  context.globalAlpha = share;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.globalAlpha = 1;
  context.globalCompositeOperation = 'source-over';
}

/** Fills all that is transparent. */
export function fillBehind<Image>({ context, canvas }: Surface<Image>, color: Hex): void {
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = color;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.globalCompositeOperation = 'source-over';
}

/** The ink of a part of a surface, to spread into a picture; empty where all or none of its pixels are transparent. */
export function seenInk<Image>({ context }: Surface<Image>, part: Rect): { readonly ink?: Ink } {
  const { x, y, width, height } = part;
  return inkToSpread(context.getImageData(x, y, width, height).data, part);
}

/** The same of pixels that were read already. */
export function inkToSpread(pixels: ArrayLike<number>, size: Size): { readonly ink?: Ink } {
  const ink = inkOf(pixels, size);
  return ink === null ? {} : { ink };
}

/** Encodes a surface: as `type`, else as its pixels ask for. */
export async function encodeSurface<Image>(
  { canvas: { width, height }, context, encode }: Surface<Image>,
  quality: number,
  type: ImageType = encodingFor(context.getImageData(0, 0, width, height).data),
): Promise<DrawnPicture> {
  const blob = await encode(type, quality);
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return { type, base64: encodeBase64(bytes), width, height };
}

function drawPart<Image>({ context }: Surface<Image>, image: Image, from: Rect, to: Rect): void {
  const { x, y, width, height } = from;
  context.drawImage(image, x, y, width, height, to.x, to.y, to.width, to.height);
}

function requireSurface<Image>(surfaces: Surfaces<Image>, size: Size): Surface<Image> {
  const surface = surfaces.createSurface(size);
  if (surface === null) throw new Error(MESSAGES.canvasContextMissing);
  surface.context.imageSmoothingQuality = 'high';
  return surface;
}

/** The part of the picture as drawn so far that `source` is of the original. */
function partOf(drawn: Size, { x, y, width, height }: Rect, original: Size): Rect {
  const across = drawn.width / original.width;
  const down = drawn.height / original.height;
  return { x: x * across, y: y * down, width: width * across, height: height * down };
}
