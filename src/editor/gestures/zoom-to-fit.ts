import { clamp, type Rect, type Size } from '../../scene/geometry';
import { SCENE_LIMITS } from '../../scene/limits';
import { RULER, toScreen, type Viewport } from './viewport';

/** What stays free around something that is fitted, beside the rulers, in px: at the bottom stands the toolbar. */
const INSETS = { left: 24, top: 24, right: 24, bottom: 84 };

/** The view that shows a box in canvas units as large as it goes within the zoom's range, in the middle of its column. */
export function zoomToFit(box: Rect, column: Size, ruler = RULER): Viewport {
  const { right, bottom } = INSETS;
  const [left, top] = [INSETS.left + ruler, INSETS.top + ruler];
  const room = { width: column.width - left - right, height: column.height - top - bottom };
  const { min, max } = SCENE_LIMITS.zoom;
  const ratio = Math.min(room.width / box.width, room.height / box.height);
  const zoom = clamp(Math.floor(ratio * 100) / 100, min, max);
  const spare = (length: number, size: number) => Math.max(0, (length - size * zoom) / 2);
  return {
    zoom,
    panX: Math.round(left + spare(room.width, box.width) - box.x * zoom),
    panY: Math.round(top + spare(room.height, box.height) - box.y * zoom),
  };
}

/** Whether a box in canvas units can be seen whole. */
export function isInSight(box: Rect, view: Viewport, column: Size): boolean {
  const { x, y, width, height } = toScreen(box, view);
  return x >= 0 && y >= 0 && x + width <= column.width && y + height <= column.height;
}

/** Whether anything of a box in canvas units lies within the column in a view. */
export function isPartlyInSight(box: Rect, view: Viewport, column: Size): boolean {
  const { x, y, width, height } = toScreen(box, view);
  return x < column.width && y < column.height && x + width > 0 && y + height > 0;
}
