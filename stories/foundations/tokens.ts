import source from '../../src/ui/styles/tokens.css?raw';
import { BLACK, contrast, hexToRgb, rgbToHex, WHITE, type Hex } from '../../src/model/color/color';

/* What the style sheet of tokens declares, and what a browser makes of it. */

export interface Token {
  /** As it is declared, such as `--ink-muted`. */
  readonly name: string;
  readonly value: string;
}

const [DECLARED = ''] = /(?<=:root,\n\[data-theme\] \{)[^}]+/.exec(source) ?? [];
const [THEME = ''] = /(?<=@theme inline \{)[^}]+/.exec(source) ?? [];

/** The colors of the app, each with a light and a dark value, and a few that are the same in both. */
export const COLOR_TOKENS: readonly Token[] = tokensIn(DECLARED).filter(({ value }) =>
  /^(?:light-dark\(|#)/.test(value),
);

/** What Tailwind's utilities of a family are made of: `text`, `radius`, `shadow`, `font`, `ease`, `spacing`. */
export function themeTokens(family: string): readonly Token[] {
  return tokensIn(THEME).filter(
    ({ name }) => name.startsWith(`--${family}-`) && !name.endsWith('--line-height'),
  );
}

/** The line height that belongs to a size of type. */
export function lineHeightOf(name: string): string {
  const line = tokensIn(THEME).find((token) => token.name === `${name}--line-height`);
  return line?.value ?? 'normal';
}

/** A color as a browser computes it: `rgb(1, 2, 3)`, or with an alpha. */
export interface ComputedColor {
  readonly hex: Hex;
  /** From 0 to 1. */
  readonly alpha: number;
}

/** Throws for a color that is not sRGB: no token is. */
export function readColor(computed: string): ComputedColor {
  const [r, g, b, alpha = 1] = (computed.match(/[\d.]+/g) ?? []).map(Number);
  if (!computed.startsWith('rgb') || r === undefined || g === undefined || b === undefined) {
    throw new Error(`No color: ${computed}`);
  }
  return { hex: rgbToHex({ r, g, b }), alpha };
}

/** How much a color, maybe half transparent, stands out from what it lies on. */
export function contrastOn(color: ComputedColor, background: Hex): number {
  const [over, under] = [hexToRgb(color.hex), hexToRgb(background)];
  const seen = (channel: 'r' | 'g' | 'b'): number =>
    Math.round(under[channel] + (over[channel] - under[channel]) * color.alpha);
  return contrast(rgbToHex({ r: seen('r'), g: seen('g'), b: seen('b') }), background);
}

/** Black or white, whichever is easier to read there. */
export function lettersOn(background: Hex): Hex {
  return contrast(BLACK, background) > contrast(WHITE, background) ? BLACK : WHITE;
}

function tokensIn(block: string): readonly Token[] {
  const declarations = block.replaceAll(/\/\*[^]*?\*\//g, '').split(';');
  return declarations.flatMap((declaration) => {
    const [, name, value] = /^\s*(--[\w-]+):\s*([^]+)$/.exec(declaration) ?? [];
    return name === undefined || value === undefined
      ? []
      : [{ name, value: value.replaceAll(/\s+/g, ' ').trim() }];
  });
}
