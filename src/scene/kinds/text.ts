import type { SafeHref } from '../../model/links';
import type { ElementContext, ElementDefinition } from '../element-definition';
import { textOf, type TextSource } from '../element-text';
import type { ElementType } from '../element-types';
import type { ElementStyle, SceneElement } from '../scene';
import { drawText } from './text-drawing';
import { textToEmail } from './text-email';
import { DEFAULT_TEXT_STYLE } from './text-look';

/** What tells one kind of text element from another. */
export interface TextKind extends TextSource {
  readonly type: ElementType;
  readonly label: string;
  /** The link that its text makes by itself; null when the text is not such an address. */
  readonly hrefOf?: (raw: string, lines: readonly string[]) => SafeHref | null;
  /** How a line of it is shown. */
  readonly displayLine?: (line: string) => string;
  /** What 'reset to defaults' gives beyond the default style. */
  readonly resetStyle?: ElementStyle;
}

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
