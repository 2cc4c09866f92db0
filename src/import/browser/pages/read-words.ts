import type { PageLine, PageLook, PageRun, PageText } from '../../core/rebuild/page';

/** A word as it stands on the page, with the blank before it. */
export interface Word {
  readonly text: string;
  /** As it was written, where a style sheet shows other letters, as many. */
  readonly written: string | null;
  readonly rect: DOMRect;
  readonly look: PageLook;
  readonly href: string | null;
  readonly lineHeight: number | null;
  /** What stands before it where it does not begin a line. */
  readonly gap: Pick<Word, 'look' | 'href'> | null;
  /** How many line breaks stand before it. */
  readonly breaks: number;
}

/** The words of a text node, each in its place; what a browser folds away is none. */
export function* wordsOf(
  node: Text,
  isPreformatted: boolean,
  transform: string,
): Generator<{
  readonly text: string;
  readonly written: string | null;
  readonly rect: DOMRect;
  readonly isAfterBlank: boolean;
  readonly breaks: number;
}> {
  const range = node.ownerDocument.createRange();
  let breaks = 0;
  let isAfterBlank = false;
  for (const { index, 0: piece } of node.data.matchAll(/[ \t\r\n\f]+|[^ \t\r\n\f]+/g)) {
    if (/^[ \t\r\n\f]/.test(piece)) {
      isAfterBlank = true;
      if (isPreformatted) breaks += piece.split('\n').length - 1;
      continue;
    }
    const length = Math.min(piece.length, LONGEST_WORD);
    for (const part of partsOf(node, range, index, index + length)) {
      const given = node.data.slice(part.start, part.end);
      const text = transformed(given, transform);
      const written = given !== text && given.length === text.length ? given : null;
      yield { text, written, rect: part.rect, isAfterBlank, breaks };
      isAfterBlank = false;
      breaks = 0;
    }
  }
  if (isAfterBlank || breaks > 0) {
    yield { text: '', written: null, rect: new DOMRect(), isAfterBlank, breaks };
  }
}

interface Part {
  readonly start: number;
  readonly end: number;
  readonly rect: DOMRect;
}

/** In letters: no text of the designer is longer, and each letter of a word on several lines is looked at. */
export const LONGEST_WORD = 5000;

/** A word in as many parts as lines it stands on. */
function partsOf(node: Text, range: Range, start: number, end: number): readonly Part[] {
  range.setStart(node, start);
  range.setEnd(node, end);
  const rects = [...range.getClientRects()].filter(({ height }) => height > 0);
  const [first] = rects;
  if (first === undefined) return [];
  if (rects.every(({ top }) => Math.abs(top - first.top) < 1)) {
    return [{ start, end, rect: around(rects) }];
  }
  const parts: Part[] = [];
  for (let at = start; at < end; at++) {
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    const rect = range.getBoundingClientRect();
    const last = parts.at(-1);
    if (last !== undefined && (rect.height === 0 || Math.abs(rect.top - last.rect.top) < 1)) {
      parts.splice(-1, 1, { ...last, end: at + 1, rect: around([last.rect, rect]) });
    } else if (rect.height > 0) parts.push({ start: at, end: at + 1, rect });
  }
  return parts;
}

function transformed(text: string, transform: string): string {
  if (transform === 'uppercase') return text.toLocaleUpperCase();
  if (transform === 'lowercase') return text.toLocaleLowerCase();
  return transform === 'capitalize'
    ? text.replace(/\p{L}/u, (letter) => letter.toLocaleUpperCase())
    : text;
}

/** Words one after the other as lines one below the other. */
export function linesOf(words: readonly Word[]): readonly PageLine[] {
  const lines: Word[][] = [];
  const ends: PageLine['ends'][] = [];
  let last: Word | undefined;
  for (const word of words) {
    const isNew = last === undefined || word.breaks > 0 || isBelow(word.rect, last.rect);
    if (isNew) {
      const blanks = last === undefined ? 0 : Math.max(0, word.breaks - 1);
      lines.push(...Array.from({ length: blanks }, () => []));
      ends.push(...Array.from({ length: blanks }, () => 'break' as const));
      if (last !== undefined && word.breaks === 0) {
        ends.splice(-1, 1, word.gap === null ? 'midword' : 'blank');
      }
      lines.push([word]);
      ends.push('break');
    } else lines.at(-1)?.push(word);
    last = word;
  }
  let paragraph: Word[] = [];
  return lines.map((line, index) => {
    if (index === 0 || ends[index - 1] === 'break') {
      const last = ends.indexOf('break', index);
      paragraph = lines.slice(index, last + 1).flat();
    }
    return lineOf(line, ends[index] ?? 'break', paragraph);
  });
}

/** Whether a word stands on a line below another: their baselines lie further apart than letters of one line ever do. */
function isBelow(rect: DOMRect, last: DOMRect): boolean {
  return baselineOf(rect) - baselineOf(last) > 0.45 * Math.min(rect.height, last.height);
}

function baselineOf({ bottom, height }: DOMRect): number {
  return bottom - height * 0.2;
}

/** A line of a paragraph, which goes on until a line break. */
function lineOf(
  words: readonly Word[],
  ends: PageLine['ends'],
  paragraph: readonly Word[],
): PageLine {
  const runs: PageRun[] = [];
  const append = (
    text: string,
    { look, href }: Pick<Word, 'look' | 'href'>,
    given: string | null,
  ): void => {
    const previous = runs.at(-1);
    if (previous !== undefined && previous.href === href && isAlike(previous, look)) {
      const isOther = given !== null || previous.written !== undefined;
      const written = (previous.written ?? previous.text) + (given ?? text);
      runs.splice(-1, 1, { ...previous, text: previous.text + text, ...(isOther && { written }) });
    } else runs.push({ ...look, text, ...(given !== null && { written: given }), href });
  };
  for (const [index, word] of words.entries()) {
    if (index > 0 && word.gap !== null) append(' ', word.gap, null);
    append(word.text, word, word.written);
  }
  const main = mainWord(words, paragraph) ?? mainWord(words, words);
  const whole = around(words.map(({ rect }) => rect));
  return {
    x: whole.x,
    width: whole.width,
    y: main?.rect.y ?? whole.y,
    height: main?.rect.height ?? whole.height,
    runs,
    ends,
    lineHeight: main === undefined ? null : heightAround(main, words),
  };
}

/** A word in the size and font that most letters of a paragraph have; none where all are in others. */
function mainWord(words: readonly Word[], paragraph: readonly Word[]): Word | undefined {
  const letters = new Map<string, number>();
  const setOf = ({ look: { size, family } }: Word): string => `${size} ${family}`;
  for (const word of paragraph) {
    letters.set(setOf(word), (letters.get(setOf(word)) ?? 0) + word.text.length);
  }
  const [most] = [...letters].toSorted(([, one], [, other]) => other - one);
  return words.find((word) => setOf(word) === most?.[0]);
}

/** How high a line is set around one of its words: words in another font beside it may be set less high, to fit in. */
function heightAround({ look, lineHeight }: Word, words: readonly Word[]): number | null {
  if (lineHeight === null) return null;
  const alike = words.filter((word) => word.look.size === look.size);
  return Math.max(lineHeight, ...alike.flatMap((word) => word.lineHeight ?? []));
}

function isAlike(run: PageLook, look: PageLook): boolean {
  return (Object.keys(look) as (keyof PageLook)[]).every((key) => run[key] === look[key]);
}

/** The rectangle around others; an empty one around none. */
export function around(
  rects: readonly Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>[],
): DOMRect {
  if (rects.length === 0) return new DOMRect();
  const left = Math.min(...rects.map((rect) => rect.left));
  const top = Math.min(...rects.map((rect) => rect.top));
  const right = Math.max(...rects.map((rect) => rect.right));
  const bottom = Math.max(...rects.map((rect) => rect.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}

/** Lines as one block of text. */
export function textOfLines(
  lines: readonly PageLine[],
  rest: Pick<PageText, 'align' | 'dir' | 'room' | 'table' | 'isStretched'>,
): PageText {
  const seen = lines.filter(({ runs }) => runs.length > 0);
  const { x, y, width, height } = around(
    seen.map((line) => new DOMRect(line.x, line.y, line.width, line.height)),
  );
  return { kind: 'text', x, y, width, height, lines, ...rest };
}
