import { expect, test } from 'vitest';
import { isAnimated } from '../../../src/model/picture/is-animated';

const GIF = '47494638396101000100800000000000ffffff';
const FRAME = '21f90400000000002c00000000010001000002014400';
const PNG = '89504e470d0a1a0a0000000d49484452';
const latin = (text: string): string => Buffer.from(text, 'latin1').toString('hex');
const webp = (flags: number): string =>
  `${latin('RIFF\x20\0\0\0WEBPVP8X\x0a\0\0\0')}${flags.toString(16).padStart(2, '0')}`;

test.each([
  ['a GIF of two frames', `${GIF}${FRAME}${FRAME}3b`, true],
  ['a GIF of one', `${GIF}${FRAME}3b`, false],
  ['a GIF with something behind its end', `${GIF}${FRAME}3b${FRAME}`, false],
  ['a GIF that is cut off', `${GIF}${FRAME.slice(0, -6)}`, false],
  ['a PNG with frames', `${PNG}${latin('acTL')}${latin('IDAT')}`, true],
  [
    'a PNG with such a chunk only after its pixels',
    `${PNG}${latin('IDAT')}${latin('acTL')}`,
    false,
  ],
  ['a WebP with frames', webp(0x02), true],
  ['a WebP with nothing but transparent pixels', webp(0x10), false],
  ['nothing', '', false],
])('finds whether a picture is animated: %s', (_, hex, answer) => {
  expect(isAnimated(Uint8Array.from(Buffer.from(hex, 'hex')))).toBe(answer);
});
