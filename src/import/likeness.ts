import { mix, WHITE, type Hex } from '../model/color';
import type { Page, PageBox, PageItem, PageLine } from '../rebuild/page';
import { contains, type Rect } from '../scene/geometry';

/*
 * How like two laid-out pages are, by what is on them: lines of words, pictures, and the color of the ground from place to place.
 */

export interface Likeness {
  /** From 0 to 1. */
  readonly figure: number;
  /** How many of the lines stand where they stood. */
  readonly lines: Share;
  readonly pictures: Share;
  /** What does not look as before, and where it stood. */
  readonly strangers: readonly Stranger[];
}

export interface Share {
  readonly near: number;
  readonly all: number;
}

interface Stranger {
  readonly what: string;
  readonly rect: Rect;
}

/** What each kind counts where there is some of it. */
const WEIGHTS = { lines: 0.6, pictures: 0.2, ground: 0.2 };
/** How far edges may lie apart to be in the same place, and to be seen as hardly moved; in px. */
const NEAR = 2;
const HARDLY_MOVED = 6;
/** How far one letter's color may be from another's, of each channel, to look alike. */
const LIKE_COLOR = 24;
/** How much of two boxes together both must cover. */
const LIKE_BOX = 0.6;
/** Pictures that small only keep a place or count who reads. */
const SMALLEST_PICTURE = 3;
/** How far apart the places lie where grounds are compared, in px, and how many of them there are at most. */
const GRID = 4;
/** What is thinner is a line, which falls between the places. */
const SMALLEST_GROUND = 6;
const MOST_PLACES = 20_000;

/** How like a page is to the one it was made of. Pictures without a source are left out of account. */
export function likenessOf(original: Page, rebuilt: Page): Likeness {
  const strangers: Stranger[] = [];
  const lines = compareLines(original, rebuilt, strangers);
  const pictures = comparePictures(original, rebuilt, strangers);
  const kinds = [
    [WEIGHTS.lines, lines.score],
    [WEIGHTS.pictures, pictures.all === 0 ? null : pictures.near / pictures.all],
    [WEIGHTS.ground, compareGrounds(original, rebuilt)],
  ] as const;
  const present = kinds.flatMap(([weight, score]) => (score === null ? [] : [{ weight, score }]));
  const whole = present.reduce((sum, { weight }) => sum + weight, 0);
  const sum = present.reduce((total, { weight, score }) => total + weight * score, 0);
  const { near, all } = lines;
  return { figure: whole === 0 ? 1 : sum / whole, lines: { near, all }, pictures, strangers };
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

function compareLines(original: Page, rebuilt: Page, strangers: Stranger[]) {
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
    const isTinted = best !== undefined && !isLike(inkOf(line), inkOf(best));
    letters += words.length;
    alike += words.length * place * (isTinted ? 0.7 : 1);
    if (away <= NEAR) near++;
    if (place === 0) strangers.push({ what: words, rect: rectOf(line) });
  }
  return { near, all: all.length, score: letters === 0 ? null : alike / letters };
}

function comparePictures(original: Page, rebuilt: Page, strangers: Stranger[]): Share {
  const seen = original.items
    .filter((item) => item.kind === 'picture')
    .filter(({ src, width, height }) => src !== '' && Math.min(width, height) >= SMALLEST_PICTURE);
  // The badge of a network is a box with letters where it is no picture.
  const others = rebuilt.items.filter(({ kind }) => kind !== 'text');
  const missing = seen.filter(
    (picture) => !others.some((other) => overlap(picture, other) >= LIKE_BOX),
  );
  for (const picture of missing) {
    strangers.push({ what: picture.alt || 'a picture', rect: rectOf(picture) });
  }
  return { near: seen.length - missing.length, all: seen.length };
}

/** Of the places with a ground on either page and no picture, the share with the same; null where there are none. */
function compareGrounds(original: Page, rebuilt: Page): number | null {
  const boxes = [original, rebuilt].map(({ items }) =>
    items
      .filter((item) => item.kind === 'box')
      .filter(({ width, height }) => Math.min(width, height) >= SMALLEST_GROUND),
  );
  const [before = [], after = []] = boxes;
  const pictures = [original, rebuilt].flatMap(({ items }) =>
    items.filter((item) => item.kind === 'picture'),
  );
  const all = [...before, ...after];
  const right = Math.max(0, ...all.map(({ x, width }) => x + width));
  const bottom = Math.max(0, ...all.map(({ y, height }) => y + height));
  const step = Math.max(GRID, Math.sqrt((right * bottom) / MOST_PLACES));
  let [alike, places] = [0, 0];
  for (let y = step / 2; y < bottom; y += step) {
    for (let x = step / 2; x < right; x += step) {
      const [one, other] = [groundAt(before, x, y), groundAt(after, x, y)];
      const place = { x, y, width: 0, height: 0 };
      const isPicture = pictures.some((picture) => contains(picture, place));
      if (isPicture || (one === WHITE && other === WHITE)) continue;
      places++;
      if (isLike(one, other)) alike++;
    }
  }
  return places === 0 ? null : alike / places;
}

function groundAt(boxes: readonly PageBox[], x: number, y: number): Hex {
  const place = { x, y, width: 0, height: 0 };
  return boxes.reduce<Hex>((below, box) => {
    const { ground, gradient } = box;
    if ((ground === null && gradient === null) || !contains(box, place)) return below;
    if (gradient === null) return ground ?? below;
    return mix(gradient.from, gradient.to, shareAt(box, x, y));
  }, WHITE);
}

/** How far along its run a gradient is at a place. */
function shareAt({ gradient, ...box }: PageBox, x: number, y: number): number {
  const turn = ((gradient?.angle ?? 0) * Math.PI) / 180;
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const length = Math.abs(box.width * sin) + Math.abs(box.height * cos);
  const along = (x - box.x - box.width / 2) * sin - (y - box.y - box.height / 2) * cos;
  return Math.min(1, Math.max(0, 0.5 + along / Math.max(1, length)));
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

/** The color that most of a line's letters have. */
function inkOf({ runs }: PageLine): Hex {
  const [most] = runs.toSorted((one, other) => other.text.length - one.text.length);
  return most?.color ?? WHITE;
}

function isLike(one: Hex, other: Hex): boolean {
  return [1, 3, 5].every(
    (at) =>
      Math.abs(
        Number.parseInt(one.slice(at, at + 2), 16) - Number.parseInt(other.slice(at, at + 2), 16),
      ) <= LIKE_COLOR,
  );
}

function rectOf({ x, y, width, height }: Rect): Rect {
  return { x, y, width, height };
}
