import type { Result } from '../../base/result';
import { AA_CONTRAST, AA_CONTRAST_LARGE, BLACK, mix, readableOn, WHITE, type Hex } from './color';
import {
  isLogoScheme,
  LOGO_PALETTE_NAME,
  paletteToScheme,
  resolveColorScheme,
  schemeTitle,
} from './color-scheme';
import { hexToLab } from './lab';
import { TEXT_COLOR, type Palette } from './palettes';
import { pictureColors, type PictureColor, type Pixels } from './picture-colors';

/** The palette of a logo, or why it gives none: it cannot be read, or it shows nothing but white. */
export type LogoPalette = Result<Palette, 'unread' | 'colorless'>;

/** The chroma (CIE Lab) below which a color is a gray. */
const GRAY = 10;
/** The share of a logo from which its colored parts decide its color, however much of it is gray. */
const LEAST_LEAD = 0.05;
/** How far the accent lies from the leading color, at least, in CIE Lab. */
const APART = 30;

/**
 * A palette of the colors that a logo is made of; null where all of it looks like paper. Its first color is the logo's, or the
 * nearest shade of it that can be read on the palette's background. A logo of grays gives grays.
 */
export function logoPalette(pixels: Pixels): Palette | null {
  const colors = pictureColors(pixels);
  const [most] = colors;
  if (most === undefined) return null;
  const colored = colors.filter(({ color }) => chromaOf(color) >= GRAY);
  const lead = mostOf(colored.filter(({ share }) => share >= LEAST_LEAD)) ?? most;
  const background = mix(WHITE, lead.color, 0.07);
  const backgrounds = [WHITE, background];
  const primary = readableOn(lead.color, backgrounds, AA_CONTRAST);
  const secondary = readableOn(mix(primary, WHITE, 0.3), backgrounds, AA_CONTRAST_LARGE);
  const others = colored.filter(({ color }) => distance(color, primary) >= APART);
  const accent = mostOf(others)?.color ?? shadeOf(primary);
  return distinct({ background, text: TEXT_COLOR, primary, secondary, accent });
}

/** A palette of a logo, to be chosen among others. */
export interface LogoChoice {
  readonly scheme: string;
  readonly title: string;
  readonly palette: Palette;
}

/** What can be chosen: the palette of the logo, and that of an earlier one for as long as it is in use. */
export function logoChoices(scheme: string, ofLogo: Palette | null): readonly LogoChoice[] {
  const now = ofLogo === null ? null : paletteToScheme(ofLogo);
  const choices = now === null ? [] : [now];
  if (isLogoScheme(scheme) && scheme !== now) choices.push(scheme);
  return choices.map((each) => ({
    scheme: each,
    title: each === now ? schemeTitle(each) : 'From an earlier logo',
    palette: resolveColorScheme(each),
  }));
}

/** What catches the eye first: bright colors count for more than their share. */
function mostOf(colors: readonly PictureColor[]): PictureColor | undefined {
  return colors.toSorted((a, b) => weightOf(b) - weightOf(a))[0];
}

function weightOf({ color, share }: PictureColor): number {
  return share * (20 + chromaOf(color));
}

/** A second color where a logo has only one. */
function shadeOf(color: Hex): Hex {
  return hexToLab(color).l > 45 ? mix(color, BLACK, 0.4) : mix(color, WHITE, 0.55);
}

/** The palette with no color twice: one that another has already gives way by the least that makes a difference. */
function distinct(colors: Omit<Palette, 'name'>): Palette {
  const taken = new Set<Hex>();
  const free = (color: Hex): Hex => {
    const steps = Array.from({ length: 50 }, (_, step) => mix(color, BLACK, step / 50));
    const found = steps.find((shade) => !taken.has(shade)) ?? mix(color, WHITE, 0.1);
    taken.add(found);
    return found;
  };
  const { background, text, primary, secondary, accent } = colors;
  const kept = { background: free(background), text: free(text), primary: free(primary) };
  return { name: LOGO_PALETTE_NAME, ...kept, secondary: free(secondary), accent: free(accent) };
}

function chromaOf(color: Hex): number {
  const { a, b } = hexToLab(color);
  return Math.hypot(a, b);
}

function distance(one: Hex, other: Hex): number {
  const [first, second] = [hexToLab(one), hexToLab(other)];
  return Math.hypot(first.l - second.l, first.a - second.a, first.b - second.b);
}
