import { PLAIN_LETTERS, type LetterFlags } from '../../../email/letters';
import type { Page, PageBox, PageItem, PageText } from '../../core/rebuild/page';
import { WHITE, type Hex } from '../../../model/color/color';
import { ADDRESS_ATTRIBUTE } from './address-attribute';
import type { DrawnParts, PartPicture } from './drawn-parts';
import { boxOf, backgroundUnder, lettersIn, lookOf, px } from './read-look';
import { atOnce } from '../../../platform/in-slices';
import { LONGEST_WORD, linesOf, textOfLines, wordsOf, type Word } from './read-words';

/*
 * Reads a page that a browser has laid out: what is painted, where it stands, how it looks. Nothing of it is kept but plain
 * data.
 */

/** More than any signature holds; a page may be anything. */
const MOST_ITEMS = 2000;
const MOST_WORDS = 6000;
/** A longer one counts as several. */
const WORD_LETTERS = 20;
const TOO_LONG = new RegExp(`[^ \\t\\r\\n\\f]{${LONGEST_WORD + 1}}`);
const MOST_LEVELS = 600;

const NOTHING_DRAWN: DrawnParts = new Map();

/** Stand before numbers that run against their surroundings: letters have a direction of their own. */
const MARKS: Readonly<Record<string, string>> = { ltr: '\u200E', rtl: '\u200F' };

type Background = Pick<PageBox, 'background' | 'gradient' | 'borders'>;

/** What surrounds a node. */
interface Around {
  readonly href: string | null;
  /** The color that it stands on. */
  readonly below: Hex;
  /** The letters that what surrounds it sets: lines run through all that stands within. */
  readonly letters: LetterFlags;
  /** The element that lays out its lines. */
  readonly block: Element;
  readonly table: number;
}

/** What can be seen on a page that shows nothing else. */
export function readPage(body: HTMLElement): Page {
  return atOnce(readSteps(body, NOTHING_DRAWN));
}

/** The same, step by step, of a page that may be anything. `parts` are the pictures that were drawn of it. */
export function* readSteps(body: HTMLElement, parts: DrawnParts): Generator<void, Page> {
  const items: PageItem[] = [];
  const origin = body.getBoundingClientRect();
  let isCut = false;
  let wordCount = 0;
  let tables = 0;
  let line: Word[] = [];
  let gap: Word['gap'] = null;
  let breaks = 0;

  const put = (item: PageItem): void => {
    if (items.length < MOST_ITEMS) items.push(item);
    else isCut = true;
  };
  /** Ends a block of text. */
  const flush = ({ block, table }: Around): void => {
    if (line.length > 0) for (const text of textsOf(line, block, table)) put(text);
    line = [];
    gap = null;
    breaks = 0;
  };
  const readText = function* (
    node: Text,
    { href, below, letters, block }: Around,
  ): Generator<void, void> {
    const parent = node.parentElement ?? block;
    const style = getComputedStyle(parent);
    if (style.visibility !== 'visible' || px(style.fontSize) === 0) return;
    const look = lookOf(style, below, letters);
    const lineHeight = style.lineHeight === 'normal' ? null : px(style.lineHeight);
    const isPreformatted = style.whiteSpace.startsWith('pre');
    const isTurned =
      !/\p{L}/u.test(node.data) && style.direction !== getComputedStyle(block).direction;
    isCut ||= TOO_LONG.test(node.data);
    let mark = isTurned ? (MARKS[style.direction] ?? '') : '';
    for (const word of wordsOf(node, isPreformatted, style.textTransform)) {
      if (word.isAfterBlank) gap ??= { look, href };
      breaks += word.breaks;
      if (word.text === '') continue;
      wordCount += Math.ceil(word.text.length / WORD_LETTERS);
      if (wordCount > MOST_WORDS) {
        isCut = true;
        return;
      }
      const { text, written, rect } = word;
      yield;
      line.push({
        text: mark + text,
        written: mark === '' ? written : null,
        rect,
        look,
        href,
        lineHeight,
        gap,
        breaks,
      });
      mark = '';
      gap = null;
      breaks = 0;
    }
  };
  const readPicture = (image: HTMLImageElement, style: CSSStyleDeclaration, at: Around): void => {
    const { left, top, width, height } = image.getBoundingClientRect();
    const [inLeft, inTop] = [
      px(style.paddingLeft) + px(style.borderLeftWidth),
      px(style.paddingTop) + px(style.borderTopWidth),
    ];
    const own = {
      width: width - inLeft - px(style.paddingRight) - px(style.borderRightWidth),
      height: height - inTop - px(style.paddingBottom) - px(style.borderBottomWidth),
    };
    if (own.width <= 0 || own.height <= 0 || style.visibility !== 'visible') return;
    put({
      kind: 'picture',
      x: left + inLeft,
      y: top + inTop,
      ...own,
      src: image.getAttribute(ADDRESS_ATTRIBUTE) ?? image.getAttribute('src') ?? '',
      alt: image.alt,
      href: at.href,
      table: at.table,
      radius: Math.min(px(style.borderTopLeftRadius), own.width / 2),
    });
  };
  const readPart = (element: Element, part: PartPicture, at: Around): void => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const { src, radius, shows } = part;
    const words = element.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
    const place = { x, y, width, height, table: at.table };
    const alt = shows === 'all' ? words : '';
    // What stands on it has its own link.
    const href = shows === 'all' || words === '' ? at.href : null;
    put({ kind: 'picture', ...place, src, radius, alt, href });
  };
  const readElement = function* (
    element: Element,
    at: Around,
    level: number,
  ): Generator<void, void> {
    const style = getComputedStyle(element);
    if (style.display === 'none' || style.opacity === '0') return;
    if (level > MOST_LEVELS) {
      isCut = true;
      return;
    }
    if (element.localName === 'br') {
      breaks++;
      gap = null;
      return;
    }
    const isInline = style.display === 'inline' || style.display === 'contents';
    const isVisible = style.visibility === 'visible';
    const part = isVisible ? parts.get(element) : undefined;
    const color = part?.shows === 'color' ? part.color : null;
    const box = isVisible ? boxOf(style, element.getBoundingClientRect(), at.below, color) : null;
    const isPicture = element.localName === 'img';
    if (!isInline || isPicture) flush(at);
    if (part?.shows === 'all') {
      const links = [element, ...element.querySelectorAll('a')].map(hrefOf);
      readPart(element, part, { ...at, href: links.find((link) => link !== null) ?? at.href });
      return;
    }
    const href = hrefOf(element) ?? at.href;
    if (box !== null && !isUnseen(box, at.below)) put({ ...box, href, table: at.table });
    if (part?.shows === 'background') readPart(element, part, { ...at, href });
    if (isPicture) readPicture(element as HTMLImageElement, style, { ...at, href });
    const inner: Around = {
      href,
      below: backgroundUnder(box, at.below),
      letters: lettersIn(style, at.letters),
      block: isInline ? at.block : element,
      table: element.localName === 'table' ? ++tables : at.table,
    };
    yield;
    for (const child of element.childNodes) yield* readNode(child, inner, level + 1);
    if (!isInline) flush(inner);
  };
  const readNode = function* (node: Node, at: Around, level: number): Generator<void, void> {
    // Nothing more is kept, and looking at each of many elements takes long.
    if (items.length >= MOST_ITEMS) {
      isCut = true;
      return;
    }
    if (node.nodeType === Node.TEXT_NODE) yield* readText(node as Text, at);
    else if (node.nodeType === Node.ELEMENT_NODE) yield* readElement(node as Element, at, level);
  };

  const start: Around = {
    href: null,
    below: WHITE,
    letters: lettersIn(getComputedStyle(body), PLAIN_LETTERS),
    block: body,
    table: 0,
  };
  for (const child of body.childNodes) yield* readNode(child, start, 0);
  flush(start);
  return { items: items.map((item) => moved(item, -origin.x, -origin.y)), isCut };
}

/** Whether a box looks the same as what is around it. */
function isUnseen({ background, gradient, borders }: Background, below: Hex): boolean {
  return background === below && gradient === null && borders.every((border) => border === null);
}

function hrefOf(element: Element): string | null {
  const href = element.localName === 'a' ? element.getAttribute('href') : null;
  return href === null || href.trim() === '' ? null : href;
}

/** The words between two blocks as texts: a line that begins beside something else stands by itself. */
function textsOf(words: readonly Word[], block: Element, table: number): readonly PageText[] {
  const style = getComputedStyle(block);
  const { left, right } = block.getBoundingClientRect();
  const room = {
    left: left + px(style.borderLeftWidth) + px(style.paddingLeft),
    right: right - px(style.borderRightWidth) - px(style.paddingRight),
  };
  const dir = style.direction === 'rtl' ? 'rtl' : 'ltr';
  const align = alignOf(style.textAlign, dir);
  const lines = linesOf(words);
  const [first, ...others] = lines;
  const rest = { align, dir, room, table } as const;
  if (first === undefined) return [];
  const below = Math.min(...others.filter(({ runs }) => runs.length > 0).map(({ x }) => x));
  const beginsBeside = align === 'left' && first.x > below + 2;
  return beginsBeside
    ? [textOfLines([{ ...first, ends: 'break' }], rest), textOfLines(others, rest)]
    : [textOfLines(lines, rest)];
}

function alignOf(css: string, dir: 'ltr' | 'rtl'): PageText['align'] {
  if (css.endsWith('center')) return 'center';
  if (css.endsWith('right')) return 'right';
  if (css.endsWith('left')) return 'left';
  return (css === 'end') === (dir === 'ltr') ? 'right' : 'left';
}

function moved(item: PageItem, dx: number, dy: number): PageItem {
  const at = { x: item.x + dx, y: item.y + dy };
  if (item.kind !== 'text') return { ...item, ...at };
  const { left, right } = item.room;
  return {
    ...item,
    ...at,
    room: { left: left + dx, right: right + dx },
    lines: item.lines.map((line) => ({ ...line, x: line.x + dx, y: line.y + dy })),
  };
}
