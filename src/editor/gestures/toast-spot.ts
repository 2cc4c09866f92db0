import { overlaps, type Rect, type Size } from '../../scene/geometry';
import { BAR_EDGE_PX } from './bar-place';

/** Where a toast may lie over a canvas: at its side where that is wide, else along it. */
export type ToastSpot = 'side' | 'sideTop' | 'aboveTools' | 'top';

/** How large a toast at the side is at most. */
const SIDE = { x: 36, width: 400, height: 104 };

/** The toolbar of a wide canvas. */
const WIDE_PX = 72;

/** Between a toast and the buttons at the foot of a narrow canvas, in px. */
export const TOAST_AIR_PX = 4;

interface ToastRoom {
  readonly canvas: Size;
  readonly isWide: boolean;
  /** How much of the foot of the canvas is covered by buttons. */
  readonly floats: number;
  /** How high the toast is, where it lies along the canvas. */
  readonly height: number;
}

/**
 * Where a toast does not lie over the bar of the selection, nor over what is selected: as near to the thumb as can be. Where nothing
 * is free it covers as little of these as it can, the bar last, and never the buttons. Boxes are in px from the canvas's corner.
 */
export function toastSpot(
  selection: Rect | null,
  bar: Rect | null,
  { canvas, isWide, floats, height }: ToastRoom,
): ToastSpot {
  const along = (y: number): Rect => ({ x: 0, y, width: canvas.width, height });
  const spots: readonly (readonly [ToastSpot, Rect])[] = isWide
    ? [
        ['side', { ...SIDE, y: canvas.height - WIDE_PX - SIDE.height }],
        ['sideTop', { ...SIDE, y: BAR_EDGE_PX }],
      ]
    : [
        ['aboveTools', along(canvas.height - floats - TOAST_AIR_PX - height)],
        ['top', along(BAR_EDGE_PX)],
      ];
  const freeOf = (boxes: readonly (Rect | null)[]) =>
    // Above a low canvas is the header.
    spots.find(([, spot]) => spot.y >= 0 && !boxes.some((box) => box && overlaps(box, spot)));
  const free = freeOf([selection, bar]) ?? freeOf([bar]);
  return free?.[0] ?? (isWide ? 'side' : 'top');
}
