import type { Hex } from '../../model/color';
import type { Size } from '../geometry';
import type { GradientStyle, PlacedElement } from '../placed-element';
import type { SvgNode } from '../svg';

/** A shape's style with nothing missing. Lengths in px. */
export interface ShapeLook {
  readonly ground: Hex;
  readonly gradient: GradientStyle | null;
  /** Null where there is none. */
  readonly border: { readonly width: number; readonly color: Hex } | null;
  readonly corner: number | 'ellipse';
}

/**
 * The drawing of a shape: its border as a plane with the ground on it, so that every edge is a whole px as in CSS. A box of one
 * color with square corners is as exact with a stroke along the middle of its border: each node costs the canvas as much.
 */
export function drawShape(
  { id, width, height }: Pick<PlacedElement, 'id' | 'width' | 'height'>,
  { ground, gradient, border, corner }: ShapeLook,
): readonly SvgNode[] {
  const inset = border?.width ?? 0;
  if (border !== null && corner === 0 && gradient === null) {
    const middle = { width: width - inset, height: height - inset };
    const box = plane(middle, inset / 2, 0, ground);
    const stroke = { stroke: border.color, 'stroke-width': inset };
    return [{ ...box, attributes: { ...box.attributes, ...stroke } }];
  }
  const inner = { width: width - 2 * inset, height: height - 2 * inset };
  const radius = corner === 'ellipse' ? corner : Math.max(0, corner - inset);
  const runId = `${id}-run`;
  const fill = gradient === null ? ground : `url(#${runId})`;
  return [
    ...(gradient === null ? [] : [gradientNode(runId, gradient, inner, inset)]),
    ...(border === null ? [] : [plane({ width, height }, 0, corner, border.color)]),
    plane(inner, inset, radius, fill),
  ];
}

/**
 * The ends of a CSS gradient's line in a box, from the box's corner (CSS Images 3, 3.1: the line is just long enough
 * that the corners in its direction get the pure colours). 0 degrees is upwards, 90 to the right.
 */
export function gradientLine(angle: number, { width, height }: Size) {
  const turn = (angle * Math.PI) / 180;
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const half = (Math.abs(width * sin) + Math.abs(height * cos)) / 2;
  const [x, y] = [width / 2, height / 2];
  return { x1: x - sin * half, y1: y + cos * half, x2: x + sin * half, y2: y - cos * half };
}

function gradientNode(id: string, run: GradientStyle, box: Size, inset: number): SvgNode {
  const ends = Object.entries(gradientLine(run.angle, box));
  const placed = ends.map(([name, at]) => [name, Number((at + inset).toFixed(3)) || 0] as const);
  const stops: readonly SvgNode[] = [
    { tag: 'stop', attributes: { offset: 0, 'stop-color': run.from } },
    { tag: 'stop', attributes: { offset: 1, 'stop-color': run.to } },
  ];
  const attributes = { id, gradientUnits: 'userSpaceOnUse', ...Object.fromEntries(placed) };
  return {
    tag: 'defs',
    attributes: {},
    children: [{ tag: 'linearGradient', attributes, children: stops }],
  };
}

function plane(
  { width, height }: Size,
  at: number,
  corner: ShapeLook['corner'],
  fill: string,
): SvgNode {
  if (corner === 'ellipse') {
    const [rx, ry] = [width / 2, height / 2];
    return { tag: 'ellipse', attributes: { cx: at + rx, cy: at + ry, rx, ry, fill } };
  }
  const round = corner === 0 ? {} : { rx: corner };
  return { tag: 'rect', attributes: { x: at, y: at, width, height, ...round, fill } };
}
