import { mayHold } from './containment';
import type { Item } from './item';
import { visitOverlaps } from './pairs';

/** Two items that overlap, and neither can lie on the other as a cell on a cell. */
export interface Clash {
  readonly lower: Item;
  readonly upper: Item;
}

export function clashesOf(items: readonly Item[]): readonly Clash[] {
  const clashes: Clash[] = [];
  const boxes = items.map(({ box }) => box);
  visitOverlaps(boxes, (a, b) => {
    const [one, other] = [items[a], items[b]];
    if (one === undefined || other === undefined) return;
    if (mayHold(one, other) || mayHold(other, one)) return;
    clashes.push(one.z < other.z ? { lower: one, upper: other } : { lower: other, upper: one });
  });
  return clashes;
}
