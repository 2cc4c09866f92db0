import { common, holds, overlap } from '../../geometry/box';
import { clashesOf, rankOf, ranksOf, visitPairs } from '../../items/clashes';
import { canHold } from '../../items/containment';
import { isPlane, itemFinding, type Item } from '../../items/item';
import { checkItems, type ItemForm } from '../../items/item-form';
import { partition, withoutHeld } from '../../items/rasterize/partition';
import { cornersOf, piecesOf } from '../../items/rasterize/planes';
import type { Pass } from '../pass';

/**
 * Cuts planes of color with something over their edges into rectangles around it. What lies fully on a plane must lie
 * fully on one of its parts, so that no cut goes through it.
 */
export const splitPlanes: Pass<ItemForm> = {
  name: 'splitPlanes',
  run: (form, { findings }) => {
    const { items } = form;
    const cut = new Set(clashesOf(items).flatMap(({ lower }) => (isPlane(lower) ? [lower] : [])));
    if (cut.size === 0) return form;
    const parts = new Map<Item, readonly Item[]>();
    for (const [plane, above] of itemsAbove(cut, items)) {
      parts.set(plane, piecesAround(plane, above, cut));
    }
    const rasters = items.filter(({ kind }) => kind === 'raster');
    for (const [plane, pieces] of parts) {
      if (pieces.length > 0) {
        if (isShadowCut(plane, pieces)) findings.report(itemFinding('shadow-cut', plane));
        continue;
      }
      const isDrawn = rasters.some((raster) => overlap(raster.box, plane.box));
      findings.report(itemFinding(isDrawn ? 'element-drawn' : 'element-hidden', plane));
    }
    return { ...form, items: items.flatMap((item) => parts.get(item) ?? [item]) };
  },
  check: checkItems,
};

/** A part of a plane casts no shadow: it would fall on the others. */
function isShadowCut(plane: Item, pieces: readonly Item[]): boolean {
  return plane.cell.shadow !== undefined && !pieces.includes(plane);
}

/** Planes, each with what lies over any part of it, from the bottom to the top. */
function itemsAbove(
  planes: ReadonlySet<Item>,
  items: readonly Item[],
): ReadonlyMap<Item, readonly Item[]> {
  const ranks = ranksOf(items);
  const above = new Map([...planes].map((plane): [Item, Item[]] => [plane, []]));
  visitPairs(items, (lower, upper) => above.get(lower)?.push(upper));
  return new Map(
    [...above].map(([plane, over]) => [
      plane,
      over.toSorted((a, b) => rankOf(ranks, a) - rankOf(ranks, b)),
    ]),
  );
}

function piecesAround(
  plane: Item,
  above: readonly Item[],
  cut: ReadonlySet<Item>,
): readonly Item[] {
  const straddlers = new Set(straddlersOf(plane, above, cut));
  const holes = withoutHeld([...straddlers].map(({ box }) => common(box, plane.box)));
  const isBuried = ({ box }: Item): boolean => holes.some((hole) => holds(hole, box));
  const borne = above.filter((item) => !straddlers.has(item) && !isBuried(item));
  // A round corner that a picture lies on is in that picture.
  const gone = [...holes, ...above.flatMap(({ kind, box }) => (kind === 'raster' ? [box] : []))];
  const corners = cornersOf(plane).filter((corner) => !gone.some((box) => overlap(box, corner)));
  const solids = [...borne.map(({ box }) => box), ...corners];
  return partition(plane.box, holes, solids).flatMap((box) => piecesOf(plane, box));
}

/** What a plane has no part under: what lies over its edge, planes that are cut themselves, and what lies over theirs. */
function straddlersOf(
  plane: Item,
  above: readonly Item[],
  cut: ReadonlySet<Item>,
): readonly Item[] {
  const isFound = (item: Item): boolean => !canHold(plane, item, true) || cut.has(item);
  const found = above.filter(isFound);
  let open = above.filter((item) => !isFound(item));
  for (const { box } of found) {
    const isMet = (item: Item): boolean => overlap(item.box, box) && !holds(box, item.box);
    if (!open.some(isMet)) continue;
    found.push(...open.filter(isMet));
    open = open.filter((item) => !isMet(item));
  }
  return found;
}
