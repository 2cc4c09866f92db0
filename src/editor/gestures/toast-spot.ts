import { overlaps, type Rect, type Size } from '../../scene/geometry';
import { BAR_EDGE_PX } from './bar-place';

/** Where a toast may lie over a canvas that is too narrow to have it at its side. */
export type ToastSpot = 'aboveToolbar' | 'top' | 'belowBar' | 'overToolbar';

/** How high a toast of two lines is, with some air. */
const TOAST_PX = 64;
/** The row of the toolbar at the bottom, and that of the bar for several elements at the top. */
const TOOLBAR_PX = 60;
const BAR_PX = 52;

/**
 * Where a toast does not lie over what is selected: as near to the thumb as can be, and over the toolbar only where nothing
 * else is free. The selection is in px from the canvas's corner.
 */
export function toastSpot(selection: Rect | null, hasBar: boolean, canvas: Size): ToastSpot {
  if (selection === null) return 'aboveToolbar';
  const top = hasBar ? BAR_EDGE_PX + BAR_PX : BAR_EDGE_PX;
  const spots = [
    ['aboveToolbar', canvas.height - TOOLBAR_PX - TOAST_PX],
    [hasBar ? 'belowBar' : 'top', top],
  ] as const;
  const free = spots.find(
    ([, y]) => !overlaps({ x: 0, y, width: canvas.width, height: TOAST_PX }, selection),
  );
  return free?.[0] ?? 'overToolbar';
}
