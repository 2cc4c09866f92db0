import { overlaps, type Rect, type Size } from '../../scene/geometry';
import { BAR_EDGE_PX } from './bar-place';

/** Where a toast may lie over a canvas: at its side where that is wide, else along it. */
export type ToastSpot = 'side' | 'sideTop' | 'aboveTools' | 'top' | 'overTools' | 'overToolbar';

/** How high a toast of two lines is, with some air, and how large one at the side at most. */
const TOAST_PX = 64;
const SIDE = { x: 36, width: 400, height: 104 };

/** The rows of buttons at the bottom, the lower of them alone, and the one of a wide canvas. */
const TOOLS_PX = 124;
const TOOLBAR_PX = 60;
const WIDE_PX = 72;

/**
 * Where a toast does not lie over the bar of the selection, nor over what is selected: as near to the thumb as can be, and over
 * buttons only where nothing else is free. Boxes are in px from the canvas's corner.
 */
export function toastSpot(
  selection: Rect | null,
  bar: Rect | null,
  canvas: Size,
  isWide: boolean,
): ToastSpot {
  const along = (y: number): Rect => ({ x: 0, y, width: canvas.width, height: TOAST_PX });
  const spots: readonly (readonly [ToastSpot, Rect])[] = isWide
    ? [
        ['side', { ...SIDE, y: canvas.height - WIDE_PX - SIDE.height }],
        ['sideTop', { ...SIDE, y: BAR_EDGE_PX }],
      ]
    : [
        ['aboveTools', along(canvas.height - TOOLS_PX - TOAST_PX)],
        ['top', along(BAR_EDGE_PX)],
        ['overTools', along(canvas.height - TOOLBAR_PX - TOAST_PX)],
      ];
  const freeOf = (boxes: readonly (Rect | null)[]) =>
    // Above a low canvas is the header.
    spots.find(([, spot]) => spot.y >= 0 && !boxes.some((box) => box && overlaps(box, spot)));
  const free = freeOf([selection, bar]) ?? (isWide ? (freeOf([bar]) ?? spots[0]) : undefined);
  return free?.[0] ?? 'overToolbar';
}
