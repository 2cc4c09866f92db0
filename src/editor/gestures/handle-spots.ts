import type { HandleSet } from '../../scene/element-definition';
import type { Point, Rect } from '../../scene/geometry';
import { HANDLES, type Handle } from '../../scene/operations/resize';

/** How far apart opposite handles are at least, in px of the screen: else those of a line would lie on each other. */
const LEAST_SPREAD = 28;

/** Where along an axis a point of the compass lies: 0 at the start, 1 at the end. */
const SHARES: Readonly<Record<Handle, Point>> = {
  nw: { x: 0, y: 0 },
  n: { x: 0.5, y: 0 },
  ne: { x: 1, y: 0 },
  e: { x: 1, y: 0.5 },
  se: { x: 1, y: 1 },
  s: { x: 0.5, y: 1 },
  sw: { x: 0, y: 1 },
  w: { x: 0, y: 0.5 },
};

export const HANDLES_OF: Readonly<Record<HandleSet, readonly Handle[]>> = {
  all: HANDLES,
  sides: ['e', 'w'],
  none: [],
};

/** The centres of the handles around a box, all in px of the screen. */
export function handleSpots(
  box: Rect,
  set: HandleSet,
): readonly { readonly handle: Handle; readonly at: Point }[] {
  const width = Math.max(box.width, LEAST_SPREAD);
  const height = Math.max(box.height, LEAST_SPREAD);
  const left = box.x - (width - box.width) / 2;
  const top = box.y - (height - box.height) / 2;
  return HANDLES_OF[set].map((handle) => {
    const share = SHARES[handle];
    return { handle, at: { x: left + share.x * width, y: top + share.y * height } };
  });
}
