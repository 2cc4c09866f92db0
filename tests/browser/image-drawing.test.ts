import { describe, expect, it } from 'vitest';
import { encodeBase64 } from '../../src/base/base64';
import { parseImageSource } from '../../src/model/picture/image-source';
import { BLUE, inPage, inWorker, rasterRequest, RED, sourceOf } from './image-helpers';
import { drawnFile, readPicture, redAndBlue, withOrientation } from './picture-files';

describe('pictures drawn for the output', () => {
  it.each([
    ['in a worker', inWorker],
    ['in the page', inPage],
  ])('are cut to a circle at twice the size %s', async (_, images) => {
    const source = await sourceOf(drawnFile(200, 100, 'image/jpeg', redAndBlue));
    const drawn = await images.draw({ ...rasterRequest(source), radius: 30 });
    const picture = await readPicture(`data:${drawn?.type};base64,${drawn?.base64}`);
    expect(picture).toMatchObject({ type: 'image/png', width: 120, height: 120 });
    expect([picture.at(2, 2).a, picture.at(117, 117).a]).toEqual([0, 0]);
    expect(picture.at(30, 60)).toEqual(RED);
    expect(picture.at(90, 60)).toEqual(BLUE);
  });

  it('are JPEG where they cover the box', async () => {
    const source = await sourceOf(drawnFile(211, 97, 'image/png', redAndBlue));
    const drawn = await inWorker.draw({ ...rasterRequest(source), width: 45, height: 70 });
    const picture = await readPicture(`data:${drawn?.type};base64,${drawn?.base64}`);
    expect(picture).toMatchObject({ type: 'image/jpeg', width: 90, height: 140 });
  });

  it('cover the box to its edges, whatever their size', async () => {
    for (let step = 0; step < 40; step++) {
      const [width, height] = [1 + ((step * 71) % 503), 1 + ((step * 37) % 331)];
      const source = `data:image/png;base64,${await base64Of(drawnFile(width, height, 'image/png', redAndBlue))}`;
      const drawn = await inPage.draw({ ...rasterRequest(source), width: 45 });
      expect(drawn, `${width} x ${height}`).toMatchObject({ type: 'image/jpeg' });
    }
  });

  it('are PNG with clear bands where they are contained', async () => {
    const source = await sourceOf(drawnFile(100, 100, 'image/png', redAndBlue));
    const drawn = await inWorker.draw({ ...rasterRequest(source), width: 120, fit: 'contain' });
    const picture = await readPicture(`data:${drawn?.type};base64,${drawn?.base64}`);
    expect(picture).toMatchObject({ type: 'image/png', width: 240, height: 120 });
    expect([picture.at(30, 60).a, picture.at(210, 60).a]).toEqual([0, 0]);
    expect(picture.at(70, 60)).toEqual(RED);
    expect(picture.at(170, 60)).toEqual(BLUE);
  });

  it.each(['image/png', 'image/jpeg'] as const)(
    'are made of every %s that a canvas gives',
    async (type) => {
      for (const [width, height] of [
        [1, 1],
        [16, 9],
        [700, 300],
      ] as const) {
        const file = await drawnFile(width, height, type, redAndBlue);
        const turned = type === 'image/jpeg' ? await withOrientation(file, 6) : file;
        for (const each of [file, turned]) {
          const read = parseImageSource(`data:${type};base64,${await base64Of(each)}`);
          expect(read).toMatchObject({ ok: true, value: { size: { width, height } } });
        }
      }
    },
  );

  it('are upright and in proportion however large the photo', async () => {
    const lying = await drawnFile(6000, 3000, 'image/jpeg', redAndBlue);
    const photo = await base64Of(await withOrientation(lying, 6));
    const source = `data:image/jpeg;base64,${photo}`;
    const drawn = await inWorker.draw({ ...rasterRequest(source), fit: 'contain' });
    const picture = await readPicture(`data:${drawn?.type};base64,${drawn?.base64}`);
    expect([picture.at(10, 60).a, picture.at(110, 60).a]).toEqual([0, 0]);
    expect([picture.at(60, 30), picture.at(60, 90)]).toEqual([RED, BLUE]);
  }, 30_000);

  it.each(['', 'https://example.com/me.png', 'data:image/png;base64,AAAA'])(
    'are null for a source that cannot be read (%s)',
    async (source) => {
      expect(await inWorker.draw(rasterRequest(source))).toBeNull();
    },
  );
});

async function base64Of(file: File | Promise<File>): Promise<string> {
  return encodeBase64(new Uint8Array(await (await file).arrayBuffer()));
}
