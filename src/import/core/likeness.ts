import type { Page, PageItem, PageLine, PagePicture, PageRun } from './rebuild/page';
import { BOLD_FROM } from '../../scene/kinds/text/text-look';
import type { Rect } from '../../scene/geometry';
import { shareOfBackgrounds } from './compare-backgrounds';
import { shareOfRules } from './compare-rules';
import { isLikeColor } from './like-color';

/*
 * How like two laid-out pages are, by what is on them: lines of words, pictures, rules, and the color of the background from
 * place to place.
 */

export interface Likeness {
  /** From 0 to 1. */
  readonly figure: number;
  /** How many of the lines stand where they stood. */
  readonly lines: Share;
  readonly pictures: Share;
  /** What does not look as before, and where it stood. */
  readonly mismatches: readonly Mismatch[];
}

export interface Share {
  readonly near: number;
  readonly all: number;
}

interface Mismatch {
  readonly what: string;
  readonly rect: Rect;
  /** It is not there at all. */
  readonly isMissing?: boolean;
}

/** The weight of each kind, where there is some of it. */
const WEIGHTS = { lines: 0.6, pictures: 0.2, backgrounds: 0.1, rules: 0.1 };
/** How far edges may lie apart to be in the same place, and to be seen as hardly moved; in px. */
export const NEAR = 2;
const HARDLY_MOVED = 6;
/** How much larger letters may be, in px: sizes are rounded to a quarter. */
export const LIKE_SIZE = 0.5;
/** What words in their place count for that look different. */
const OTHER_LOOK = 0.7;
/** How much of two boxes together both must cover. */
const LIKE_BOX = 0.6;
/** Pictures that small only keep a place or count who reads. */
const SMALLEST_PICTURE = 3;

/** How like a page is to the one it was made of. Pictures without a source are left out of account. */
export function likenessOf(original: Page, rebuilt: Page): Likeness {
  const mismatches: Mismatch[] = [];
  const lines = compareLines(original, rebuilt, mismatches);
  const pictures = comparePictures(original, rebuilt, mismatches);
  const kinds = [
    [WEIGHTS.lines, lines.score],
    [WEIGHTS.pictures, pictures.all === 0 ? null : pictures.near / pictures.all],
    [WEIGHTS.backgrounds, shareOfBackgrounds(original, rebuilt)],
    [WEIGHTS.rules, shareOfRules(original, rebuilt, NEAR)],
  ] as const;
  const present = kinds.flatMap(([weight, score]) => (score === null ? [] : [{ weight, score }]));
  const whole = present.reduce((sum, { weight }) => sum + weight, 0);
  const sum = present.reduce((total, { weight, score }) => total + weight * score, 0);
  const { near, all } = lines;
  return {
    // Sums of fractions miss the whole by a hair.
    figure: whole === 0 || sum > whole - 1e-9 ? 1 : sum / whole,
    lines: { near, all },
    pictures,
    mismatches: mismatches,
  };
}

/** A page as it stands somewhere else. */
export function movedPage(page: Page, dx: number, dy: number): Page {
  const moved = <T extends Rect>(rect: T): T => ({ ...rect, x: rect.x + dx, y: rect.y + dy });
  const items = page.items.map((item): PageItem => {
    const at = moved(item);
    if (at.kind !== 'text') return at;
    const room = { left: at.room.left + dx, right: at.room.right + dx };
    return { ...at, room, lines: at.lines.map(moved) };
  });
  return { ...page, items };
}

/** The words of a line, blanks folded. */
export function wordsOfLine({ runs }: PageLine): string {
  return runs
    .map(({ text }) => text)
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function linesOf({ items }: Page): readonly PageLine[] {
  return items.flatMap((item) =>
    item.kind === 'text' ? item.lines.filter((line) => wordsOfLine(line) !== '') : [],
  );
}

function compareLines(original: Page, rebuilt: Page, mismatches: Mismatch[]) {
  const left = new Map<string, PageLine[]>();
  for (const line of linesOf(rebuilt)) {
    const words = wordsOfLine(line);
    left.set(words, [...(left.get(words) ?? []), line]);
  }
  let [near, letters, alike] = [0, 0, 0];
  const all = linesOf(original);
  for (const line of all) {
    const words = wordsOfLine(line);
    const same = left.get(words) ?? [];
    const [best] = same.toSorted((one, other) => distance(line, one) - distance(line, other));
    const away = best === undefined ? Number.POSITIVE_INFINITY : distance(line, best);
    if (best !== undefined)
      left.set(
        words,
        same.filter((each) => each !== best),
      );
    const begins = best === undefined ? Number.POSITIVE_INFINITY : startDistance(line, best);
    // Of a line that was set wider, the words are where they were but for the gaps between them.
    const place = away <= NEAR ? 1 : Math.min(away, begins * 3) <= HARDLY_MOVED ? 0.5 : 0;
    const looksOther = best !== undefined && !isLikeLook(mainRun(line), mainRun(best));
    letters += words.length;
    alike += words.length * place * (looksOther ? OTHER_LOOK : 1);
    if (away <= NEAR) near++;
    if (place < 1 || looksOther) mismatches.push({ what: words, rect: rectOf(line) });
  }
  return { near, all: all.length, score: letters === 0 ? null : alike / letters };
}

/** The pictures of a page that show something. */
export function picturesOf({ items }: Page): readonly PagePicture[] {
  return items
    .filter((item) => item.kind === 'picture')
    .filter(({ width, height }) => Math.min(width, height) >= SMALLEST_PICTURE);
}

function comparePictures(original: Page, rebuilt: Page, mismatches: Mismatch[]): Share {
  const seen = picturesOf(original).filter(({ src }) => src !== '');
  // The badge of a network is a box with letters where it is no picture.
  const others = rebuilt.items.filter(({ kind }) => kind !== 'text');
  const missing = seen.filter(
    (picture) => !others.some((other) => overlap(picture, other) >= LIKE_BOX),
  );
  for (const picture of missing) {
    mismatches.push({ what: picture.alt || 'a picture', rect: rectOf(picture) });
  }
  return { near: seen.length - missing.length, all: seen.length };
}

function distance(one: Rect, other: Rect): number {
  const right = Math.abs(one.x + one.width - other.x - other.width);
  return Math.max(startDistance(one, other), right);
}

function startDistance(one: Rect, other: Rect): number {
  return Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y));
}

function overlap(one: Rect, other: Rect): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  const both = Math.max(0, width) * Math.max(0, height);
  return both / (one.width * one.height + other.width * other.height - both);
}

/** The letters of a line that most of it is in. */
function mainRun({ runs }: PageLine): PageRun | undefined {
  return runs.toSorted((one, other) => other.text.length - one.text.length)[0];
}

function isLikeLook(one: PageRun | undefined, other: PageRun | undefined): boolean {
  return (
    one !== undefined &&
    other !== undefined &&
    isLikeColor(one.color, other.color) &&
    Math.abs(one.size - other.size) <= LIKE_SIZE &&
    one.weight >= BOLD_FROM === other.weight >= BOLD_FROM
  );
}

function rectOf({ x, y, width, height }: Rect): Rect {
  return { x, y, width, height };
}
