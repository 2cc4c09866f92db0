import { moved, overlap, unionOf, type Box } from '../export/geometry/box';
import type { Item } from '../export/items/item';
import { lowerOnce } from '../export/passes/lower';
import { withLowLine } from '../export/items/low-line';
import { withInkBox } from '../export/passes/shrink-to-ink';
import { memoizeObject } from '../model/memoize-object';
import type { SceneAction } from '../scene/actions';
import type { ElementContext } from '../scene/element-definition';
import { grownFrame } from '../scene/frame';
import { reduceScene } from '../scene/reduce-scene';
import { stackingOrder, visibleElements } from '../scene/selection';
import type { Scene, SceneElement } from '../scene/scene';
import { memoizePair } from './memoize-pair';

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
  /** The stage after an action that changes elements, and neither adds any nor takes any away. */
  readonly after: (action: SceneAction) => Stage;
}

export const stageOf = memoizePair((scene: Scene, context: ElementContext): Stage => {
  const elements = stackingOrder(visibleElements(scene));
  return stageWith(
    scene,
    context,
    elements.map((element, rank) => actorOf(element, rank, context)),
    new Map(elements.map(({ id }, rank) => [id, rank])),
  );
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

/** `places` tells where in the list of actors an element is: the same in all stages after one. */
function stageWith(
  scene: Scene,
  context: ElementContext,
  actors: readonly Actor[],
  places: ReadonlyMap<string, number>,
): Stage {
  return {
    scene,
    context,
    get width() {
      return frameWidth(scene);
    },
    actors,
    find: (id) => actors[places.get(id) ?? -1] ?? null,
    near: (box) => actors.filter((actor) => overlap(actor.box, box)),
    after: (action) => {
      const next = reduceScene(scene, action);
      const cast = [...actors];
      next.elements.forEach((element, index) => {
        const place = element === scene.elements[index] ? undefined : places.get(element.id);
        const actor = place === undefined ? undefined : actors[place];
        if (place === undefined || actor === undefined) return;
        cast[place] = actorOf(element, actor.rank, context);
      });
      return stageWith(next, context, cast, places);
    },
  };
}

const frameWidth = memoizeObject((scene: Scene) => grownFrame(scene).width);

function actorOf(element: SceneElement, rank: number, context: ElementContext): Actor {
  const item = withInkBox(lowerOnce(element, context).item);
  return { element, item, box: item.box, low: withLowLine(item), rank };
}
