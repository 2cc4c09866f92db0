import type { Origin } from '../../../model/findings/findings';
import type { SafeHref } from '../../../model/links';
import { areaOf, common, overlap, unionOf, type Box } from '../../geometry/box';
import type { Item } from '../item';
import { groupBy } from '../../geometry/group-by';
import { freeTiles } from '../../geometry/tiles';
import { connected, overlappingPairs } from '../../geometry/pairs';
import { rankOf, ranksOf, type Ranks } from '../clashes';
import type { Region } from './choose-regions';
import { mergedCells, paintGrid, type Labelled, type Paint } from './grid';
import { partsOf, type Part } from './parts';
import { cornersOf, hidesBelow, isCuttable } from './planes';

/*
 * Regions to pictures: those that overlap become one drawing, cut into rectangles so that each has one link at most.
 */

/** A rectangle of a drawing that becomes one picture. */
export interface Slice {
  readonly box: Box;
  readonly href: SafeHref | null;
  /** What it says: the words of what is told of here, in reading order. */
  readonly words: readonly string[];
  readonly origin: readonly Origin[];
  /** What is told of here. */
  readonly items: readonly Item[];
}

export interface Drawing {
  readonly members: readonly Item[];
  /** What it lies just above: the uppermost that has a part in it. */
  readonly top: Item;
  readonly slices: readonly Slice[];
}

/** The drawings of all regions. What hides all below it and is not drawn itself takes its box out of them. */
export function drawingsOf(
  regions: readonly Region[],
  items: readonly Item[],
  drawn: ReadonlySet<Item>,
): readonly Drawing[] {
  const ranks = ranksOf(items);
  const stay = items.filter((item) => !drawn.has(item));
  const groups = connected(regions.length, overlappingPairs(regions.map(({ box }) => box)));
  return groups.map((group) => {
    const own = group.flatMap((index) => regions[index] ?? []);
    return drawingOf(own, stay, ranks);
  });
}

/** Where nothing below an item can be seen through it: a round plane hides all but its corners. */
function coversOf(item: Item): readonly Box[] {
  if (hidesBelow(item)) return [item.box];
  if (!isCuttable(item) || item.cell.ground === undefined) return [];
  return freeTiles(item.box, cornersOf(item));
}

/** A part of a member, and where it stands in the stacking order. */
interface Layer extends Part {
  readonly item: Item;
}

function drawingOf(regions: readonly Region[], covering: readonly Item[], ranks: Ranks): Drawing {
  const members = regions.filter(({ isCorner }) => !isCorner).map(({ owner }) => owner);
  const layers = members.flatMap((item) => partsOf(item).map((part): Layer => ({ ...part, item })));
  const boxes = slicesOf(regions, covering, layers, ranks);
  const told = boxes.map((): Layer[] => []);
  const inOrder = layers.toSorted((a, b) => a.box.y0 - b.box.y0 || a.box.x0 - b.box.x0);
  for (const layer of inOrder) told[sliceFor(layer, boxes)]?.push(layer);
  return {
    members,
    top: uppermost(regions, ranks),
    slices: boxes.map(({ box, label }, index) => ({
      box,
      href: label.href,
      words: (told[index] ?? []).map(({ words }) => words).filter((words) => words !== ''),
      origin: (told[index] ?? []).flatMap(({ item }) => item.cell.origin ?? []),
      items: [...new Set((told[index] ?? []).map(({ item }) => item))],
    })),
  };
}

function uppermost(regions: readonly Region[], ranks: Ranks): Item {
  const owners = regions.map(({ owner }) => owner);
  return owners.reduce((top, owner) => (rankOf(ranks, owner) > rankOf(ranks, top) ? owner : top));
}

interface Target {
  readonly href: SafeHref | null;
}

const NOWHERE: Target = { href: null };

/** The drawn rectangles, each with the link of the uppermost part there that has one: painted from the bottom up. */
function slicesOf(
  regions: readonly Region[],
  covering: readonly Item[],
  layers: readonly Layer[],
  ranks: Ranks,
): readonly Labelled<Target>[] {
  const [first, ...others] = regions.map(({ box }) => box);
  if (first === undefined) return [];
  const whole = unionOf(first, others);
  const paints: (Paint<Target> & { readonly rank: number })[] = [
    ...regions.map(({ box, owner }) => ({
      box,
      rank: rankOf(ranks, owner),
      label: (before?: Target) => before ?? NOWHERE,
    })),
    ...covering.flatMap((item) =>
      (overlap(item.box, whole) ? coversOf(item) : [])
        .filter((box) => overlap(box, whole))
        .map((box) => ({
          box: common(box, whole),
          rank: rankOf(ranks, item),
          label: () => undefined,
        })),
    ),
  ];
  for (const [href, linked] of groupBy(layers, (layer) => layer.href)) {
    if (href === null) continue;
    const target = { href };
    paints.push(
      ...linked.map(({ box, item }) => ({ box, rank: rankOf(ranks, item), label: () => target })),
    );
  }
  return mergedCells(paintGrid(paints.toSorted((a, b) => a.rank - b.rank)));
}

/** Where a part is told of: in the slice with its link that shows most of it, else in the one that shows most. */
function sliceFor({ box, href }: Part, slices: readonly Labelled<Target>[]): number {
  const shares = slices.map(({ box: own, label }) => {
    const shared = overlap(own, box) ? areaOf(common(own, box)) : 0;
    return shared > 0 && label.href === href ? shared + areaOf(box) : shared;
  });
  return shares.indexOf(Math.max(...shares));
}
