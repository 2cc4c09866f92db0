import { lazy } from '../base/lazy';
import { decodeBase64, encodeBase64 } from '../base/base64';
import { hexToRgb, mix, rgbToHex, type Hex } from '../model/color/color';
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
  return `${PNG}${encodeBase64(withPalette(png, color, glyph))}`;
}

/** An icon made so, as it looks over a color where `share` (0-1) of it is seen; a picture without a palette stays as it is. */
export function mixedIcon(src: string, below: Hex, share: number): string {
  const png = src.startsWith(PNG) ? decodeBase64(src.slice(PNG.length)) : null;
  const palette = png && findPalette(png);
  if (png === null || palette === null) return src;
  const { start, end } = palette;
  const colors = Array.from({ length: (end - start) / 3 }, (_, entry) => {
    const [r = 0, g = 0, b = 0] = png.slice(start + 3 * entry);
    return mix(below, rgbToHex({ r, g, b }), share);
  });
  return `${PNG}${encodeBase64(withColors(png, palette, colors))}`;
}

const PNG = 'data:image/png;base64,';

function withPalette(png: Uint8Array, color: Hex, glyph: Hex): Uint8Array {
  const palette = findPalette(png);
  if (palette === null) throw new Error('The picture of an icon has no palette');
  return withColors(
    png,
    palette,
    GLYPH_SHARES.map((share) => mix(color, glyph, share)),
  );
}

function withColors(png: Uint8Array, { start, end }: Palette, colors: readonly Hex[]): Uint8Array {
  const tinted = png.slice();
  for (const [entry, color] of colors.entries()) {
    const { r, g, b } = hexToRgb(color);
    tinted.set([r, g, b], start + 3 * entry);
  }
  const checked = tinted.subarray(start - CHECKSUM_LENGTH, end); // the type counts, the length does not
  new DataView(tinted.buffer).setUint32(end, crc32(checked));
  return tinted;
}

interface Palette {
  readonly start: number;
  readonly end: number;
}

/** Where the colors of a PNG's palette begin and end (PNG 3rd edition, 5.3 'Chunk layout'); null where it has none. */
function findPalette(png: Uint8Array): Palette | null {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  for (let at = SIGNATURE_LENGTH; at + LENGTH_AND_TYPE <= png.length;) {
    const start = at + LENGTH_AND_TYPE;
    const end = start + view.getUint32(at);
    if (String.fromCharCode(...png.subarray(start - 4, start)) === 'PLTE') return { start, end };
    at = end + CHECKSUM_LENGTH;
  }
  return null;
}
