import type { DrawingRequest } from '../export';
import { drawingEncodingFor, type Size } from '../model/picture/fit';
import { serializeSvg } from '../scene/drawing/serialize-svg';
import { encodeSurface, inkToSpread, paintWhole, type DrawnPicture } from './paint';
import type { DecodedPicture, Surface, Surfaces } from './surfaces';

const QUALITY = 0.9;

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

/** Encodes what was drawn, as its pixels ask for. */
export async function encodeDrawing<Image>(surface: Surface<Image>): Promise<DrawnPicture> {
  const { width, height } = surface.canvas;
  // Read once: a canvas that is read again is moved out of the graphics processor, and Chromium complains.
  const pixels = surface.context.getImageData(0, 0, width, height).data;
  const encoded = await encodeSurface(surface, QUALITY, drawingEncodingFor(pixels));
  return { ...encoded, ...inkToSpread(pixels, { width, height }) };
}
