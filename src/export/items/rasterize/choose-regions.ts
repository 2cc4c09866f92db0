import { common, holds, overlap, type Box } from '../../geometry/box';
import { indexItems, type BoxIndex } from '../../geometry/box-index';
import { clashesOf, rankOf, ranksOf, type Clash, type Ranks } from '../clashes';
import { canHold } from '../containment';
import { isPlane, type Item } from '../item';
import { cornersOf, hidesBelow, isCuttable } from './planes';

/*
 * The one analysis of overlaps: which elements must become pictures. Tables show nothing half over another thing, but
 * planes of color can be cut around whatever lies over their edges, and what hides all below it can stay as it is. So
 * pictures become: texts and pictures that something above covers in part; what lies half over something else, unless it
 * hides all below it; what meets any of those; and the round corners that a cut would go through.
 */

/** A box whose look becomes a picture. */
export interface OverlapRegion {
  readonly box: Box;
  /** What is drawn there, at the least; of a round corner: its plane. */
  readonly owner: Item;
  readonly isCorner: boolean;
}

export interface Choice {
  readonly regions: readonly OverlapRegion[];
  /** What becomes a picture, whole. */
  readonly drawn: ReadonlySet<Item>;
}

/** The regions that must be drawn of items that stand from the bottom to the top, those of `always` in any case. */
export function chooseRegions(items: readonly Item[], always: readonly Item[] = []): Choice {
  const all = clashesOf(items);
  if (all.length === 0 && always.length === 0) return { regions: [], drawn: new Set() };
  const stack = stackOf(items);
  const clashes = all.filter(({ lower, upper }) => !isParted(lower, upper, upper.box, stack));
  const drawn = new Set(always);
  for (const item of clashes.flatMap(drawnOf)) drawn.add(item);
  const first = [...drawn].map(regionOf);
  const corners = cornersAtClashes(clashes, drawn);
  return { regions: spread(first, corners, drawn, stack), drawn };
}

/** Which of two that clash become a picture; none where planes can be cut around one another. */
export function drawnOf({ lower, upper }: Clash): readonly Item[] {
  return [
    ...(isCuttable(lower) ? [] : [lower]),
    ...(isCuttable(upper) || hidesBelow(upper) ? [] : [upper]),
  ];
}

/** Items with what is looked up of them often. */
interface Stack {
  readonly ranks: Ranks;
  readonly all: BoxIndex<Item>;
  readonly planes: BoxIndex<Item>;
}

function stackOf(items: readonly Item[]): Stack {
  return {
    ranks: ranksOf(items),
    all: indexItems(items, items),
    planes: indexItems(items, items.filter(isPlane)),
  };
}

/** The regions, and those that they draw into the picture: these are added to `drawn`. */
function spread(
  first: readonly OverlapRegion[],
  corners: readonly OverlapRegion[],
  drawn: Set<Item>,
  stack: Stack,
): readonly OverlapRegion[] {
  const regions = [...first];
  const known = new Map<Item, OverlapRegion[]>(first.map((region) => [region.owner, [region]]));
  const add = (region: OverlapRegion): void => {
    const own = known.get(region.owner) ?? [];
    if (own.some(({ box, isCorner }) => isCorner === region.isCorner && holds(box, region.box))) {
      return;
    }
    known.set(region.owner, [...own, region]);
    regions.push(region);
  };
  for (const region of corners) add(region);
  // Every region may draw others into it; the list grows while it is read.
  for (const region of regions) {
    for (const item of stack.all.near(region.box)) {
      if (item === region.owner || drawn.has(item) || !overlap(item.box, region.box)) continue;
      if (isParted(item, region.owner, region.box, stack)) continue;
      if (staysBeside(item, region, stack.ranks)) {
        for (const corner of cornersOver(item, region, stack.ranks)) add(corner);
      } else {
        drawn.add(item);
        add(regionOf(item));
      }
    }
  }
  return regions;
}

/** Whether a plane between two items in the stack hides the one from the other, within `box` of the second. */
function isParted(one: Item, other: Item, box: Box, { ranks, planes }: Stack): boolean {
  const [a, b] = [rankOf(ranks, one), rankOf(ranks, other)];
  const [low, high, upper] = a < b ? [a, b, other] : [b, a, one];
  const shared = common(one.box, box);
  return planes.over(shared).some((plane) => {
    const rank = rankOf(ranks, plane);
    return (
      low < rank &&
      rank < high &&
      holds(plane.box, shared) &&
      (hidesBelow(plane) || canHold(plane, upper, true))
    );
  });
}

function regionOf(owner: Item): OverlapRegion {
  return { box: owner.box, owner, isCorner: false };
}

/** Round corners over or under the edge of something that stays. */
function cornersAtClashes(
  clashes: readonly Clash[],
  drawn: ReadonlySet<Item>,
): readonly OverlapRegion[] {
  return clashes.flatMap(({ lower, upper }) => [
    ...(drawn.has(upper) || !isCuttable(upper) ? [] : cornersMet(upper, lower.box)),
    ...(drawn.has(lower) || !isCuttable(lower) ? [] : cornersMet(lower, upper.box)),
  ]);
}

/** The round corners of a plane that a box takes a part of. */
function cornersMet(plane: Item, box: Box): readonly OverlapRegion[] {
  return cornerRegions(plane, (corner) => overlap(corner, box) && !holds(box, corner));
}

/** The round corners of a plane that a region takes a part of; of one above it all that it holds: it is seen through them. */
function cornersOver(
  plane: Item,
  { box, owner }: OverlapRegion,
  ranks: Ranks,
): readonly OverlapRegion[] {
  const isAbove = rankOf(ranks, plane) > rankOf(ranks, owner);
  return cornerRegions(plane, (corner) => overlap(corner, box) && (isAbove || !holds(box, corner)));
}

function cornerRegions(plane: Item, isMet: (corner: Box) => boolean): readonly OverlapRegion[] {
  return cornersOf(plane)
    .filter(isMet)
    .map((corner) => ({ box: corner, owner: plane, isCorner: true }));
}

/** Whether an item that overlaps a region needs not be drawn: planes are cut, and what hides the region covers it. */
function staysBeside(item: Item, { box, owner }: OverlapRegion, ranks: Ranks): boolean {
  if (isCuttable(item)) return true;
  if (rankOf(ranks, item) > rankOf(ranks, owner)) return hidesBelow(item);
  return isPlane(item) && holds(item.box, box);
}
