import type {
  ElementContext,
  ElementDefinition,
  ElementWords,
  OwnBox,
} from '../../element-definition';
import { clamp } from '../../geometry';
import { SCENE_LIMITS } from '../../limits';
import type { PlacedElement, TextSpan, TextAlign } from '../../properties/placed-element';
import { textOf } from '../../text/element-text';
import { lettersOf, spansOf } from '../../text/spans';
import { drawWords } from './text-drawing';
import { textToEmail } from './text-email';
import { wordsDefinition, type TextKind } from './text-kind';
import { extended } from '../../../base/changed';
import { DEFAULT_TEXT_STYLE, textLook } from './text-look';
import { placeWords } from './words-place';

/** An element that shows text: its own, or a field of the signature. */
export function textElement<Type extends string>(kind: TextKind<Type>): ElementDefinition<Type> {
  const { resetStyle = {}, wrapsAt, ownSections = [] } = kind;
  return {
    ...wordsDefinition(kind),
    takesSpans: true,
    defaults: {
      width: wrapsAt ?? 100,
      height: 30,
      style: DEFAULT_TEXT_STYLE,
      ...(wrapsAt === undefined ? {} : { wrap: true }),
    },
    reset: { size: false, style: { ...DEFAULT_TEXT_STYLE, ...resetStyle } },
    handles: 'sides',
    sections: [...ownSections, 'content', 'position', 'typography', 'opacity'],
    draw: (element, context) => drawWords(element, shownWords(element, kind, context), context),
    fit: (element, context) => fitText(element, shownWords(element, kind, context), context),
    toEmail: (element, context) =>
      textToEmail(element, kind, shownWords(element, kind, context), context),
    textOf: (element, context) => wordsOf(element, kind, context),
    describe: (element, context) => shownWords(element, kind, context).lines.join(' ').trim(),
  };
}

function wordsOf(
  element: PlacedElement,
  kind: TextKind<string>,
  context: ElementContext,
): ElementWords {
  const text = textOf(element, kind, context);
  const { width, height, style } = element;
  return extended(text, {
    look: textLook(style, { isPlaceholder: text.from === 'placeholder', spans: text.spans }),
    background: null,
    box: { x: 0, y: 0, width, height },
    verticalAlign: 'top' as const,
  });
}

function shownWords(element: PlacedElement, kind: TextKind<string>, context: ElementContext) {
  const words = wordsOf(element, kind, context);
  const { displayLine } = kind;
  if (words.from === 'placeholder' || displayLine === undefined) return words;
  const lines = words.lines.map(displayLine);
  return { ...words, lines, ...(words.spans && { spans: shownSpans(words, words.spans, lines) }) };
}

/** The spans of lines of which `shown` leaves the ends, or what is no longer than they are in other letters. */
function shownSpans(
  { lines }: ElementWords,
  spans: readonly TextSpan[],
  shown: readonly string[],
): readonly TextSpan[] {
  const letters = lettersOf(lines.join('\n'), spans);
  let at = 0;
  const left = lines.flatMap((line, index) => {
    const lineEnd = index === 0 ? [] : letters.slice(at - 1, at);
    const end = at + line.length;
    at = end + 1;
    const length = (shown[index] ?? '').length;
    const ofLine = letters.slice(end - line.length, end);
    // A host may be longer in letters than in what was typed.
    const more = Array.from({ length: length - ofLine.length }, () => ofLine[0] ?? {});
    return [...lineEnd, ...more, ...ofLine.slice(Math.max(0, ofLine.length - length))];
  });
  return spansOf(shown.join('\n'), left);
}

/**
 * The box that a text gives itself: as high as its lines and, unless it wraps, as wide as the longest of them. It grows and
 * shrinks at the side that the text is not aligned to, so what is centered stays centered. A box that was not its text's own
 * so far comes to lie where the letters are.
 */
function fitText(element: PlacedElement, words: ElementWords, context: ElementContext): OwnBox {
  const { x, width, wrap = false, autoWidth = false } = element;
  const { ink, lines } = placeWords(words, element, context);
  const height = within(ink.height, SCENE_LIMITS.height);
  if (wrap) return { x, width, height };
  if (!autoWidth) {
    const own = within(ink.width, SCENE_LIMITS.width);
    return { x: Math.max(0, x + ink.x), width: own, height, autoWidth: true };
  }
  const longest = Math.ceil(Math.max(...lines.map((line) => line.width)));
  const own = within(longest, SCENE_LIMITS.width);
  const shift = shiftOf(words.look.align, width, own);
  return { x: Math.max(0, x + shift), width: own, height, autoWidth: true };
}

/**
 * How far the left side goes where a box of one width becomes one of another. Half a unit goes one way from an even width, and
 * the other way from an odd one: so a text that is typed letter by letter keeps its middle.
 */
function shiftOf(align: TextAlign, before: number, after: number): number {
  const less = before - after;
  if (align !== 'center') return align === 'right' ? less : 0;
  return before % 2 === 0 ? Math.ceil(less / 2) : Math.floor(less / 2);
}

function within(value: number, { min, max }: { readonly min: number; readonly max: number }) {
  return clamp(value, min, max);
}
