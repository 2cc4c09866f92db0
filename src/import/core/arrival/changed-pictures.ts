import type { Page, PagePicture } from '../rebuild/page';
import { NEAR, picturesOf } from '../likeness';
import { UNKNOWN_SIDE } from '../mail';
import type { Change } from './change';
import { linkChange } from './link-change';

/** The points for what two pictures have in common; from two points on they are the same. */
const POINTS = { source: 3, words: 3, link: 2, size: 2 };
const SAME_FROM = 2;

/** What became of the pictures of a signature. `missing` are the words of those that came without their bytes. */
export function changedPictures(
  sent: Page,
  arrived: Page,
  missing: ReadonlySet<string>,
): readonly Change[] {
  const [before, after] = [picturesOf(sent), picturesOf(arrived)];
  const pairs = pairedPictures(before, after);
  return before.flatMap((picture): readonly Change[] => {
    const same = pairs.get(picture);
    const where = picture.alt;
    if (same === undefined) {
      return [{ kind: 'picture-gone', where, before: sizeOf(picture), after: '', count: 1 }];
    }
    return changesOf(picture, same, same.src === '' && isAmong(missing, same.alt));
  });
}

/** Whether a picture has one of these for words, which may be cut short. */
function isAmong(words: ReadonlySet<string>, alt: string): boolean {
  return [...words].some((each) => (each === '' ? alt.trim() === '' : alt.trim().startsWith(each)));
}

/** Which picture is which, those first that are most surely the same. */
function pairedPictures(
  before: readonly PagePicture[],
  after: readonly PagePicture[],
): ReadonlyMap<PagePicture, PagePicture> {
  const candidates = before
    .flatMap((one) => after.map((other) => ({ one, other, points: pointsOf(one, other) })))
    .filter(({ points }) => points >= SAME_FROM)
    .toSorted((a, b) => b.points - a.points);
  const pairs = new Map<PagePicture, PagePicture>();
  const taken = new Set<PagePicture>();
  for (const { one, other } of candidates) {
    if (pairs.has(one) || taken.has(other)) continue;
    pairs.set(one, other);
    taken.add(other);
  }
  return pairs;
}

function changesOf(sent: PagePicture, arrived: PagePicture, isEmpty: boolean): readonly Change[] {
  const where = sent.alt;
  const link = linkChange(where, sent.href, arrived.href);
  const links = link === null ? [] : [link];
  // What is not there has no look.
  if (isEmpty) return [{ kind: 'picture-empty', where, before: '', after: '', count: 1 }, ...links];
  // For a picture that has not loaded, only its own size shows how large it will be.
  const isUnknown = arrived.src === '' && [arrived.width, arrived.height].every(isUnsaid);
  const changes: readonly (Change | false)[] = [
    !isUnknown &&
      !hasSize(sent, arrived) && {
        kind: 'picture-size',
        where,
        before: sizeOf(sent),
        after: sizeOf(arrived),
        count: 1,
      },
    sent.radius > NEAR &&
      arrived.radius === 0 && { kind: 'corners', where, before: '', after: '', count: 1 },
    ...links,
  ];
  return changes.filter((change) => change !== false);
}

function pointsOf(one: PagePicture, other: PagePicture): number {
  return [
    one.src !== '' && one.src === other.src && POINTS.source,
    one.alt !== '' && one.alt === other.alt && POINTS.words,
    one.href !== null && one.href === other.href && POINTS.link,
    hasSize(one, other) && POINTS.size,
  ].reduce<number>((sum, points) => sum + (points === false ? 0 : points), 0);
}

function hasSize(one: PagePicture, other: PagePicture): boolean {
  return Math.abs(one.width - other.width) <= NEAR && Math.abs(one.height - other.height) <= NEAR;
}

function isUnsaid(side: number): boolean {
  return Math.abs(side - UNKNOWN_SIDE) <= NEAR;
}

function sizeOf({ width, height }: PagePicture): string {
  return `${Math.round(width)} × ${Math.round(height)} px`;
}
