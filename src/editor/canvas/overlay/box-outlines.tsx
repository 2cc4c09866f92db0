import { useCallback, useRef, type SVGProps } from 'react';
import type { Point, Rect } from '../../../scene/geometry';
import { drawPath } from '../drawing/svg-nodes';
import { useOverlay, type CanvasState } from './use-overlay';

interface BoxOutlinesProps extends Omit<SVGProps<SVGPathElement>, 'ref' | 'd' | 'transform'> {
  /** In canvas units; the same list as long as nothing in it changes. */
  readonly boxesOf: (now: CanvasState) => readonly Rect[];
  /** How far all of them are away from there; the same point as long as they rest. */
  readonly offsetOf?: (now: CanvasState) => Point;
  /** How far outside the boxes they lie, in px of the screen. */
  readonly outside?: number;
}

/** The outlines of boxes over the canvas, however many, as one path. It is written again with the zoom alone. */
export function BoxOutlines({
  boxesOf,
  offsetOf = noOffset,
  outside = 0,
  ...rest
}: BoxOutlinesProps) {
  const ref = useRef<SVGPathElement>(null);
  const shapeOf = useCallback(
    (now: CanvasState) => [boxesOf(now), now.view.zoom, outside] as const,
    [boxesOf, outside],
  );
  const placeOf = useCallback(
    (now: CanvasState) => {
      const { zoom, panX, panY } = now.view;
      const { x, y } = offsetOf(now);
      // What is not there has no place, so that a pan does not write it.
      if (boxesOf(now).length === 0) return [0, 0] as const;
      return [panX + x * zoom, panY + y * zoom] as const;
    },
    [boxesOf, offsetOf],
  );
  useOverlay(ref, shapeOf, drawBoxes);
  useOverlay(ref, placeOf, putAt);
  return <path ref={ref} {...rest} />;
}

const NOWHERE: Point = { x: 0, y: 0 };

function noOffset(): Point {
  return NOWHERE;
}

function drawBoxes(
  path: SVGPathElement,
  boxes: readonly Rect[],
  zoom: number,
  outside: number,
): void {
  const more = 2 * outside;
  const outlines = boxes.map(({ x, y, width, height }) => {
    const across = width * zoom + more;
    return `M${x * zoom - outside} ${y * zoom - outside}h${across}v${height * zoom + more}h${-across}z`;
  });
  drawPath(path, outlines.join(''));
}

function putAt(path: SVGPathElement, x: number, y: number): void {
  path.setAttribute('transform', `translate(${x} ${y})`);
}
