import { literal } from '../../email/builders';
import type { Font, TextNode } from '../../email/nodes';
import type { Look } from '../template';

/** A phrase in English, set as such where the text around it runs the other way. */
export function phrase(words: string, { direction }: Look, rest: Partial<TextNode> = {}): TextNode {
  return literal(words, { ...rest, ...(direction === 'rtl' ? { dir: 'ltr' as const } : {}) });
}

/** Space between letters in px; none in scripts whose letters join. */
export function tracking({ direction }: Look, letterSpacing: number): Partial<Font> {
  return direction === 'rtl' ? {} : { letterSpacing };
}
