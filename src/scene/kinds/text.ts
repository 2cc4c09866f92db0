import type { ElementContext, ElementDefinition } from '../element-definition';
import { textOf } from '../element-text';
import type { SceneElement } from '../scene';
import { drawText } from './text-drawing';
import { textToEmail } from './text-email';
import type { TextKind } from './text-kind';
import { DEFAULT_TEXT_STYLE } from './text-look';

/** An element that shows text: its own, or a field of the signature. */
export function textElement(kind: TextKind): ElementDefinition {
  const { type, label, resetStyle = {} } = kind;
  return {
    type,
    label,
    defaults: { width: 100, height: 30, style: DEFAULT_TEXT_STYLE },
    reset: { size: false, style: { ...DEFAULT_TEXT_STYLE, ...resetStyle } },
    handles: 'sides',
    sections: ['position', 'typography', 'content'],
    isShape: false,
    isContainer: false,
    draw: (element, context) => drawText(element, shownText(element, kind, context), context),
    toEmail: (element, context) =>
      textToEmail(element, kind, shownText(element, kind, context), context),
    textOf: (element, { signature }) => textOf(element, kind, signature),
    describe: (element, context) => shownText(element, kind, context).lines.join(' ').trim(),
  };
}

function shownText(element: SceneElement, kind: TextKind, { signature }: ElementContext) {
  const text = textOf(element, kind, signature);
  const { displayLine } = kind;
  const isTyped = text.from !== 'placeholder' && displayLine !== undefined;
  return isTyped ? { ...text, lines: text.lines.map(displayLine) } : text;
}
