import type {
  DrawingRequest,
  PictureRequest,
  RasterImage,
  RasterRequest,
} from '../../export/types';
import { encodeBase64 } from '../../model/base64';
import { placeInBox, type Rect } from '../../model/fit';
import { inkOf, type Ink } from '../../model/ink';
import { placeOnPlate } from '../../model/plate';
import { makeDecoder } from './decode-picture';
import { drawDrawing, type DrawingTools } from './drawing';
import { readFonts } from './font/fonts';
import { fillBehind, paint, roundCorners } from './paint';
import { partOfPixels, plainColors, type Pixels } from './pixels';
import { encodePng } from './png';
import { loadResvg } from './resvg';

/** Answers requests for pictures; null where one cannot be drawn. It never throws. */
export type Draw = (request: RasterRequest) => Promise<RasterImage | null>;

/**
 * Makes what draws in Node, with the fonts of a folder that `scripts/cli-fonts` has filled. Rejects where the folder holds none, and
 * where resvg, which is native code, does not load.
 */
export async function makeDrawer(fontDir: string): Promise<Draw> {
  const render = await loadResvg();
  const findLetters = readFonts(fontDir);
  const tools: DrawingTools = { render, findLetters, decode: makeDecoder(render) };
  return async (request) => {
    try {
      return request.kind === 'drawing'
        ? answerDrawing(request, tools)
        : answerPicture(request, tools);
    } catch {
      // Whatever was wrong with it, the mail can do without.
      return null;
    }
  };
}

function answerDrawing(request: DrawingRequest, tools: DrawingTools): RasterImage | null {
  const drawn = drawDrawing(request, tools);
  if (drawn === null) return null;
  const { width, height } = drawn;
  return { ...encoded(drawn), ...seenInk(drawn, { x: 0, y: 0, width, height }) };
}

function answerPicture(request: PictureRequest, { decode }: DrawingTools): RasterImage | null {
  const { source, width, height, radius, fit, crop, plate, scale } = request;
  const picture = decode(source);
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  if (picture === null || !isPlausible(size.width) || !isPlausible(size.height)) return null;
  const placement =
    plate === undefined
      ? placeInBox(picture, size, fit, crop)
      : placeOnPlate(picture, size, plate.padding * scale);
  const surface = paint(picture, placement, size);
  const seen = plate === undefined ? seenInk(surface, placement.target) : {};
  if (plate !== undefined) fillBehind(surface, plate.color);
  if (radius > 0) roundCorners(surface, radius * scale);
  return { ...encoded(surface), ...seen };
}

const LARGEST_SIDE = 8192;

function isPlausible(side: number): boolean {
  return side >= 1 && side <= LARGEST_SIDE;
}

function encoded(pixels: Pixels): RasterImage {
  return { type: 'image/png', base64: encodeBase64(encodePng(pixels)) };
}

/** What a part of a surface lets through; nothing to be put into a picture where that is nothing. */
function seenInk(pixels: Pixels, part: Rect): { readonly ink?: Ink } {
  const ink = inkOf(plainColors(partOfPixels(pixels, part)), part);
  return ink === null ? {} : { ink };
}
