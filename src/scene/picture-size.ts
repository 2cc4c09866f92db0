import { decodeBase64 } from '../model/base64';
import type { ImageSource } from '../model/image-source';
import type { Size } from './geometry';

type ByteAt = (index: number) => number;

/**
 * The natural size of a picture from the head of its file, in px; null where the file does not say. Only the bytes that
 * are looked at are decoded. A JPEG's turn (EXIF) is not heeded: the product's own uploads have none.
 */
export function pictureSize(source: Extract<ImageSource, { kind: 'data' }>): Size | null {
  const byteAt = bytesOf(source.base64);
  const size = READERS[source.type](byteAt, Math.floor((source.base64.length * 3) / 4));
  return size !== null && size.width > 0 && size.height > 0 ? size : null;
}

const READERS = {
  // PNG 3rd edition, 11.2.1: the header's chunk comes first.
  'image/png': (at: ByteAt): Size | null => ({
    width: word(at, 16) * 65_536 + word(at, 18),
    height: word(at, 20) * 65_536 + word(at, 22),
  }),
  // GIF89a, 18: the logical screen, low byte first.
  'image/gif': (at: ByteAt): Size | null => ({
    width: at(6) + at(7) * 256,
    height: at(8) + at(9) * 256,
  }),
  'image/jpeg': jpegSize,
};

/** Walks the segments of a JPEG to its frame header (ITU T.81, B.2.2: SOF0 to SOF15 but DHT, JPG and DAC). */
function jpegSize(at: ByteAt, length: number): Size | null {
  for (let start = 2; start + 9 < length; start += 2 + word(at, start + 2)) {
    const marker = at(start + 1);
    if (at(start) !== 0xff || word(at, start + 2) < 2) return null;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: word(at, start + 7), height: word(at, start + 5) };
  }
  return null;
}

function word(at: ByteAt, index: number): number {
  return at(index) * 256 + at(index + 1);
}

/** Bytes of base64 text one by one; 0 beyond its end. */
function bytesOf(base64: string): ByteAt {
  return (index) => {
    const group = Math.floor(index / 3) * 4;
    return decodeBase64(base64.slice(group, group + 4))?.[index % 3] ?? 0;
  };
}
