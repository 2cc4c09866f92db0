import { expect, test, vi } from 'vitest';
import { isPhoto, photoAddress } from '../../../../src/team/core/photos/photo-file';
import { bytesOf, GIF, JPEG, PNG } from '../../../helpers/pictures';

function fileOf(bytes: Uint8Array, size = bytes.length) {
  return { size, arrayBuffer: vi.fn<() => Promise<Uint8Array>>(async () => bytes) };
}

test.each([PNG, JPEG, GIF])('a photo is what its bytes are, as a data URL', async (url) => {
  expect(await photoAddress(fileOf(bytesOf(url)))).toBe(url);
  expect(await isPhoto(fileOf(bytesOf(url)))).toBe(true);
});

test('half a picture, and what is none, are no photos', async () => {
  const whole = bytesOf(JPEG);
  for (const bytes of [whole.slice(0, whole.length / 2), new Uint8Array(), Uint8Array.of(1, 2)]) {
    expect(await photoAddress(fileOf(bytes))).toBeNull();
    expect(await isPhoto(fileOf(bytes))).toBe(false);
  }
});

test('a file that is larger than any photo is not read', async () => {
  const file = fileOf(bytesOf(JPEG), 20 * 1024 * 1024 + 1);
  expect(await isPhoto(file)).toBe(false);
  expect(file.arrayBuffer).not.toHaveBeenCalled();
});
