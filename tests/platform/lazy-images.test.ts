import { expect, test, vi } from 'vitest';
import { lazyImages } from '../../src/pictures/browser/lazy-images';
import type { ImagePort } from '../../src/pictures/state/image-port';
import { fakeWorld } from '../helpers/fake-ports';

const FILE = new Blob();

test('what reads pictures comes with the first, and once', async () => {
  const { images: made } = fakeWorld().ports;
  const load = vi.fn<() => Promise<ImagePort>>(async () => made);
  const images = lazyImages(load);
  expect(load).not.toHaveBeenCalled();
  expect(await images.load(FILE, 'logo')).toEqual(await images.load(FILE, 'logo'));
  await images.naturalSize('https://a.example/b.png');
  expect(await images.drawSignature('', 2)).toEqual(await images.drawSignature('', 2));
  expect(load).toHaveBeenCalledOnce();
});

test('where it does not come, no picture is read, and the next asks again', async () => {
  const { images: made } = fakeWorld().ports;
  const load = vi.fn<() => Promise<ImagePort>>(() => Promise.reject(new TypeError('Offline')));
  const images = lazyImages(load);
  expect(await images.load(FILE, 'logo')).toEqual({ ok: false, problem: 'not-decodable' });
  expect(await images.naturalSize('https://a.example/b.png')).toBeNull();
  expect(await images.drawSignature('', 1)).toBeNull();
  load.mockResolvedValue(made);
  expect(await images.load(FILE, 'logo')).toMatchObject({ ok: true });
});
