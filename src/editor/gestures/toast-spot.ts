import { overlaps, type Rect, type Size } from '../../scene/geometry';
import { BAR_EDGE_PX } from './bar-place';

/** Where a toast may lie over a canvas that is too narrow to have it at its side. */
export type ToastSpot = 'aboveTools' | 'top' | 'belowBar' | 'overTools' | 'overToolbar';

/** How high a toast of two lines is, with some air. */
const TOAST_PX = 64;
/** The rows of buttons at the bottom, the lower of them alone, and the row of the bar for several elements at the top. */
const TOOLS_PX = 124;
const TOOLBAR_PX = 60;
const BAR_PX = 52;

/**
 * Where a toast does not lie over what is selected: as near to the thumb as can be, and over buttons only where nothing
 * else is free. The selection is in px from the canvas's corner.
 */
export function toastSpot(selection: Rect | null, hasBar: boolean, canvas: Size): ToastSpot {
  const top = hasBar ? BAR_EDGE_PX + BAR_PX : BAR_EDGE_PX;
  const spots = [
    ['aboveTools', canvas.height - TOOLS_PX - TOAST_PX],
    [hasBar ? 'belowBar' : 'top', top],
    ['overTools', canvas.height - TOOLBAR_PX - TOAST_PX],
  ] as const;
  const isFree = (y: number): boolean =>
    selection === null || !overlaps({ x: 0, y, width: canvas.width, height: TOAST_PX }, selection);
  // Above a low canvas is the header.
  const free = spots.find(([, y]) => y >= 0 && isFree(y));
  return free?.[0] ?? 'overToolbar';
}
