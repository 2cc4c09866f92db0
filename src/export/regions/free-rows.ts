import type { Item } from '../items/item';
import { withLowLine } from '../items/low-line';
import { mapChanged } from '../../base/map-changed';
import { bandsAlong, type Band } from './bands';

/**
 * The items with lines lowered to their letters where that frees a way from the left to the right through all of them: a
 * line that stands 1 px off the others of its row would cost tables. The very list where nothing is gained.
 */
export function withFreeRows(items: readonly Item[]): readonly Item[] {
  const before = bandsAlong(items, 'y').length;
  if (before === items.length) return items;
  const low = mapChanged(items, withLowLine);
  if (low === items) return items;
  const bands = bandsAlong(low, 'y');
  if (bands.length < 2 || bands.length === before) return items;
  const lowered = new Map(items.map((item, index) => [low[index] ?? item, item]));
  const ways = bands.slice(1).map((band, index) => wayBetween(bands[index], band, lowered));
  return items.map((item, index) =>
    ways.some((y) => item.box.y0 < y && y < item.box.y1) ? (low[index] ?? item) : item,
  );
}

/** Where a way goes between two bands: where the fewest lines must be lowered for it. */
function wayBetween(
  above: Band | undefined,
  below: Band,
  lowered: ReadonlyMap<Item, Item>,
): number {
  const [from, to] = [above?.span.end ?? below.span.start, below.span.start];
  const boxes = [...(above?.items ?? []), ...below.items].map(
    (low) => (lowered.get(low) ?? low).box,
  );
  const barring = (y: number): number => boxes.filter(({ y0, y1 }) => y0 < y && y < y1).length;
  return barring(from) <= barring(to) ? from : to;
}
