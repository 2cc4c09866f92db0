import type { Size } from './fit';
import { LIMITS } from '../limits';

/** The kinds of picture that every mail client shows. */
export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/gif'] as const;
export type ImageType = (typeof IMAGE_TYPES)[number];

/** Facts that the bytes of a picture contain. Pixels are not decoded. */
export interface PictureFacts {
  /** The natural size in px; null where the bytes contain none. A JPEG's rotation (EXIF) is ignored. */
  readonly size: Size | null;
  /** Whether the file goes on to its end, with pixels in it. What follows the end is ignored. */
  readonly isWhole: boolean;
}

/** Reads the bytes of a picture that is declared to be of this type. */
export function readPicture(bytes: Uint8Array, type: ImageType): PictureFacts {
  return READERS[type](bytes);
}

/** Whether a picture of this size would take more memory, wherever it is decoded, than any picture is worth. */
export function hasTooManyPixels({ width, height }: Size): boolean {
  const { picturePixels, pictureSide } = LIMITS;
  return width * height > picturePixels || Math.max(width, height) > pictureSide;
}

/** Where the blocks of a GIF begin. */
export function gifStart(bytes: Uint8Array): number {
  return 13 + colorTableLength(byteAt(bytes, 10));
}

/** Where the block of a GIF that begins at `at`, a picture or an extension, has ended; beyond the file where it has not. */
export function endOfGifBlock(bytes: Uint8Array, at: number): number {
  const isPicture = byteAt(bytes, at) === 0x2c;
  const data = isPicture ? at + 11 + colorTableLength(byteAt(bytes, at + 9)) : at + 2;
  return endOfSubBlocks(bytes, data);
}

const READERS: Readonly<Record<ImageType, (bytes: Uint8Array) => PictureFacts>> = {
  'image/png': readPng,
  'image/jpeg': readJpeg,
  'image/gif': readGif,
};

const NOTHING: PictureFacts = { size: null, isWhole: false };

const PNG_SIGNATURE = '\x89PNG\r\n\x1a\n';
/** Bits of a sample by color type (PNG 3rd edition, table 11.1). */
const PNG_DEPTHS: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};

/** PNG 3rd edition, 5.2 and 5.3: a signature, then chunks from IHDR to IEND, each of length, type, data and checksum. */
function readPng(bytes: Uint8Array): PictureFacts {
  if (!startsWith(bytes, 0, PNG_SIGNATURE) || !startsWith(bytes, 8, '\0\0\0\rIHDR')) return NOTHING;
  const size = sizeOf(wordAt(bytes, 16), wordAt(bytes, 20));
  const depths = PNG_DEPTHS[byteAt(bytes, 25)] ?? [];
  if (!depths.includes(byteAt(bytes, 24))) return { size, isWhole: false };
  let hasPixels = false;
  for (let at = 8; at + 12 <= bytes.length; at += 12 + wordAt(bytes, at)) {
    if (startsWith(bytes, at + 4, 'IDAT')) hasPixels ||= wordAt(bytes, at) > 0;
    if (startsWith(bytes, at + 4, 'IEND')) return { size, isWhole: size !== null && hasPixels };
  }
  return { size, isWhole: false };
}

/**
 * ITU T.81, annex B: markers from SOI to EOI. As decoders do, what stands between two segments is skipped, so that the odd
 * files of some cameras pass.
 */
function readJpeg(bytes: Uint8Array): PictureFacts {
  if (!startsWith(bytes, 0, '\xff\xd8\xff')) return NOTHING;
  let size: Size | null = null;
  let hasPixels = false;
  for (let at = bytes.indexOf(0xff, 2); at !== -1; at = bytes.indexOf(0xff, at)) {
    const marker = byteAt(bytes, at + 1);
    if (marker === 0xd9) return { size, isWhole: size !== null && hasPixels };
    if (marker === 0xff) at += 1;
    else if (isBareMarker(marker)) at += 2;
    else {
      const length = pairAt(bytes, at + 2);
      if (isFrameMarker(marker)) size = sizeOf(pairAt(bytes, at + 7), pairAt(bytes, at + 5));
      // The pixels that follow hold no marker but those of restarts.
      if (marker === 0xda) hasPixels = true;
      at += 2 + Math.max(2, length);
    }
  }
  return { size, isWhole: false };
}

/** Within pixels a byte of 0xff is followed by 0; restarts (RST) and TEM have no length. */
function isBareMarker(marker: number): boolean {
  return marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8);
}

/** SOF0 to SOF15 but DHT, JPG and DAC, which lie among them. */
function isFrameMarker(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** GIF89a, 17 to 27: a logical screen, then blocks. Browsers show what has one whole image, trailer or not. */
function readGif(bytes: Uint8Array): PictureFacts {
  if (!startsWith(bytes, 0, 'GIF87a') && !startsWith(bytes, 0, 'GIF89a')) return NOTHING;
  const size = sizeOf(littlePairAt(bytes, 6), littlePairAt(bytes, 8));
  let at = gifStart(bytes);
  while (byteAt(bytes, at) === 0x21) at = endOfGifBlock(bytes, at);
  if (byteAt(bytes, at) !== 0x2c) return { size, isWhole: false };
  const pixels = at + 11 + colorTableLength(byteAt(bytes, at + 9));
  const hasPixels = byteAt(bytes, pixels) > 0 && endOfSubBlocks(bytes, pixels) <= bytes.length;
  return { size, isWhole: size !== null && hasPixels };
}

function colorTableLength(flags: number): number {
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1);
}

/** Where the sub-blocks that begin at `at` have ended; beyond the end of the file where they have not. */
function endOfSubBlocks(bytes: Uint8Array, at: number): number {
  let next = at;
  for (let length = bytes[next]; length !== 0; length = bytes[next]) {
    if (length === undefined) return bytes.length + 1;
    next += 1 + length;
  }
  return next + 1;
}

function sizeOf(width: number, height: number): Size | null {
  return width > 0 && height > 0 ? { width, height } : null;
}

function startsWith(bytes: Uint8Array, at: number, text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    if (bytes[at + index] !== text.charCodeAt(index)) return false;
  }
  return true;
}

/** 0 beyond the end, as for the words below. */
function byteAt(bytes: Uint8Array, at: number): number {
  return bytes[at] ?? 0;
}

function pairAt(bytes: Uint8Array, at: number): number {
  return byteAt(bytes, at) * 256 + byteAt(bytes, at + 1);
}

function littlePairAt(bytes: Uint8Array, at: number): number {
  return byteAt(bytes, at) + byteAt(bytes, at + 1) * 256;
}

function wordAt(bytes: Uint8Array, at: number): number {
  return pairAt(bytes, at) * 65_536 + pairAt(bytes, at + 2);
}
