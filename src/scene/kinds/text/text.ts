import type { ElementContext, ElementDefinition, ElementWords } from '../../element-definition';
import { textOf } from '../../text/element-text';
import type { PlacedElement, TextSpan } from '../../placed-element';
import { lettersOf, spansOf } from '../../text/spans';
import { fitText } from './fit-text';
import { drawWords } from './text-drawing';
import { textToEmail } from './text-email';
import { wordsDefinition, type TextKind } from './text-kind';
import { DEFAULT_TEXT_STYLE, textLook } from './text-look';

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
    sections: [...ownSections, 'position', 'typography', 'content'],
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
  { signature }: ElementContext,
): ElementWords {
  const text = textOf(element, kind, signature);
  const { width, height, style } = element;
  return {
    ...text,
    look: textLook(style, text.from === 'placeholder'),
    ground: null,
    box: { x: 0, y: 0, width, height },
    verticalAlign: 'top',
  };
}

function shownWords(element: PlacedElement, kind: TextKind<string>, context: ElementContext) {
  const words = wordsOf(element, kind, context);
  const { displayLine } = kind;
  if (words.from === 'placeholder' || displayLine === undefined) return words;
  const lines = words.lines.map(displayLine);
  return { ...words, lines, ...(words.spans && { spans: shownSpans(words, words.spans, lines) }) };
}

/** The spans of lines of which `shown` leaves the ends. */
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
    return [...lineEnd, ...letters.slice(end - (shown[index] ?? '').length, end)];
  });
  return spansOf(shown.join('\n'), left);
}
