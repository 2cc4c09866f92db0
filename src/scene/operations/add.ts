import type { ElementDefinition } from '../element-definition';
import { clamp, overlaps, type Point, type Rect, type Size } from '../geometry';
import { legalElement } from '../legal';
import { SCENE_LIMITS } from '../limits';
import type { ElementType } from '../registry';
import { visibleElements } from '../selection';
import type { Scene, SceneElement } from '../scene';
import { textLength } from '../text-total';
import { withElements } from './change';

/** Adds elements on top of the list; those whose id is taken, and those beyond the limits, are left out. */
export function addElements(scene: Scene, added: readonly SceneElement[]): Scene {
  const taken = new Set(scene.elements.map(({ id }) => id));
  const fresh = added.filter(({ id }) => {
    const isNew = !taken.has(id);
    taken.add(id);
    return isNew;
  });
  return withElements(scene, withinLimits([...scene.elements, ...fresh.map(legalElement)]));
}

/** As many elements from the start of the list, legal ones, as a design holds. */
export function withinLimits(elements: readonly SceneElement[]): readonly SceneElement[] {
  let room: number = SCENE_LIMITS.allText;
  return elements.slice(0, SCENE_LIMITS.elements).filter((element) => {
    const length = textLength(element);
    if (length > room) return false;
    room -= length;
    return true;
  });
}

/** A new element of a kind, with its default size and style, above those there are. */
export function makeElement(
  { type, defaults }: ElementDefinition<ElementType>,
  id: string,
  place: Point,
  scene: Scene,
): SceneElement {
  const { width, height, style, content } = defaults;
  return legalElement({
    id,
    type,
    ...place,
    width,
    height,
    zIndex: scene.elements.length + 1,
    locked: false,
    ...(content === undefined ? {} : { content }),
    style,
  });
}

/** The step in which free places are looked for, in canvas units. */
const STEP = 10;

/**
 * Where a new element of this size goes: to a place between 50 and 150 told by `chance` (two numbers from 0 to 1), or
 * to the free one nearest to it; below everything when the whole canvas is taken.
 */
export function freePlace(scene: Scene, size: Size, chance: Point): Point {
  const wish = { x: randomCoordinate(chance.x), y: randomCoordinate(chance.y) };
  const others = visibleElements(scene);
  const isFree = (place: Point): boolean => {
    const box: Rect = { ...place, width: size.width, height: size.height };
    return !others.some((other) => overlaps(other, box));
  };
  if (isFree(wish)) return wish;
  const found = nearestPlace(wish, isFree);
  return found ?? { x: wish.x, y: Math.max(...others.map(({ y, height }) => y + height)) + STEP };
}

function randomCoordinate(chance: number): number {
  const { min, max } = SCENE_LIMITS.randomPlace;
  return Math.round(min + clamp(chance, 0, 1) * (max - min));
}

/** The free place of the canvas nearest to `wish`, in steps from it; null when there is none. */
function nearestPlace(wish: Point, isFree: (place: Point) => boolean): Point | null {
  const { canvas, dropMargins } = SCENE_LIMITS;
  const columns = steps(wish.x, dropMargins.left, canvas.width - dropMargins.right);
  const rows = steps(wish.y, dropMargins.top, canvas.height - dropMargins.bottom);
  let best: Point | null = null;
  let nearest = Number.POSITIVE_INFINITY;
  for (const x of columns) {
    for (const y of rows) {
      const distance = (x - wish.x) ** 2 + (y - wish.y) ** 2;
      if (distance >= nearest || !isFree({ x, y })) continue;
      best = { x, y };
      nearest = distance;
    }
  }
  return best;
}

function steps(wish: number, min: number, max: number): readonly number[] {
  const first = wish - Math.floor((wish - min) / STEP) * STEP;
  const count = Math.max(0, Math.floor((max - first) / STEP) + 1);
  return Array.from({ length: count }, (_, index) => first + index * STEP);
}
