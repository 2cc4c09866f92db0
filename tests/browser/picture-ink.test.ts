import { describe, expect, it } from 'vitest';
import type { PictureRequest } from '../../src/export/types';
import { inPage, inWorker, rasterRequest } from './image-helpers';
import { drawnFile, readPicture } from './picture-files';

/** Two bars of a color, on nothing unless a background is given. */
function bars(color: string, background?: string) {
  return (context: OffscreenCanvasRenderingContext2D): void => {
    const { width, height } = context.canvas;
    if (background !== undefined) {
      context.fillStyle = background;
      context.fillRect(0, 0, width, height);
    }
    context.fillStyle = color;
    context.fillRect(width / 4, height / 4, width / 8, height / 2);
    context.fillRect(width / 2, height / 4, width / 4, height / 2);
  };
}

async function addressOf(file: Promise<File>): Promise<string> {
  const bytes = new Uint8Array(await (await file).arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `data:${(await file).type};base64,${btoa(letters)}`;
}

async function logo(color: string, rest: Partial<PictureRequest> = {}, background?: string) {
  const source = await addressOf(drawnFile(480, 240, 'image/png', bars(color, background)));
  return { ...rasterRequest(source), width: 120, fit: 'contain', ...rest } as const;
}

describe.each([
  ['in a worker', inWorker],
  ['in the page', inPage],
])('what is seen of a drawn picture %s', (_, images) => {
  it('is black ink where it is black on nothing', async () => {
    const drawn = await images.draw(await logo('#000'));
    expect(drawn?.ink?.shade).toBe('#000000');
    expect(drawn?.ink?.clear).toBeCloseTo(1 - 3 / 16, 2);
  });

  it('is white ink where it is white on nothing', async () => {
    const drawn = await images.draw(await logo('#fff'));
    expect(drawn?.ink?.shade).toBe('#ffffff');
  });

  it('is no ink where it has a background, whatever is cut off or stands beside it', async () => {
    for (const [width, radius] of [
      [120, 0],
      [60, 30],
      [180, 0],
    ] as const) {
      const drawn = await images.draw(await logo('#000', { width, radius }, '#fff'));
      expect(drawn?.base64).toMatch(/^\S+$/);
      expect(drawn?.ink).toBe(undefined);
    }
  });
});

describe('a picture on a backing', () => {
  const backing = { color: '#ffeedd', padding: 4 } as const;

  it('keeps its size and covers its background up to the edges', async () => {
    const drawn = await inWorker.draw(await logo('#000', { backing }));
    const picture = await readPicture(`data:${drawn?.type};base64,${drawn?.base64}`);
    expect(picture).toMatchObject({ width: 240, height: 120 });
    for (const [x, y] of [
      [0, 0],
      [239, 119],
      [105, 60],
    ] as const) {
      const { r, g, b, a } = picture.at(x, y);
      expect(Math.abs(r - 0xff) + Math.abs(g - 0xee) + Math.abs(b - 0xdd)).toBeLessThan(8);
      expect(a).toBe(255);
    }
    expect(picture.at(150, 60)).toMatchObject({ a: 255 });
    expect(picture.at(150, 60).r).toBeLessThan(20);
    expect(drawn?.ink).toBe(undefined);
  });

  it('lies within the padding', async () => {
    const source = await addressOf(
      drawnFile(240, 120, 'image/png', (context) => context.fillRect(0, 0, 240, 120)),
    );
    const request = { ...rasterRequest(source), width: 120, backing };
    const drawn = await inWorker.draw(request);
    const picture = await readPicture(`data:${drawn?.type};base64,${drawn?.base64}`);
    expect(picture.at(120, 3).r).toBeGreaterThan(200);
    expect(picture.at(120, 16).r).toBeLessThan(40);
  });

  it('is cut like one without', async () => {
    const drawn = await inWorker.draw(await logo('#000', { width: 60, radius: 30, backing }));
    const picture = await readPicture(`data:${drawn?.type};base64,${drawn?.base64}`);
    expect([picture.at(2, 2).a, picture.at(60, 4).a]).toEqual([0, 255]);
  });
});
