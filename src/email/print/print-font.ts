import { letterDeclarations } from '../letters';
import { declaration, px } from './markup';
import type { Font } from '../nodes';

/**
 * The declarations of a whole font, for a cell that holds text. All clients read the shorthand
 * (https://www.caniemail.com/features/css-font/); the line height stands by itself, as Outlook.com once removed styles with a
 * slash: https://github.com/hteumeuleu/email-bugs/issues/19
 */
export function fontDeclarations(font: Font, isColored: boolean): string {
  const letters = letterDeclarations(font);
  return (
    `font:${slantName(letters['font-style'])}${weightBefore(font.weight)}${px(font.size)} ${font.family};` +
    declaration('line-height', font.lineHeight) +
    // Word keeps px line heights only with its own rule: https://www.caniemail.com/features/css-line-height/
    'mso-line-height-rule:exactly;' +
    lineDeclarations(font, letters) +
    declaration('color', isColored ? font.color : undefined)
  );
}

/** In the shorthand, what is not named is normal. */
function slantName(style = 'normal'): string {
  return style === 'normal' ? '' : `${style} `;
}

function weightBefore(weight = 400): string {
  return weight === 400 ? '' : `${weightName(weight)} `;
}

/** The declarations of what a run of text changes in the font around it. */
export function runDeclarations(font: Partial<Font>): string {
  return placeDeclarations(font) + lookDeclarations(font) + declaration('color', font.color);
}

function placeDeclarations({ family, size, lineHeight }: Partial<Font>): string {
  return (
    declaration('font-family', family) +
    declaration('font-size', size) +
    declaration('line-height', lineHeight)
  );
}

function lookDeclarations(font: Partial<Font>): string {
  const { weight } = font;
  const letters = letterDeclarations(font);
  return (
    declaration('font-weight', weight === undefined ? undefined : weightName(weight)) +
    declaration('font-style', letters['font-style']) +
    lineDeclarations(font, letters)
  );
}

type Letters = ReturnType<typeof letterDeclarations>;

function lineDeclarations({ letterSpacing }: Partial<Font>, letters: Letters): string {
  return (
    declaration('text-decoration', letters['text-decoration']) +
    declaration('letter-spacing', letterSpacing) +
    declaration('font-variant', letters['font-variant'])
  );
}

function weightName(weight: number): string {
  if (weight === 400) return 'normal';
  return weight === 700 ? 'bold' : String(weight);
}
