import { expect, test, vi } from 'vitest';
import { imagesOnUse } from '../../src/platform/images/images-on-use';
import type { ImagePort } from '../../src/store/ports';
import { fakeWorld } from '../helpers/fake-ports';

const FILE = new Blob();

test('what reads pictures comes with the first, and once', async () => {
  const { images } = fakeWorld().ports;
  const load = vi.fn<() => Promise<ImagePort>>(async () => images);
  const onUse = imagesOnUse(load);
  expect(load).not.toHaveBeenCalled();
  expect(await onUse.load(FILE, 'logo')).toEqual(await images.load(FILE, 'logo'));
  await onUse.naturalSize('https://a.example/b.png');
  expect(await onUse.drawSignature('', 2)).toEqual(await images.drawSignature('', 2));
  expect(load).toHaveBeenCalledOnce();
});

test('where it does not come, no picture is read, and the next asks again', async () => {
  const { images } = fakeWorld().ports;
  const load = vi.fn<() => Promise<ImagePort>>(() => Promise.reject(new TypeError('Offline')));
  const onUse = imagesOnUse(load);
  expect(await onUse.load(FILE, 'logo')).toEqual({ ok: false, problem: 'not-decodable' });
  expect(await onUse.naturalSize('https://a.example/b.png')).toBeNull();
  expect(await onUse.drawSignature('', 1)).toBeNull();
  load.mockResolvedValue(images);
  expect(await onUse.load(FILE, 'logo')).toMatchObject({ ok: true });
});
