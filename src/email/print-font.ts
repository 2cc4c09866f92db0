import { letterDeclarations } from './letters';
import { declaration } from './markup';
import type { Font } from './nodes';

/** The declarations of a whole font, for a cell that holds text. */
export function fontDeclarations(font: Font): string {
  return (
    placeDeclarations(font) +
    // Word keeps px line heights only with its own rule: https://www.caniemail.com/features/css-line-height/
    'mso-line-height-rule:exactly;' +
    lookDeclarations(font) +
    declaration('color', font.color)
  );
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
  const { weight, letterSpacing } = font;
  const letters = letterDeclarations(font);
  return (
    declaration('font-weight', weight === undefined ? undefined : weightName(weight)) +
    declaration('font-style', letters['font-style']) +
    declaration('text-decoration', letters['text-decoration']) +
    declaration('letter-spacing', letterSpacing) +
    declaration('font-variant', letters['font-variant'])
  );
}

function weightName(weight: number): string {
  if (weight === 400) return 'normal';
  return weight === 700 ? 'bold' : String(weight);
}
