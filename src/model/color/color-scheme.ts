import { toHex } from './color';
import { isRecord } from '../../base/record';
import { CUSTOM_PALETTE, PALETTES, paletteTitle, type Palette } from './palettes';

/** Whether a color scheme holds a custom palette (a JSON object) rather than a preset's name. */
export function isCustomScheme(scheme: string): boolean {
  return scheme.startsWith('{');
}

/** The name that the palette of a logo goes by. */
export const LOGO_PALETTE_NAME = 'from-logo';

/** Whether a color scheme is the palette of a logo, as `paletteToScheme` writes it. */
export function isLogoScheme(scheme: string): boolean {
  return scheme.startsWith(`{"name":"${LOGO_PALETTE_NAME}"`);
}

/** What a color scheme is called. */
export function schemeTitle(scheme: string): string {
  if (isLogoScheme(scheme)) return 'From your logo';
  return isCustomScheme(scheme) ? 'Custom colors' : paletteTitle(scheme);
}

/**
 * The palette a color scheme stands for: a preset by name, or a custom palette given as JSON.
 * Broken JSON and unknown names give the first preset; a custom color that cannot be read becomes the fallback blue.
 */
export function resolveColorScheme(scheme: string): Palette {
  const found = isCustomScheme(scheme)
    ? parseCustomPalette(scheme)
    : PALETTES.find((palette) => palette.name === scheme);
  return found ?? firstPreset();
}

/** The color scheme that stands for a custom palette. */
export function paletteToScheme(palette: Palette): string {
  return JSON.stringify(palette);
}

function parseCustomPalette(json: string): Palette | null {
  const value = parseObject(json);
  if (value === null) return null;
  const color = (key: string, missing: Palette['text']): Palette['text'] => {
    const given = value[key];
    return typeof given === 'string' ? toHex(given) : missing;
  };
  return {
    name: typeof value['name'] === 'string' ? value['name'] : CUSTOM_PALETTE.name,
    primary: color('primary', CUSTOM_PALETTE.primary),
    secondary: color('secondary', CUSTOM_PALETTE.secondary),
    accent: color('accent', CUSTOM_PALETTE.accent),
    background: color('background', CUSTOM_PALETTE.background),
    text: color('text', CUSTOM_PALETTE.text),
  };
}

function parseObject(json: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(json);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

function firstPreset(): Palette {
  const [first] = PALETTES;
  if (first === undefined) throw new Error('The palette list is empty');
  return first;
}
