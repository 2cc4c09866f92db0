import { memoize, memoizeObject } from '../../base/memoize';

/*
 * What a printed signature may hold, as the printer (print.ts, print-cell.ts) writes it. HTML is checked here before it is
 * given to a browser or leaves the product: no tag, attribute or address that can run anything is allowed.
 */

const ATTRIBUTES: Readonly<Record<string, ReadonlySet<string>>> = {
  table: new Set('role lang dir align width border cellpadding cellspacing style'.split(' ')),
  tr: new Set(['height', 'style']),
  td: new Set(
    'colspan rowspan width height align valign bgcolor aria-hidden nowrap style'.split(' '),
  ),
  div: new Set(),
  span: new Set(['dir', 'style']),
  a: new Set(['href', 'aria-label', 'title', 'style']),
  img: new Set(['src', 'width', 'height', 'alt', 'style']),
  br: new Set(),
  wbr: new Set(['aria-hidden']),
};

/** Tags without an end tag. */
export const VOID_TAGS: ReadonlySet<string> = new Set(['br', 'img', 'wbr']);

/**
 * The allowed values of attributes that could load or run something. All others are words or numbers. What stands in `mailto:` is
 * encoded, and line ends are in the body alone: elsewhere they would add headers.
 */
const VALUES: Readonly<Record<string, RegExp>> = {
  href: /^(?:https?:|tel:|mailto:(?:[\w.!~*()%+@,-]+)(?:(?:\?|&amp;)(?:body=[\w.!~*()%+@,-]+|(?:subject|b?cc)=(?:(?!%0[ad])[\w.!~*()%+@,-])+))*$)/i,
  src: /^(?:data:image\/(?:png|jpeg|gif);base64,|https?:\/\/|cid:|[\w.%-]+\/[\w-]+\.(?:png|jpg|gif)$)/,
};

/** Names of fonts in quotation marks may have letters of any language. A signature has the same few styles again and again. */
const isStyle = memoize((style) => STYLE.test(style), 100_000);
const STYLE =
  /^(?!.*(?:url|expression)\()(?:[\w\s:;,./#%()-]|'[\p{L}\p{N}][\p{L}\p{M}\p{N} .+-]*')*$/iu;

/** An attribute as it stands in the source, its references not resolved; null where it has no value, as `nowrap`. */
export interface MarkupAttribute {
  readonly name: string;
  readonly value: string | null;
}

/** A piece of HTML source. What the printer cannot have written is `strange`, and nothing is read behind it. */
export type MarkupToken =
  | {
      readonly kind: 'start';
      readonly name: string;
      readonly attributes: readonly MarkupAttribute[];
    }
  | { readonly kind: 'end'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strange'; readonly text: string };

// No value of an attribute holds a `<` or `>`, so a tag ends at the next `>`.
const END_TAG = /^<\/([a-z]+)>$/;
const START_TAG = /^<([a-z]+)((?: [a-z-]+(?:="[^"<>]*")?)*)>$/;
const ATTRIBUTE = / ([a-z-]+)(?:="([^"]*)")?/g;

type Tag = Extract<MarkupToken, { readonly kind: 'start' | 'end' }>;

/** A tag by its source; null for what the printer cannot have written. Most tags are those of the signature before. */
const tagOf = memoize((source: string): Tag | null => {
  const [, end] = END_TAG.exec(source) ?? [];
  if (end !== undefined) return { kind: 'end', name: end };
  const [, name, attributes = ''] = START_TAG.exec(source) ?? [];
  if (name === undefined) return null;
  const found = [...attributes.matchAll(ATTRIBUTE)];
  return {
    kind: 'start',
    name,
    attributes: found.map(([, attribute = '', value = null]) => ({ name: attribute, value })),
  };
}, 100_000);

const SNIPPET = 60;

/** HTML source piece by piece, each character read once. */
export function* scanMarkup(html: string): Generator<MarkupToken> {
  let place = 0;
  while (place < html.length) {
    const first = place;
    const next = html.indexOf('<', first);
    if (next !== first) {
      place = next === -1 ? html.length : next;
      yield { kind: 'text', text: html.slice(first, place) };
      continue;
    }
    place = html.indexOf('>', first) + 1;
    const tag = place === 0 ? null : tagOf(html.slice(first, place));
    yield tag ?? { kind: 'strange', text: html.slice(first, first + SNIPPET) };
    if (tag === null) return;
  }
}

/** Whether a piece is one that the printer writes. */
export function isSignatureToken(token: MarkupToken): boolean {
  if (token.kind === 'text' || token.kind === 'strange') return token.kind === 'text';
  return isSignatureTag(token);
}

const isSignatureTag = memoizeObject((tag: Tag): boolean => {
  const allowed = Object.hasOwn(ATTRIBUTES, tag.name) ? ATTRIBUTES[tag.name] : undefined;
  if (tag.kind === 'end' || allowed === undefined) return allowed !== undefined;
  const { attributes } = tag;
  return attributes.every(
    ({ name, value }, at) =>
      allowed.has(name) &&
      attributes.findIndex((other) => other.name === name) === at &&
      isValue(name, value ?? ''),
  );
});

function isValue(name: string, value: string): boolean {
  return name === 'style' ? isStyle(value) : (VALUES[name]?.test(value) ?? true);
}

/** Whether HTML holds nothing but what the printer writes. */
export function isSignatureMarkup(html: string): boolean {
  for (const token of scanMarkup(html)) if (!isSignatureToken(token)) return false;
  return true;
}
