import { literal } from '../../email/builders';
import type { Font, TextNode } from '../../email/nodes';
import type { PhraseId } from '../../model/languages/language-words';
import { cleanLine } from '../../base/text';
import type { Look } from '../template';

/** Words of the template itself: as the visitor wrote them, else in the language; null where they are switched off. */
export function phrase(
  id: PhraseId,
  look: Pick<Look, 'words' | 'phrases'>,
  rest: Partial<TextNode> = {},
): TextNode | null {
  const own = look.phrases[id];
  if (own === false) return null;
  return literal(cleanLine(own ?? '') || look.words.phrases[id], rest);
}

/** Space between letters in px; none in scripts whose letters join. */
export function tracking({ direction }: Look, letterSpacing: number): Partial<Font> {
  return direction === 'rtl' ? {} : { letterSpacing };
}
