import { useRef } from 'react';
import { boundsOf } from '../../../scene/geometry';
import { makeSelector } from '../../../store/make-selector';
import type { RootState } from '../../../store/state';
import { distancesBetween } from '../../gestures/snap/distances';
import { NO_GUIDES, type Guides, type Segment } from '../../gestures/snap/guides';
import type { Viewport } from '../../gestures/viewport';
import { AXES } from '../../gestures/snap/span';
import {
  selectDisplayedElement,
  selectDisplayedFrame,
  selectDisplayedSelection,
} from '../drawing/displayed';
import { appendNode } from '../drawing/svg-nodes';
import { useOverlay, type CanvasState } from './use-overlay';

/** In px of the screen. */
const CAP = 3;
const PILL = { height: 16, padding: 5, perFigure: 6.5 };

/**
 * Why what is dragged lies where it lies: lines along what is aligned, and distances in small pills. Those along one axis are one
 * node, those along the other another: a browser draws the box of a node again, and the box of a cross is all of it.
 */
export function GuidesLayer() {
  const ref = useRef<SVGGElement>(null);
  useOverlay(ref, partsOf, draw);
  return <g ref={ref} className="fill-guide" />;
}

function partsOf({ app, interaction, view }: CanvasState) {
  const { gesture, isAltHeld, hovered } = interaction;
  const guides =
    'guides' in gesture ? gesture.guides : isAltHeld ? selectDistances(app, hovered) : NO_GUIDES;
  const isBlank = guides.lines.length === 0 && guides.measures.length === 0;
  return [isBlank ? NO_GUIDES : guides, view] as const;
}

/** How far the selection lies from what the pointer is over: from the frame where that is nothing else. */
const selectDistances = makeSelector(
  (app: RootState, hovered: string | null) => [
    selectDisplayedSelection(app),
    hovered === null ? undefined : selectDisplayedElement(app, hovered),
    selectDisplayedFrame(app),
  ],
  (selected, over, frame): Guides => {
    const box = boundsOf(selected);
    if (box === null) return NO_GUIDES;
    const other = over === undefined || selected.includes(over) ? frame : over;
    return { lines: [], measures: distancesBetween(box, other) };
  },
);

function draw(group: SVGGElement, { lines, measures }: Guides, view: Viewport): void {
  const isBlank = lines.length === 0 && measures.length === 0;
  if (isBlank && group.childElementCount === 0) return;
  group.replaceChildren();
  group.toggleAttribute('data-guides', !isBlank);
  for (const axis of AXES) {
    const isAlong = (segment: Segment): boolean => segment.axis === axis;
    const strokes = [
      ...lines.filter(isAlong).map((line) => strokeOf(line, view)),
      ...measures.filter(isAlong).map((measure) => strokeOf(measure, view, CAP)),
    ];
    if (strokes.length > 0) appendNode(group, 'path', { d: strokes.join('') });
  }
  for (const measure of measures) drawPill(group, measure, view);
}

/** A segment on the screen, one px wide, with caps of a length at its ends. On whole px, so that it is sharp. */
function strokeOf({ axis, at, start, end }: Segment, view: Viewport, cap = 0): string {
  const isAcross = axis === 'x';
  const place = (value: number, pan: number) => Math.round(value * view.zoom + pan);
  const from = place(start, isAcross ? view.panX : view.panY);
  const to = place(end, isAcross ? view.panX : view.panY);
  const line = place(at, isAcross ? view.panY : view.panX);
  const bar = (along: number, across: number, length: number, breadth: number): string =>
    isAcross
      ? `M${along} ${across}h${length}v${breadth}h${-length}z`
      : `M${across} ${along}h${breadth}v${length}h${-breadth}z`;
  const caps = cap === 0 ? [] : [from, to].map((end) => bar(end, line - cap, 1, 2 * cap + 1));
  return [bar(from, line, to - from + 1, 1), ...caps].join('');
}

/** The length of a measure: beside it, so that a short one stays to be seen. */
function drawPill(group: Element, { axis, at, start, end }: Segment, view: Viewport): void {
  const { zoom, panX, panY } = view;
  const words = String(Math.round(end - start));
  const width = words.length * PILL.perFigure + 2 * PILL.padding;
  const middle = ((start + end) / 2) * zoom;
  const [across, down] =
    axis === 'x'
      ? [middle + panX, at * zoom + panY + PILL.height / 2 + CAP + 2]
      : [at * zoom + panX + width / 2 + CAP + 2, middle + panY];
  const [x, y] = [Math.round(across), Math.round(down)];
  const { height } = PILL;
  const box = { x: x - width / 2, y: y - height / 2, width, height, rx: 4 };
  appendNode(group, 'rect', { ...box, 'data-measure': words });
  const letters = { x, y, dy: '0.35em', 'text-anchor': 'middle', class: LETTERS };
  appendNode(group, 'text', letters).textContent = words;
}

const LETTERS = 'fill-on-guide text-[11px] font-medium tabular-nums select-none';
