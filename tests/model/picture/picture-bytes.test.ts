import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { IMAGE_TYPES, readPicture } from '../../../src/model/picture/picture-bytes';
import { bytesOf, GIF, JPEG, PNG } from '../../helpers/pictures';

describe('a PNG', () => {
  test('without pixels, or of a kind that there is not, is no picture', () => {
    const bytes = bytesOf(PNG);
    const ends = bytes.length - 12;
    const pixels = 33;
    const empty = Uint8Array.from([...bytes.subarray(0, pixels), ...bytes.subarray(ends)]);
    expect(readPicture(empty, 'image/png').isWhole).toBe(false);
    expect(readPicture(bytes.with(25, 5), 'image/png').isWhole).toBe(false);
    expect(readPicture(bytes.with(24, 3), 'image/png').isWhole).toBe(false);
  });
});

describe('a JPG', () => {
  const bytes = bytesOf(JPEG);
  const at = (marker: number): number =>
    bytes.findIndex((byte, index) => byte === 0xff && bytes[index + 1] === marker);
  const withBytesAt = (index: number, more: readonly number[]): Uint8Array =>
    Uint8Array.from([...bytes.subarray(0, index), ...more, ...bytes.subarray(index)]);
  const whole = { size: { width: 4, height: 2 }, isWhole: true };

  test.each([
    ['fill bytes before a marker', withBytesAt(at(0xc0), [0xff, 0xff, 0xff])],
    ['stray bytes between two segments', withBytesAt(at(0xc0), [0, 0, 7, 9])],
    [
      'a comment that looks like an end',
      withBytesAt(2, [0xff, 0xfe, 0, 6, 0xff, 0xd9, 0xff, 0xc0]),
    ],
    ['a restart within the pixels', withBytesAt(bytes.length - 3, [0xff, 0xd3])],
    ['a byte of 0xff within the pixels', withBytesAt(bytes.length - 3, [0xff, 0])],
    ['fill bytes before its end', withBytesAt(bytes.length - 2, [0xff, 0xff])],
  ])('may have %s', (_, odd) => {
    expect(readPicture(odd, 'image/jpeg')).toEqual(whole);
  });

  test('without a frame or without pixels is none', () => {
    const noFrame = bytes.with(at(0xc0) + 1, 0xe5);
    expect(readPicture(noFrame, 'image/jpeg')).toEqual({ size: null, isWhole: false });
    const noPixels = Uint8Array.from([...bytes.subarray(0, at(0xda)), 0xff, 0xd9]);
    expect(readPicture(noPixels, 'image/jpeg')).toEqual({ ...whole, isWhole: false });
  });
});

describe('a GIF', () => {
  const bytes = bytesOf(GIF);

  test('needs no trailer', () => {
    expect(readPicture(bytes.subarray(0, -1), 'image/gif').isWhole).toBe(true);
  });

  test('without an image is none', () => {
    const empty = Uint8Array.from([...bytes.subarray(0, 27), 0x3b]);
    const size = { width: 2, height: 2 };
    expect(readPicture(empty, 'image/gif')).toEqual({ size, isWhole: false });
  });

  test('may have a comment before its image', () => {
    const comment = [0x21, 0xfe, 2, 0x2c, 0x3b, 0];
    const longer = Uint8Array.from([...bytes.subarray(0, 19), ...comment, ...bytes.subarray(19)]);
    expect(readPicture(longer, 'image/gif').isWhole).toBe(true);
  });
});

test('any bytes are read to an end', () => {
  const heads = [PNG, JPEG, GIF].map((picture) => [...bytesOf(picture)]);
  const bytes = fc.tuple(
    fc.constantFrom([], ...heads, ...heads.map((head) => head.slice(0, 40))),
    fc.uint8Array({ maxLength: 200 }),
  );
  fc.assert(
    fc.property(bytes, fc.constantFrom(...IMAGE_TYPES), ([head, rest], type) => {
      const { size, isWhole } = readPicture(Uint8Array.from([...head, ...rest]), type);
      expect(isWhole && size === null).toBe(false);
    }),
    { numRuns: 2000 },
  );
});
