import { useRef } from 'react';
import { boundsOf, type Rect } from '../../../scene/geometry';
import type { ShownInsertion } from '../../../scene/stacks/arrange/insertions';
import { membersByStack, stacksOf } from '../../../scene/stacks/members';
import type { SceneElement } from '../../../scene/scene';
import { hasSameItems } from '../../../base/has-same-items';
import { makeSelector } from '../../../store/make-selector';
import type { RootState } from '../../../store/state';
import { toScreen, type Viewport } from '../../gestures/viewport';
import { selectChosenIds, selectDisplayedScene } from '../drawing/displayed';
import { drawPath } from '../drawing/svg-nodes';
import { useOverlay, type CanvasState } from './use-overlay';

/**
 * A line beside each stack of which an element is selected, with a mark at the middle of each of its elements; while some are
 * dragged, a line where they would be put.
 */
export function StackLines() {
  const lines = useRef<SVGGElement>(null);
  const insertion = useRef<SVGGElement>(null);
  useOverlay(lines, partsOf, draw);
  useOverlay(insertion, insertionOf, drawInsertion);
  return (
    <>
      <g ref={lines} className="fill-none">
        {/* The pale edge is seen on what is dark. */}
        <path className="stroke-white stroke-[3.5]" />
        <path data-stack-lines="" className="stroke-accent stroke-[1.5]" />
      </g>
      <g ref={insertion} className="fill-none" strokeLinecap="round">
        <path className="stroke-white stroke-[5]" />
        <path data-insertion="" className="stroke-accent stroke-[3]" />
      </g>
    </>
  );
}

type Stacks = readonly (readonly SceneElement[])[];
const NO_STACKS: Stacks = [];

const selectChosenStacks = makeSelector(
  (app: RootState) => [selectDisplayedScene(app), selectChosenIds(app)],
  (scene, ids): Stacks => {
    if (ids.size === 0) return NO_STACKS;
    const members = membersByStack(scene.elements);
    const chosen = [...stacksOf(scene, [...ids])];
    return chosen.flatMap((stack) => [members.get(stack) ?? []]).filter(({ length }) => length > 0);
  },
  hasSameItems,
);

/** Elements in motion have no line: it would stay behind. */
function partsOf({ app, view, interaction: { move } }: CanvasState) {
  const stacks = move === null ? selectChosenStacks(app) : NO_STACKS;
  return stacks.length === 0 ? ([NO_STACKS, null] as const) : ([stacks, view] as const);
}

function insertionOf({ view, interaction: { gesture } }: CanvasState) {
  const insertion = gesture.name === 'dragging' ? gesture.insertion : null;
  return insertion === null ? ([null, null] as const) : ([insertion, view] as const);
}

/** How far the line reaches over what it stands between, in px. */
const OVER = 4;

function drawInsertion(
  group: SVGGElement,
  insertion: ShownInsertion | null,
  view: Viewport | null,
): void {
  const line = insertion === null || view === null ? '' : insertionLine(insertion, view);
  for (const path of group.getElementsByTagName('path')) drawPath(path, line);
}

function insertionLine({ axis, across, start, end }: ShownInsertion, view: Viewport): string {
  const { zoom, panX, panY } = view;
  const [panAlong, panAcross] = axis === 'x' ? [panX, panY] : [panY, panX];
  const at = Math.round(across * zoom + panAcross);
  const from = Math.round(start * zoom + panAlong) - OVER;
  const to = Math.round(end * zoom + panAlong) + OVER;
  return axis === 'x' ? `M${from} ${at}H${to}` : `M${at} ${from}V${to}`;
}

/** How far the line lies outside the stack, clear of handles, and how long its marks are, in px. */
const [AWAY, MARK] = [15, 4];

function draw(group: SVGGElement, stacks: Stacks, view: Viewport | null): void {
  const lines = view === null ? '' : stacks.map((stack) => lineOf(stack, view)).join('');
  for (const path of group.getElementsByTagName('path')) drawPath(path, lines);
}

/** At the left of a column; above a row. */
function lineOf(members: readonly SceneElement[], view: Viewport): string {
  const boxes = members.map((member) => toScreen(member, view));
  const bounds = boundsOf(boxes);
  if (bounds === null) return '';
  const { x, y, width, height } = bounds;
  if (isRow(boxes)) {
    const marks = boxes.map((box) => `M${box.x + box.width / 2} ${y - AWAY}v${MARK}`);
    return `M${x} ${y - AWAY}h${width}${marks.join('')}`;
  }
  const marks = boxes.map((box) => `M${x - AWAY} ${box.y + box.height / 2}h${MARK}`);
  return `M${x - AWAY} ${y}v${height}${marks.join('')}`;
}

/** Whether all stand at one height. */
function isRow(boxes: readonly Rect[]): boolean {
  const start = Math.max(...boxes.map(({ y }) => y));
  return boxes.every(({ y, height }) => y + height > start);
}
