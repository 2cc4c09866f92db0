/** An attribute as it stands in the source, its references not resolved; without a value, as `nowrap`, null. */
export interface ScannedAttribute {
  readonly name: string;
  readonly value: string | null;
}

/** A piece of HTML source. */
export type MarkupToken =
  | { readonly kind: 'start'; readonly name: string; readonly attributes: ScannedAttribute[] }
  | { readonly kind: 'end'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string };

const TAG = /<(\/?)([a-z]+)/y;
const ATTRIBUTE = /\s+([a-z-]+)(?:="([^"<>]*)")?/y;
const TAG_END = /\s*>/y;

/**
 * HTML source, piece by piece. It reads only what our printer writes: lower-case tags, values in double quotes, `<` and `>`
 * nowhere but around tags. Throws at anything else, comments included.
 */
export function* scanMarkup(html: string): Generator<MarkupToken> {
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const match = pattern.exec(html);
    if (match !== null) at = pattern.lastIndex;
    return match;
  };
  while (at < html.length) {
    const next = html.indexOf('<', at);
    const end = next === -1 ? html.length : next;
    if (end > at) yield { kind: 'text', text: html.slice(at, end) };
    at = end;
    if (next === -1) return;
    const tag = take(TAG);
    const attributes = tag === null ? [] : takeAttributes(take);
    if (tag === null || take(TAG_END) === null) {
      throw new Error(`No tag of ours at character ${next}: ${html.slice(next, next + 60)}`);
    }
    const [, slash = '', name = ''] = tag;
    yield slash === '/' ? { kind: 'end', name } : { kind: 'start', name, attributes };
  }
}

function takeAttributes(take: (pattern: RegExp) => RegExpExecArray | null): ScannedAttribute[] {
  const attributes: ScannedAttribute[] = [];
  for (let match = take(ATTRIBUTE); match !== null; match = take(ATTRIBUTE)) {
    const [, name = '', value] = match;
    attributes.push({ name, value: value ?? null });
  }
  return attributes;
}
