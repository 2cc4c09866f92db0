import { lazy } from '../base/lazy';
import { decodeBase64, encodeBase64 } from '../base/base64';
import { hexToRgb, mix, type Hex } from '../model/color/color';
import { crc32 } from '../base/crc32';
import type { ContactIcon } from '../model/contact-icons';
import type { SocialId } from '../model/person/social';

export type IconId = SocialId | ContactIcon;

/**
 * The social icons and those of contact details, on a badge and plain, in base64: PNGs whose palette is one color in steps of
 * alpha, then in steps towards the glyph's.
 */
export type SocialIcons = Readonly<Record<IconId | `${IconId}-plain`, string>>;

/** The icons load late: most signatures show letters. */
export const SOCIAL_ICONS = lazy(
  async (): Promise<SocialIcons> => (await import('./social-icons.data')).SOCIAL_ICONS,
);

const SIGNATURE_LENGTH = 8;
const LENGTH_AND_TYPE = 8;
const CHECKSUM_LENGTH = 4;

/** What share of a pixel the glyph covers, by the entries of the palette. */
const GLYPH_SHARES = [0, 0, 0, 0, 1 / 3, 2 / 3, 1];

/**
 * A social icon as a PNG data URL of 48 x 48 px (to be shown at 24 x 24): a badge of one color, its glyph in another. The
 * glyph is in the picture, as no dark mode recolors pictures: a transparent glyph would be dark on dark there.
 * Only the palette of the bundled picture and its checksum are rewritten; its steps of alpha stay.
 */
export function tintedSocialIcon(
  socialIcons: SocialIcons,
  id: keyof SocialIcons,
  color: Hex,
  glyph: Hex,
): string {
  const png = decodeBase64(socialIcons[id]);
  if (png === null) throw new Error(`The mark of ${id} is not base64`);
  return `data:image/png;base64,${encodeBase64(withPalette(png, color, glyph))}`;
}

function withPalette(png: Uint8Array, color: Hex, glyph: Hex): Uint8Array {
  const { start, end } = findPalette(png);
  const tinted = png.slice();
  for (const [entry, share] of GLYPH_SHARES.entries()) {
    const { r, g, b } = hexToRgb(mix(color, glyph, share));
    tinted.set([r, g, b], start + 3 * entry);
  }
  const checked = tinted.subarray(start - CHECKSUM_LENGTH, end); // the type counts, the length does not
  new DataView(tinted.buffer).setUint32(end, crc32(checked));
  return tinted;
}

/** Where the colors of a PNG's palette begin and end (PNG 3rd edition, 5.3 'Chunk layout'). */
function findPalette(png: Uint8Array): { readonly start: number; readonly end: number } {
  const view = new DataView(png.buffer);
  for (let at = SIGNATURE_LENGTH; at < png.length;) {
    const start = at + LENGTH_AND_TYPE;
    const end = start + view.getUint32(at);
    if (String.fromCharCode(...png.subarray(start - 4, start)) === 'PLTE') return { start, end };
    at = end + CHECKSUM_LENGTH;
  }
  throw new Error('The picture of an icon has no palette');
}
