import type { Origin } from '../../../model/findings';
import type { SafeHref } from '../../../model/links';
import { areaOf, common, overlap, unionOf, type Box } from '../box';
import type { Item } from '../item';
import { connected, overlappingPairs } from '../pairs';
import type { Region } from './choose';
import { mergedCells, paintGrid, type Labelled, type Paint } from './grid';
import { partsOf, type Part } from './parts';
import { hidesBelow } from './planes';

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
}

export interface Drawing {
  readonly members: readonly Item[];
  /** Its place in the stacking order: just above its uppermost part. */
  readonly z: number;
  readonly slices: readonly Slice[];
}

/** The drawings of all regions. What hides all below it and is not drawn itself takes its box out of them. */
export function drawingsOf(
  regions: readonly Region[],
  items: readonly Item[],
  drawn: ReadonlySet<Item>,
): readonly Drawing[] {
  const covers = items.filter((item) => !drawn.has(item) && hidesBelow(item));
  const groups = connected(regions.length, overlappingPairs(regions.map(({ box }) => box)));
  return groups.map((group) => {
    const own = group.flatMap((index) => regions[index] ?? []);
    return drawingOf(own, covers);
  });
}

/** A part of a member, and where it stands in the stacking order. */
interface Layer extends Part {
  readonly item: Item;
}

function drawingOf(regions: readonly Region[], covers: readonly Item[]): Drawing {
  const members = regions.filter(({ isCorner }) => !isCorner).map(({ owner }) => owner);
  const layers = members.flatMap((item) => partsOf(item).map((part): Layer => ({ ...part, item })));
  const boxes = slicesOf(regions, covers, layers);
  const told = boxes.map((): Layer[] => []);
  const inOrder = layers.toSorted((a, b) => a.box.y0 - b.box.y0 || a.box.x0 - b.box.x0);
  for (const layer of inOrder) told[sliceFor(layer, boxes)]?.push(layer);
  return {
    members,
    z: Math.max(...regions.map(({ owner }) => owner.z)) + 0.75,
    slices: boxes.map(({ box, label }, index) => ({
      box,
      href: label.href,
      words: (told[index] ?? []).map(({ words }) => words).filter((words) => words !== ''),
      origin: (told[index] ?? []).flatMap(({ item }) => item.cell.origin ?? []),
    })),
  };
}

interface Target {
  readonly href: SafeHref | null;
}

const NOWHERE: Target = { href: null };

/** The drawn rectangles, each with the link of the uppermost part there that has one: painted from the bottom up. */
function slicesOf(
  regions: readonly Region[],
  covers: readonly Item[],
  layers: readonly Layer[],
): readonly Labelled<Target>[] {
  const [first, ...others] = regions.map(({ box }) => box);
  if (first === undefined) return [];
  const whole = unionOf(first, others);
  const paints: (Paint<Target> & { readonly z: number })[] = [
    ...regions.map(({ box, owner: { z } }) => ({
      box,
      z,
      label: (before?: Target) => before ?? NOWHERE,
    })),
    ...covers
      .filter(({ box }) => overlap(box, whole))
      .map(({ box, z }) => ({ box: common(box, whole), z, label: () => undefined })),
  ];
  for (const [href, linked] of byHref(layers)) {
    const target = { href };
    paints.push(...linked.map(({ box, item: { z } }) => ({ box, z, label: () => target })));
  }
  return mergedCells(paintGrid(paints.toSorted((a, b) => a.z - b.z)));
}

function byHref(layers: readonly Layer[]): ReadonlyMap<SafeHref, readonly Layer[]> {
  const found = new Map<SafeHref, Layer[]>();
  for (const layer of layers) {
    if (layer.href !== null) found.set(layer.href, [...(found.get(layer.href) ?? []), layer]);
  }
  return found;
}

/** Where a part is told of: in the slice with its link that shows most of it, else in the one that shows most. */
function sliceFor({ box, href }: Part, slices: readonly Labelled<Target>[]): number {
  const shares = slices.map(({ box: own, label }) => {
    const shared = overlap(own, box) ? areaOf(common(own, box)) : 0;
    return shared > 0 && label.href === href ? shared + areaOf(box) : shared;
  });
  return shares.indexOf(Math.max(...shares));
}
