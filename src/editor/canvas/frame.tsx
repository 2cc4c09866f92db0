import { useRef } from 'react';
import { grownFrame } from '../../scene/frame';
import { makeSelector } from '../../store/make-selector';
import { frameAlong } from '../gestures/move';
import { selectDisplayedScene } from './displayed';
import { translate } from './translate';
import { useOverlay, type CanvasState } from './use-overlay';

/** What gets exported: the ground on which elements lie. It grows with what is dragged. */
export function Frame() {
  const ref = useRef<HTMLDivElement>(null);
  useOverlay(ref, lookOf, draw);
  useOverlay(ref, placeOf, translate);
  return (
    <div
      ref={ref}
      data-design-frame=""
      className="absolute top-0 left-0 will-change-transform shadow-[0_0_1px_rgb(50_40_20/0.45),0_2px_8px_rgb(50_40_20/0.10)]"
    />
  );
}

const selectFrame = makeSelector(({ app }: CanvasState) => [selectDisplayedScene(app)], grownFrame);

const selectFrameAlong = makeSelector(
  ({ app, interaction }: CanvasState) => [selectDisplayedScene(app), interaction.move?.ids ?? null],
  (scene, ids) => (ids === null ? null : frameAlong(scene, ids)),
);

function lookOf(now: CanvasState) {
  const { move } = now.interaction;
  const size = (move && selectFrameAlong(now)?.(move.offset)) ?? selectFrame(now);
  const { zoom } = now.view;
  const { background } = selectDisplayedScene(now.app);
  return [size.width * zoom, size.height * zoom, background] as const;
}

function draw({ style }: HTMLElement, width: number, height: number, background: string): void {
  style.width = `${width}px`;
  style.height = `${height}px`;
  style.backgroundColor = background;
}

function placeOf({ view: { panX, panY } }: CanvasState) {
  return [panX, panY] as const;
}
