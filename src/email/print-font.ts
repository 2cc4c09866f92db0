import type { Font } from './nodes';

type Declarations = Record<string, string | number | undefined>;

/** The declarations of a whole font, for a cell that holds text. */
export function fontDeclarations({ family, size, lineHeight, ...rest }: Font): Declarations {
  return {
    'font-family': family,
    'font-size': size,
    'line-height': lineHeight,
    // Word keeps px line heights only with its own rule: https://www.caniemail.com/features/css-line-height/
    'mso-line-height-rule': 'exactly',
    ...lookDeclarations(rest),
  };
}

/** The declarations of what a run of text changes in the font around it. */
export function runDeclarations({
  family,
  size,
  lineHeight,
  ...rest
}: Partial<Font>): Declarations {
  return {
    'font-family': family,
    'font-size': size,
    'line-height': lineHeight,
    ...lookDeclarations(rest),
  };
}

function lookDeclarations(
  font: Omit<Partial<Font>, 'family' | 'size' | 'lineHeight'>,
): Declarations {
  const { weight, italic, underline, letterSpacing, smallCaps, color } = font;
  return {
    'font-weight': weight === undefined ? undefined : weightName(weight),
    'font-style': italic === undefined ? undefined : italic ? 'italic' : 'normal',
    'text-decoration': underline === undefined ? undefined : underline ? 'underline' : 'none',
    'letter-spacing': letterSpacing,
    'font-variant': smallCaps === undefined ? undefined : smallCaps ? 'small-caps' : 'normal',
    color,
  };
}

function weightName(weight: number): string {
  if (weight === 400) return 'normal';
  return weight === 700 ? 'bold' : String(weight);
}
