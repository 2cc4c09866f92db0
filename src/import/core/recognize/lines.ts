import { cleanText } from '../../../base/text';
import type { Page, PageLine, PageLook, PageText } from '../rebuild/page';
import { boundsOf, type Rect } from '../../../scene/geometry';

/*
 * The words of a page as lines, in the order in which they are read. Where a line was full its words go on, so that lines end
 * only at the line breaks of the page.
 */

export interface Line extends Rect {
  /** Each white space is one blank. */
  readonly text: string;
  /** The same, letter by letter, as it was written: without capitals of style sheets, with the wide blanks of Japanese. */
  readonly written: string;
  readonly parts: readonly LinePart[];
  /** Counts the blocks of text. */
  readonly block: number;
}

/** Letters of a line with the same look and link. */
export interface LinePart {
  readonly start: number;
  readonly end: number;
  readonly look: PageLook;
  readonly href: string | null;
}

/** What is more than this is not read: no signature holds so much. */
const MOST = { lines: 1000, letters: 1000 } as const;

export function readLines({ items }: Page): readonly Line[] {
  const lines: Line[] = [];
  for (const [block, item] of items.entries()) {
    if (item.kind !== 'text') continue;
    for (const wrapped of wrappedLines(item)) {
      if (lines.length === MOST.lines) return lines;
      lines.push(joined(wrapped, block));
    }
  }
  return lines;
}

/** The look that most letters of a stretch of a line have. */
export function lookAt({ parts }: Line, start: number, end: number): PageLook | null {
  const overlap = (part: LinePart) => Math.min(part.end, end) - Math.max(part.start, start);
  const within = parts.filter((part) => overlap(part) > 0);
  return within.toSorted((one, other) => overlap(other) - overlap(one))[0]?.look ?? null;
}

/** Where a stretch of a line leads to. */
export function hrefsAt({ parts }: Line, start: number, end: number): readonly string[] {
  return parts.flatMap(({ start: from, end: to, href }) =>
    href !== null && from < end && to > start ? [href] : [],
  );
}

/** White space but the blank that is as wide as a letter. */
const NARROW = /[^\S\u3000]/g;

function wrappedLines({ lines }: PageText): readonly (readonly PageLine[])[] {
  const wrapped: PageLine[][] = [[]];
  for (const line of lines) {
    wrapped.at(-1)?.push(line);
    if (line.ends === 'break') wrapped.push([]);
  }
  return wrapped.filter((group) => group.some(({ runs }) => runs.length > 0));
}

function joined(lines: readonly PageLine[], block: number): Line {
  const parts: LinePart[] = [];
  let text = '';
  let written = '';
  for (const { runs, ends } of lines) {
    for (const { text: words, written: given = words, href, ...look } of runs) {
      const start = text.length;
      const clean = cleanText(words).replaceAll(/\s/g, ' ');
      const own = cleanText(given).replaceAll(NARROW, ' ');
      text = (text + clean).slice(0, MOST.letters);
      written = (written + (own.length === clean.length ? own : clean)).slice(0, MOST.letters);
      if (text.length > start) parts.push({ start, end: text.length, look, href });
    }
    if (ends !== 'blank' || text.length >= MOST.letters) continue;
    text += ' ';
    written += ' ';
  }
  return {
    text,
    written,
    parts,
    block,
    ...(boundsOf(lines) ?? { x: 0, y: 0, width: 0, height: 0 }),
  };
}
