import { addressHref } from '../../model/person/web/address-href';
import { colorsBeforeDarkMode } from '../../model/color/before-dark-mode';
import { parseCssColor } from '../../model/color/css-color';
import { SCENE_LIMITS } from '../../scene/limits';
import type { PartStyle, TextSpan } from '../../scene/scene';
import { foldSpans, spansOf } from '../../scene/text/spans';
import { foldLines } from '../../scene/text/text-lines';

/*
 * Reduces pasted HTML to its text and the parts of it that are bold, italic, underlined, colored or linked. No DOM node is made
 * of it: the page parses no HTML but its own, so this module reads the source, tag by tag, and ignores all that it does not
 * look for.
 */

export interface CleanText {
  readonly text: string;
  readonly spans: readonly TextSpan[];
  /** Whether it has marks of lists, which the plain text of a clipboard lacks. */
  readonly hasMarks: boolean;
}

/** More than any text an element may hold, with all that stands around its words. */
const MOST = 500_000;

/** Decodes one character reference of HTML, as `&uuml;` or `&#8211;`; what is none stays as it is. */
export type DecodeReference = (reference: string) => string;

/** The words of a piece of HTML with the looks that parts of a text may have. */
export function cleanHtml(html: string, decode: DecodeReference): CleanText {
  const open: {
    readonly name: string;
    readonly style: PartStyle;
    readonly keepsLines: boolean;
  }[] = [];
  const words = wordsBetweenBreaks();
  const markerOf = listMarkers();
  let unseen: string | null = null;
  for (const piece of piecesOf(fragmentOf(html).slice(0, MOST))) {
    const { name, isEnd, attributes } = piece;
    if (unseen !== null) {
      if (name === unseen && isEnd) unseen = null;
      continue;
    }
    const { style: around = {}, keepsLines = false } = open.at(-1) ?? {};
    if (name === '') {
      for (const [at, line] of (keepsLines ? piece.words.split('\n') : [piece.words]).entries()) {
        if (at > 0) words.pass('br', false);
        words.append(wordsIn(line, decode), around);
      }
    } else {
      words.pass(name, isEnd);
      const marker = markerOf(piece);
      if (marker !== null) words.mark(marker);
    }
    if (name === '' || VOID.test(name)) continue;
    if (UNSEEN.test(name) && !isEnd) unseen = name;
    else if (!isEnd) {
      const style = { ...around, ...styleOf(name, attributes, decode) };
      open.push({ name, style, keepsLines: linesKept(name, attributes) ?? keepsLines });
    } else {
      const at = open.findLastIndex((each) => each.name === name);
      if (at !== -1) open.splice(at);
    }
  }
  const { text, styles, hasMarks } = words.all();
  const shown = foldLines(text).join('\n').slice(0, SCENE_LIMITS.text);
  return { text: shown, spans: foldSpans(spansOf(text, differing(styles)), text, shown), hasMarks };
}

/** What stands out from the rest: a color that most letters have is that of the page they come from. */
function differing(styles: readonly PartStyle[]): readonly PartStyle[] {
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

const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** Elements whose text is not rendered; everything up to the end tag is skipped. */
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
function wordsIn(source: string, decode: DecodeReference): string {
  return source
    .replace(/[\s\u00a0]+/g, ' ')
    .replace(REFERENCE, (found) => decode(found))
    .replaceAll('\u00a0', ' ');
}

const REFERENCE = /&(?:#(?:x[\da-f]+|\d+)|[a-z][a-z\d]*);?/gi;

/** The value of an attribute, in which what looks like a reference may be a part of an address: those end with a semicolon. */
function valueOf(source: string, decode: DecodeReference): string {
  return source.replace(REFERENCE, (found) => (found.endsWith(';') ? decode(found) : found));
}

const TAGS: Readonly<Record<string, PartStyle>> = {
  b: { bold: true },
  strong: { bold: true },
  i: { italic: true },
  em: { italic: true },
  u: { underline: true },
  ins: { underline: true },
};

function styleOf(name: string, attributes: string, decode: DecodeReference): PartStyle {
  const css = valueOf(attributeIn(attributes, 'style') ?? '', decode);
  const link = name === 'a' ? (attributeIn(attributes, 'href') ?? '') : '';
  const href = valueOf(link, decode).trim();
  const before = colorsBeforeDarkMode((kept) => attributeIn(attributes, kept));
  const ofStyle = before.styles['color'] ?? valueIn(css, 'color') ?? '';
  const ofTag = before.attributes['color'] ?? attributeIn(attributes, 'color') ?? '';
  const color = parseCssColor(ofStyle === '' ? ofTag : ofStyle);
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

/** Whether line breaks of the source are such in an element, as what is copied out of a field has them; undefined if as around. */
function linesKept(name: string, attributes: string): boolean | undefined {
  const css = attributeIn(attributes, 'style') ?? '';
  const set = valueIn(css, 'white-space(?:-collapse)?');
  return set === undefined ? name === 'pre' || undefined : /^(?:pre|break)/.test(set);
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

/** What browsers show before the items of lists, which is no text of theirs; null for a tag that begins and ends no item. */
function listMarkers(): (piece: Piece) => string | null {
  const lists: { next: number | null; readonly isBare: boolean }[] = [];
  return ({ name, isEnd, attributes }) => {
    const css = attributeIn(attributes, 'style') ?? '';
    const isBare = valueIn(css, 'list-style(?:-type)?')?.includes('none') === true;
    if (name === 'ul' || name === 'ol') {
      const next = name === 'ol' ? Number(attributeIn(attributes, 'start') ?? 1) : null;
      if (isEnd) lists.pop();
      else lists.push({ next, isBare });
    }
    if (name !== 'li') return null;
    const list = lists.at(-1);
    if (list === undefined || isEnd || isBare || list.isBare) return '';
    return list.next === null ? '• ' : `${list.next++}. `;
  };
}

const LINE_ENDS =
  /^(?:address|article|aside|blockquote|caption|center|dd|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|table|tr|ul)$/;
const CELL = /^(?:td|th)$/;
const ROW_END = /^(?:table|tr)$/;

interface Words {
  readonly text: string;
  readonly styles: readonly PartStyle[];
  readonly hasMarks: boolean;
}

interface WordsBetweenBreaks {
  readonly append: (words: string, style: PartStyle) => void;
  /** A tag: blocks stand on lines of their own, the cells of a row beside one another. */
  readonly pass: (name: string, isEnd: boolean) => void;
  /** What stands before the next words. */
  readonly mark: (marker: string) => void;
  readonly all: () => Words;
}

/** Collects the words of a piece of HTML in reading order, with what parts them and the look of each letter. */
function wordsBetweenBreaks(): WordsBetweenBreaks {
  const styles: PartStyle[] = [];
  let text = '';
  /** The separator between the words so far and the next ones. */
  let gap: '' | ' ' | '\n' = '';
  let cellsInRow = 0;
  /** Whether a cell that is not the first of its row has begun, and has no text yet. */
  let isInNextCell = false;
  let marker = '';
  let hasMarks = false;
  const add = (words: string, style: PartStyle): void => {
    for (let at = 0; at < words.length; at++) styles.push(style);
    text += words;
  };
  const close = (): void => {
    if (text !== '' && gap !== '' && !text.endsWith('\n')) add(gap, {});
    gap = '';
    isInNextCell = false;
  };
  return {
    append: (words, style) => {
      if (words.trim() === '' && (gap !== '' || marker !== '')) return;
      close();
      add(marker, {});
      add(marker === '' ? words : words.trimStart(), style);
      hasMarks ||= marker !== '';
      marker = '';
    },
    mark: (next) => {
      marker = next;
    },
    pass: (name, isEnd) => {
      if (name === 'br') {
        close();
        add('\n', {});
      } else if (CELL.test(name)) {
        if (isEnd) return;
        if (cellsInRow > 0) {
          gap = ' ';
          isInNextCell = true;
        }
        cellsInRow++;
      } else if (LINE_ENDS.test(name)) {
        const isRowOver = isEnd && ROW_END.test(name);
        if (name === 'tr' && !isEnd) cellsInRow = 0;
        // The first block in a cell stands beside the cell before.
        if (isInNextCell && !isRowOver) return;
        gap = '\n';
        isInNextCell = false;
      }
    },
    all: () => ({ text, styles, hasMarks }),
  };
}
