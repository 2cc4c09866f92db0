import { hasSameItems } from '../../base/has-same-items';
import type { SceneAction } from '../../scene/actions';
import { grownFrame } from '../../scene/frame';
import { boundsOf, type Point, type Rect, type Size } from '../../scene/geometry';
import { moveOffset } from '../../scene/operations/move';
import { unlockedIds, visibleElements } from '../../scene/selection';
import type { Scene } from '../../scene/scene';

/** What a gesture moves, and how far. */
export interface Move {
  /** What moves, in document order; the same list as long as the same moves. */
  readonly ids: readonly string[];
  /** In canvas units. */
  readonly offset: Point;
}

/** The move that an action is; null where it is none. `last` is that of the frame before, whose list it keeps. */
export function moveOf(scene: Scene, action: SceneAction | null, last: Move | null): Move | null {
  if (action?.type !== 'scene/elementsMoved') return null;
  const ids = unlockedIds(scene, action.ids);
  return {
    ids: last !== null && hasSameItems(last.ids, ids) ? last.ids : ids,
    offset: moveOffset(scene, action.ids, action.dx, action.dy),
  };
}

/** Returns a function that gives the frame's size for an offset of moving elements; all others are measured only once. */
export function frameAlong(scene: Scene, ids: readonly string[]): (offset: Point) => Size {
  const moving = new Set(ids);
  const visible = visibleElements(scene);
  const rest = grownFrame({ ...scene, elements: visible.filter(({ id }) => !moving.has(id)) });
  const moved = boundsOf(visible.filter(({ id }) => moving.has(id)));
  return (offset) => (moved === null ? rest : grownBy(rest, moved, offset));
}

function grownBy(frame: Size, { x, y, width, height }: Rect, offset: Point): Size {
  return {
    width: Math.max(frame.width, x + offset.x + width),
    height: Math.max(frame.height, y + offset.y + height),
  };
}
