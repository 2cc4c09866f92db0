import { common, holds, overlap, type Box } from '../box';
import { indexItems, type BoxIndex } from '../box-index';
import type { Clash } from '../clashes';
import { mayHold } from '../containment';
import { isPlane, type Item } from '../item';
import { cornersOf, hidesBelow, isCuttable } from './planes';

/*
 * Which elements must become pictures. Tables show nothing half over another thing, but planes of colour can be cut
 * around whatever lies over their edges, and what hides all below it can stay as it is. So drawn are: texts and pictures that
 * something above covers in part; what lies half over something else, unless it hides all below it; what meets any of
 * those; and the round corners that a cut would go through.
 */

/** A box whose look becomes a picture. */
export interface Region {
  readonly box: Box;
  /** What is drawn there, at the least; of a round corner: its plane. */
  readonly owner: Item;
  readonly isCorner: boolean;
}

export interface Choice {
  readonly regions: readonly Region[];
  readonly drawn: ReadonlySet<Item>;
}

/** The regions that must be drawn for the clashes of the items, those of `always` in any case. */
export function chooseDrawn(
  items: readonly Item[],
  all: readonly Clash[],
  always: readonly Item[],
): Choice {
  const near = indexItems(items, items);
  const planes = indexItems(items, items.filter(isPlane));
  const clashes = all.filter(({ lower, upper }) => !isParted(lower, upper, upper.box, planes));
  const drawn = new Set(always);
  for (const { lower, upper } of clashes) {
    if (!isCuttable(lower)) drawn.add(lower);
    if (!isCuttable(upper) && !hidesBelow(upper)) drawn.add(upper);
  }
  const regions: Region[] = [...drawn].map(regionOf);
  const known = new Map<Item, Region[]>();
  const add = (region: Region): void => {
    const own = known.get(region.owner) ?? [];
    if (own.some(({ box, isCorner }) => isCorner === region.isCorner && holds(box, region.box))) {
      return;
    }
    known.set(region.owner, [...own, region]);
    regions.push(region);
  };
  for (const region of regions) known.set(region.owner, [region]);
  for (const region of cornersAtClashes(clashes, drawn)) add(region);
  // Every region may draw others into it; the list grows while it is read.
  for (const region of regions) {
    for (const item of near.near(region.box)) {
      if (item === region.owner || drawn.has(item) || !overlap(item.box, region.box)) continue;
      if (isParted(item, region.owner, region.box, planes)) continue;
      if (staysBeside(item, region)) {
        for (const corner of cornersMet(item, region.box)) add(corner);
      } else {
        drawn.add(item);
        add(regionOf(item));
      }
    }
  }
  return { regions, drawn };
}

/** Whether a plane between two items in the stacking order hides the one from the other, within `box` of the second. */
function isParted(one: Item, other: Item, box: Box, planes: BoxIndex<Item>): boolean {
  const [lower, upper] = one.z < other.z ? [one, other] : [other, one];
  const shared = common(one.box, box);
  return planes
    .over(shared)
    .some(
      (plane) =>
        lower.z < plane.z &&
        plane.z < upper.z &&
        holds(plane.box, shared) &&
        (hidesBelow(plane) || mayHold(plane, upper)),
    );
}

function regionOf(owner: Item): Region {
  return { box: owner.box, owner, isCorner: false };
}

/** Round corners over or under the edge of something that stays. */
function cornersAtClashes(clashes: readonly Clash[], drawn: ReadonlySet<Item>): readonly Region[] {
  return clashes.flatMap(({ lower, upper }) => [
    ...(drawn.has(upper) || !isCuttable(upper) ? [] : cornersMet(upper, lower.box)),
    ...(drawn.has(lower) || !isCuttable(lower) ? [] : cornersMet(lower, upper.box)),
  ]);
}

/** The round corners of a plane that a box takes a part of. */
function cornersMet(plane: Item, box: Box): readonly Region[] {
  return cornersOf(plane)
    .filter((corner) => overlap(corner, box) && !holds(box, corner))
    .map((corner) => ({ box: corner, owner: plane, isCorner: true }));
}

/** Whether an item that overlaps a region needs not be drawn: planes are cut, and what hides the region covers it. */
function staysBeside(item: Item, { box, owner }: Region): boolean {
  if (isCuttable(item)) return true;
  if (item.z > owner.z) return hidesBelow(item);
  return isPlane(item) && holds(item.box, box);
}
