import type { CellNode, Font, InlineNode, TextNode } from '../../email/nodes';
import {
  elementOrigin,
  fieldOrigin,
  LINK_KINDS,
  type Finding,
  type Origin,
} from '../../model/findings';
import type { SafeHref } from '../../model/links';
import type { ElementContext, ElementEmail, ElementWords } from '../element-definition';
import { elementFinding, withArgs } from '../element-finding';
import { ownLink } from './own-link';
import type { ElementText } from '../element-text';
import { FONT_FACES } from '../fonts';
import type { PlacedElement } from '../placed-element';
import type { WordsKind } from './text-kind';
import type { TextLook } from './text-look';
import { placeWords } from './words-place';

/** A text element as the cell that shows it: at the top of its box, unbroken unless it wraps, linked where it can be. */
export function textToEmail(
  element: PlacedElement,
  kind: WordsKind,
  words: ElementWords,
  context: ElementContext,
): ElementEmail {
  const { look, verticalAlign } = words;
  const { href, findings } = linkOf(element, kind, words);
  const origin = originOf(element, kind, words);
  const { direction, ink } = placeWords(words, element, context);
  const dir = direction === 'rtl' ? { dir: direction } : {};
  const run: TextNode = { kind: 'text', text: words.lines.join('\n'), origin, ...dir };
  const child = href === null ? run : linkNode(run, href, look);
  const isPlain = look.align === 'left' && direction === 'ltr';
  const cell: CellNode = {
    kind: 'cell',
    width: element.width,
    height: element.height,
    verticalAlign,
    ...(isPlain ? {} : { align: look.align }),
    ...(element.wrap ? {} : { noWrap: true }),
    font: fontOf(look, href !== null),
    origin,
    children: [child],
  };
  const isVacant = words.from === 'placeholder';
  return { placing: 'flow', holds: 'words', isVacant, cell, ink, findings };
}

function linkNode(run: TextNode, href: SafeHref, { color, underline }: TextLook): InlineNode {
  const { origin = [] } = run;
  return { kind: 'link', href, color, underline, origin, children: [run] };
}

function originOf(element: PlacedElement, { field }: WordsKind, text: ElementText): Origin[] {
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
    ...(look.letterSpacing === 0 ? {} : { letterSpacing: look.letterSpacing }),
  };
}

function linkOf(
  element: PlacedElement,
  { label, link }: WordsKind,
  text: ElementText,
): { readonly href: SafeHref | null; readonly findings: readonly Finding[] } {
  const own = element.href?.trim() ?? '';
  const isPlaceholder = text.from === 'placeholder';
  const missing = isPlaceholder ? [elementFinding('placeholder-text', element, label)] : [];
  if (own !== '') {
    const { href, findings } = ownLink(element, label);
    return { href, findings: [...missing, ...findings] };
  }
  if (link === undefined || isPlaceholder) return { href: null, findings: missing };
  const href = link.hrefOf(text.raw, text.lines);
  if (href !== null) return { href, findings: [] };
  const refused = elementFinding('link-unsafe', element, label);
  return { href, findings: [withArgs(refused, { what: LINK_KINDS[link.kind] })] };
}
