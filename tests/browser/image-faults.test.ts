import { describe, expect, it, vi } from 'vitest';
import { MESSAGES } from '../../src/model/messages/messages';
import { makeImages, WORKER_RULES } from '../../src/pictures/browser/images';
import { loadCrossOrigin } from '../../src/pictures/browser/load-image';
import { pageSurfaces } from '../../src/pictures/browser/page-surfaces';
import type { ImageJob } from '../../src/pictures/browser/image-jobs';
import type { WorkerRequest } from '../../src/platform/worker-client';
import type { WorkerLike } from '../../src/platform/worker-slot';
import { bytesOf, GIF, JPEG, PNG, resized } from '../helpers/pictures';
import { inPage, inWorker, rasterRequest, sourceOf, valueOf } from './image-helpers';
import { drawnFile, readPicture, redAndBlue, stripedPng, textFile } from './picture-files';

describe('what cannot be used', () => {
  it.each([
    ['an empty file', textFile('', 'empty.png', 'image/png')],
    ['a renamed text', textFile('Dear all, please find attached', 'letter.png', 'image/png')],
    ['a web page', textFile('<html><body><svg/></body></html>', 'page.png', 'image/png')],
    [
      'a broken SVG',
      textFile('<svg xmlns="http://www.w3.org/2000/svg"><g>', 'a.svg', 'image/svg+xml'),
    ],
    ['the head of a PNG without a body', textFile('\x89PNG', 'a.png', 'image/png')],
  ])('%s is refused as not decodable', async (_, file) => {
    for (const images of [inWorker, inPage]) {
      expect(await images.load(file, 'profile')).toEqual({ ok: false, problem: 'not-decodable' });
    }
  });

  it.each([inWorker, inPage])(
    'a phone picture this browser cannot read has words of its own',
    async (images) => {
      const file = textFile('\0\0\0 ftypheic', 'a.jpg', 'image/jpeg');
      expect(await images.load(file, 'profile')).toEqual({ ok: false, problem: 'heic' });
    },
  );

  it.each([PNG, JPEG, GIF])(
    'a picture of 900 million pixels is not decoded (%#)',
    async (picture) => {
      const file = new File([new Uint8Array(bytesOf(resized(picture, 30_000, 30_000)))], 'large');
      expect(await inPage.load(file, 'logo')).toEqual({ ok: false, problem: 'too-many-pixels' });
    },
  );

  it('a PNG whose pixels are missing is refused as not decodable', async () => {
    const whole = await stripedPng(400, 400, (x) => x < 200);
    const file = new File([whole.slice(0, 40)], 'cut.png', { type: 'image/png' });
    expect(await inWorker.load(file, 'profile')).toEqual({ ok: false, problem: 'not-decodable' });
  });
});

it('a picture from elsewhere that did not come is not asked for again by the next drawing', async () => {
  const address = `${location.origin}/there-is-no-such-picture.png`;
  await expect(loadCrossOrigin(address)).rejects.toThrow('cannot be decoded');
  const again = loadCrossOrigin(address);
  expect(loadCrossOrigin(address)).toBe(again);
  await expect(again).rejects.toThrow('cannot be decoded');
  const requests = performance.getEntriesByType('resource');
  expect(requests.filter(({ name }) => name === address)).toHaveLength(1);
});

describe('faults of the browser', () => {
  const noSurface = makeImages({
    surfaces: { ...pageSurfaces, createSurface: () => null },
    startWorker: null,
  });

  it('a page without a drawing surface still has its worker', async () => {
    const images = makeImages({ surfaces: { ...pageSurfaces, createSurface: () => null } });
    const file = await drawnFile(800, 600, 'image/png', redAndBlue);
    expect(valueOf(await images.load(file, 'profile'))).toMatchObject({
      width: 200,
      resized: true,
    });
  });

  it('without a drawing surface the picture is kept as it was', async () => {
    const file = await drawnFile(800, 600, 'image/png', redAndBlue);
    const misnamed = new File([file], 'me', { type: 'text/plain' });
    const { dataUrl, ...rest } = valueOf(await noSurface.load(misnamed, 'profile'));
    const failure = MESSAGES.canvasContextMissing;
    expect(rest).toEqual({ width: 800, height: 600, resized: false, failure });
    expect(await readPicture(dataUrl)).toMatchObject({ type: 'image/png', width: 800 });
  });

  it('without a drawing surface nothing is drawn for the output', async () => {
    const source = await sourceOf(drawnFile(60, 60, 'image/png', redAndBlue));
    expect(await noSurface.draw(rasterRequest(source))).toBeNull();
  });

  it('a canvas that cannot encode keeps the picture as it was', async () => {
    const images = makeImages({
      startWorker: null,
      surfaces: {
        ...pageSurfaces,
        createSurface: (size) => {
          const surface = pageSurfaces.createSurface(size);
          return surface && { ...surface, encode: () => Promise.reject(new Error('No memory')) };
        },
      },
    });
    const file = await drawnFile(40, 40, 'image/jpeg', redAndBlue);
    expect(valueOf(await images.load(file, 'logo'))).toMatchObject({
      resized: false,
      failure: 'No memory',
    });
  });

  it('what emails cannot show is not kept as it was', async () => {
    const canvas = new OffscreenCanvas(40, 40);
    canvas.getContext('2d');
    const file = new File([await canvas.convertToBlob({ type: 'image/webp' })], 'me.webp');
    expect(await noSurface.load(file, 'logo')).toEqual({ ok: false, problem: 'not-decodable' });
  });

  it('a worker that hangs leaves the work to the page', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const postMessage = vi.fn<WorkerLike<WorkerRequest<ImageJob>>['postMessage']>();
      const hanging: WorkerLike<WorkerRequest<ImageJob>> = {
        postMessage,
        addEventListener: () => undefined,
        terminate: () => undefined,
      };
      const images = makeImages({ startWorker: () => hanging });
      const loaded = images.load(await drawnFile(800, 600, 'image/png', redAndBlue), 'profile');
      await vi.waitFor(() => expect(postMessage).toHaveBeenCalled());
      vi.advanceTimersByTime(WORKER_RULES.timeoutMs);
      expect(valueOf(await loaded)).toMatchObject({ width: 200, height: 150, resized: true });
    } finally {
      vi.useRealTimers();
    }
  });

  it.each([
    [
      'cannot start',
      () => {
        throw new Error('Refused');
      },
    ],
    ['breaks down', () => new Worker('/no-such-worker.js', { type: 'module' })],
  ])('a worker that %s leaves the work to the page', async (_, startWorker) => {
    const images = makeImages({ startWorker });
    const file = await drawnFile(800, 600, 'image/png', redAndBlue);
    const [first, second] = [await images.load(file, 'profile'), await images.load(file, 'logo')];
    expect(valueOf(first)).toMatchObject({ width: 200, height: 150, resized: true });
    expect(valueOf(second)).toMatchObject({ width: 200, height: 150, resized: true });
  });
});
