import { boundsOf, type Rect, type Size } from '../../scene/geometry';
import { visibleElements } from '../../scene/selection';
import type { Scene } from '../../scene/scene';
import { columnResized, viewportChanged } from '../../store/canvas/view-slice';
import type { AppThunk } from '../../store/state';
import { startView } from '../gestures/start-view';
import { isInSight } from '../gestures/zoom-to-fit';
import { keepMiddle, panToShow, RULER, type Viewport } from '../gestures/viewport';
import { selectScene, selectSelected } from '../selectors';
import { frameOf } from './command-facts';

/** What floats over the bottom of the canvas, in px: one row of buttons, two in a narrow column. */
const FLOATS = { wide: 64, narrow: 136, narrowBelow: 640 };

/** Shows the design as it is seen first. `below` is kept free under it, in px. */
export function showStart(below = 0): AppThunk {
  return (dispatch, getState) => {
    const state = getState();
    dispatch(viewportChanged(startViewOf(selectScene(state), state.view.column, below)));
  };
}

export function startViewOf(scene: Scene, column: Size, below = 0): Viewport {
  return startView({ frame: frameOf(scene), content: visibleElements(scene) }, column, below);
}

/**
 * Stores the size of the canvas. What lay in its middle stays there, so that a sheet that opens and closes moves nothing
 * permanently; the selection stays in sight above what floats there, else the whole design does if it was in sight.
 */
export function resizeColumn(size: Size): AppThunk {
  return (dispatch, getState) => {
    const { view } = getState();
    const { column } = view;
    if (column.width === size.width && column.height === size.height) return;
    dispatch(columnResized(size));
    if (column.width === 0) return;
    const next = keepMiddle(view, column, size);
    const selected = boundsOf(selectSelected(getState()));
    const content = boundsOf(visibleElements(selectScene(getState())));
    const seen = content !== null && isInSight(content, view, column) ? content : null;
    const kept = selected ?? seen;
    dispatch(viewportChanged(kept === null ? next : viewToShow(kept, next, size)));
  };
}

/** The view moved just so far that a box in canvas units is seen, above what floats there; as it is where nothing is drawn yet. */
export function viewToShow(box: Rect, view: Viewport, column: Size): Viewport {
  if (column.width === 0) return view;
  return panToShow(box, view, { width: column.width, height: column.height - floatsOver(column) });
}

/**
 * The part of the canvas in which a caret can be seen, in px from its corner: beside the rulers, above what floats at the bottom, and
 * above a keyboard on the screen, which covers the page without making it smaller. `window` is what is left of the page, `canvas`
 * where the canvas lies in that.
 */
export function caretRoom(canvas: Rect, window: Rect): Rect {
  const left = Math.max(RULER, window.x - canvas.x);
  const top = Math.max(RULER, window.y - canvas.y);
  const right = Math.min(canvas.width, window.x + window.width - canvas.x);
  const above = canvas.height - floatsOver(canvas);
  const bottom = Math.min(above, window.y + window.height - canvas.y);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** How much of the bottom of the canvas is covered, in px. */
export function floatsOver({ width }: Size): number {
  return width < FLOATS.narrowBelow ? FLOATS.narrow : FLOATS.wide;
}
