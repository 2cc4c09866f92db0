import { useCallback, useRef, useState } from 'react';
import { grownFrame } from '../../../scene/frame';
import type { Size } from '../../../scene/geometry';
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
import { moveAsDrawn } from '../pointer/move-as-drawn';
import { useOverlay, type CanvasState } from './use-overlay';
import { whileInMotion } from '../viewport/while-in-motion';

/** What gets exported: the background on which elements lie. It grows with what is dragged. */
export function Frame() {
  const ref = useRef<HTMLDivElement>(null);
  const [follow] = useState(() => whileInMotion({ draw, move, reach: Infinity }));
  const collapse = useDesignCollapse();
  const partsOf = useCallback((now: CanvasState) => framePartsOf(now, collapse), [collapse]);
  useOverlay(ref, partsOf, follow);
  return (
    <div
      ref={ref}
      data-design-frame=""
      className="absolute top-0 left-0 origin-top-left will-change-transform forced-color-adjust-none forced-colors:outline shadow-[0_0_1px_rgb(50_40_20/0.45),0_2px_8px_rgb(50_40_20/0.10)]"
    />
  );
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
  const { width, height } = isCollapsed ? collapsedFrame(now.app, collapse) : frameNow(now);
  const { background } = selectDisplayedScene(now.app);
  return [now.view, now.isInMotion, width, height, background] as const;
}

const collapsedFrame = makeSelector(
  (app: RootState, collapse: SceneCollapse) => [selectCollapsedScene(app, collapse)],
  grownFrame,
);

function draw(
  div: HTMLElement,
  view: Viewport,
  width: number,
  height: number,
  background: string,
): void {
  const { style } = div;
  style.width = `${width * view.zoom}px`;
  style.height = `${height * view.zoom}px`;
  style.backgroundColor = background;
  move(div, view, view);
}

function move(div: HTMLElement, { zoom, panX, panY }: Viewport, drawn: Viewport): void {
  moveAsDrawn(div, panX, panY, zoom / drawn.zoom);
}
