import { addressHref } from '../model/address-href';
import { parseCssColor } from '../model/css-color';
import { SCENE_LIMITS } from '../scene/limits';
import type { PartStyle, TextSpan } from '../scene/scene';
import { foldSpans, spansOf } from '../scene/spans';
import { foldLines } from '../scene/text-lines';

/*
 * What is left of HTML that someone pasted: its words and, of them, what is bold, italic, underlined, of a color of its own or a
 * link. No node is made of it: the page parses no HTML but its own, so this reads the source, piece by piece, and knows only what it
 * looks for.
 */

interface CleanText {
  readonly text: string;
  readonly spans: readonly TextSpan[];
}

/** More than any text an element may hold, with all that stands around its words. */
const MOST = 500_000;

/** The words of a piece of HTML with the looks that parts of a text may have. */
export function cleanHtml(html: string): CleanText {
  const open: { readonly name: string; readonly style: PartStyle }[] = [];
  const styles: PartStyle[] = [];
  let text = '';
  let unseen: string | null = null;
  const say = (words: string, style: PartStyle): void => {
    for (let at = 0; at < words.length; at++) styles.push(style);
    text += words;
  };
  for (const { words, name, isEnd, attributes } of piecesOf(fragmentOf(html).slice(0, MOST))) {
    if (unseen !== null) {
      if (name === unseen && isEnd) unseen = null;
      continue;
    }
    const around = open.at(-1)?.style ?? {};
    if (name === '') say(wordsIn(words), around);
    else if (name === 'br' || (BLOCKS.test(name) && text !== '' && !text.endsWith('\n')))
      say('\n', {});
    if (name === '' || VOID.test(name)) continue;
    if (UNSEEN.test(name) && !isEnd) unseen = name;
    else if (!isEnd) open.push({ name, style: { ...around, ...styleOf(name, attributes) } });
    else {
      const at = open.findLastIndex((each) => each.name === name);
      if (at !== -1) open.splice(at);
    }
  }
  const shown = foldLines(text).join('\n').slice(0, SCENE_LIMITS.text);
  return { text: shown, spans: foldSpans(spansOf(text, standingOut(styles)), text, shown) };
}

/** What stands out from the rest: a color that most letters have is that of the page they come from. */
function standingOut(styles: readonly PartStyle[]): readonly PartStyle[] {
  const counts = new Map<string, number>();
  for (const { color } of styles) {
    if (color !== undefined) counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  return styles.map(({ bold, italic, underline, color, href }) => ({
    ...(bold === true && { bold }),
    ...(italic === true && { italic }),
    ...(underline === true && { underline }),
    ...(color !== undefined && (counts.get(color) ?? 0) * 2 < styles.length && { color }),
    ...(href !== undefined && { href }),
  }));
}

/** What stands between the marks that browsers and Word set around what was copied. */
function fragmentOf(html: string): string {
  const [, inner] = /<!--StartFragment-->([^]*?)<!--EndFragment-->/.exec(html) ?? [];
  return inner ?? html;
}

const BLOCKS =
  /^(?:p|div|h[1-6]|li|ul|ol|tr|table|blockquote|pre|section|article|header|footer|hr)$/;
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** What holds words that nobody sees, up to its end. */
const UNSEEN =
  /^(?:script|style|title|head|noscript|template|svg|math|iframe|object|textarea|select)$/;

interface Piece {
  /** Of what stands between tags; then `name` is blank. */
  readonly words: string;
  readonly name: string;
  readonly isEnd: boolean;
  readonly attributes: string;
}

const TAG = /<(\/?)([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^'"<>])*)>|<[!?/][^<>]*>/gi;

function* piecesOf(html: string): Generator<Piece> {
  const source = html.replace(/<!--[^]*?(?:-->|$)/g, '');
  let at = 0;
  for (const found of source.matchAll(TAG)) {
    yield wordsOnly(source.slice(at, found.index));
    const [whole, end = '', name = '', attributes = ''] = found;
    if (name !== '') yield { words: '', name: name.toLowerCase(), isEnd: end !== '', attributes };
    at = found.index + whole.length;
  }
  yield wordsOnly(source.slice(at));
}

function wordsOnly(words: string): Piece {
  return { words, name: '', isEnd: false, attributes: '' };
}

/** Words of a source, where line breaks are blanks. */
function wordsIn(source: string): string {
  return resolved(source.replace(/[\s\u00a0]+/g, ' '));
}

const TAGS: Readonly<Record<string, PartStyle>> = {
  b: { bold: true },
  strong: { bold: true },
  i: { italic: true },
  em: { italic: true },
  u: { underline: true },
  ins: { underline: true },
};

function styleOf(name: string, attributes: string): PartStyle {
  const css = resolved(attributeIn(attributes, 'style') ?? '');
  const href = name === 'a' ? resolved(attributeIn(attributes, 'href') ?? '').trim() : '';
  const color = parseCssColor(valueIn(css, 'color') ?? attributeIn(attributes, 'color') ?? '');
  const weight = valueIn(css, 'font-weight');
  const slant = valueIn(css, 'font-style');
  const line = valueIn(css, 'text-decoration(?:-line)?');
  const isLink = href !== '' && href.length <= SCENE_LIMITS.href && addressHref(href) !== null;
  return {
    ...(Object.hasOwn(TAGS, name) ? TAGS[name] : {}),
    ...(weight === undefined ? {} : { bold: isBold(weight) }),
    ...(slant === undefined ? {} : { italic: /italic|oblique/.test(slant) }),
    ...(isLink ? { href, underline: true } : {}),
    ...(line === undefined ? {} : { underline: /underline/.test(line) }),
    ...(color === null ? {} : { color }),
  };
}

function isBold(weight: string): boolean {
  return weight.startsWith('bold') || Number(weight) >= 600;
}

function attributeIn(attributes: string, name: string): string | undefined {
  const [, double, single, bare] =
    new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(
      attributes,
    ) ?? [];
  return double ?? single ?? bare;
}

/** The last value of a property. */
function valueIn(css: string, property: string): string | undefined {
  const found = [...css.matchAll(new RegExp(`(?:^|;)\\s*${property}\\s*:([^;]*)`, 'gi'))];
  return found
    .at(-1)?.[1]
    ?.replace(/!\s*important/i, '')
    .trim()
    .toLowerCase();
}

const NAMED: ReadonlyMap<string, string> = new Map(
  [
    'amp & lt < gt > quot " apos \' copy © reg ® trade ™ euro € bull • middot · hellip …',
    'ndash – mdash — lsquo ‘ rsquo ’ ldquo “ rdquo ” laquo « raquo »',
  ]
    .join(' ')
    .match(/\S+ \S+/g)
    ?.map((pair) => [pair.slice(0, pair.indexOf(' ')), pair.slice(pair.indexOf(' ') + 1)]),
).set('nbsp', ' ');

/** A source without references; one that is not known stays as it is. */
function resolved(source: string): string {
  return source.replace(/&(#x?[\da-f]+|[a-z]+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return NAMED.get(name) ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
