import type { DrawingRequest } from '../export';
import type { Size } from '../model/picture/fit';
import { serializeSvg } from '../scene/drawing/serialize-svg';
import { encodeSurface, paintWhole, seenInk, type DrawnPicture } from './paint';
import type { DecodedPicture, Surface, Surfaces } from './surfaces';

const QUALITY = 0.9;
/** In characters of base64: anything smaller is not worth lossy compression. */
const SMALL = 8000;
const PHOTO_GAIN = 3;

/** Decodes an SVG document. Rejects where it cannot be decoded. */
export type DecodeSvg<Image> = (svg: string) => Promise<DecodedPicture<Image>>;

/** Draws a part of a drawing by way of an SVG document, which loads nothing; `sheet` is its CSS. */
export async function drawNodes<Image>(
  surfaces: Surfaces<Image>,
  decodeSvg: DecodeSvg<Image>,
  request: DrawingRequest,
  sheet?: string,
): Promise<DrawnPicture> {
  const { nodes, scale } = request;
  const picture = await decodeSvg(serializeSvg(nodes, request, scale, sheet));
  try {
    return await encodeDrawing(paintWhole(surfaces, picture, drawnSize(request)));
  } finally {
    picture.release();
  }
}

/** How many px a drawing is drawn large. */
export function drawnSize({ width, height, scale }: DrawingRequest): Size {
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** PNG, which keeps flat colors as they are, but for opaque photos. */
export async function encodeDrawing<Image>(surface: Surface<Image>): Promise<DrawnPicture> {
  const { width, height } = surface.canvas;
  return { ...(await leanest(surface)), ...seenInk(surface, { x: 0, y: 0, width, height }) };
}

async function leanest<Image>(surface: Surface<Image>): Promise<DrawnPicture> {
  const exact = await encodeSurface(surface, QUALITY, 'image/png');
  if (exact.base64.length < SMALL) return exact;
  const smallest = await encodeSurface(surface, QUALITY);
  return smallest.base64.length * PHOTO_GAIN < exact.base64.length ? smallest : exact;
}
