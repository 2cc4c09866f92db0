import { memoize } from '../base/memoize';

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

// Each is tried at one place of the text, and what one begins no other does.
const TEXT = /[^<]+/y;
const END_TAG = /<\/([a-z]+)>/y;
const START_TAG = /<([a-z]+)(?=[ >])/y;
const ATTRIBUTE = / ([a-z-]+)(?:="([^"<>]*)")?(?=[ >])/y;
const TAG_END = />/y;

const SNIPPET = 60;

/** HTML source piece by piece, each character read once. */
export function* scanMarkup(html: string): Generator<MarkupToken> {
  let place = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = place;
    const match = pattern.exec(html);
    if (match !== null) place += match[0].length;
    return match;
  };
  const takeTag = (): MarkupToken | null => {
    const end = take(END_TAG);
    if (end !== null) return { kind: 'end', name: end[1] ?? '' };
    const start = take(START_TAG);
    const attributes: MarkupAttribute[] = [];
    for (let match = take(ATTRIBUTE); match !== null; match = take(ATTRIBUTE)) {
      attributes.push({ name: match[1] ?? '', value: match[2] ?? null });
    }
    if (start === null || take(TAG_END) === null) return null;
    return { kind: 'start', name: start[1] ?? '', attributes };
  };
  while (place < html.length) {
    const first = place;
    const text = take(TEXT);
    const token: MarkupToken | null = text === null ? takeTag() : { kind: 'text', text: text[0] };
    yield token ?? { kind: 'strange', text: html.slice(first, first + SNIPPET) };
    if (token === null) return;
  }
}

/** Whether a piece is one that the printer writes. */
export function isSignatureToken(token: MarkupToken): boolean {
  if (token.kind === 'text' || token.kind === 'strange') return token.kind === 'text';
  const allowed = Object.hasOwn(ATTRIBUTES, token.name) ? ATTRIBUTES[token.name] : undefined;
  if (token.kind === 'end' || allowed === undefined) return allowed !== undefined;
  const { attributes } = token;
  return attributes.every(
    ({ name, value }, at) =>
      allowed.has(name) &&
      attributes.findIndex((other) => other.name === name) === at &&
      isValue(name, value ?? ''),
  );
}

function isValue(name: string, value: string): boolean {
  return name === 'style' ? isStyle(value) : (VALUES[name]?.test(value) ?? true);
}

/** Whether HTML holds nothing but what the printer writes. */
export function isSignatureMarkup(html: string): boolean {
  for (const token of scanMarkup(html)) if (!isSignatureToken(token)) return false;
  return true;
}
