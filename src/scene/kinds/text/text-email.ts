import {
  lettersApart,
  PLAIN_LETTERS,
  withoutLines,
  type LetterFlags,
} from '../../../email/letters';
import type { CellNode, Font, InlineNode, TextNode } from '../../../email/nodes';
import { addressHref } from '../../../model/person/web/address-href';
import { contactWords } from '../../../model/person/contact-words';
import { fieldOf } from '../../../model/person/bound-field-ids';
import { isPhoneField } from '../../../model/person/text-fields';
import {
  elementOrigin,
  fieldOrigin,
  LINK_KINDS,
  type Origin,
  type FindingReport,
} from '../../../model/findings/findings';
import type { TextFieldId } from '../../../model/person/fields';
import type { SafeHref } from '../../../model/links';
import { linksToMaps, type Person } from '../../../model/person/signature';
import { badgeWords, isSocialId, networkOf } from '../../../model/person/social';
import type { ElementContext, ElementEmail, ElementWords } from '../../element-definition';
import { elementFinding, withArgs } from '../../element-finding';
import { ownLink } from '../own-link';
import type { ElementText } from '../../text/element-text';
import type { PlacedElement, TextSpan } from '../../properties/placed-element';
import { runsOf, type TextRun } from '../../text/spans';
import { foldLines } from '../../text/text-lines';
import type { TextLink, WordsKind } from './text-kind';
import { familyOf, partLook, type TextLook } from './text-look';
import { placeWords } from './words-place';

/** A text element as the cell that shows it: at the top of its box, unbroken unless it wraps, linked where it can be. */
export function textToEmail(
  element: PlacedElement,
  kind: WordsKind,
  words: ElementWords,
  context: ElementContext,
): ElementEmail {
  const { look, verticalAlign } = words;
  const { href, findings } = linkOf(element, kind, words, context);
  const origin = originOf(element, kind, words);
  const hasParts = words.spans?.some((span) => kind.link === undefined || hasLook(span)) === true;
  const { direction, ink } = placeWords(words, element, context);
  const dir = direction === 'rtl' ? { dir: direction } : {};
  const text = words.lines.join('\n');
  const isPlain = look.align === 'left' && direction === 'ltr';
  const cell: CellNode = {
    kind: 'cell',
    width: element.width,
    height: element.height,
    verticalAlign,
    ...(isPlain ? {} : { align: look.align }),
    ...(element.wrap ? {} : { noWrap: true }),
    // Parts with a direction each would stand in the order of the mail.
    ...(hasParts && direction === 'rtl' ? { overflowsLeft: true } : {}),
    font: fontOf(hasParts ? withoutLines(look) : look, href !== null),
    origin,
    children: hasParts
      ? runsOf(text, words.spans).map((run) => partNode(run, look, href, partOrigin(run, origin)))
      : [linked({ kind: 'text', text, origin, ...dir }, href, look)],
  };
  const isVacant = words.from === 'placeholder';
  return { placing: 'flow', holds: 'words', isVacant, cell, ink, findings };
}

/** Whether a part looks or leads otherwise than the rest. */
function hasLook({ start: _start, end: _end, field: _field, ...style }: TextSpan): boolean {
  return Object.keys(style).length > 0;
}

/** A run of a text whose cell has no underline: a part could not remove the underline of the whole. */
function partNode(
  { text, style }: TextRun,
  whole: TextLook,
  around: SafeHref | null,
  origin: readonly Origin[],
): InlineNode {
  const look = partLook(whole, style);
  const href = style.href === undefined ? around : addressHref(style.href);
  const { weight, underline, color, size, lineHeight, letterSpacing } = look;
  const family = familyOf(look);
  const isOfOtherFont = family !== familyOf(whole);
  const isOfOtherSize = size !== whole.size;
  const isSetApart = isOfOtherFont || isOfOtherSize;
  const font = {
    ...(isOfOtherFont ? { family } : {}),
    ...(isOfOtherSize ? { size } : {}),
    ...(isSetApart ? { lineHeight } : {}),
    ...(letterSpacing === whole.letterSpacing ? {} : { letterSpacing }),
    ...(weight === whole.weight ? {} : { weight }),
    // A link has its own underline and color; letters of another size or font have the underline themselves, which sets its thickness.
    ...withoutUnderline(lettersApart(look, withoutLines(whole)), href !== null && !isSetApart),
    ...(color === whole.color || href !== null ? {} : { color }),
  };
  const own = Object.keys(font).length === 0 ? {} : { font };
  const line = { color, underline: underline && !isSetApart };
  const node = linked({ kind: 'text', text, ...own, origin }, href, line);
  const { field } = style;
  // The name of a network alone does not identify the linked profile.
  return node.kind === 'link' && isSocialId(field)
    ? { ...node, label: badgeWords(networkOf(field), node.href).label }
    : node;
}

function partOrigin({ style: { field } }: TextRun, origin: readonly Origin[]): readonly Origin[] {
  return field === undefined ? origin : [...origin, fieldOrigin(fieldOf(field))];
}

function linked(
  run: TextNode,
  href: SafeHref | null,
  { color, underline }: Pick<TextLook, 'color' | 'underline'>,
): InlineNode {
  const { origin = [] } = run;
  return href === null ? run : { kind: 'link', href, color, underline, origin, children: [run] };
}

function originOf(element: PlacedElement, { field }: WordsKind, text: ElementText): Origin[] {
  const origin = elementOrigin(element.id);
  if (field === undefined) return [origin];
  return text.from === 'field' || bindsField(text, field) ? [origin, fieldOrigin(field)] : [origin];
}

/** Whether a part of the text is bound to this field. */
function bindsField({ spans = [] }: ElementText, field: TextFieldId): boolean {
  return spans.some((span) => span.field === field);
}

/** The font of a cell. What is the default in every client is left out; a link carries its own underline. */
function fontOf(look: TextLook, isLink: boolean): Font {
  return {
    family: familyOf(look),
    size: look.size,
    lineHeight: look.lineHeight,
    color: look.color,
    ...(look.weight === 400 ? {} : { weight: look.weight }),
    ...withoutUnderline(lettersApart(look, PLAIN_LETTERS), isLink),
    ...(look.letterSpacing === 0 ? {} : { letterSpacing: look.letterSpacing }),
  };
}

function withoutUnderline(letters: Partial<LetterFlags>, isWithout: boolean): Partial<LetterFlags> {
  const { underline: _line, ...others } = letters;
  return isWithout ? others : letters;
}

function linkOf(
  element: PlacedElement,
  kind: WordsKind,
  text: ElementText,
  { person }: ElementContext,
): { readonly href: SafeHref | null; readonly findings: readonly FindingReport[] } {
  const { label, link } = kind;
  const own = element.href?.trim() ?? '';
  const isPlaceholder = text.from === 'placeholder';
  const missing = isPlaceholder ? [elementFinding('placeholder-text', element, label)] : [];
  if (own !== '') {
    const { href, findings } = ownLink(element, label);
    return { href, findings: [...missing, ...findings] };
  }
  if (link === undefined || isPlaceholder) return { href: null, findings: missing };
  if (link.kind === 'phone' && text.spans?.some((span) => span.href !== undefined) === true) {
    return { href: null, findings: [] };
  }
  if (link.kind === 'map' && !linksToMaps(person)) return { href: null, findings: [] };
  const href = hrefOf(text, kind, link, person);
  if (href !== null) return { href, findings: [] };
  const refused = elementFinding('link-unsafe', element, label);
  return { href, findings: [withArgs(refused, { what: LINK_KINDS[link.kind] })] };
}

/** Words beside a field leave its link as it is, but where they go on with the address. */
function hrefOf(
  text: ElementText,
  { field }: WordsKind,
  { kind, hrefOf: toHref }: TextLink,
  person: Person,
): SafeHref | null {
  if (text.from === 'field' && field !== undefined && isPhoneField(field)) {
    return contactWords(person, field, '').href;
  }
  const href = toHref(text.raw, text.lines);
  if (field === undefined || !bindsField(text, field)) return href;
  const value = person[field];
  const ofField = toHref(value, foldLines(value));
  if (ofField === null || href?.startsWith(ofField) === true) return href;
  const address = ofField.slice(ofField.indexOf(':') + 1);
  return kind === 'email' && href?.endsWith(address) === true ? href : ofField;
}
