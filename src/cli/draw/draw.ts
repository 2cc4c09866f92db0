import type {
  DrawingRequest,
  PictureRequest,
  RasterImage,
  RasterRequest,
} from '../../export/types';
import { encodeBase64 } from '../../base/base64';
import { encodingFor, placeInBox, type Rect } from '../../model/picture/fit';
import { inkOf, type Ink } from '../../model/picture/ink';
import { placeOnPlate } from '../../model/picture/plate';
import { makeDecoder } from './decode-picture';
import { drawDrawing, type DrawingTools } from './drawing';
import { readFonts } from './font/fonts';
import { encodeJpeg } from './jpeg/encode-jpeg';
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
  return { ...encodedDrawing(drawn), ...seenInk(drawn, { x: 0, y: 0, width, height }) };
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
  return { ...encodedPicture(surface), ...seen };
}

const LARGEST_SIDE = 8192;

function isPlausible(side: number): boolean {
  return side >= 1 && side <= LARGEST_SIDE;
}

/** As browsers do at nine tenths. */
const QUALITY = 90;
/** In characters of base64: what is smaller is not worth a loss. */
const SMALL = 8000;
const PHOTO_GAIN = 3;

/** PNG, which keeps flat colors as they are, but for opaque photos. */
function encodedDrawing(pixels: Pixels): RasterImage {
  const exact = encodedPng(pixels);
  if (exact.base64.length < SMALL || encodingFor(pixels.data) === 'image/png') return exact;
  const lean = encodedJpeg(pixels);
  return lean.base64.length * PHOTO_GAIN < exact.base64.length ? lean : exact;
}

function encodedPicture(pixels: Pixels): RasterImage {
  return encodingFor(pixels.data) === 'image/png' ? encodedPng(pixels) : encodedJpeg(pixels);
}

function encodedPng(pixels: Pixels): RasterImage {
  return { type: 'image/png', base64: encodeBase64(encodePng(pixels)) };
}

function encodedJpeg(pixels: Pixels): RasterImage {
  return { type: 'image/jpeg', base64: encodeBase64(encodeJpeg(pixels, QUALITY)) };
}

/** What a part of a surface lets through; nothing to be put into a picture where that is nothing. */
function seenInk(pixels: Pixels, part: Rect): { readonly ink?: Ink } {
  const ink = inkOf(plainColors(partOfPixels(pixels, part)), part);
  return ink === null ? {} : { ink };
}
