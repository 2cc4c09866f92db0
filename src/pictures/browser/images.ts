import { fail, ok, type Result } from '../../base/result';
import { type DrawnPicture, paintWhole } from '../../drawing/paint';
import type { PictureRequest } from '../../export';
import type { Pixels } from '../../model/color/picture-colors';
import { IMAGE_FIT } from '../../model/limits';
import { fitWithin, type Size, growWithin } from '../../model/picture/fit';
import { imageTypeOf, isHeic } from '../../model/picture/image-files';
import { imageSourceAddress, parseImageSource } from '../../model/picture/image-source';
import { isAnimated } from '../../model/picture/is-animated';
import { hasTooManyPixels, readPicture } from '../../model/picture/picture-bytes';
import { serializeSvgRoot, readSvgRoot } from '../../model/picture/svg-root';
import { svgSize } from '../../model/picture/svg-size';
import { startWorker } from '../../platform/start-worker';
import { makeWorkerClient, type AskWorker, type WorkerRequest } from '../../platform/worker-client';
import type { WorkerLike } from '../../platform/worker-slot';
import type { ImagePort, ImageProblem, UploadedImage } from '../state/image-port';
import type { BrowserSurfaces } from './browser-surfaces';
import { drawDrawing } from './draw-drawing';
import { drawSignature } from './draw-signature';
import { doImageJob, fitPicture, type FitBox, type ImageJob } from './image-jobs';
import { loadCrossOrigin, loadImage, pictureOf } from './load-image';

import { pageSurfaces } from './page-surfaces';

type AskImageWorker = AskWorker<ImageJob, DrawnPicture>;

/** When a worker does not answer, the page has time to do the job before the visitor sees an error. */
export const WORKER_RULES = { timeoutMs: 6000, mostFaults: 2 } as const;

/** What pictures need of the browser; a test puts in its own to show a fault. */
export interface ImageTools {
  /** Surfaces of the page, for what the worker cannot do. */
  readonly surfaces: BrowserSurfaces;
  /** Null where the browser draws in the page only. */
  readonly startWorker: (() => WorkerLike<WorkerRequest<ImageJob>>) | null;
}

/**
 * Reads, fits and draws pictures: in a worker where the browser has one that can draw, else in the page. What the worker
 * fails at, the page tries again: some formats are known to `<img>` alone.
 */
export function makeImages(tools: Partial<ImageTools> = {}): ImagePort {
  const { surfaces, startWorker: start } = { ...browserTools(), ...tools };
  const ask: AskImageWorker =
    start === null ? async () => null : makeWorkerClient(start, WORKER_RULES);
  return {
    async load(file, kind) {
      try {
        const svg = await readSvg(file, IMAGE_FIT[kind]);
        if (svg !== null) return ok(await loadSvg(file, svg, kind, surfaces));
        const bytes = await bytesOf(file);
        if (isBeyondPixels(bytes)) return fail('too-many-pixels');
        const loaded = await loadPhoto(file, kind, surfaces, ask);
        const isStilled = loaded.ok && loaded.value.resized && isAnimated(bytes);
        return isStilled ? ok({ ...loaded.value, isStilled }) : loaded;
      } catch {
        return fail((await isHeicFile(file)) ? 'heic' : 'not-decodable');
      }
    },
    naturalSize: (address) => naturalSize(address).catch(() => null),
    async pixels(address) {
      try {
        return await readPixels(surfaces, address);
      } catch {
        return null;
      }
    },
    async draw(request) {
      const drawn =
        request.kind === 'drawing'
          ? await drawDrawing(surfaces, request).catch(() => null)
          : await drawPicture(request, surfaces, ask);
      if (drawn === null) return null;
      const { type, base64, ink } = drawn;
      return { type, base64, ...(ink === undefined ? {} : { ink }) };
    },
    async drawSignature(html, scale) {
      try {
        return await drawSignature(surfaces, html, scale);
      } catch {
        return null;
      }
    },
  };
}

async function drawPicture(
  request: PictureRequest,
  surfaces: BrowserSurfaces,
  ask: AskImageWorker,
): Promise<DrawnPicture | null> {
  const job: ImageJob = { kind: 'draw', request };
  return (await ask(job)) ?? (await doImageJob(surfaces, job).catch(() => null));
}

async function loadPhoto(
  file: Blob,
  box: FitBox,
  surfaces: BrowserSurfaces,
  ask: AskImageWorker,
): Promise<Result<UploadedImage, ImageProblem>> {
  const natural = await measure(file);
  if (hasTooManyPixels(natural)) return fail('too-many-pixels');
  const fitted = await ask({ kind: 'fit', file, natural, box });
  if (fitted !== null) return ok(uploaded(fitted));
  const picture = await surfaces.decode(file, natural);
  const size = fitWithin(natural, IMAGE_FIT[box]);
  return ok(
    await fitOrKeep(file, natural, () => fitPicture(surfaces, picture, size, box)).finally(
      picture.release,
    ),
  );
}

async function loadSvg(
  file: Blob,
  svg: SizedSvg,
  box: FitBox,
  surfaces: BrowserSurfaces,
): Promise<UploadedImage> {
  const picture = pictureOf(await loadImage(svg.address));
  return fitOrKeep(file, picture, () => fitPicture(surfaces, picture, svg, box, 'image/png'));
}

/** Reads the size from the file's header: some browsers cannot measure a picture that is too large for them. */
function isBeyondPixels(bytes: Uint8Array): boolean {
  const type = imageTypeOf(bytes);
  const size = type && readPicture(bytes, type).size;
  return size !== null && hasTooManyPixels(size);
}

async function isHeicFile(file: Blob): Promise<boolean> {
  return isHeic(await bytesOf(file.slice(0, 16)).catch(() => new Uint8Array()));
}

async function bytesOf(file: Blob): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer());
}

/** A picture that can be seen but not made small is better than none, where emails can show it. */
async function fitOrKeep(
  file: Blob,
  { width, height }: Size,
  fit: () => Promise<DrawnPicture>,
): Promise<UploadedImage> {
  try {
    return uploaded(await fit());
  } catch (cause) {
    const dataUrl = await originalDataUrl(file);
    if (!parseImageSource(dataUrl).ok) throw cause;
    const failure = cause instanceof Error ? cause.message : String(cause);
    return { dataUrl, width, height, resized: false, failure };
  }
}

function uploaded({ type, base64, width, height }: DrawnPicture): UploadedImage {
  const dataUrl = imageSourceAddress({ kind: 'data', type, base64 });
  return { dataUrl, width, height, resized: true };
}

/** The upright size of a picture in px; rejects what is no picture. */
async function measure(file: Blob): Promise<Size> {
  const address = URL.createObjectURL(file);
  try {
    return await naturalSize(address);
  } finally {
    URL.revokeObjectURL(address);
  }
}

async function naturalSize(address: string): Promise<Size> {
  const { naturalWidth: width, naturalHeight: height } = await loadImage(address);
  return { width, height };
}

/** The file as it came, but under the type that its bytes show. */
async function originalDataUrl(file: Blob): Promise<string> {
  const start = await bytesOf(file.slice(0, 16));
  const typed = new Blob([file], { type: imageTypeOf(start) ?? file.type });
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('loadend', () =>
      typeof reader.result === 'string'
        ? resolve(reader.result)
        : reject(new Error('The file cannot be read')),
    );
    reader.readAsDataURL(typed);
  });
}

function browserTools(): ImageTools {
  const canDraw = typeof Worker === 'function' && typeof OffscreenCanvas === 'function';
  return {
    surfaces: pageSurfaces,
    startWorker: canDraw ? () => startWorker('signet-images') : null,
  };
}

/** As large as thin letters of a logo need to keep their color, in px. */
const BOX = { width: 256, height: 256 };

/** What a picture shows, made small; rejects where it does not load, or its website does not let it be read. */
async function readPixels(surfaces: BrowserSurfaces, address: string): Promise<Pixels> {
  const image = await (address.startsWith('data:') ? loadImage(address) : loadCrossOrigin(address));
  const size = fitWithin({ width: image.naturalWidth, height: image.naturalHeight }, BOX);
  const { context } = paintWhole(surfaces, pictureOf(image), size);
  return { ...size, data: context.getImageData(0, 0, size.width, size.height).data };
}

/** An SVG made ready to be drawn at one size. */
interface SizedSvg extends Size {
  /** A data URL: a blob would spoil the canvas where the drawing holds foreign objects. */
  readonly address: string;
}

/**
 * Reads an SVG file and gives it the largest size within `box`, so that it is drawn sharp; null for any other file.
 * Only the picture that is drawn parses it: nothing in a picture runs or loads.
 */
async function readSvg(file: Blob, box: Size): Promise<SizedSvg | null> {
  if (!(await looksLikeMarkup(file))) return null;
  const root = readSvgRoot(await file.text());
  if (root === null) return null;
  const { attributes } = root;
  const own = svgSize({
    width: attributes.get('width') ?? null,
    height: attributes.get('height') ?? null,
    viewBox: attributes.get('viewBox') ?? null,
  });
  const { width, height } = growWithin(own, box);
  const style = `width:${width}px!important;height:${height}px!important`;
  const sized = new Map([
    ['viewBox', `0 0 ${own.width} ${own.height}`],
    ...attributes,
    ['width', String(width)],
    ['height', String(height)],
    ['style', [attributes.get('style') ?? '', style].join(';')],
  ]);
  const text = serializeSvgRoot({ ...root, attributes: sized });
  return { width, height, address: `data:image/svg+xml,${encodeURIComponent(text)}` };
}

async function looksLikeMarkup(file: Blob): Promise<boolean> {
  return /^\s*</.test(await file.slice(0, 256).text());
}
