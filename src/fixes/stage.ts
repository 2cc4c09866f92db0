import { moved, unionOf, type Box } from '../export/geometry/box';
import type { Item } from '../export/items/item';
import { lowerOnce } from '../export/passes/scene/lower';
import { withLowLine } from '../export/items/low-line';
import { withInkBox } from '../export/passes/items/shrink-to-ink';
import { memoizeObject } from '../base/memoize-object';
import type { SceneAction } from '../scene/actions';
import type { ElementContext } from '../scene/element-definition';
import { grownFrame } from '../scene/frame';
import { reduceScene } from '../scene/reduce-scene';
import { stackingOrder, visibleElements } from '../scene/selection';
import type { Scene, SceneElement } from '../scene/scene';
import { memoizePair } from './memoize-pair';
import { indexPlaces, type PlaceIndex } from './place-index';

/** An element where it stands, as the compiler's item, no larger than what is inked. */
export interface Actor {
  readonly element: SceneElement;
  readonly item: Item;
  readonly box: Box;
  /** The item as the compiler compares it with what it meets: a single line, as low as its letters allow. */
  readonly low: Item;
  /** Its place in the stacking order, 0 at the bottom. */
  readonly rank: number;
}

/** The visible elements of a scene, to be asked who is near whom while changes are tried out. */
export interface Stage {
  readonly scene: Scene;
  readonly context: ElementContext;
  /** Width of the frame, which nothing should be moved out of. */
  readonly width: number;
  /** From the bottom to the top. */
  readonly actors: readonly Actor[];
  readonly find: (id: string) => Actor | null;
  /** Those whose boxes overlap `box`, from the bottom to the top. */
  readonly near: (box: Box) => readonly Actor[];
  /** Any of those that a test holds for; null for none. */
  readonly anyNear: (box: Box, test: (actor: Actor) => boolean) => Actor | null;
  /** The stage after an action that changes elements, and neither adds any nor takes any away. */
  readonly after: (action: SceneAction) => Stage;
}

export const stageOf = memoizePair((scene: Scene, context: ElementContext): Stage => {
  const elements = stackingOrder(visibleElements(scene));
  const actors = elements.map((element, rank) => actorOf(element, rank, context));
  const places = new Map(elements.map(({ id }, rank) => [id, rank]));
  return stageWith(scene, { context, places }, actors, indexPlaces(actors));
});

/** An element as it would stand in the place of an actor. */
export function recast(element: SceneElement, { rank }: Actor, { context }: Stage): Actor {
  return actorOf(element, rank, context);
}

/** An actor somewhere else. */
export function shifted(actor: Actor, dx: number, dy: number): Actor {
  const { item, low } = actor;
  const there = movedItem(item, dx, dy);
  return {
    ...actor,
    box: there.box,
    item: there,
    low: low === item ? there : movedItem(low, dx, dy),
  };
}

/** The box of what is inked together with the box that the element says. */
export function wholeBox({ box, element: { x, y, width, height } }: Actor): Box {
  return unionOf(box, [{ x0: x, y0: y, x1: x + width, y1: y + height }]);
}

function movedItem(item: Item, dx: number, dy: number): Item {
  return { ...item, box: moved(item.box, dx, dy), ink: moved(item.ink, dx, dy) };
}

/** What is the same in all stages after one. */
interface House {
  readonly context: ElementContext;
  /** Where in the list of actors an element is. */
  readonly places: ReadonlyMap<string, number>;
}

function stageWith(
  scene: Scene,
  house: House,
  actors: readonly Actor[],
  index: PlaceIndex<Actor>,
): Stage {
  const { context, places } = house;
  return {
    scene,
    context,
    get width() {
      return frameWidth(scene);
    },
    actors,
    find: (id) => actors[places.get(id) ?? -1] ?? null,
    near: index.near,
    anyNear: index.anyNear,
    after: (action) => {
      const next = reduceScene(scene, action);
      const changed = next.elements.filter((element, at) => element !== scene.elements[at]);
      const gone = changed.flatMap(({ id }) => actors[places.get(id) ?? -1] ?? []);
      const come = changed.flatMap((element) => {
        const rank = places.get(element.id);
        return rank === undefined ? [] : actorOf(element, rank, context);
      });
      const cast = [...actors];
      for (const actor of come) cast[actor.rank] = actor;
      return stageWith(next, house, cast, index.after(gone, come));
    },
  };
}

const frameWidth = memoizeObject((scene: Scene) => grownFrame(scene).width);

function actorOf(element: SceneElement, rank: number, context: ElementContext): Actor {
  const item = withInkBox(lowerOnce(element, context).item);
  return { element, item, box: item.box, low: withLowLine(item), rank };
}
