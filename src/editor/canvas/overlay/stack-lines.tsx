import { useRef } from 'react';
import { boundsOf, overlaps, type Rect } from '../../../scene/geometry';
import { isPlaneElement } from '../../../scene/is-plane';
import { visibleElements } from '../../../scene/selection';
import type { ShownInsertion } from '../../../scene/stacks/arrange/insertions';
import { membersByStack, stacksOf } from '../../../scene/stacks/members';
import type { SceneElement } from '../../../scene/scene';
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

/** The members of a stack, and what its line must not lie over. */
interface StackBeside {
  readonly members: readonly SceneElement[];
  readonly others: readonly SceneElement[];
}

type Stacks = readonly StackBeside[];
const NO_STACKS: Stacks = [];

const selectChosenStacks = makeSelector(
  (app: RootState) => [selectDisplayedScene(app), selectChosenIds(app)],
  (scene, ids): Stacks => {
    if (ids.size === 0) return NO_STACKS;
    const byStack = membersByStack(scene.elements);
    const shown = visibleElements(scene).filter((element) => !isPlaneElement(element));
    return [...stacksOf(scene, [...ids])].flatMap((stack) => {
      const members = byStack.get(stack) ?? [];
      const others = shown.filter((element) => element.stack !== stack);
      return members.length === 0 ? [] : [{ members, others }];
    });
  },
);

/** Elements in motion have no line: it would stay behind. */
function partsOf({ app, view, interaction: { move } }: CanvasState) {
  const stacks = move === null ? selectChosenStacks(app) : NO_STACKS;
  return stacks.length === 0 ? ([NO_STACKS, null] as const) : ([stacks, view] as const);
}

function insertionOf({ view, interaction: { gesture } }: CanvasState) {
  const insertion = gesture.name === 'dragging' ? gesture.room?.insertion : null;
  return insertion == null ? ([null, null] as const) : ([insertion, view] as const);
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

/** At the left of a column; above a row. Where that would lie over something, at the other side; nowhere if over something there, too. */
function lineOf({ members, others }: StackBeside, view: Viewport): string {
  const boxes = members.map((member) => toScreen(member, view));
  const bounds = boundsOf(boxes);
  if (bounds === null) return '';
  const around = others.map((other) => toScreen(other, view));
  const { x, y, width, height } = bounds;
  const isAcross = isRow(boxes);
  const places = isAcross
    ? [y - AWAY, y + height + AWAY - MARK]
    : [x - AWAY, x + width + AWAY - MARK];
  const at = places.find((place) => {
    const line = isAcross
      ? { x, y: place, width, height: MARK }
      : { x: place, y, width: MARK, height };
    return !around.some((other) => overlaps(other, line));
  });
  if (at === undefined) return '';
  const edge = at === places[0] ? 0 : MARK;
  if (isAcross) {
    const marks = boxes.map((box) => `M${box.x + box.width / 2} ${at}v${MARK}`);
    return `M${x} ${at + edge}h${width}${marks.join('')}`;
  }
  const marks = boxes.map((box) => `M${at} ${box.y + box.height / 2}h${MARK}`);
  return `M${at + edge} ${y}v${height}${marks.join('')}`;
}

/** Whether all stand at one height. */
function isRow(boxes: readonly Rect[]): boolean {
  const start = Math.max(...boxes.map(({ y }) => y));
  return boxes.every(({ y, height }) => y + height > start);
}
