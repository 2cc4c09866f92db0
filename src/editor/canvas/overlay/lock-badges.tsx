import { useRef } from 'react';
import type { SceneElement } from '../../../scene/scene';
import { toScreen, type Viewport } from '../../gestures/viewport';
import { selectDisplayedLocked } from '../drawing/displayed';
import { drawPath } from '../drawing/svg-nodes';
import { useOverlay, type CanvasState } from './use-overlay';

/** In px of the screen, at any zoom. */
const RADIUS = 9;

/** A closed lock in a box of 10 px, from the middle of its badge. */
const LOCK = 'm-3.75-.4h7.5v4.6h-7.5zm1.7 0v-2.1a2.05 2.05 0 0 1 4.1 0v2.1';

/** A badge at the corner of everything locked: one path for all discs, one for all locks. */
export function LockBadges() {
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
