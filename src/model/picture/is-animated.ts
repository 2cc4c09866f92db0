import { endOfGifBlock, gifStart } from './picture-bytes';

/** Whether the bytes of a GIF, PNG or WebP hold more pictures than one, of which a still picture keeps the first. */
export function isAnimated(bytes: Uint8Array): boolean {
  return hasAnimationChunk(bytes) || hasTwoGifFrames(bytes);
}

/** APNG: `acTL` stands before the pixels (PNG 3rd edition, 11.3.6). WebP: a flag of `VP8X`, the first chunk. */
function hasAnimationChunk(bytes: Uint8Array): boolean {
  const head = latin(bytes.subarray(0, 4096));
  const beforePixels = head.split('IDAT')[0] ?? '';
  if (head.startsWith('\x89PNG')) return beforePixels.includes('acTL');
  return head.startsWith('RIFF') && head.startsWith('WEBPVP8X', 8) && (bytes[20] ?? 0) % 4 > 1;
}

/** GIF89a, 20: each picture begins with an image descriptor. */
function hasTwoGifFrames(bytes: Uint8Array): boolean {
  if (!latin(bytes.subarray(0, 4)).startsWith('GIF8')) return false;
  let frames = 0;
  for (let at = gifStart(bytes); at < bytes.length; at = endOfGifBlock(bytes, at)) {
    if (bytes[at] === 0x2c) frames += 1;
    if (frames > 1 || bytes[at] === 0x3b) break;
  }
  return frames > 1;
}

function latin(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}
