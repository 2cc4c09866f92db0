import { expect, it } from 'vitest';
import { imageFilesFrom, imageTypeOf, isHeic } from '../../../src/model/picture/image-files';

it('takes from a paste or drop the files that are pictures by type or name', () => {
  const picture = { name: 'me.png', type: 'image/png' };
  const phonePicture = { name: 'IMG_1.HEIC', type: '' };
  const files = [
    picture,
    { name: 'a.txt', type: 'text/plain' },
    phonePicture,
    { name: 'b', type: '' },
  ];
  expect(imageFilesFrom({ files })).toEqual([picture, phonePicture]);
});

it('takes nothing from nothing', () => {
  expect(imageFilesFrom(null)).toEqual([]);
  expect(imageFilesFrom({ files: [] })).toEqual([]);
});

it.each([
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff, 0xe1]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38, 0x39, 0x61]],
  [null, [0x52, 0x49, 0x46, 0x46]],
  [null, []],
])('reads %s from the first bytes', (type, bytes) => {
  expect(imageTypeOf(Uint8Array.from(bytes))).toBe(type);
});

it.each([
  [true, '\0\0\0\x18ftypheic'],
  [true, '\0\0\0\x18ftypmif1'],
  [false, '\0\0\0\x1cftypavif'],
  [false, 'ftypheic'],
  [false, ''],
])('recognizes a HEIC picture among others: %s', (answer, start) => {
  expect(isHeic(new TextEncoder().encode(start))).toBe(answer);
});
