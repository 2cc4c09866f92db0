import { useRef } from 'react';
import type { HandleSet } from '../../../scene/element-definition';
import { hasSameItems } from '../../../base/has-same-items';
import { boundsOf, type Point, type Rect } from '../../../scene/geometry';
import { labelledShape } from '../../../scene/labels/labels';
import type { SceneElement } from '../../../scene/scene';
import { useAppSelector } from '../../../store/hooks';
import { makeSelector } from '../../../store/make-selector';
import type { RootState } from '../../../store/state';
import { useMediaQuery } from '../../../ui/hooks/use-media-query';
import { HANDLE_SIZES, handleSpots } from '../../gestures/handle-spots';
import { handlesOf } from '../../gestures/resize';
import { toScreen, type Viewport } from '../../gestures/viewport';
import {
  selectDisplayedLocked,
  selectDisplayedScene,
  selectDisplayedSelection,
} from '../drawing/displayed';
import { drawPath } from '../drawing/svg-nodes';
import { HANDLE_CURSORS } from '../pointer/cursors';
import { useInteraction } from '../pointer/interaction-store';
import { useLiveViewport } from '../viewport/live-viewport';
import { BoxOutlines } from './box-outlines';
import { type CanvasState, useOverlay } from './use-overlay';

/** In px: within the box, the pale edge would cover the first and the last letter of a text. */
const HALO_OUTSIDE_PX = 1;

/** What shows the selection and the locks, above the elements. */
export function SelectionLayer() {
  return (
    <>
      <BoxOutlines
        boxesOf={lockedBoxes}
        className="fill-none stroke-edge-strong stroke-[1.5] [stroke-dasharray:4_3]"
      />
      <BoxOutlines
        boxesOf={shapesOfLabels}
        data-tied-shape=""
        className="fill-none stroke-accent/60 [stroke-dasharray:2_3]"
      />
      <BoxOutlines
        boxesOf={memberBoxes}
        offsetOf={moveOffset}
        className="fill-none stroke-accent/60"
      />
      {/* The pale edge is seen on what is dark. */}
      <BoxOutlines
        boxesOf={boxAround}
        offsetOf={moveOffset}
        outside={HALO_OUTSIDE_PX}
        data-halo=""
        className="fill-none stroke-white stroke-[3.5]"
      />
      <BoxOutlines
        boxesOf={boxAround}
        offsetOf={moveOffset}
        className="fill-none stroke-accent stroke-[1.5]"
      />
      <LockBadges />
      <SelectedHandles />
    </>
  );
}

const NO_BOXES: readonly Rect[] = [];

/** What may be changed is one box: around several, and each of them is outlined more faintly. */
const selectParted = makeSelector(
  (app: RootState) => [selectDisplayedSelection(app)],
  (selected) => {
    const free = selected.filter(({ locked }) => !locked);
    const around = boundsOf(free);
    return {
      locked: selected.filter(({ locked }) => locked),
      free,
      members: free.length > 1 ? free : NO_BOXES,
      around: around === null ? NO_BOXES : [around],
    };
  },
);

const selectFree = (app: RootState) => selectParted(app).free;
const lockedBoxes = ({ app }: CanvasState) => selectParted(app).locked;
const memberBoxes = ({ app }: CanvasState) => selectParted(app).members;
const boxAround = ({ app }: CanvasState) => selectParted(app).around;

/** The shapes that selected texts are tied to, where these are not selected themselves. */
const selectShapesOfLabels = makeSelector(
  (app: RootState) => [selectDisplayedScene(app), selectDisplayedSelection(app)],
  (scene, selected): readonly Rect[] => {
    const shapes = selected.flatMap((element) => {
      const shape = labelledShape(scene, element);
      return selected.includes(shape) ? [] : shape;
    });
    return shapes.length === 0 ? NO_BOXES : [...new Set(shapes)];
  },
  hasSameItems,
);

const shapesOfLabels = ({ app }: CanvasState) => selectShapesOfLabels(app);

const NOWHERE: Point = { x: 0, y: 0 };
const moveOffset = ({ interaction }: CanvasState) => interaction.move?.offset ?? NOWHERE;

/** Handles stand around all that may be changed, and out of the way while that is dragged, written in or cropped, or its gradient edited. */
function SelectedHandles() {
  const free = useAppSelector(selectFree);
  const isDragged = useInteraction(({ gesture }) => gesture.name === 'dragging');
  const isWritten = useAppSelector(
    ({ textEdit, view }) => (textEdit ?? view.cropped ?? view.gradientLine) !== null,
  );
  const box = boundsOf(free);
  const set = handlesOf(free);
  if (box === null || set === 'none' || isDragged || isWritten) return null;
  const [first, ...others] = free;
  const only = others.length === 0 ? first?.id : undefined;
  return <PlacedHandles box={box} set={set} only={only} />;
}

function PlacedHandles(props: Pick<Parameters<typeof Handles>[0], 'box' | 'set' | 'only'>) {
  return <Handles {...props} view={useLiveViewport()} />;
}

/** Below this, a finger's handles are drawn smaller, so that they cover less beside the box; both in px of the screen. */
const SMALL = 44;
const SEEN_OF_SMALL = 9;

/** How far outside a text the middle of a mouse's handle lies: its letters begin at the edge of its box. */
const BESIDE_LETTERS = 5;

interface HandlesProps {
  /** What they stand around, in canvas units. */
  readonly box: Rect;
  readonly set: HandleSet;
  /** The element that they belong to, where it is one: a double click on them means it. */
  readonly only: string | undefined;
  readonly view: Viewport;
}

function Handles({ box, set, only, view }: HandlesProps) {
  const { seen, grip, off } = HANDLE_SIZES[useMediaQuery('(pointer: coarse)') ? 'coarse' : 'fine'];
  const away = set === 'sides' ? Math.max(off, BESIDE_LETTERS) : off;
  const drawn = toScreen(box, view);
  const isSmall = Math.min(drawn.width, drawn.height) < SMALL && off > 0;
  const isTiny = isSmall && Math.max(drawn.width, drawn.height) < SMALL;
  const side = isSmall ? SEEN_OF_SMALL : seen;
  const spots = handleSpots(drawn, set, { grip, off: away });
  return (
    <g data-element-id={only} className="pointer-events-auto">
      {spots.filter(isTiny ? isCorner : () => true).map(({ handle, at, grip: area }) => (
        <g key={handle} style={{ cursor: HANDLE_CURSORS[handle] }}>
          <rect
            x={at.x - side / 2}
            y={at.y - side / 2}
            width={side}
            height={side}
            rx={off > 0 ? side / 2 : 0}
            className="fill-white stroke-accent stroke-[1.5]"
          />
          <rect {...area} data-handle={handle} fill="transparent" />
        </g>
      ))}
    </g>
  );
}

/** Of a box with little room around, only the corners are there for a finger. */
function isCorner({ handle }: { readonly handle: string }): boolean {
  return handle.length === 2;
}

/** In px of the screen, at any zoom. */
const RADIUS = 9;

/** A closed lock in a box of 10 px, from the middle of its badge. */
const LOCK = 'm-3.75-.4h7.5v4.6h-7.5zm1.7 0v-2.1a2.05 2.05 0 0 1 4.1 0v2.1';

/** A badge at the corner of everything locked: one path for all discs, one for all locks. */
function LockBadges() {
  const discs = useRef<SVGPathElement>(null);
  const locks = useRef<SVGPathElement>(null);
  useOverlay(discs, partsOf, drawDiscs);
  useOverlay(locks, partsOf, drawLocks);
  return (
    <>
      <path ref={discs} className="fill-inverse" />
      <path ref={locks} className="fill-none stroke-on-inverse [stroke-linejoin:round]" />
    </>
  );
}

function partsOf({ app, view }: CanvasState) {
  return [selectDisplayedLocked(app), view] as const;
}

function drawDiscs(path: SVGPathElement, locked: readonly SceneElement[], view: Viewport): void {
  const arc = `a${RADIUS} ${RADIUS} 0 1 1`;
  drawAtCorners(path, `m${-RADIUS} 0${arc} ${2 * RADIUS} 0${arc} ${-2 * RADIUS} 0z`, locked, view);
  if (locked.length === 0) path.removeAttribute('data-lock-badge');
  else path.setAttribute('data-lock-badge', String(locked.length));
}

function drawLocks(path: SVGPathElement, locked: readonly SceneElement[], view: Viewport): void {
  drawAtCorners(path, LOCK, locked, view);
}

/** Draws a shape at the top right corner of each element. */
function drawAtCorners(
  path: SVGPathElement,
  shape: string,
  elements: readonly SceneElement[],
  view: Viewport,
): void {
  const corners = elements.map((element) => toScreen(element, view));
  drawPath(path, corners.map(({ x, y, width }) => `M${x + width} ${y}${shape}`).join(''));
}
