import { type BoundField } from '../../model/person/bound-field-ids';
import { boundWords } from '../../model/person/bound-fields';
import type { ElementContext } from '../element-definition';
import { definitionOf } from '../registry';
import type { SceneElement, TextSpan } from '../scene';
import { changeSpans } from './spans';

/**
 * The spans of a typed text whose kind follows the person: the words that it would follow stay bound as long as they stand
 * there as words of their own. Typing within them, or making longer words of them, unbinds them.
 */
export function bindTyped(
  { text, spans }: { readonly text: string; readonly spans: readonly TextSpan[] },
  element: SceneElement,
  context: ElementContext,
): readonly TextSpan[] {
  const { content: _content, spans: _spans, ...following } = element;
  const { lines = [], bound = [] } = definitionOf(element.type).textOf?.(following, context) ?? {};
  const whole = lines.join('\n');
  const isOwn = ({ field }: TextSpan) => bound.some((part) => part.field === field);
  let now = spans
    .filter(isOwn)
    .reduce(
      (left, { start, end }) => changeSpans(left, text, { start, end }, { field: undefined }),
      spans,
    );
  let from = 0;
  for (const { start, end, ...part } of bound) {
    const words = whole.slice(start, end);
    const place = placeOf(formsOf(part.field, words, context), text, from);
    if (place === null) continue;
    now = changeSpans(now, text, place, part);
    from = place.end;
  }
  return now;
}

/** A website stands there without its scheme, too, an address in one line. */
function formsOf(
  field: BoundField | undefined,
  words: string,
  { person, initialsOf }: ElementContext,
): readonly string[] {
  if (field === undefined) return [words];
  return [words, ...[words, ''].map((as) => boundWords(person, field, as, initialsOf).text)];
}

/** Where the first of some forms of words stands in a text as words of their own, from a letter on; null where none does. */
function placeOf(
  forms: readonly string[],
  text: string,
  from: number,
): { readonly start: number; readonly end: number } | null {
  for (const words of forms.filter((form) => form !== '')) {
    for (
      let start = text.indexOf(words, from);
      start !== -1;
      start = text.indexOf(words, start + 1)
    ) {
      const end = start + words.length;
      if (!isWithinWord(text, start) && !isWithinWord(text, end)) return { start, end };
    }
  }
  return null;
}

/** Whether a word goes on from one letter to the next. Scripts that part no words by blanks are left out. */
function isWithinWord(text: string, at: number): boolean {
  return WORD_END.test(text.slice(0, at)) && WORD_START.test(text.slice(at));
}

const LETTER = String.raw`(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])[\p{L}\p{M}\p{N}]`;
const WORD_END = new RegExp(`${LETTER}$`, 'u');
const WORD_START = new RegExp(`^${LETTER}`, 'u');
