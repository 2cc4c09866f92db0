import { useCallback, useRef } from 'react';
import { boundsOf, type Rect } from '../../../scene/geometry';
import { elementsOf } from '../../../scene/selection';
import { useAppSelector } from '../../../store/hooks';
import type { RootState } from '../../../store/state';
import { useMediaQuery } from '../../../ui/hooks/use-media-query';
import type { GestureState } from '../../gestures/gesture';
import { numbersPlace } from '../../gestures/numbers-place';
import { NO_GUIDES, type Guides } from '../../gestures/snap/guides';
import { measureLabel, measureLine } from '../../gestures/snap/measure-label';
import { rulerOf, toScreen, type Viewport } from '../../gestures/viewport';
import { selectDisplayedScene } from '../drawing/displayed';
import { useOverlay, type CanvasState } from './use-overlay';

/** In px of the screen: how high the pill is, and how wide around its figures. */
const PILL = { height: 20, padding: 8, perFigure: 6.5 };

/**
 * The position, or the size, of what is dragged, in a pill beside it that covers no distance. What holds the pill has the same size
 * for all numbers, so that new ones are laid out in it alone, and is a layer of its own, so that nothing under it is drawn again.
 */
export function LiveNumbers() {
  const ref = useRef<HTMLDivElement>(null);
  const canvas = useAppSelector((state) => state.view.column);
  const ruler = useAppSelector((state) => rulerOf(state.view));
  const isFinger = useMediaQuery('(pointer: coarse)');
  const draw = useCallback(
    (pill: HTMLElement, ...parts: ReturnType<typeof partsOf>) => {
      const [x, y, width, height, isResized, guides, view] = parts;
      // What comes and goes would be laid out, and all that is drawn after it drawn again.
      pill.style.visibility = view === null ? '' : 'visible';
      const [node] = pill.children;
      if (view === null || node === undefined) return;
      const words = isResized ? `${width} × ${height}` : `${x}, ${y}`;
      node.textContent = words;
      const size = { width: words.length * PILL.perFigure + 2 * PILL.padding, height: PILL.height };
      const box = toScreen({ x, y, width, height }, view);
      const at = numbersPlace(box, size, takenBy(guides, view), canvas, isFinger, ruler);
      pill.style.transform = `translate(${at.x}px, ${at.y}px)`;
    },
    [canvas, isFinger, ruler],
  );
  useOverlay(ref, partsOf, draw);
  return (
    <div
      ref={ref}
      data-live-numbers=""
      className="absolute top-0 left-0 -mt-2.5 -ml-14 h-5 w-28 text-center text-[11px] leading-5 font-medium tabular-nums contain-strict will-change-transform select-none invisible"
    >
      <span className="rounded-full bg-accent px-2 py-0.5 text-on-accent" />
    </div>
  );
}

type Parts = readonly [
  x: number,
  y: number,
  width: number,
  height: number,
  isResized: boolean,
  guides: Guides,
  view: Viewport | null,
];

function partsOf({ app, interaction: { gesture }, view }: CanvasState): Parts {
  const box = shownBox(app, gesture);
  if (box === null) return NOTHING;
  const { x, y, width, height } = box;
  const guides = 'guides' in gesture ? gesture.guides : NO_GUIDES;
  const isSized = gesture.name === 'resizing' || gesture.name === 'drawing';
  return [x, y, width, height, isSized, guides, view];
}

const NOTHING: Parts = [0, 0, 0, 0, false, NO_GUIDES, null];

/** Where distances are drawn and written, in px from the canvas's corner. */
function takenBy({ measures }: Guides, view: Viewport): readonly Rect[] {
  return measures.flatMap((measure) => [
    measureLabel(measure, view).box,
    measureLine(measure, view),
  ]);
}

/** What is resized is as large as it is drawn: a text that wraps grows as it gets narrower, which no hand asks for. */
function shownBox(app: RootState, gesture: GestureState): Rect | null {
  if (gesture.name === 'dragging') return gesture.isInside ? gesture.now : null;
  if (gesture.name === 'drawing') return gesture.now;
  if (gesture.name !== 'resizing') return null;
  return boundsOf(elementsOf(selectDisplayedScene(app), gesture.ids)) ?? gesture.now;
}
