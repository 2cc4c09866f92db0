import { useRef, useState } from 'react';
import { makeSelector } from '../../store/make-selector';
import { frameAlong } from '../gestures/move';
import type { Viewport } from '../gestures/viewport';
import { selectDisplayedFrame, selectDisplayedScene } from './displayed';
import { moveAsDrawn } from './move-as-drawn';
import { useOverlay, type CanvasState } from './use-overlay';
import { whileInMotion } from './while-in-motion';

/** What gets exported: the ground on which elements lie. It grows with what is dragged. */
export function Frame() {
  const ref = useRef<HTMLDivElement>(null);
  const [follow] = useState(() => whileInMotion({ draw, move, reach: Infinity }));
  useOverlay(ref, partsOf, follow);
  return (
    <div
      ref={ref}
      data-design-frame=""
      className="absolute top-0 left-0 origin-top-left will-change-transform shadow-[0_0_1px_rgb(50_40_20/0.45),0_2px_8px_rgb(50_40_20/0.10)]"
    />
  );
}

const selectFrameAlong = makeSelector(
  ({ app, interaction }: CanvasState) => [selectDisplayedScene(app), interaction.move?.ids ?? null],
  (scene, ids) => (ids === null ? null : frameAlong(scene, ids)),
);

function partsOf(now: CanvasState) {
  const { move: held } = now.interaction;
  const { width, height } =
    (held && selectFrameAlong(now)?.(held.offset)) ?? selectDisplayedFrame(now.app);
  const { background } = selectDisplayedScene(now.app);
  return [now.view, now.isInMotion, width, height, background] as const;
}

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
