import { heightOf, overlap, widthOf, type Box } from '../export/geometry/box';
import type { Size } from '../model/picture/fit';

/** What has a place in a scene, and one in its stacking order. */
interface Placed {
  readonly box: Box;
  readonly rank: number;
}

/** What lies where, so that what is near a place is found without asking all. It never changes. */
export interface PlaceIndex<Value> {
  /** Those whose boxes share more than an edge with `box`, from the bottom to the top. */
  readonly near: (box: Box) => readonly Value[];
  /** Any of those that a test holds for; null for none. In a heap it costs less than all that are near. */
  readonly anyNear: (box: Box, test: (value: Value) => boolean) => Value | null;
  /** The index with others in the places of some. */
  readonly after: (gone: readonly Value[], come: readonly Value[]) => PlaceIndex<Value>;
}

/** An index of `values`: a grid without an end, of cells about as large as they are. */
export function indexPlaces<Value extends Placed>(values: readonly Value[]): PlaceIndex<Value> {
  const cell = {
    width: meanOf(values.map(({ box }) => widthOf(box))),
    height: meanOf(values.map(({ box }) => heightOf(box))),
  };
  const lists = new Map<number, Value[]>();
  for (const value of values) {
    for (const key of keysOf(value.box, cell)) {
      const list = lists.get(key);
      if (list === undefined) lists.set(key, [value]);
      else list.push(value);
    }
  }
  return indexOf(cell, lists);
}

/** `lists` are those of the cells, by their keys, and of what touches too many of them. */
function indexOf<Value extends Placed>(
  cell: Size,
  lists: ReadonlyMap<number, readonly Value[]>,
): PlaceIndex<Value> {
  const anyNear = (box: Box, test: (value: Value) => boolean): Value | null => {
    const isIt = (value: Value): boolean => overlap(value.box, box) && test(value);
    const keys = keysOf(box, cell);
    const isAll = keys[0] === WIDE;
    for (const key of isAll ? lists.keys() : keys) {
      const found = lists.get(key)?.find(isIt);
      if (found !== undefined) return found;
    }
    return isAll ? null : (lists.get(WIDE)?.find(isIt) ?? null);
  };
  return {
    near: (box) => {
      // What touches several cells is met in each of them.
      const found = new Set<Value>();
      anyNear(box, (value) => {
        found.add(value);
        return false;
      });
      return [...found].toSorted((a, b) => a.rank - b.rank);
    },
    anyNear,
    after: (gone, come) => {
      const next = new Map(lists);
      for (const value of gone) {
        for (const key of keysOf(value.box, cell)) {
          next.set(key, next.get(key)?.filter((other) => other !== value) ?? []);
        }
      }
      for (const value of come) {
        for (const key of keysOf(value.box, cell)) next.set(key, [...(next.get(key) ?? []), value]);
      }
      return indexOf(cell, next);
    },
  };
}

/** What touches more cells than these is in none of them, and looked at whatever is asked. */
const MOST_CELLS = 16;

/** The key of what touches too many cells. */
const WIDE = -1;

/** How far cells reach on either side of 0, in cells: no place is that far away. */
const REACH = 2 ** 25;

const SMALLEST_CELL = 8;

/** The keys of the cells that a box touches. */
function keysOf({ x0, y0, x1, y1 }: Box, { width, height }: Size): readonly number[] {
  const [left, top] = [Math.floor(x0 / width), Math.floor(y0 / height)];
  const columns = Math.floor(x1 / width) - left + 1;
  const rows = Math.floor(y1 / height) - top + 1;
  if (columns * rows > MOST_CELLS) return [WIDE];
  const keys: number[] = [];
  for (let row = top; row < top + rows; row++) {
    for (let column = left; column < left + columns; column++) {
      keys.push((row + REACH) * 2 * REACH + column + REACH);
    }
  }
  return keys;
}

function meanOf(lengths: readonly number[]): number {
  const sum = lengths.reduce((total, length) => total + length, 0);
  return Math.max(SMALLEST_CELL, sum / Math.max(1, lengths.length));
}
