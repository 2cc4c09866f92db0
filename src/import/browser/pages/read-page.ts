import { PLAIN_LETTERS, type LetterFlags } from '../../../email/letters';
import type { Page, PageBox, PageItem, PagePicture, PageText } from '../../core/rebuild/page';
import { ADDRESS_ATTRIBUTE } from './address-attribute';
import { collapsedBorders } from './collapsed-borders';
import type { DrawnParts, PartPicture } from './drawn-parts';
import { hrefOf, isFoldedAway, layerOf } from './element-facts';
import { flowsInLine } from './flows-in-line';
import {
  boxOf,
  backgroundUnder,
  contentBox,
  lettersIn,
  lookOf,
  px,
  radiiOf,
  shadowIn,
} from './read-look';
import { iconLook } from './icon-look';
import { EMPTY_PAGE, fadedBy, unfaded, type Backdrop } from './seen-color';
import { numberTables } from './number-tables';
import { atOnce } from '../../../platform/in-slices';
import { LONGEST_WORD, wordsOf, type Word } from './read-words';
import { textsOf } from './text-blocks';

/*
 * Reads a page that a browser has laid out: what is painted, where it stands, how it looks. All that is kept is plain data.
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

/** Letters that are never seen: what hides the first words of a mail is filled up with them. */
const UNSEEN = /\u034f|[\u00ad\u061c\u200b-\u200f\u2060\ufeff]/g;

type Background = Pick<PageBox, 'background' | 'gradient' | 'borders' | 'shadow'>;

/** What surrounds a node. */
interface Around extends Backdrop {
  readonly href: string | null;
  /** The letters that what surrounds it sets: lines run through all that stands within. */
  readonly letters: LetterFlags;
  /** The element that lays out its lines. */
  readonly block: Element;
  readonly table: number;
  /** What is painted later lies above: what is placed by itself, and what has a higher `z-index`. */
  readonly layer: number;
}

/** What can be seen on a page that shows nothing else. */
export function readPage(body: HTMLElement): Page {
  return atOnce(readSteps(body, NOTHING_DRAWN));
}

/**
 * The same, step by step, of a page that may be anything. `parts` are the pictures that were drawn of it; `onHidden` is called
 * for words that cannot be seen.
 */
export function* readSteps(
  body: HTMLElement,
  parts: DrawnParts,
  onHidden: (words: string, at: Element) => void = () => undefined,
): Generator<void, Page> {
  const items: (readonly [layer: number, item: PageItem])[] = [];
  const origin = body.getBoundingClientRect();
  const collapsed = collapsedBorders();
  let isCut = false;
  let wordCount = 0;
  const numberOf = numberTables();
  let line: Word[] = [];
  let gap: Word['gap'] = null;
  let breaks = 0;

  const hide = (text: string | null, at: Element): void => {
    const words = (text ?? '').replaceAll(UNSEEN, '').replaceAll(/\s+/g, ' ').trim();
    if (/[\p{L}\p{N}]/u.test(words)) onHidden(words, at);
  };
  const put = (item: PageItem, { layer, block }: Pick<Around, 'layer' | 'block'>): void => {
    const isOutside = item.x + item.width <= origin.x || item.y + item.height <= origin.y;
    if (isOutside && item.kind === 'text') hide(wordsIn(item), block);
    if (isOutside && item.width > 0 && item.height > 0) return;
    if (items.length < MOST_ITEMS) items.push([layer, item]);
    else isCut = true;
  };
  /** Ends a block of text. */
  const flush = (at: Around): void => {
    if (line.length > 0) for (const text of textsOf(line, at.block, at.table)) put(text, at);
    line = [];
    gap = null;
    breaks = 0;
  };
  const readText = function* (node: Text, at: Around): Generator<void, void> {
    const { href, letters, block } = at;
    const parent = node.parentElement ?? block;
    const style = getComputedStyle(parent);
    if (style.visibility !== 'visible' || px(style.fontSize) === 0) {
      hide(node.data, parent);
      return;
    }
    const look = lookOf(style, at, letters);
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
    const own = contentBox(image);
    if (own.width <= 0 || own.height <= 0 || style.visibility !== 'visible') return;
    const { href, table } = at;
    const part = parts.get(image);
    const whole = {
      x: 0,
      y: 0,
      width: own.width,
      height: own.height,
      src: image.getAttribute(ADDRESS_ATTRIBUTE) ?? image.getAttribute('src') ?? '',
      alt: image.alt,
      href,
    };
    const pieces = part?.shows === 'pieces' ? part.pieces : [whole];
    const [radius] = radiiOf(style, own);
    const icon = iconLook(image);
    for (const piece of pieces) {
      const [x, y] = [own.x + piece.x, own.y + piece.y];
      const rest = {
        href: piece.href ?? href,
        table,
        radius: pieces.length > 1 ? 0 : radius,
        ...alphaOf(at),
        ...icon,
        ...(pieces.length > 1 ? { isPiece: true } : shadowIn(style, at)),
      };
      put({ kind: 'picture', ...piece, x, y, ...rest }, at);
    }
  };
  const readPart = (element: Element, part: PartPicture, at: Around): void => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const { src, radius, shows } = part;
    const words = element.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
    const place = { x, y, width, height, table: at.table, ...alphaOf(at) };
    const alt = shows === 'all' ? words : '';
    // What stands on it has its own link.
    const href = shows === 'all' || words === '' ? at.href : null;
    put({ kind: 'picture', ...place, src, radius, alt, href }, at);
  };
  const readElement = function* (
    element: Element,
    around: Around,
    level: number,
  ): Generator<void, void> {
    const style = getComputedStyle(element);
    const at = fadedBy(style, around);
    if (style.display === 'none' || style.opacity === '0' || isFoldedAway(element, style)) {
      hide(element.textContent, element);
      return;
    }
    if (level > MOST_LEVELS) {
      isCut = true;
      return;
    }
    if (element.localName === 'br') {
      breaks++;
      gap = null;
      return;
    }
    const isVisible = style.visibility === 'visible';
    const part = isVisible ? parts.get(element) : undefined;
    const box = isVisible ? boxOf(style, element.getBoundingClientRect(), at, part) : null;
    const isPicture = element.localName === 'img';
    const isPlain = box === null || isUnseen(box, at);
    const isInline = isPlain ? flowsInLine(element, style) : style.display === 'inline';
    if (!isInline || isPicture) flush(at);
    if (part?.shows === 'all') {
      const links = [element, ...element.querySelectorAll('a')].map(hrefOf);
      const href = links.find((link) => link !== null) ?? at.href;
      // It contains the element's own opacity.
      readPart(element, part, { ...around, href, layer: layerOf(style, at.layer) });
      return;
    }
    const href = hrefOf(element) ?? at.href;
    const own = { ...at, href, layer: layerOf(style, at.layer) };
    for (const each of collapsed.partsOf(element, style, box))
      if (!isUnseen(each, at)) put({ ...each, href, table: at.table }, own);
    if (part?.shows === 'background') readPart(element, part, { ...own, fade: around.fade });
    if (isPicture) readPicture(element as HTMLImageElement, style, own);
    const unfadedBox =
      box === null || at.fade === 1
        ? box
        : boxOf(style, element.getBoundingClientRect(), unfaded(at), part);
    const inner: Around = {
      ...own,
      below: backgroundUnder(unfadedBox, at.below),
      isOnOwn: at.isOnOwn || (at.fade < 1 && (covers(box) || part !== undefined)),
      letters: lettersIn(style, at.letters),
      block: isInline ? at.block : element,
      table: numberOf(element, at.table),
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
    ...EMPTY_PAGE,
    href: null,
    letters: lettersIn(getComputedStyle(body), PLAIN_LETTERS),
    block: body,
    table: 0,
    layer: 0,
  };
  for (const child of body.childNodes) yield* readNode(child, start, 0);
  flush(start);
  const painted = items.toSorted(([one], [other]) => one - other).map(([, item]) => item);
  return { items: painted.map((item) => moved(item, -origin.x, -origin.y)), isCut };
}

function wordsIn({ lines }: PageText): string {
  return lines.flatMap(({ runs }) => runs.map(({ text }) => text)).join(' ');
}

function covers(box: Background | null): boolean {
  return box !== null && (box.background !== null || box.gradient !== null);
}

/** What ancestors with an opacity leave of a picture. */
function alphaOf({ fade }: Backdrop): Pick<PagePicture, 'alpha'> {
  return fade === 1 ? {} : { alpha: fade };
}

/** Whether a box looks the same as what is around it. */
function isUnseen(
  { background, gradient, borders, shadow }: Background,
  { below, show }: Backdrop,
): boolean {
  const isFlat = gradient === null && shadow === undefined;
  return background === show(below) && isFlat && borders.every((border) => border === null);
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
