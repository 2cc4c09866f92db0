import { useRef } from 'react';
import { castBox, withinFrame } from '../../../scene/frame';
import { type Rect, boundsOf } from '../../../scene/geometry';
import { visibleElements } from '../../../scene/selection';
import { makeSelector } from '../../../store/make-selector';
import { selectDisplayedScene } from '../drawing/displayed';
import { drawPath, setAll } from '../drawing/svg-nodes';
import { frameNow } from './frame';
import { type CanvasState, useOverlay } from './use-overlay';

/** How far the words lie below the line, in px. */
const BELOW = 16;

/** What 'Trim to content' leaves of the frame: the rest is paled, with a dashed line around what stays and its size below. */
export function TrimLayer() {
  const ref = useRef<SVGGElement>(null);
  useOverlay(ref, partsOf, draw);
  useOverlay(ref, placeOf, putAt);
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
  drawPath(line, isTrimmed ? kept : '');
  setAll(words, { x: (x + width) * zoom, y: (y + height) * zoom + BELOW });
  words.textContent = isTrimmed ? `${width} × ${height}` : '';
}

function boxPath(x: number, y: number, width: number, height: number, zoom: number): string {
  return `M${x * zoom} ${y * zoom}h${width * zoom}v${height * zoom}h${-width * zoom}z`;
}

/** What is not there has no place, so that a pan does not write it. */
function placeOf(now: CanvasState) {
  const { panX, panY } = now.view;
  return selectDisplayedScene(now.app).frame.trim ? ([panX, panY] as const) : ([0, 0] as const);
}

function putAt(group: SVGGElement, x: number, y: number): void {
  group.setAttribute('transform', `translate(${x} ${y})`);
}
