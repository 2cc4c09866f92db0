import { boundsOf, type Point } from '../geometry';
import type { Scene, SceneElement } from '../scene';
import { copiesOf } from './duplicate';

/** How far a copy lies from what it would cover, right and down. */
const STEP = 10;

/**
 * The elements that pasting adds to a scene. They come to lie where they were copied from, as often 10 further right and
 * down as one of them would cover its like there; with `at`, the corner of the box around them lies there.
 */
export function pastedElements(
  scene: Scene,
  originals: readonly SceneElement[],
  ids: Readonly<Record<string, string>>,
  at?: Point,
): readonly SceneElement[] {
  const corner = boundsOf(originals);
  if (corner === null) return [];
  const offset = at
    ? { x: Math.max(0, at.x) - corner.x, y: Math.max(0, at.y) - corner.y }
    : freeOffset(scene, originals);
  return copiesOf(originals, ids, offset, scene);
}

function freeOffset({ elements }: Scene, originals: readonly SceneElement[]): Point {
  let by = 0;
  const covers = (): boolean =>
    originals.some(({ type, x, y }) =>
      elements.some((other) => other.type === type && other.x === x + by && other.y === y + by),
    );
  while (covers()) by += STEP;
  return { x: by, y: by };
}
