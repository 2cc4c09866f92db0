import { LETTER_FLAGS } from '../../../email/letters';
import type { Point } from '../../../scene/geometry';
import { BOLD_FROM } from '../../../scene/kinds/text/text-look';
import type { LaidOutMail } from '../laid-out-mail';
import { isLikeColor } from '../like-color';
import { likenessOf, movedPage, NEAR, LIKE_SIZE } from '../likeness';
import { firstFontsOf, fontNameOf } from '../rebuild/font-names';
import type { Page, PageLook } from '../rebuild/page';
import { merged, type Change } from './change';
import { changedBackgrounds } from './changed-backgrounds';
import { changedPictures } from './changed-pictures';
import { linkChange } from './link-change';
import { keptPairs, pairWords, type KeptPair, type WordPair } from './pair-words';
import { wordsOfPage, type PageWord } from './words-of-page';

/** What became of a signature on its way to a mail client. */
export interface Arrival {
  /** How like it is to what was sent, from 0 to 1. */
  readonly figure: number;
  /** What share of its words is there, from 0 to 1. */
  readonly words: number;
  readonly changes: readonly Change[];
  /** How far it stands from where it stood, in px: other words may stand above it. */
  readonly moved: Point;
}

/** How much higher it may be: in px, and as a share of itself. */
const LIKE_HEIGHT = { px: 6, share: 0.05 };
/** From that share of its own words on, the rest of a mail is taken to be the signature, too. */
const NEARLY_ALL = 0.8;

/** Compares a signature as it was sent with what came of it. */
export function arrivalOf(sent: Page, mail: LaidOutMail): Arrival {
  const { page, removals } = mail;
  const [before, after] = [wordsOfPage(sent), wordsOfPage(page)];
  const pairs = pairWords(before, after);
  const kept = keptPairs(pairs);
  const moved = {
    x: median(kept.map(({ sent: { line }, arrived }) => arrived.line.x - line.x)),
    y: median(kept.map(({ sent: { line }, arrived }) => arrived.line.y - line.y)),
  };
  const missing = new Set(
    removals.filter(({ kind }) => kind === 'missing-picture').map(({ what }) => what),
  );
  const isNearlyAll = kept.length >= NEARLY_ALL * after.length;
  const ownFonts = new Set(before.flatMap(({ look }) => firstFontsOf(look.family).split(',')));
  return {
    figure: likenessOf(sent, movedPage(page, -moved.x, -moved.y)).figure,
    words: before.length === 0 ? 1 : kept.length / before.length,
    changes: merged([
      ...changedWords(pairs),
      ...changedPictures(sent, page, missing),
      ...changedBackgrounds(sent, page, kept),
      ...removed(mail, isNearlyAll, ownFonts),
      ...changedPlaces(kept, moved),
      ...changedHeight(kept),
    ]),
    moved,
  };
}

/**
 * What cleaning has reported: links wrapped by another service, tracking pixels, and fonts in whose place another is shown, but for
 * those that were sent.
 */
function removed(
  { removals }: LaidOutMail,
  isNearlyAll: boolean,
  ownFonts: ReadonlySet<string>,
): readonly Change[] {
  return removals.flatMap(({ kind, what, count }): Change[] => {
    if (kind === 'wrapped-link') return [{ ...REPORTED, kind: 'link-wrapped', after: what, count }];
    if (kind === 'tracker') return [{ ...REPORTED, kind: 'tracker', after: what, count }];
    const isOther = kind === 'font' && !ownFonts.has(what);
    if (isOther && isNearlyAll) return [{ ...REPORTED, kind: 'font', after: what, count }];
    return [];
  });
}

const REPORTED = { where: '', before: '' };

/** Lines that do not stand where they stood, however all of it has moved. */
function changedPlaces(kept: readonly KeptPair[], moved: Point): readonly Change[] {
  const firsts = kept.filter(({ sent, arrived }, index) => {
    const before = kept[index - 1];
    return before?.sent.line !== sent.line && before?.arrived.line !== arrived.line;
  });
  const distances = firsts
    .map(({ sent: { line: from }, arrived: { line: to } }) =>
      Math.max(Math.abs(to.x - from.x - moved.x), Math.abs(to.y - from.y - moved.y)),
    )
    .filter((distance) => distance > NEAR);
  if (distances.length === 0) return [];
  const after = `${Math.round(Math.max(...distances))} px`;
  return [{ kind: 'place', where: '', before: '', after, count: distances.length }];
}

function changedHeight(kept: readonly KeptPair[]): readonly Change[] {
  const before = heightOf(kept.map(({ sent }) => sent));
  const after = heightOf(kept.map(({ arrived }) => arrived));
  const most = Math.max(LIKE_HEIGHT.px, LIKE_HEIGHT.share * before);
  if (Math.abs(before - after) <= most) return [];
  const [one, other] = [before, after].map((height) => `${Math.round(height)} px`);
  return [{ kind: 'height', where: '', before: one ?? '', after: other ?? '', count: 1 }];
}

function heightOf(words: readonly PageWord[]): number {
  if (words.length === 0) return 0;
  const [top, bottom] = [
    Math.min(...words.map(({ line }) => line.y)),
    Math.max(...words.map(({ line }) => line.y + line.height)),
  ];
  return bottom - top;
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** What became of the words of a signature: those that are gone, and how the others look and where they lead. */
function changedWords(pairs: readonly WordPair[]): readonly Change[] {
  return [...goneWords(pairs), ...keptPairs(pairs).flatMap(changesOf), ...brokenLines(pairs)];
}

/** Words that follow each other are gone as one piece. */
function goneWords(pairs: readonly WordPair[]): readonly Change[] {
  const pieces: string[][] = [];
  pairs.forEach(({ sent, arrived }, index) => {
    if (arrived !== null) return;
    if (pairs[index - 1]?.arrived === null) pieces.at(-1)?.push(sent.text);
    else pieces.push([sent.text]);
  });
  return pieces.map((words) => ({
    kind: 'words-gone',
    where: words.join(' '),
    before: words.join(' '),
    after: '',
    count: words.length,
  }));
}

function changesOf({ sent, arrived }: KeptPair): readonly Change[] {
  const [one, other] = [sent.look, arrived.look];
  const differences: readonly (readonly [Change['kind'], string, string])[] = [
    ['font', fontNameOf(one.family), fontNameOf(other.family)],
    ['size', ...(Math.abs(one.size - other.size) <= LIKE_SIZE ? SAME : sizes(one, other))],
    ['style', styleOf(one), styleOf(other)],
    [
      'color',
      ...(isLikeColor(one.color, other.color) ? SAME : ([one.color, other.color] as const)),
    ],
  ];
  const looks = differences
    .filter(([, before, after]) => before !== after)
    .map(([kind, before, after]) => ({ kind, where: sent.text, before, after, count: 1 }));
  const link = linkChange(sent.text, sent.href, arrived.href);
  return link === null ? looks : [...looks, link];
}

const SAME = ['', ''] as const;

function sizes(one: PageLook, other: PageLook): readonly [string, string] {
  return [pixels(one.size), pixels(other.size)];
}

function pixels(length: number): string {
  return `${Math.round(10 * length) / 10} px`;
}

function styleOf(look: PageLook): string {
  const names = [
    look.weight >= BOLD_FROM && 'bold',
    ...LETTER_FLAGS.map(({ name, adjective }) => look[name] && adjective),
  ];
  return names.filter((name) => name !== false).join(', ') || 'plain';
}

/** Lines that break where they did not, and those that do not where they did. */
function brokenLines(pairs: readonly WordPair[]): readonly Change[] {
  return pairs.flatMap(({ sent, arrived }, index): Change[] => {
    const before = pairs[index - 1];
    if (before === undefined || arrived === null || before.arrived === null) return [];
    const wasOne = before.sent.line === sent.line;
    if (wasOne === (before.arrived.line === arrived.line)) return [];
    // Of two that stood one below the other, not of two cells side by side.
    if (!wasOne && sent.line.y < before.sent.line.y + before.sent.line.height / 2) return [];
    const where = `${before.sent.text} ${sent.text}`;
    const [one, two] = ['one line', 'two lines'];
    return [
      { kind: 'lines', where, before: wasOne ? one : two, after: wasOne ? two : one, count: 1 },
    ];
  });
}
