import { decodeBase64, encodeBase64 } from '../model/base64';
import { hexToRgb, type Hex } from '../model/color';
import { crc32 } from '../model/crc32';
import type { SocialId } from '../model/social';

/** The marks of the networks, in base64: PNGs whose palette is one color in steps of alpha. */
export type Marks = Readonly<Record<SocialId, string>>;

/** The marks come on use: most signatures show letters. */
export async function loadMarks(): Promise<Marks> {
  const { MARKS } = await import('./marks.data');
  return MARKS;
}

const SIGNATURE_LENGTH = 8;
const LENGTH_AND_TYPE = 8;
const CHECKSUM_LENGTH = 4;

/**
 * A network's mark in one colour, as a PNG data URL of 48 x 48 px (to be shown at 24 x 24).
 * Only the palette of the bundled picture and its checksum are rewritten; its steps of alpha stay.
 */
export function tintedMark(marks: Marks, id: SocialId, color: Hex): string {
  const png = decodeBase64(marks[id]);
  if (png === null) throw new Error(`The mark of ${id} is not base64`);
  return `data:image/png;base64,${encodeBase64(withPalette(png, color))}`;
}

function withPalette(png: Uint8Array, color: Hex): Uint8Array {
  const { r, g, b } = hexToRgb(color);
  const { start, end } = findPalette(png);
  const tinted = png.slice();
  for (let at = start; at < end; at += 3) tinted.set([r, g, b], at);
  const checked = tinted.subarray(start - CHECKSUM_LENGTH, end); // the type counts, the length does not
  new DataView(tinted.buffer).setUint32(end, crc32(checked));
  return tinted;
}

/** Where the colours of a PNG's palette begin and end (PNG 3rd edition, 5.3 'Chunk layout'). */
function findPalette(png: Uint8Array): { readonly start: number; readonly end: number } {
  const view = new DataView(png.buffer);
  for (let at = SIGNATURE_LENGTH; at < png.length;) {
    const start = at + LENGTH_AND_TYPE;
    const end = start + view.getUint32(at);
    if (String.fromCharCode(...png.subarray(start - 4, start)) === 'PLTE') return { start, end };
    at = end + CHECKSUM_LENGTH;
  }
  throw new Error('The picture of a mark has no palette');
}
