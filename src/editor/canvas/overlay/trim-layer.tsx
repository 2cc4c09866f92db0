import { useRef } from 'react';
import { castBox, withinFrame } from '../../../scene/frame';
import { type Rect, boundsOf, clamp } from '../../../scene/geometry';
import { visibleElements } from '../../../scene/selection';
import { makeSelector } from '../../../store/make-selector';
import { rulerOf } from '../../gestures/viewport';
import { selectDisplayedScene } from '../drawing/displayed';
import { drawPath, setAll } from '../drawing/svg-nodes';
import { frameNow } from './frame';
import { type CanvasState, useOverlay } from './use-overlay';

/** How far the words lie below the line, how wide they are at most, and how far the line lies outside, clear of words, in px. */
const BELOW = 16;
const WORDS = 64;
const OUTSIDE = 1.5;

/** What 'Trim to content' leaves of the frame: the rest is paled, with a dashed line around what stays and its size below. */
export function TrimLayer() {
  const ref = useRef<SVGGElement>(null);
  useOverlay(ref, partsOf, draw);
  useOverlay(ref, placeOf, putAt);
  useOverlay(ref, wordsPlaceOf, putWords);
  return (
    <g ref={ref} data-trim="">
      <path className="fill-background/75" fillRule="evenodd" />
      <path className="fill-none stroke-edge-strong [stroke-dasharray:3_3]" />
      <text className="fill-ink-muted text-[11px] tabular-nums" textAnchor="end" />
    </g>
  );
}

/** The boxes around what rests and what is under way, shadows included; the whole changes with each move, these do not. */
const selectBounds = makeSelector(
  ({ app, interaction: { move } }: CanvasState) => [selectDisplayedScene(app), move?.ids ?? null],
  (scene, ids) => {
    const moving = new Set(ids);
    const visible = scene.frame.trim ? visibleElements(scene) : [];
    const boxOf = (elements: typeof visible) => boundsOf(elements.map(castBox));
    return {
      resting: boxOf(visible.filter(({ id }) => !moving.has(id))),
      moving: boxOf(visible.filter(({ id }) => moving.has(id))),
    };
  },
);

function cropOf(now: CanvasState): Rect | null {
  const { resting, moving } = selectBounds(now);
  const offset = now.interaction.move?.offset;
  if (moving === null || offset === undefined) return resting;
  const moved = { ...moving, x: moving.x + offset.x, y: moving.y + offset.y };
  return boundsOf(resting === null ? [moved] : [resting, moved]);
}

function partsOf(now: CanvasState) {
  const { zoom } = now.view;
  const bounds = cropOf(now);
  if (bounds === null) return [zoom, 0, 0, 0, 0, 0, 0] as const;
  const frame = frameNow(now);
  const crop = withinFrame(bounds, frame);
  return [zoom, crop.x, crop.y, crop.width, crop.height, frame.width, frame.height] as const;
}

function draw(
  group: SVGGElement,
  zoom: number,
  x: number,
  y: number,
  width: number,
  height: number,
  frameWidth: number,
  frameHeight: number,
): void {
  const [dim, line] = group.getElementsByTagName('path');
  const [words] = group.getElementsByTagName('text');
  if (!dim || !line || !words) return;
  const isTrimmed = width > 0 && (width < frameWidth || height < frameHeight);
  const kept = boxPath(x, y, width, height, zoom);
  drawPath(dim, isTrimmed ? boxPath(0, 0, frameWidth, frameHeight, zoom) + kept : '');
  drawPath(line, isTrimmed ? boxPath(x, y, width, height, zoom, OUTSIDE) : '');
  setAll(words, { y: (y + height) * zoom + BELOW });
  words.textContent = isTrimmed ? `${width} × ${height}` : '';
}

function boxPath(
  x: number,
  y: number,
  width: number,
  height: number,
  zoom: number,
  outside = 0,
): string {
  const [across, down] = [width * zoom + 2 * outside, height * zoom + 2 * outside];
  return `M${x * zoom - outside} ${y * zoom - outside}h${across}v${down}h${-across}z`;
}

/** Where the words end: at the right of what stays, but no ruler and no edge of the canvas cuts them while that is in sight. */
function wordsPlaceOf(now: CanvasState) {
  const bounds = cropOf(now);
  if (bounds === null) return [0] as const;
  const { zoom, panX } = now.view;
  const crop = withinFrame(bounds, frameNow(now));
  const [start, end] = [crop.x * zoom, (crop.x + crop.width) * zoom];
  const { width } = now.app.view.column;
  const ruler = rulerOf(now.app.view);
  const isInSight = end + panX > ruler && start + panX < width;
  return [isInSight ? clamp(end, ruler + WORDS - panX, width - AIR - panX) : end] as const;
}

/** Between the words and the edge of the canvas, in px. */
const AIR = 8;

function putWords(group: SVGGElement, x: number): void {
  const [words] = group.getElementsByTagName('text');
  if (words) setAll(words, { x });
}

/** What is not there has no place, so that a pan does not write it. */
function placeOf(now: CanvasState) {
  const { panX, panY } = now.view;
  return selectDisplayedScene(now.app).frame.trim ? ([panX, panY] as const) : ([0, 0] as const);
}

function putAt(group: SVGGElement, x: number, y: number): void {
  group.setAttribute('transform', `translate(${x} ${y})`);
}
