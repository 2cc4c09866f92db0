import type { ElementContext, ElementDefinition, ElementWords } from '../element-definition';
import { textOf } from '../element-text';
import type { PlacedElement } from '../placed-element';
import { fitText } from './fit-text';
import { drawWords } from './text-drawing';
import { textToEmail } from './text-email';
import { wordsDefinition, type TextKind } from './text-kind';
import { DEFAULT_TEXT_STYLE, textLook } from './text-look';

/** An element that shows text: its own, or a field of the signature. */
export function textElement<Type extends string>(kind: TextKind<Type>): ElementDefinition<Type> {
  const { resetStyle = {}, link, displayLine, wrapsAt, ownSections = [] } = kind;
  return {
    ...wordsDefinition(kind),
    // What is a link all over, or is shown otherwise than typed, has no parts.
    takesSpans: link === undefined && displayLine === undefined,
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
  const isTyped = words.from !== 'placeholder' && displayLine !== undefined;
  return isTyped ? { ...words, lines: words.lines.map(displayLine) } : words;
}
