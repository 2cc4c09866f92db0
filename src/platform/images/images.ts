import type { PictureRequest } from '../../export/types';
import { fitWithin, type Size } from '../../model/fit';
import { imageTypeOf } from '../../model/image-files';
import { imageSourceAddress } from '../../model/image-source';
import { IMAGE_FIT } from '../../model/limits';
import { fail, ok } from '../../model/result';
import type { ImagePort, UploadedImage } from '../../store/image-port';
import { drawDrawing } from './draw-drawing';
import { startWorker } from '../start-worker';
import { doImageJob, fitPicture, type FitBox, type ImageJob } from './image-jobs';
import { loadImage } from './load-image';
import { pageSurfaces } from './page-surfaces';
import type { DrawnPicture } from './paint';
import type { Picture, Surfaces } from './surfaces';
import { readSvg, type SizedSvg } from './svg';
import { makeWorkerClient, type AskWorker, type WorkerLike } from './worker-client';

/** What pictures need of the browser; a test puts in its own to show a fault. */
export interface ImageTools {
  /** Surfaces of the page, for what the worker cannot do. */
  readonly surfaces: Surfaces;
  /** Null where the browser draws in the page only. */
  readonly startWorker: (() => WorkerLike) | null;
}

/**
 * Reads, fits and draws pictures: in a worker where the browser has one that can draw, else in the page. What the worker
 * fails at, the page tries again: some formats are known to `<img>` alone.
 */
export function makeImages(tools: Partial<ImageTools> = {}): ImagePort {
  const { surfaces, startWorker: start } = { ...browserTools(), ...tools };
  const ask: AskWorker = start === null ? async () => null : makeWorkerClient(start);
  return {
    async load(file, kind) {
      try {
        const svg = await readSvg(file, IMAGE_FIT[kind]);
        return ok(
          svg === null
            ? await loadPhoto(file, kind, surfaces, ask)
            : await loadSvg(file, svg, kind, surfaces),
        );
      } catch {
        return fail('not-decodable');
      }
    },
    naturalSize: (address) => naturalSize(address).catch(() => null),
    async draw(request) {
      const drawn =
        request.kind === 'drawing'
          ? await drawDrawing(surfaces, request).catch(() => null)
          : await drawPicture(request, surfaces, ask);
      return drawn && { type: drawn.type, base64: drawn.base64 };
    },
  };
}

async function drawPicture(
  request: PictureRequest,
  surfaces: Surfaces,
  ask: AskWorker,
): Promise<DrawnPicture | null> {
  const job: ImageJob = { kind: 'draw', request };
  return (await ask(job)) ?? (await doImageJob(surfaces, job).catch(() => null));
}

async function loadPhoto(
  file: Blob,
  box: FitBox,
  surfaces: Surfaces,
  ask: AskWorker,
): Promise<UploadedImage> {
  const natural = await measure(file);
  const fitted = await ask({ kind: 'fit', file, natural, box });
  if (fitted !== null) return uploaded(fitted);
  const picture = await surfaces.decode(file, natural);
  const size = fitWithin(natural, IMAGE_FIT[box]);
  return fitOrKeep(file, natural, () => fitPicture(surfaces, picture, size, box)).finally(
    picture.release,
  );
}

async function loadSvg(
  file: Blob,
  svg: SizedSvg,
  box: FitBox,
  surfaces: Surfaces,
): Promise<UploadedImage> {
  const source = await loadImage(svg.address);
  const { naturalWidth: width, naturalHeight: height } = source;
  const picture: Picture = { source, width, height, release: () => undefined };
  return fitOrKeep(file, picture, () => fitPicture(surfaces, picture, svg, box, 'image/png'));
}

/** A picture that can be seen but not made small is better than none. */
async function fitOrKeep(
  file: Blob,
  { width, height }: Size,
  fit: () => Promise<DrawnPicture>,
): Promise<UploadedImage> {
  try {
    return uploaded(await fit());
  } catch (cause) {
    const failure = cause instanceof Error ? cause.message : String(cause);
    return { dataUrl: await originalDataUrl(file), width, height, resized: false, failure };
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
  const start = new Uint8Array(await file.slice(0, 16).arrayBuffer());
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
