import { useRef } from 'react';
import { grownFrame } from '../../scene/frame';
import { makeSelector } from '../../store/make-selector';
import { frameAlong } from '../gestures/move';
import { selectDisplayedScene } from './displayed';
import { useOverlay, type CanvasState } from './use-overlay';

/** What gets exported: the ground on which elements lie. It grows with what is dragged. */
export function Frame() {
  const ref = useRef<HTMLDivElement>(null);
  useOverlay(ref, partsOf, draw);
  return (
    <div
      ref={ref}
      data-design-frame=""
      className="absolute top-0 left-0 origin-top-left shadow-[0_0_1px_rgb(50_40_20/0.45),0_2px_8px_rgb(50_40_20/0.10)]"
    />
  );
}

const selectFrame = makeSelector(({ app }: CanvasState) => [selectDisplayedScene(app)], grownFrame);

const selectFrameAlong = makeSelector(
  ({ app, interaction }: CanvasState) => [selectDisplayedScene(app), interaction.move?.ids ?? null],
  (scene, ids) => (ids === null ? null : frameAlong(scene, ids)),
);

function partsOf(now: CanvasState) {
  const { move } = now.interaction;
  const { width, height } = (move && selectFrameAlong(now)?.(move.offset)) ?? selectFrame(now);
  const { zoom, panX, panY } = now.view;
  return [width, height, zoom, panX, panY, selectDisplayedScene(now.app).background] as const;
}

function draw(
  { style }: HTMLElement,
  ...[width, height, zoom, panX, panY, background]: ReturnType<typeof partsOf>
): void {
  style.width = `${width * zoom}px`;
  style.height = `${height * zoom}px`;
  style.transform = `translate(${panX}px, ${panY}px)`;
  style.backgroundColor = background;
}
