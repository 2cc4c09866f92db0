import type { Point, Rect, Size } from '../../scene/geometry';
import { SCENE_LIMITS } from '../../scene/limits';

/** How the canvas is looked at: a zoom, and where the frame's corner lies, in px of the screen. */
export interface Viewport {
  readonly zoom: number;
  readonly panX: number;
  readonly panY: number;
}

/** A point of the canvas on the screen, in canvas units. */
export function toScene({ x, y }: Point, { zoom, panX, panY }: Viewport): Point {
  return { x: (x - panX) / zoom, y: (y - panY) / zoom };
}

/** A box in canvas units as it lies on the screen, in px from the canvas's corner. */
export function toScreen({ x, y, width, height }: Rect, { zoom, panX, panY }: Viewport): Rect {
  return { x: x * zoom + panX, y: y * zoom + panY, width: width * zoom, height: height * zoom };
}

/** The canvas in units: what its column shows at 100 %, at least 800 x 600. */
export function canvasSize(column: Size): Size {
  return {
    width: Math.max(SCENE_LIMITS.canvas.width, column.width),
    height: Math.max(SCENE_LIMITS.canvas.height, column.height),
  };
}

/** How near to the edge of its column something may lie to count as seen, in px. */
const SIGHT_MARGIN = 32;

/** The view moved just so far that a box in canvas units is seen; its left and top where it does not fit. */
export function panToShow(box: Rect, view: Viewport, column: Size): Viewport {
  const { x, y, width, height } = toScreen(box, view);
  return {
    zoom: view.zoom,
    panX: view.panX + shiftToShow(x, width, column.width),
    panY: view.panY + shiftToShow(y, height, column.height),
  };
}

function shiftToShow(start: number, size: number, room: number): number {
  const toStart = SIGHT_MARGIN - start;
  const toEnd = room - SIGHT_MARGIN - (start + size);
  if (toStart <= 0 && toEnd >= 0) return 0;
  return Math.round(toStart > 0 ? toStart : Math.max(toStart, toEnd));
}
