import type { CellNode, Font, InlineNode, TextNode } from '../../email/nodes';
import { elementOrigin, fieldOrigin, type Finding, type Origin } from '../../model/findings';
import type { SafeHref } from '../../model/links';
import { textDirection } from '../../model/text';
import type { ElementContext, ElementEmail } from '../element-definition';
import { elementFinding } from '../element-finding';
import { addressHref } from '../element-link';
import type { ElementText } from '../element-text';
import { FONT_FACES } from '../fonts';
import type { SceneElement } from '../scene';
import { inkOf, layOutText } from '../text-layout';
import type { TextKind } from './text-kind';
import { textLook, type TextLook } from './text-look';

/** A text element as the cell that shows it: at the top of its box, unbroken unless it wraps, linked where it can be. */
export function textToEmail(
  element: SceneElement,
  kind: TextKind,
  text: ElementText,
  { measure }: ElementContext,
): ElementEmail {
  const look = textLook(element.style, text.from === 'placeholder');
  const { href, findings } = linkOf(element, kind, text);
  const origin = originOf(element, kind, text);
  const words = text.lines.join('\n');
  const direction = textDirection(words);
  const dir = direction === 'rtl' ? { dir: direction } : {};
  const run: TextNode = { kind: 'text', text: words, origin, ...dir };
  const child = href === null ? run : linkNode(run, href, look);
  const isPlain = look.align === 'left' && direction === 'ltr';
  const cell: CellNode = {
    kind: 'cell',
    width: element.width,
    height: element.height,
    verticalAlign: 'top',
    ...(isPlain ? {} : { align: look.align }),
    ...(element.wrap ? {} : { noWrap: true }),
    font: fontOf(look, href !== null),
    origin,
    children: [child],
  };
  const start = direction === 'rtl' ? 'right' : 'left';
  const ink = inkOf(layOutText(text, look, element, measure, start), look.lineHeight);
  return { kind: 'text', cell, ink, findings };
}

function linkNode(run: TextNode, href: SafeHref, { color, underline }: TextLook): InlineNode {
  const { origin = [] } = run;
  return { kind: 'link', href, color, underline, origin, children: [run] };
}

function originOf(element: SceneElement, { field }: TextKind, text: ElementText): Origin[] {
  const origin = elementOrigin(element.id);
  return text.from === 'field' && field !== undefined ? [origin, fieldOrigin(field)] : [origin];
}

/** The font of a cell. What is the default in every client is left out; a link carries its own underline. */
function fontOf(look: TextLook, isLink: boolean): Font {
  return {
    family: FONT_FACES[look.fontName].stack,
    size: look.size,
    lineHeight: look.lineHeight,
    color: look.color,
    ...(look.weight === 400 ? {} : { weight: look.weight }),
    ...(look.italic ? { italic: true } : {}),
    ...(look.underline && !isLink ? { underline: true } : {}),
  };
}

function linkOf(
  element: SceneElement,
  { label, hrefOf }: TextKind,
  text: ElementText,
): { readonly href: SafeHref | null; readonly findings: readonly Finding[] } {
  const own = element.href?.trim() ?? '';
  const isPlaceholder = text.from === 'placeholder';
  const missing = isPlaceholder ? [elementFinding('placeholder-text', element, label)] : [];
  if (own === '' && (hrefOf === undefined || isPlaceholder)) {
    return { href: null, findings: missing };
  }
  const href = own === '' ? (hrefOf?.(text.raw, text.lines) ?? null) : addressHref(own);
  const refused = href === null ? [elementFinding('link-unsafe', element, label)] : [];
  return { href, findings: [...missing, ...refused] };
}
