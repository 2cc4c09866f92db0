import { memoizeObject, memoizePair } from '../base/memoize';
import {
  heightOf,
  lowerOnce,
  moved,
  overlap,
  unionOf,
  widthOf,
  withInkBox,
  withLowLine,
  type Box,
  type Item,
} from '../export/fixing';
import type { Size } from '../model/picture/fit';
import type { SceneAction } from '../scene/actions';
import type { ElementContext } from '../scene/element-definition';
import { grownFrame } from '../scene/frame';
import { reduceScene } from '../scene/reduce-scene';
import type { Scene, SceneElement } from '../scene/scene';
import { stackingOrder, visibleElements } from '../scene/selection';

/** An element where it stands, as the compiler's item, no larger than what is inked. */
export interface TrialElement {
  readonly element: SceneElement;
  readonly item: Item;
  readonly box: Box;
  /** The item as the compiler compares it with what it meets: a single line, as low as its letters allow. */
  readonly low: Item;
  /** Its place in the stacking order, 0 at the bottom. */
  readonly rank: number;
}

/** The visible elements of a scene, with an index of what is near what, while changes are tried out. */
export interface TrialScene {
  readonly scene: Scene;
  readonly context: ElementContext;
  /** Width of the frame, which nothing should be moved out of. */
  readonly width: number;
  /** From the bottom to the top. */
  readonly trialElements: readonly TrialElement[];
  readonly find: (id: string) => TrialElement | null;
  /** Those whose boxes overlap `box`, from the bottom to the top. */
  readonly near: (box: Box) => readonly TrialElement[];
  /** Any of those that a test holds for; null for none. */
  readonly anyNear: (
    box: Box,
    test: (trialElement: TrialElement) => boolean,
  ) => TrialElement | null;
  /** The trial scene after an action that changes elements, and neither adds nor removes any. */
  readonly after: (action: SceneAction) => TrialScene;
}

export const trialSceneOf = memoizePair((scene: Scene, context: ElementContext): TrialScene => {
  const elements = stackingOrder(visibleElements(scene));
  const trialElements = elements.map((element, rank) => trialElementOf(element, rank, context));
  const places = new Map(elements.map(({ id }, rank) => [id, rank]));
  return trialSceneWith(scene, { context, places }, trialElements, indexPlaces(trialElements));
});

/** An element as it would stand in the place of a trial element. */
export function replaced(
  element: SceneElement,
  { rank }: TrialElement,
  { context }: TrialScene,
): TrialElement {
  return trialElementOf(element, rank, context);
}

/** A trial element in another place. */
export function shifted(trialElement: TrialElement, dx: number, dy: number): TrialElement {
  const { item, low } = trialElement;
  const there = movedItem(item, dx, dy);
  return {
    ...trialElement,
    box: there.box,
    item: there,
    low: low === item ? there : movedItem(low, dx, dy),
  };
}

/** The box of what is inked together with the box of the element. */
export function wholeBox({ box, element: { x, y, width, height } }: TrialElement): Box {
  return unionOf(box, [{ x0: x, y0: y, x1: x + width, y1: y + height }]);
}

function movedItem(item: Item, dx: number, dy: number): Item {
  return { ...item, box: moved(item.box, dx, dy), ink: moved(item.ink, dx, dy) };
}

/** What is the same in all trial scenes after one. */
interface SceneIndex {
  readonly context: ElementContext;
  /** The index of an element in the list of trial elements, by its id. */
  readonly places: ReadonlyMap<string, number>;
}

function trialSceneWith(
  scene: Scene,
  sceneIndex: SceneIndex,
  trialElements: readonly TrialElement[],
  index: PlaceIndex<TrialElement>,
): TrialScene {
  const { context, places } = sceneIndex;
  return {
    scene,
    context,
    get width() {
      return frameWidth(scene);
    },
    trialElements,
    find: (id) => trialElements[places.get(id) ?? -1] ?? null,
    near: index.near,
    anyNear: index.anyNear,
    after: (action) => {
      const next = reduceScene(scene, action);
      const changed = next.elements.filter((element, at) => element !== scene.elements[at]);
      const gone = changed.flatMap(({ id }) => trialElements[places.get(id) ?? -1] ?? []);
      const come = changed.flatMap((element) => {
        const rank = places.get(element.id);
        return rank === undefined ? [] : trialElementOf(element, rank, context);
      });
      const nextElements = [...trialElements];
      for (const trialElement of come) nextElements[trialElement.rank] = trialElement;
      return trialSceneWith(next, sceneIndex, nextElements, index.after(gone, come));
    },
  };
}

const frameWidth = memoizeObject((scene: Scene) => grownFrame(scene).width);

function trialElementOf(
  element: SceneElement,
  rank: number,
  context: ElementContext,
): TrialElement {
  const item = withInkBox(lowerOnce(element, context).item);
  return { element, item, box: item.box, low: withLowLine(item), rank };
}

/** What has a place in a scene, and one in its stacking order. */
interface Placed {
  readonly box: Box;
  readonly rank: number;
}

/** What lies where, so that what is near a place is found without asking all. It never changes. */
export interface PlaceIndex<Value> {
  /** Those whose boxes share more than an edge with `box`, from the bottom to the top. */
  readonly near: (box: Box) => readonly Value[];
  /** Any of those that a test holds for; null for none. In a crowd it costs less than all that are near. */
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
