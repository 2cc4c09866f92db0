import { type Hex, WHITE } from '../../model/color/color';
import type { Page, PageBox } from './rebuild/page';
import { type Rect, contains } from '../../scene/geometry';
import { isLikeColor } from './like-color';

/*
 * Rules of a page: borders, and boxes so thin that they are seen as lines.
 */

export interface Rule extends Rect {
  readonly color: Hex;
}

/** What is thinner is a rule, in px. */
export const THICKEST_RULE = 6;
/** How far apart the places along a rule lie where it is looked for, in px, and how many are looked at in all. */
const STEP = 4;
const MOST_PLACES = 5000;

/** What share of the length of a page's rules another page has, within `near` px of them; null where it has none. */
export function shareOfRules(original: Page, rebuilt: Page, near: number): number | null {
  const there = rulesOf(rebuilt).map((rule) => grown(rule, near));
  const places = rulesOf(original).flatMap(placesOn).slice(0, MOST_PLACES);
  const found = places.filter((place) =>
    there.some((rule) => contains(rule, place) && isLikeColor(rule.color, place.color)),
  );
  return places.length === 0 ? null : found.length / places.length;
}

/** The rules of a page that are seen on white. */
export function rulesOf({ items }: Page): readonly Rule[] {
  const boxes = items.filter((item) => item.kind === 'box');
  // White ones are seen nowhere but on a background, which is compared by itself.
  return boxes
    .flatMap((box) => [...thin(box), ...bordersOf(box)])
    .filter(({ color }) => color !== WHITE);
}

function thin({ x, y, width, height, background }: PageBox): readonly Rule[] {
  const isThin = Math.min(width, height) < THICKEST_RULE;
  return isThin && background !== null ? [{ x, y, width, height, color: background }] : [];
}

function bordersOf({ x, y, width, height, background, borders }: PageBox): readonly Rule[] {
  const [top, right, bottom, left] = borders;
  return (
    [
      top && { x, y, width, height: top.width, color: top.color },
      right && { x: x + width - right.width, y, width: right.width, height, color: right.color },
      bottom && {
        x,
        y: y + height - bottom.width,
        width,
        height: bottom.width,
        color: bottom.color,
      },
      left && { x, y, width: left.width, height, color: left.color },
    ]
      .filter((rule) => rule !== null)
      // Those of the same color as what they go around only make it larger.
      .filter(({ color }) => color !== background)
  );
}

/** Places in the middle of a rule, from end to end. */
function placesOn({ x, y, width, height, color }: Rule): readonly Rule[] {
  const count = Math.max(1, Math.floor(Math.max(width, height) / STEP));
  return Array.from({ length: Math.min(count, MOST_PLACES) }, (_, at) => {
    const share = (at + 0.5) / count;
    const [across, along] = width >= height ? [share, 0.5] : [0.5, share];
    return { x: x + width * across, y: y + height * along, width: 0, height: 0, color };
  });
}

function grown({ x, y, width, height, color }: Rule, by: number): Rule {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by, color };
}
