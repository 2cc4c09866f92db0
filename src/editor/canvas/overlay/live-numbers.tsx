import { useRef } from 'react';
import { boundsOf, type Rect } from '../../../scene/geometry';
import { elementsOf } from '../../../scene/selection';
import type { RootState } from '../../../store/state';
import type { GestureState } from '../../gestures/gesture';
import { toScreen, type Viewport } from '../../gestures/viewport';
import { selectDisplayedScene } from '../drawing/displayed';
import { useOverlay, type CanvasState } from './use-overlay';

/** Between what is dragged and its numbers, in px of the screen. */
const GAP_PX = 8;

/**
 * The position, or the size, of what is dragged, in a pill below it. The pill has the same size for all numbers, so that new
 * ones are laid out in it alone, and it is a layer of its own, so that nothing under it is drawn again.
 */
export function LiveNumbers() {
  const ref = useRef<HTMLDivElement>(null);
  useOverlay(ref, partsOf, draw);
  return (
    <div
      ref={ref}
      data-live-numbers=""
      className="absolute top-0 left-0 -ml-14 h-5 w-28 text-center text-[11px] leading-5 font-medium tabular-nums contain-strict will-change-transform select-none invisible"
    >
      <span className="rounded-full bg-accent px-2 py-0.5 text-on-accent" />
    </div>
  );
}

function partsOf({ app, interaction: { gesture }, view }: CanvasState) {
  const box = shownBox(app, gesture);
  if (box === null) return NOTHING;
  const { x, y, width, height } = box;
  return [x, y, width, height, gesture.name === 'resizing', view] as const;
}

const NOTHING = [0, 0, 0, 0, null, null] as const;

/** What is resized is as large as it is drawn: a text that wraps grows as it gets narrower, which no hand asks for. */
function shownBox(app: RootState, gesture: GestureState): Rect | null {
  if (gesture.name === 'dragging') return gesture.isInside ? gesture.now : null;
  if (gesture.name !== 'resizing') return null;
  return boundsOf(elementsOf(selectDisplayedScene(app), gesture.ids)) ?? gesture.now;
}

function draw(
  pill: HTMLElement,
  x: number,
  y: number,
  width: number,
  height: number,
  isResized: boolean | null,
  view: Viewport | null,
): void {
  // What comes and goes would be laid out, and all that is drawn after it drawn again.
  pill.style.visibility = view === null ? '' : 'visible';
  const [words] = pill.children;
  if (view === null || words === undefined) return;
  words.textContent = isResized === true ? `${width} × ${height}` : `${x}, ${y}`;
  const below = toScreen({ x, y, width, height }, view);
  const at = [below.x + below.width / 2, below.y + below.height + GAP_PX].map(Math.round);
  pill.style.transform = `translate(${at.join('px, ')}px)`;
}
