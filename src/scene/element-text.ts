import type { SignatureData } from '../model/signature';
import type { TextFieldId } from '../model/fields';
import { foldSpans } from './spans';
import { foldLines } from './text-lines';
import type { PlacedElement, TextSpan } from './placed-element';

/** What a kind of text element says when it has no content of its own. */
export interface TextSource {
  /** The field of the signature that it follows. */
  readonly field?: TextFieldId;
  readonly placeholder: string;
}

/** What a text element says. */
export interface ElementText {
  readonly from: 'content' | 'field' | 'placeholder';
  /** As typed. */
  readonly raw: string;
  /** One at least, folded. */
  readonly lines: readonly string[];
  /** By places in the lines, joined by line feeds. */
  readonly spans?: readonly TextSpan[];
}

/** The element's content, else the signature's field, else the placeholder of its type. Blank counts as missing. */
export function textOf(
  { content = '', spans }: Pick<PlacedElement, 'content' | 'spans'>,
  { field, placeholder }: TextSource,
  signature: SignatureData,
): ElementText {
  const own = foldLines(content);
  if (own.length > 0) {
    const parts = spans && { spans: foldSpans(spans, content, own.join('\n')) };
    return { from: 'content', raw: content, lines: own, ...parts };
  }
  const known = field === undefined ? '' : signature[field];
  const lines = foldLines(known);
  return lines.length > 0
    ? { from: 'field', raw: known, lines }
    : { from: 'placeholder', raw: '', lines: [placeholder] };
}
