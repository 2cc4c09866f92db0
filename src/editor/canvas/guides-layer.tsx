import { useRef } from 'react';
import { NO_GUIDES, type Guides, type Segment } from '../gestures/snap/guides';
import type { Viewport } from '../gestures/viewport';
import { appendNode } from './svg-nodes';
import { useOverlay, type CanvasState } from './use-overlay';

/** In px of the screen. */
const CAP = 3;
const PILL = { height: 16, padding: 5, perFigure: 6.5 };

/**
 * Why what is dragged lies where it lies: lines along what is aligned, and distances in small pills. Each line is a node of
 * its own: what is drawn anew is then no more than lines, not the whole box that they span.
 */
export function GuidesLayer() {
  const ref = useRef<SVGGElement>(null);
  useOverlay(ref, partsOf, draw);
  return <g ref={ref} className="fill-none stroke-guide" />;
}

function partsOf({ interaction: { gesture }, view }: CanvasState) {
  const guides = 'guides' in gesture ? gesture.guides : NO_GUIDES;
  const isBlank = guides.lines.length === 0 && guides.measures.length === 0;
  return [isBlank ? NO_GUIDES : guides, view] as const;
}

function draw(group: SVGGElement, { lines, measures }: Guides, view: Viewport): void {
  if (lines.length === 0 && measures.length === 0 && group.childElementCount === 0) return;
  group.replaceChildren();
  group.toggleAttribute('data-guides', lines.length > 0 || measures.length > 0);
  for (const line of lines) drawSegment(group, line, view, 0);
  for (const measure of measures) {
    drawSegment(group, measure, view, CAP);
    drawPill(group, measure, view);
  }
}

/** A segment on the screen; with caps of a length at its ends where there are any. On half px, so that it is drawn sharp. */
function drawSegment(group: Element, segment: Segment, view: Viewport, cap: number): void {
  const { axis, at, start, end } = segment;
  const isAcross = axis === 'x';
  const place = (value: number, pan: number) => Math.round(value * view.zoom + pan) + 0.5;
  const line = place(at, isAcross ? view.panY : view.panX);
  const point = (along: number, by: number) => {
    const across = line + by;
    const far = place(along, isAcross ? view.panX : view.panY);
    return isAcross ? `${far},${across}` : `${across},${far}`;
  };
  if (cap === 0) {
    appendNode(group, 'path', { d: `M${point(start, 0)}L${point(end, 0)}` });
    return;
  }
  const cornersAt = (along: number, ...by: readonly number[]) => by.map((off) => point(along, off));
  const points = [...cornersAt(start, -cap, cap, 0), ...cornersAt(end, 0, -cap, cap)];
  appendNode(group, 'polyline', { points: points.join(' ') });
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
  const pill = appendNode(group, 'g', { 'data-measure': words, class: 'stroke-none' });
  const { height } = PILL;
  const box = { x: x - width / 2, y: y - height / 2, width, height, rx: 4 };
  appendNode(pill, 'rect', { ...box, class: 'fill-guide' });
  const letters = { x, y, dy: '0.35em', 'text-anchor': 'middle', class: LETTERS };
  appendNode(pill, 'text', letters).textContent = words;
}

const LETTERS = 'fill-on-guide text-[11px] font-medium tabular-nums select-none';
