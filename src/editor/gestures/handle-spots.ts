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

interface HandleSpot {
  readonly handle: Handle;
  /** Its center. */
  readonly at: Point;
  /** What takes presses for it. */
  readonly grip: Rect;
}

/** In px of the screen. */
export interface HandleSize {
  /** Of what takes presses for a handle. */
  readonly grip: number;
  /** How far the middle of a handle lies outside the box. */
  readonly off: number;
}

/** In px of the screen, at any zoom: what is seen of a handle, and what takes presses. */
export const HANDLE_SIZES = {
  fine: { seen: 8, grip: 16, off: 0 },
  coarse: { seen: 14, grip: 44, off: 10 },
} as const;

/**
 * The handles around a box, all in px of the screen; the sides first, so that corners lie above them. Grips are as large
 * as `grip`, but reach into the box by no more than a quarter of it: the rest of a small box is there to drag it by.
 */
export function handleSpots(
  box: Rect,
  set: HandleSet,
  { grip, off }: HandleSize,
): readonly HandleSpot[] {
  const width = Math.max(box.width + 2 * off, LEAST_SPREAD);
  const height = Math.max(box.height + 2 * off, LEAST_SPREAD);
  const left = box.x - (width - box.width) / 2;
  const top = box.y - (height - box.height) / 2;
  return HANDLES_OF[set].toSorted(sidesFirst).map((handle) => {
    const share = SHARES[handle];
    const at = { x: left + share.x * width, y: top + share.y * height };
    const corner = {
      x: gripStart(at.x, share.x, width, { grip, off }),
      y: gripStart(at.y, share.y, height, { grip, off }),
    };
    return { handle, at, grip: { ...corner, width: grip, height: grip } };
  });
}

function sidesFirst(a: Handle, b: Handle): number {
  return a.length - b.length;
}

/** Where a grip begins along an axis: around its handle, moved outwards where the box is short. */
function gripStart(at: number, share: number, size: number, { grip, off }: HandleSize): number {
  const inner = Math.min(grip / 2, off + Math.max(0, size - 2 * off) / 4);
  if (share === 0) return at + inner - grip;
  return share === 1 ? at - inner : at - grip / 2;
}
