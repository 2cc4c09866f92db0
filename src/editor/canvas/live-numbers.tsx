import { useRef } from 'react';
import type { Rect } from '../../scene/geometry';
import { toScreen, type Viewport } from '../gestures/viewport';
import { useOverlay, type CanvasState } from './use-overlay';

/** Between what is dragged and its numbers, in px of the screen. */
const GAP_PX = 8;

/**
 * Where what is dragged lies, or how large it gets, in a pill below it. The pill is as large whatever it says, so that new
 * numbers are laid out in it alone, and it is a layer of its own, so that nothing under it is drawn anew.
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

function partsOf({ interaction: { gesture }, view }: CanvasState) {
  const isResized = gesture.name === 'resizing';
  return isResized || (gesture.name === 'dragging' && gesture.isInside)
    ? ([gesture.now, isResized, view] as const)
    : ([null, false, view] as const);
}

function draw(pill: HTMLElement, box: Rect | null, isResized: boolean, view: Viewport): void {
  // What comes and goes would be laid out, and all that is drawn after it drawn anew.
  pill.style.visibility = box === null ? '' : 'visible';
  const [words] = pill.children;
  if (box === null || words === undefined) return;
  const { x, y, width, height } = box;
  words.textContent = isResized ? `${width} × ${height}` : `${x}, ${y}`;
  const below = toScreen(box, view);
  const at = [below.x + below.width / 2, below.y + below.height + GAP_PX].map(Math.round);
  pill.style.transform = `translate(${at.join('px, ')}px)`;
}
