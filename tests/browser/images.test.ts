import { describe, expect, it } from 'vitest';
import { BLUE, inPage, inWorker, RED, valueOf } from './image-helpers';
import {
  drawnFile,
  readPicture,
  redAndBlue,
  redThenBlueGif,
  stripedPng,
  withOrientation,
} from './picture-files';

describe.each([
  ['in a worker', inWorker],
  ['in the page', inPage],
])('pictures read %s', (_, images) => {
  const load = async (file: File, kind: 'profile' | 'logo' = 'profile') => {
    const loaded = await images.load(file, kind);
    if (!loaded.ok) throw new Error(loaded.problem);
    expect(loaded.value).toMatchObject({ resized: true });
    const picture = await readPicture(loaded.value.dataUrl);
    const { width, height } = loaded.value;
    expect(picture).toMatchObject({ width, height });
    return picture;
  };

  it('have their pixels read in a small size', async () => {
    const file = await drawnFile(800, 600, 'image/png', redAndBlue);
    const loaded = await images.load(file, 'canvas');
    const pixels = await images.pixels(valueOf(loaded).dataUrl);
    expect(pixels).toMatchObject({ width: 256, height: 192 });
    const at = (x: number, y: number) =>
      Array.from({ length: 4 }, (_, channel) => pixels?.data[4 * (256 * y + x) + channel] ?? 0);
    const [red, green, blue, alpha] = at(20, 90);
    expect({ r: red, g: green, b: blue, a: alpha }).toEqual(RED);
    const [r, g, b, a] = at(230, 90);
    expect({ r, g, b, a }).toEqual(BLUE);
    expect(await images.pixels('data:image/png;base64,AAAA')).toBeNull();
  });

  it('make an opaque PNG a JPEG within 200 x 200', async () => {
    const picture = await load(await drawnFile(800, 600, 'image/png', redAndBlue));
    expect(picture).toMatchObject({ type: 'image/jpeg', width: 200, height: 150 });
    expect(picture.at(50, 75)).toEqual(RED);
    expect(picture.at(150, 75)).toEqual(BLUE);
  });

  it('fit a logo within 300 x 150', async () => {
    const picture = await load(await drawnFile(900, 300, 'image/jpeg', redAndBlue), 'logo');
    expect(picture).toMatchObject({ type: 'image/jpeg', width: 300, height: 100 });
  });

  it('keep transparency, as PNG', async () => {
    const half = await drawnFile(600, 600, 'image/png', (context) => {
      context.fillStyle = '#f00';
      context.fillRect(0, 0, 300, 600);
    });
    const picture = await load(half);
    expect(picture).toMatchObject({ type: 'image/png', width: 200, height: 200 });
    expect(picture.at(50, 100)).toEqual(RED);
    expect(picture.at(150, 100).a).toBe(0);
  });

  it('do not enlarge a tiny picture', async () => {
    const picture = await load(await drawnFile(20, 10, 'image/png', redAndBlue));
    expect(picture).toMatchObject({ width: 20, height: 10 });
  });

  it('turn a photo upright that was taken with the camera on its side', async () => {
    const lying = await drawnFile(400, 200, 'image/jpeg', redAndBlue);
    const picture = await load(await withOrientation(lying, 6));
    expect(picture).toMatchObject({ width: 100, height: 200 });
    expect(picture.at(50, 40)).toEqual(RED);
    expect(picture.at(50, 160)).toEqual(BLUE);
  });

  it('take the first frame of an animation', async () => {
    const picture = await load(redThenBlueGif());
    expect(picture).toMatchObject({ width: 2, height: 2 });
    expect(picture.at(1, 1)).toEqual(RED);
  });

  it('average all pixels of a fine pattern instead of picking some', async () => {
    const picture = await load(await stripedPng(3000, 300, (x) => x % 2 === 0));
    for (const x of [3, 50, 101, 150, 197]) expect(picture.at(x, 10).r).toBeCloseTo(128, -1.2);
  });

  it('read a picture whose name and type are those of another kind', async () => {
    const png = await drawnFile(40, 40, 'image/png', redAndBlue);
    expect(await load(new File([png], 'me.jpg', { type: 'image/jpeg' }))).toMatchObject({
      width: 40,
    });
    expect(await load(new File([png], 'me', { type: '' }))).toMatchObject({ width: 40 });
  });
});

describe('a picture of 12,000 x 9,000 px', () => {
  it('is fitted while the page goes on', async () => {
    const file = await stripedPng(12_000, 9000, (x) => x < 6000);
    const pauses = watchPauses();
    const loaded = await inWorker.load(file, 'profile');
    const { longestMs, allMs } = pauses.stop();
    const picture = await readPicture(valueOf(loaded).dataUrl);
    expect(picture).toMatchObject({ width: 200, height: 150 });
    expect([picture.at(40, 75).r, picture.at(160, 75).r]).toEqual([255, 0]);
    expect(longestMs / allMs).toBeLessThan(0.25);
  }, 30_000);

  it('is averaged, not sampled', async () => {
    const loaded = await inWorker.load(await stripedPng(12_000, 9000, (x) => x % 2 === 0), 'logo');
    const picture = await readPicture(valueOf(loaded).dataUrl);
    expect(picture).toMatchObject({ width: 200, height: 150 });
    for (const x of [3, 50, 101, 150, 197]) expect(picture.at(x, 75).r).toBeCloseTo(128, -1.2);
  }, 30_000);

  it('stands upright as well', async () => {
    const lying = await drawnFile(6000, 3000, 'image/jpeg', redAndBlue);
    const loaded = await inWorker.load(await withOrientation(lying, 6), 'profile');
    const picture = await readPicture(valueOf(loaded).dataUrl);
    expect(picture).toMatchObject({ width: 100, height: 200 });
    expect(picture.at(50, 40)).toEqual(RED);
    expect(picture.at(50, 160)).toEqual(BLUE);
  }, 30_000);
});

/** Watches how long the page does not get round to anything. */
function watchPauses() {
  const begun = performance.now();
  let last = begun;
  let longest = 0;
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 5);
  return {
    stop: () => {
      clearInterval(timer);
      const end = performance.now();
      return { longestMs: Math.max(longest, end - last), allMs: end - begun };
    },
  };
}
