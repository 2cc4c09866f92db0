import { boundsOf, type Point } from '../geometry';
import type { Scene, SceneElement } from '../scene';
import { copiesOf } from './duplicate';

/** How far a copy lies from what it would cover, right and down. */
const STEP = 10;

/**
 * The elements that pasting adds to a scene. They come to lie where they were copied from, or, with `at`, with the corner of
 * the box around them there; as often 10 further right and down as one of them would cover its like.
 */
export function pastedElements(
  scene: Scene,
  originals: readonly SceneElement[],
  ids: Readonly<Record<string, string>>,
  at?: Point,
): readonly SceneElement[] {
  const corner = boundsOf(originals);
  if (corner === null) return [];
  const { x, y } = at
    ? { x: Math.max(0, at.x) - corner.x, y: Math.max(0, at.y) - corner.y }
    : { x: 0, y: 0 };
  const by = stepsAside(scene, originals, { x, y });
  return copiesOf(originals, ids, { x: x + by, y: y + by }, scene);
}

function stepsAside(
  { elements }: Scene,
  originals: readonly SceneElement[],
  offset: Point,
): number {
  let by = 0;
  const isLike = (a: SceneElement, b: SceneElement): boolean =>
    a.type === b.type &&
    Math.round(a.x + offset.x) + by === b.x &&
    Math.round(a.y + offset.y) + by === b.y;
  while (originals.some((one) => elements.some((other) => isLike(one, other)))) by += STEP;
  return by;
}
