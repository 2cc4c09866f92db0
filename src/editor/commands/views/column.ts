import { boundsOf, type Point, type Rect, type Size } from '../../../scene/geometry';
import { visibleElements } from '../../../scene/selection';
import type { Scene } from '../../../scene/scene';
import {
  columnResized,
  viewportChanged,
  wayBackNoted,
  type ViewState,
} from '../../../store/canvas/view-slice';
import type { AppThunk } from '../../../store/state';
import { startView } from '../../gestures/start-view';
import { isInSight, zoomToFit } from '../../gestures/zoom-to-fit';
import {
  isSameView,
  keepMiddle,
  panToShow,
  RULER,
  rulerOf,
  type Viewport,
} from '../../gestures/viewport';
import { selectScene, selectSelected } from '../../selectors';
import { frameOf } from '../command-facts';

/** What floats over the bottom of the canvas, in px: one row of buttons, two in a narrow column that is not low. */
const FLOATS = { wide: 64, narrow: 136 };

/** From how wide a column on there is one row, in px. */
export const ONE_ROW_PX = 640;

/** Shows the design as it is seen first. */
export function showStart(): AppThunk {
  return (dispatch, getState) => {
    const state = getState();
    dispatch(viewportChanged(startViewOf(selectScene(state), state.view)));
  };
}

/** In px, between the frame and the starters below it, and the least room for these: a row of designs is seen whole. A phone has one row of buttons less, and what is low all in two rows. */
export const STARTERS = { gap: 12, narrowBelow: 480, narrow: 172, wide: 220, low: 150 };

/** In narrower canvases starters reach the corner with the checks; lower ones have no room above it. In px. */
const BESIDE_CORNER = { width: 1020, height: 512 };

/** How much of the foot of the canvas starters leave free, in px. */
export function floatsBelowStarters(column: Size): number {
  const { width, height } = column;
  const isAbove =
    width >= ONE_ROW_PX && width < BESIDE_CORNER.width && height > BESIDE_CORNER.height;
  const more = hasOneRow(column) ? FOOT_AIR.above : 0;
  return floatsOver(column) + (isAbove ? CORNER.height : more);
}

/** Where starters stand at the lowest, in px from the top of the canvas. */
export function lowestStarters(column: Size): number {
  const isLow = column.height <= BESIDE_CORNER.height;
  const beside = isLow ? STARTERS.low : STARTERS.wide;
  const least = column.width < STARTERS.narrowBelow ? STARTERS.narrow : beside;
  return column.height - floatsBelowStarters(column) - least;
}

/** The canvas with what takes room of it. */
export type CanvasRoom = Pick<ViewState, 'column' | 'hasRulers'>;

export function startViewOf(scene: Scene, { column, ...rulers }: CanvasRoom): Viewport {
  const isEmpty = scene.elements.length === 0;
  const foot = isEmpty ? column.height - lowestStarters(column) + STARTERS.gap : 0;
  const shown = { frame: frameOf(scene), content: visibleElements(scene), foot };
  return startView(shown, column, rulerOf(rulers));
}

/**
 * Stores the size of the canvas. What was fitted is fitted again. Else what lay in its middle stays there, so that a sheet that opens
 * and closes moves nothing permanently: back at the same size the same is seen, unless the visitor has moved the view. The selection stays in sight above what floats there, else the whole design does if it
 * was in sight.
 */
export function resizeColumn(size: Size): AppThunk {
  return (dispatch, getState) => {
    const { view } = getState();
    const { column } = view;
    if (column.width === size.width && column.height === size.height) return;
    dispatch(columnResized(size));
    if (column.width === 0) return;
    const { zoom, panX, panY, wayBack } = view;
    const isOnWay = wayBack !== null && isSameView(wayBack.since, view);
    const origin = isOnWay ? wayBack : { column, view: { zoom, panX, panY } };
    const isBack = origin.column.width === size.width && origin.column.height === size.height;
    const next = isBack
      ? origin.view
      : (fittedAgain(selectScene(getState()), view, size) ?? keepMiddle(view, column, size));
    const selected = boundsOf(selectSelected(getState()));
    const content = boundsOf(visibleElements(selectScene(getState())));
    const seen = content !== null && isInSight(content, view, column) ? content : null;
    const kept = selected ?? seen;
    const isSeen = kept === null || (isBack && isInSight(kept, next, size));
    const since = isSeen ? next : viewToShow(kept, next, size);
    dispatch(viewportChanged(since));
    dispatch(wayBackNoted(isBack ? null : { column: origin.column, view: origin.view, since }));
  };
}

interface EarlierView {
  readonly view: Viewport;
  readonly room: CanvasRoom;
  /** The design that was seen. */
  readonly scene: Scene;
}

/** The view that a design has now where it was seen so before: fitted again if it was, else with the same in its middle. */
export function viewInColumn(before: EarlierView, scene: Scene, room: CanvasRoom): Viewport {
  const { view } = before;
  return isSameView(startViewOf(before.scene, before.room), view)
    ? startViewOf(scene, room)
    : keepMiddle(view, before.room.column, room.column);
}

/** The view that shows in a column of another size what this one shows, where it has been fitted; null where it has not. */
function fittedAgain(scene: Scene, view: ViewState, size: Size): Viewport | null {
  const fits = [
    (column: Size) => startViewOf(scene, { ...view, column }),
    // Elements may have come since.
    (column: Size) => startViewOf({ ...scene, elements: [] }, { ...view, column }),
    (column: Size) => zoomToFit(frameOf(scene), column, rulerOf(view)),
  ];
  return fits.find((fit) => isSameView(fit(view.column), view))?.(size) ?? null;
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
export function caretRoom(canvas: Rect, window: Rect, ruler = RULER): Rect {
  const left = Math.max(ruler, window.x - canvas.x);
  const top = Math.max(ruler, window.y - canvas.y);
  const right = Math.min(canvas.width, window.x + window.width - canvas.x);
  const above = canvas.height - floatsOver(canvas);
  const bottom = Math.min(above, window.y + window.height - canvas.y);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** How much of the bottom of the canvas is covered, in px. */
export function floatsOver(canvas: Size): number {
  return canvas.width < ONE_ROW_PX && !hasOneRow(canvas) ? FLOATS.narrow : FLOATS.wide;
}

/** Below a bar at the foot of the canvas, in px: above the lowest row of buttons, or in the place of the only one. */
const FOOT_AIR = { above: 8, instead: 12 };

/** Where a bar stands in the middle of the foot of the canvas of a phone: its corner, in px. */
export function footBarPlace(canvas: Size, bar: Size, isOnly = hasOneRow(canvas)): Point {
  const below = isOnly ? FOOT_AIR.instead : FLOATS.wide + FOOT_AIR.above;
  return {
    x: Math.round((canvas.width - bar.width) / 2),
    y: canvas.height - below - bar.height,
  };
}

/** The checks and the email view, at the end of a second row, and how wide a canvas is in which nothing else stands there, in px. */
const CORNER = { width: 140, height: 48, inWidth: 560 };

/** What floats at the bottom of the canvas, for the bar of a selection with a mouse: one row, and what stands in a corner above it. */
export function floatsBelowBar(canvas: Size) {
  const { width, height, inWidth } = CORNER;
  const floats = canvas.width < inWidth ? floatsOver(canvas) : FLOATS.wide;
  const y = canvas.height - FLOATS.wide - height;
  return { floats, corner: [{ x: canvas.width - width, y, width, height }] };
}

/** The canvas of a phone above an open sheet, in px. */
const LOW = { width: 440, height: 400 };

/** Whether a narrow canvas is too low for two rows of buttons. */
export function hasOneRow({ width, height }: Size): boolean {
  return width < LOW.width && height < LOW.height;
}
