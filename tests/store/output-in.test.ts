import { beforeAll, describe, expect, test } from 'vitest';
import { exportSignature } from '../../src/export';
import { outputIn } from '../../src/output/state/output-in';
import { designer } from '../helpers/designer';
import { fakeWorld } from '../helpers/fake-ports';
import { resized } from '../helpers/pictures';
import { PIXEL_PNG } from '../helpers/signatures';
import { visitor } from '../helpers/visitor';

// The first export loads juice, which takes real time.
beforeAll(() => exportSignature({}, 'modern'));

/** Large enough that it has to be drawn. */
const LARGE = resized(PIXEL_PNG, 500, 500);

describe('the output for another way of pictures', () => {
  test('of the form is that of the signature, its pictures drawn', async () => {
    const { store, world, types } = visitor();
    types('fullName', 'Ada');
    types('profileImageUrl', LARGE);
    const output = await store.dispatch(outputIn('template', 'files', { folder: 'Ada_files' }));
    expect(output.html).toContain('src="Ada_files/image-1.png"');
    expect(output.text).toContain('Ada');
    expect(output.requests).toEqual([]);
    expect(world.exports.at(-1)?.options).toMatchObject({ images: 'files', folder: 'Ada_files' });
    expect(store.getState().output.html).not.toContain('Ada_files');
  });

  test('of the designer is that of its canvas', async () => {
    const someone = designer().has('logo', 'l', { content: LARGE });
    const { html, images } = await someone.store.dispatch(outputIn('scene', 'gaps'));
    expect(images).toHaveLength(1);
    expect(html).toContain('Picture 1');
    expect(someone.world.sceneExports.at(-1)?.options).toMatchObject({ images: 'gaps' });
  });

  test('is none where the exporter cannot be reached', async () => {
    const world = fakeWorld();
    world.behaviour.exporter = 'fails';
    const { store } = visitor(world);
    await expect(store.dispatch(outputIn('template', 'cid'))).rejects.toThrow('broke down');
  });
});
