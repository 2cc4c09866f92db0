import { FONT_NAMES, type FontName } from '../properties/placed-element';
import { FONT_FACES } from './fonts';

/** The font that a stack of emails is behind its first fonts; null for any other stack. */
export function nameInStack(family: string): FontName | null {
  const found = FONT_NAMES.filter((name) => `,${family}`.endsWith(`,${FONT_FACES[name].stack}`));
  // One stack may be the end of another: Arial follows Helvetica.
  return (
    found.toSorted((a, b) => FONT_FACES[b].stack.length - FONT_FACES[a].stack.length)[0] ?? null
  );
}
