import { useCallback, useRef, useState } from 'react';
import { exportedFrame, grownFrame } from '../../../scene/frame';
import type { Rect, Size } from '../../../scene/geometry';
import { useAppSelector } from '../../../store/hooks';
import { makeSelector } from '../../../store/make-selector';
import type { RootState } from '../../../store/state';
import {
  isShownCollapsed,
  selectCollapsedScene,
  useDesignCollapse,
  type SceneCollapse,
} from '../../collapse/collapsed-scene';
import { frameAlong } from '../../gestures/move';
import type { Viewport } from '../../gestures/viewport';
import { selectDisplayedFrame, selectDisplayedScene } from '../drawing/displayed';
import { cx } from '../../../ui/cx';
import { moveAsDrawn } from '../pointer/move-as-drawn';
import { useOverlay, type CanvasState } from './use-overlay';
import { whileInMotion } from '../viewport/while-in-motion';

/** What gets exported: the background on which elements lie. It grows with what is dragged. */
export function Frame() {
  const ref = useFrame();
  return (
    <div
      ref={ref}
      data-design-frame=""
      className={cx(
        FRAME,
        'forced-colors:outline shadow-[0_0_1px_rgb(50_40_20/0.45),0_2px_8px_rgb(50_40_20/0.10)]',
      )}
    />
  );
}

/** Pales the grid below it, so that words are read on it. While a text is written, it hides that. */
export function PaleFrame() {
  const ref = useFrame();
  const isWriting = useAppSelector(({ textEdit }) => textEdit !== null);
  return (
    <div
      ref={ref}
      aria-hidden="true"
      data-pale-frame=""
      className={cx(FRAME, 'pointer-events-none', isWriting || 'opacity-60')}
    />
  );
}

const FRAME =
  'absolute top-0 left-0 origin-top-left will-change-transform forced-color-adjust-none';

/** Keeps a node where the frame is, as large as that. */
function useFrame() {
  const ref = useRef<HTMLDivElement>(null);
  const [follow] = useState(() => whileInMotion({ draw, move, reach: Infinity }));
  const collapse = useDesignCollapse();
  const partsOf = useCallback((now: CanvasState) => framePartsOf(now, collapse), [collapse]);
  useOverlay(ref, partsOf, follow);
  return ref;
}

const selectFrameAlong = makeSelector(
  ({ app, interaction }: CanvasState) => [selectDisplayedScene(app), interaction.move?.ids ?? null],
  (scene, ids) => (ids === null ? null : frameAlong(scene, ids)),
);

/** How large the frame is just now, what is under way included. */
export function frameNow(now: CanvasState): Size {
  const { move: held } = now.interaction;
  return (held && selectFrameAlong(now)?.(held.offset)) ?? selectDisplayedFrame(now.app);
}

function framePartsOf(now: CanvasState, collapse: SceneCollapse | null) {
  const isCollapsed = collapse !== null && isShownCollapsed(now.app);
  const { x, y, width, height } = isCollapsed
    ? collapsedFrame(now.app, collapse)
    : { ...CORNER, ...(now.app.view.isPreview ? previewedFrame(now.app) : frameNow(now)) };
  const { background } = selectDisplayedScene(now.app);
  return [now.view, now.isInMotion, x, y, width, height, background] as const;
}

const CORNER = { x: 0, y: 0 };

/** A preview shows what is exported. */
const previewedFrame = makeSelector((app: RootState) => [selectDisplayedScene(app)], exportedFrame);

const collapsedFrame = makeSelector(
  (app: RootState, collapse: SceneCollapse) => [
    selectCollapsedScene(app, collapse),
    app.view.isPreview,
  ],
  (scene, isPreview): Rect => (isPreview ? exportedFrame(scene) : grownFrame(scene)),
);

function draw(
  div: HTMLElement,
  view: Viewport,
  x: number,
  y: number,
  width: number,
  height: number,
  background: string,
): void {
  const { style } = div;
  style.width = `${width * view.zoom}px`;
  style.height = `${height * view.zoom}px`;
  style.backgroundColor = background;
  const [left, top] = [x * view.zoom, y * view.zoom];
  style.marginLeft = `${left}px`;
  style.marginTop = `${top}px`;
  // It is scaled about the corner of the canvas.
  style.transformOrigin = `${-left}px ${-top}px`;
  move(div, view, view);
}

function move(div: HTMLElement, { zoom, panX, panY }: Viewport, drawn: Viewport): void {
  moveAsDrawn(div, panX, panY, zoom / drawn.zoom);
}
