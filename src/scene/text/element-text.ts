import type { LinkedRange } from '../../model/links';
import { isBoundField } from '../../model/person/bound-field-ids';
import { contactWords } from '../../model/person/contact-words';
import type { InitialsOf } from '../../model/person/name/load-initials';
import { isPhoneField, type ContactFieldId } from '../../model/person/text-fields';
import type { Person } from '../../model/person/signature';
import type { TextFieldId } from '../../model/person/fields';
import { hasBoundParts, namedBoundParts, fillBoundSpans } from './bound-parts';
import { foldSpans } from './spans';
import { foldLines } from './text-lines';
import type { PlacedElement, TextSpan } from '../properties/placed-element';

/** The text of a kind of text element that has no content of its own. */
export interface TextSource {
  /** The field of the signature that it follows. */
  readonly field?: TextFieldId;
  /** What it follows of the signature where that is no field alone; blank for nothing. */
  readonly textFor?: (person: Person) => FilledText;
  readonly placeholder: string;
  /** The parts of a text that have links of their own; none where it has one as a whole. */
  readonly linksIn?: (text: string) => readonly LinkedRange[];
}

interface FilledText {
  readonly text: string;
  readonly spans?: readonly TextSpan[];
  /** `spans`, and the parts that show a field's value bound to it. */
  readonly bound?: readonly TextSpan[];
}

/** The text of an element. */
export interface ElementText {
  readonly from: 'content' | 'field' | 'placeholder';
  /** As typed. */
  readonly raw: string;
  /** One at least, folded. */
  readonly lines: readonly string[];
  /** By places in the lines, joined by line feeds. */
  readonly spans?: readonly TextSpan[];
  /** Of what follows the signature: its spans once it is a text of its own, which goes on following. */
  readonly bound?: readonly TextSpan[];
}

/** What the bound parts of a text are made of. */
export interface TextContext {
  readonly person: Person;
  readonly initialsOf?: InitialsOf;
}

/** The element's content, else what it follows of the signature, else the placeholder of its type. Blank counts as missing. */
export function textOf(
  element: Pick<PlacedElement, 'content' | 'spans'>,
  { field, textFor, placeholder, linksIn }: TextSource,
  context: TextContext,
): ElementText {
  const { person } = context;
  // A text of its own reads the person only for its bound parts, so that it is not drawn again when they change.
  return (
    textFrom('content', withLinks(ownText(element, context), linksIn)) ??
    textFrom('field', textFor?.(person) ?? fieldText(person, field)) ?? {
      from: 'placeholder',
      raw: '',
      lines: placeholderOf(element) ?? [placeholder],
    }
  );
}

function fieldText(person: Person, field: TextFieldId | undefined): FilledText {
  if (field === undefined) return { text: '' };
  if (isPhoneField(field)) return phoneText(person, field);
  const text = person[field];
  return isBoundField(field) ? { text, bound: [{ start: 0, end: text.length, field }] } : { text };
}

/** Numbers as they are written, in one format or as typed. */
function phoneText(person: Person, field: ContactFieldId): FilledText {
  const { text, links = [] } = contactWords(person, field, '');
  const bound = [{ start: 0, end: text.length, field }];
  return links.length === 0 ? { text, bound } : { text, spans: links, bound };
}

/** A text without parts of its own, with those that have links. */
function withLinks(filled: FilledText, linksIn: TextSource['linksIn']): FilledText {
  const links = filled.spans === undefined ? (linksIn?.(filled.text) ?? []) : [];
  return links.length === 0 ? filled : { ...filled, spans: links };
}

/** What is shown in place of a text whose bound parts are all blank. */
function placeholderOf({
  content = '',
  spans = [],
}: Pick<PlacedElement, 'content' | 'spans'>): readonly string[] | null {
  const lines = hasBoundParts(spans) ? foldLines(namedBoundParts(content, spans)) : [];
  return lines.length === 0 ? null : lines;
}

/** The element's own text, as typed, with the current values of its bound parts. */
export function ownText(
  { content: text = '', spans }: Pick<PlacedElement, 'content' | 'spans'>,
  { person, initialsOf }: TextContext,
): FilledText {
  if (spans === undefined) return { text };
  return hasBoundParts(spans) ? fillBoundSpans(text, spans, person, initialsOf) : { text, spans };
}

function textFrom(
  from: 'content' | 'field',
  { text, spans, bound }: FilledText,
): ElementText | null {
  const lines = foldLines(text);
  if (lines.length === 0) return null;
  const fold = (parts: readonly TextSpan[]) => foldSpans(parts, text, lines.join('\n'));
  return {
    from,
    raw: text,
    lines,
    ...(spans && { spans: fold(spans) }),
    ...(bound && { bound: fold(bound) }),
  };
}
