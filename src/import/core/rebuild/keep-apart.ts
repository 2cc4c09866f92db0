import type { Rect } from '../../../scene/geometry';
import { overlaps } from '../../../scene/geometry';
import type { Drafted } from './drafted';

/*
 * Boxes of elements are whole px, and lines an even number of px high. So what stood side by side on a page could overlap in
 * the scene by one px, and be drawn as a picture. Here the rounding is undone where it does harm: lines are made less high,
 * and what stands further to the right or further down makes room.
 */

/** By how much things may overlap on a page and still count as beside one another, in px. */
const TOUCHING = 0.5;
/** What overlaps by more was not rounded, but stands in room that another text leaves free. */
const MOST_MOVED = 4;
/** The least height of a line, in px and as a share of its letters. */
const LEAST_LINE = { px: 8, share: 0.9 };
/** Browsers lay out in 1/64 px: a text may be that much wider than it was measured. */
const LOOSE = 1 / 32;

/** The elements of a page, so that those that stood apart on it overlap nowhere. Planes stay where they are. */
export function keptApart<T extends Drafted>(drafts: readonly T[]): readonly T[] {
  const places = drafts.map(({ draft, seen, isPlane }, index) => ({ draft, seen, isPlane, index }));
  const solid = places.filter(({ isPlane }) => !isPlane);
  for (const [upper, lower] of pairs(solid, 'y')) moveDown(upper, lower);
  for (const [before, behind] of pairs(solid, 'x')) moveAside(before, behind);
  return drafts.map((each, index) => {
    const { draft } = places[index] ?? each;
    return draft === each.draft ? each : { ...each, draft };
  });
}

interface Place extends Pick<Drafted, 'draft' | 'seen'> {
  draft: Drafted['draft'];
}

/** All two that stood apart along an axis, the first of them first. */
function* pairs<T extends Place>(places: readonly T[], axis: 'x' | 'y'): Generator<[T, T]> {
  const sorted = places.toSorted((one, other) => one.seen[axis] - other.seen[axis]);
  for (const [index, later] of sorted.entries()) {
    for (const earlier of sorted.slice(0, index)) {
      const isApart = endOf(earlier.seen, axis) <= later.seen[axis] + TOUCHING;
      if (isApart && overlaps(inkOf(earlier), inkOf(later))) yield [earlier, later];
    }
  }
}

function moveDown(upper: Place, lower: Place): void {
  if (isBeside(upper.seen, lower.seen)) return;
  const excess = (): number => endOf(inkOf(upper), 'y') - inkOf(lower).y;
  const looser = lineShare(upper) >= lineShare(lower) ? [upper, lower] : [lower, upper];
  for (const each of looser) if (excess() > 0) lowerLines(each);
  const rest = excess();
  if (rest <= 0 || rest > MOST_MOVED) return;
  lower.draft = { ...lower.draft, y: lower.draft.y + rest };
}

/** Whether two stood apart from left to right. */
function isBeside(one: Rect, other: Rect): boolean {
  const [left, right] = one.x <= other.x ? [one, other] : [other, one];
  return endOf(left, 'x') <= right.x + TOUCHING;
}

/** How high lines are, of their letters; 0 for what has none. */
function lineShare({ draft: { style } }: Place): number {
  return (style.lineHeight ?? 0) / (style.fontSize ?? 1);
}

/** Makes the lines of a text 2 px less high, as heights are even: the middle of the text stays. */
function lowerLines(place: Place): void {
  const { y, height, style } = place.draft;
  const { lineHeight = 0, fontSize = 0 } = style;
  const least = Math.max(LEAST_LINE.px, LEAST_LINE.share * fontSize);
  if (lineHeight - 2 < least) return;
  const lines = Math.round(height / lineHeight);
  place.draft = {
    ...place.draft,
    y: y + lines,
    height: height - 2 * lines,
    style: { ...style, lineHeight: lineHeight - 2 },
  };
}

function moveAside(before: Place, behind: Place): void {
  const excess = endOf(inkOf(before), 'x') - inkOf(behind).x;
  if (excess > MOST_MOVED) return;
  behind.draft = { ...behind.draft, x: behind.draft.x + excess };
}

/** The whole px that an element needs: of a text that wraps, those of its letters. */
function inkOf({ draft, seen }: Place): Rect {
  const { x, y, width, height, wrap = false, style } = draft;
  if (style.lineHeight === undefined) return { x, y, width, height };
  const own = Math.ceil(seen.width + LOOSE);
  if (!wrap) return { x, y, width: Math.max(width, own), height };
  const [left, right] = [Math.floor(seen.x), Math.ceil(seen.x + seen.width)];
  return { x: Math.max(x, left), y, width: right - left, height };
}

function endOf(rect: Rect, axis: 'x' | 'y'): number {
  return axis === 'x' ? rect.x + rect.width : rect.y + rect.height;
}
