import type { OrderStep } from '../actions';
import { overlaps } from '../geometry';
import { SCENE_LIMITS } from '../limits';
import { isSame } from './same';
import { stackingOrder } from '../selection';
import type { Scene, SceneElement } from '../scene';
import { changeEach } from './change';

/**
 * Moves elements in the stacking order: past the next one up or down that they overlap, or above or below all others, keeping
 * their order among themselves. Where they overlap none in that direction, it is the next one. A step up adds 1 to `zIndex` at
 * least, a step down takes 1 away (0 is the lowest); whatever they pass makes room. Locked ones too: they keep their place on
 * the canvas.
 */
export function orderElements(scene: Scene, ids: readonly string[], step: OrderStep): Scene {
  const wanted = new Set(ids);
  switch (step) {
    case 'forward':
      return leapOver(scene, wanted, 1) ?? stepUp(scene, wanted);
    case 'backward':
      return leapOver(scene, wanted, -1) ?? stepDown(scene, wanted);
    case 'front':
    case 'back':
      return moveToEnd(scene, wanted, step);
  }
}

/**
 * Moves the wanted ones past the first that any of them overlaps on the way up (1) or down (-1), and past all that lies between
 * and elsewhere. Null where there is none, or nothing between.
 */
function leapOver(scene: Scene, wanted: ReadonlySet<string>, way: 1 | -1): Scene | null {
  const up = stackingOrder(scene.elements);
  const order = way === 1 ? up : up.toReversed();
  const met = order.findIndex(
    (other, at) =>
      !wanted.has(other.id) &&
      other.hidden !== true &&
      order.slice(0, at).some((one) => wanted.has(one.id) && overlaps(one, other)),
  );
  const target = order[met];
  if (target === undefined) return null;
  const before = order.slice(0, met);
  const moved = before.filter(({ id }) => wanted.has(id));
  const passed = before.slice(before.findIndex(({ id }) => wanted.has(id)));
  if (passed.every(({ id }) => wanted.has(id))) return null;
  const left = before.filter(({ id }) => !wanted.has(id));
  const after = [...left, target, ...moved, ...order.slice(met + 1)];
  const numbers = moved.map(({ id, zIndex }) => {
    const next = way === 1 ? zIndex + 1 : Math.min(zIndex - 1, target.zIndex);
    return [id, Math.max(0, next)] as const;
  });
  return restack(scene, way === 1 ? after : after.toReversed(), new Map(numbers));
}

/** From the topmost down, each one changes places with the one above it, and takes over a number above its own. */
function stepUp(scene: Scene, wanted: ReadonlySet<string>): Scene {
  const order = [...stackingOrder(scene.elements)];
  const places = new Map<string, number>();
  for (let at = order.length - 1; at >= 0; at--) {
    const [moved, passed] = [order[at], order[at + 1]];
    if (moved === undefined || !wanted.has(moved.id)) continue;
    places.set(moved.id, moved.zIndex + 1);
    if (passed === undefined || wanted.has(passed.id)) continue;
    order.splice(at, 2, passed, moved);
    places.set(passed.id, Math.min(places.get(passed.id) ?? passed.zIndex, moved.zIndex));
  }
  return restack(scene, order, places);
}

/** The mirror of it, from the undermost up. */
function stepDown(scene: Scene, wanted: ReadonlySet<string>): Scene {
  const order = [...stackingOrder(scene.elements)];
  const places = new Map<string, number>();
  for (let at = 0; at < order.length; at++) {
    const [passed, moved] = [order[at - 1], order[at]];
    if (moved === undefined || !wanted.has(moved.id)) continue;
    places.set(moved.id, Math.max(0, moved.zIndex - 1));
    if (passed === undefined || wanted.has(passed.id)) continue;
    order.splice(at - 1, 2, moved, passed);
    places.set(passed.id, Math.max(places.get(passed.id) ?? passed.zIndex, moved.zIndex));
  }
  return restack(scene, order, places);
}

/** Gives every element its number, raised where it would not lie above the one before it. */
function restack(
  scene: Scene,
  order: readonly SceneElement[],
  places: ReadonlyMap<string, number>,
): Scene {
  const index = new Map(scene.elements.map(({ id }, at) => [id, at]));
  const numbers = new Map<string, number>();
  let below = { zIndex: 0, at: -1 };
  for (const { id, zIndex } of order) {
    const at = index.get(id) ?? 0;
    const least = at > below.at ? below.zIndex : below.zIndex + 1;
    below = { zIndex: Math.max(least, places.get(id) ?? zIndex), at };
    numbers.set(id, below.zIndex);
  }
  return renumber(scene, order, numbers);
}

function moveToEnd(scene: Scene, wanted: ReadonlySet<string>, end: 'front' | 'back'): Scene {
  const order = stackingOrder(scene.elements);
  const moved = order.filter(({ id }) => wanted.has(id));
  const others = order.filter(({ id }) => !wanted.has(id));
  const after = end === 'front' ? [...others, ...moved] : [...moved, ...others];
  if (isSame(idsOf(after), idsOf(order))) return scene;
  return renumber(scene, after, end === 'front' ? above(others, moved) : below(moved, others));
}

/** Gives elements their numbers. Where one would be too high, all are counted again from 1, in their new order. */
function renumber(
  scene: Scene,
  order: readonly SceneElement[],
  given: ReadonlyMap<string, number>,
): Scene {
  const isTooHigh = [...given.values()].some((number) => number > SCENE_LIMITS.zIndex.max);
  const numbers = isTooHigh ? new Map(order.map(({ id }, at) => [id, at + 1])) : given;
  return changeEach(scene, (element) => {
    const zIndex = numbers.get(element.id) ?? element.zIndex;
    return zIndex === element.zIndex ? element : { ...element, zIndex };
  });
}

function above(others: readonly SceneElement[], moved: readonly SceneElement[]) {
  const top = Math.max(0, ...others.map(({ zIndex }) => zIndex));
  return new Map(moved.map(({ id }, index) => [id, top + index + 1]));
}

/** Counts the moved ones from 0; where the others leave no room below them, all of them go up. */
function below(moved: readonly SceneElement[], others: readonly SceneElement[]) {
  const lowest = Math.min(...others.map(({ zIndex }) => zIndex));
  const lift = Math.max(0, moved.length - lowest);
  return new Map([
    ...moved.map(({ id }, index) => [id, index] as const),
    ...others.map(({ id, zIndex }) => [id, zIndex + lift] as const),
  ]);
}

function idsOf(elements: readonly SceneElement[]): readonly string[] {
  return elements.map(({ id }) => id);
}
