import { useRef } from 'react';
import type { Point, Rect } from '../../../scene/geometry';
import { elementsOf } from '../../../scene/selection';
import { makeSelector } from '../../../store/make-selector';
import type { Marquee } from '../../gestures/gesture';
import { marqueeBox } from '../../gestures/marquee';
import { toScreen, type Viewport } from '../../gestures/viewport';
import { selectScene } from '../../selectors';
import { BoxOutlines } from './box-outlines';
import { useInteraction } from '../pointer/interaction-store';
import { setAll } from '../drawing/svg-nodes';
import { useOverlay, type CanvasState } from './use-overlay';

/** The box that a drag over the empty canvas spans, and what it has caught; a ring around a finger that can begin one. */
export function MarqueeBox() {
  const isSpanned = useInteraction(({ gesture }) => gesture.name === 'marquee');
  const isDrawn = useInteraction(({ gesture }) => gesture.name === 'drawing');
  const held = useInteraction(({ gesture }) =>
    gesture.name === 'pressing' && gesture.isHeld ? gesture.startScreen : null,
  );
  if (held !== null) return <Ring {...held} />;
  if (isDrawn) return <DrawnBox />;
  return isSpanned && <SpannedBox />;
}

/** As wide as to be seen around a finger. */
const RING_PX = 36;

function Ring({ x, y }: Point) {
  return <circle data-held="" cx={x} cy={y} r={RING_PX} className="fill-accent/10 stroke-accent" />;
}

function SpannedBox() {
  const box = useRef<SVGRectElement>(null);
  useOverlay(box, partsOf, draw);
  return (
    <>
      <BoxOutlines boxesOf={selectCaught} className="fill-none stroke-accent stroke-[1.5]" />
      <rect ref={box} data-marquee="" className="fill-accent/10 stroke-accent" />
    </>
  );
}

/** Around what is being drawn: a text shows nothing of its width yet. */
function DrawnBox() {
  return <BoxOutlines boxesOf={selectDrawnBox} className="fill-none stroke-accent stroke-[1.5]" />;
}

const selectDrawnBox = makeSelector(
  ({ interaction: { gesture } }: CanvasState) => [gesture.name === 'drawing' ? gesture.now : null],
  (box) => (box === null ? NOTHING : [box]),
);

const NOTHING: readonly Rect[] = [];

const selectCaught = makeSelector(
  ({ app, interaction: { gesture } }: CanvasState) => [
    selectScene(app),
    gesture.name === 'marquee' ? gesture.caught : null,
  ],
  (scene, ids) => (ids === null ? NOTHING : elementsOf(scene, ids)),
);

function partsOf({ interaction: { gesture }, view }: CanvasState) {
  return [gesture.name === 'marquee' ? gesture : null, view] as const;
}

function draw(node: SVGRectElement, marquee: Marquee | null, view: Viewport): void {
  if (marquee === null) return;
  const box = toScreen(marqueeBox(marquee), view);
  setAll(node, { ...box, 'data-caught': marquee.caught.length });
}
