import { useRef } from 'react';
import { boundsOf } from '../../../scene/geometry';
import { visibleElements } from '../../../scene/selection';
import { makeSelector } from '../../../store/make-selector';
import type { RootState } from '../../../store/state';
import { distancesBetween } from '../../gestures/snap/distances';
import { NO_GUIDES, type Guides, type Segment } from '../../gestures/snap/guides';
import { CAP, measureLabel } from '../../gestures/snap/measure-label';
import { outside } from '../../gestures/snap/outside';
import type { Viewport } from '../../gestures/viewport';
import { AXES } from '../../gestures/snap/span';
import {
  selectDisplayedElement,
  selectDisplayedFrame,
  selectDisplayedScene,
  selectDisplayedSelection,
} from '../drawing/displayed';
import { appendNode } from '../drawing/svg-nodes';
import { useOverlay, type CanvasState } from './use-overlay';

/**
 * Why what is dragged lies where it lies: lines along what is aligned, and distances in small pills. Those along one axis are one
 * node, those along the other another: a browser draws the box of a node again, and the box of a cross is all of it.
 */
export function GuidesLayer() {
  const ref = useRef<SVGGElement>(null);
  useOverlay(ref, partsOf, draw);
  return <g ref={ref} className="fill-guide" />;
}

function partsOf(now: CanvasState) {
  const { app, interaction, view } = now;
  const { gesture, isAltHeld, hovered } = interaction;
  const guides =
    'guides' in gesture ? selectDrawn(now) : isAltHeld ? selectDistances(app, hovered) : NO_GUIDES;
  const isBlank = guides.lines.length === 0 && guides.measures.length === 0;
  return [isBlank ? NO_GUIDES : guides, view] as const;
}

/** The guides of a gesture, their lines without what would strike through an element. */
const selectDrawn = makeSelector(
  ({ app, interaction: { gesture, move } }: CanvasState) => [
    'guides' in gesture ? gesture : null,
    selectDisplayedScene(app),
    move?.ids ?? null,
  ],
  (gesture, scene, moved): Guides => {
    if (gesture === null || gesture.guides.lines.length === 0) return gesture?.guides ?? NO_GUIDES;
    const moving = new Set(moved ?? gesture.ids);
    const others = visibleElements(scene).filter(({ id }) => !moving.has(id));
    const { lines, measures } = gesture.guides;
    return { lines: lines.flatMap((line) => outside(line, gesture.now, others)), measures };
  },
);

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

function drawPill(group: Element, measure: Segment, view: Viewport): void {
  const { words, box } = measureLabel(measure, view);
  appendNode(group, 'rect', { ...box, rx: 4, 'data-measure': words });
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const letters = { x, y, dy: '0.35em', 'text-anchor': 'middle', class: LETTERS };
  appendNode(group, 'text', letters).textContent = words;
}

const LETTERS = 'fill-on-guide text-[11px] font-medium tabular-nums select-none';
