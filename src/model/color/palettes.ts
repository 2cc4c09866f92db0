import type { Hex } from './color';
import { PRESET_COLORS } from './palettes.data';

/** Five colors and the name they go by. */
export interface Palette {
  readonly name: string;
  readonly primary: Hex;
  readonly secondary: Hex;
  readonly accent: Hex;
  readonly background: Hex;
  readonly text: Hex;
}

export const PALETTE_COLORS = ['primary', 'secondary', 'accent', 'background', 'text'] as const;
export type PaletteColor = (typeof PALETTE_COLORS)[number];

/** Of the text of every palette. */
export const TEXT_COLOR: Hex = '#1f2933';

export const PALETTES: readonly Palette[] = PRESET_COLORS.map(
  ([name, primary, secondary, accent, background]) => ({
    name,
    primary,
    secondary,
    accent,
    background,
    text: TEXT_COLOR,
  }),
);

export const DEFAULT_PALETTE_NAME = 'professional-blue';

/** Where a custom palette begins: a set of blues. */
export const CUSTOM_PALETTE: Palette = {
  name: 'custom',
  primary: '#3b82f6',
  secondary: '#60a5fa',
  accent: '#1d4ed8',
  background: '#eff6ff',
  text: TEXT_COLOR,
};

/** `professional-blue` -> `Professional Blue`. */
export function paletteTitle(name: string): string {
  return name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
