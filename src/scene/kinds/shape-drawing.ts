import type { Border } from '../../email/nodes';
import type { Hex } from '../../model/color/color';
import type { Size } from '../geometry';
import type { GradientStyle, PlacedElement } from '../placed-element';
import type { SvgNode } from '../drawing/svg';
import { doubleStripe, radiusWithin, type Corner } from './corners';
import { drawDashes } from './dashed-border';
import { lined, plane } from './plane-drawing';

/** A shape's style with nothing missing. Lengths in px. */
export interface ShapeLook {
  readonly ground: Hex;
  readonly gradient: GradientStyle | null;
  /** Null where there is none. */
  readonly border: Border | null;
  readonly corner: Corner;
}

/**
 * The drawing of a shape: its border as a plane with the ground on it, so that every edge is a whole px as in CSS. A box of one
 * color with square corners is as exact with a stroke along the middle of its border: each node costs the canvas as much. A double border is two such
 * lines, or pairs of planes.
 */
export function drawShape(
  { id, width, height }: Pick<PlacedElement, 'id' | 'width' | 'height'>,
  { ground, gradient, border, corner }: ShapeLook,
): readonly SvgNode[] {
  const size = { width, height };
  const runId = `${id}-run`;
  const fill = gradient === null ? ground : `url(#${runId})`;
  if (border === null) return [...run(runId, gradient, size, 0), plane(size, 0, corner, fill)];
  const { width: edge, color, style } = border;
  if (style === 'dashed') {
    return [plane(size, 0, corner, fill), ...drawDashes(id, size, corner, border, ground)];
  }
  const stripe = style === 'double' ? doubleStripe(edge) : edge;
  // Where the lines of the border begin, from the outer edge on.
  const lines = stripe === edge ? [0] : [0, edge - stripe];
  const drawn = lines.flatMap((at) =>
    gradient === null && isStroked(radiusWithin(corner, at), stripe, lines.length === 1)
      ? [lined(plane(size, at + stripe / 2, corner, at === 0 ? fill : 'none'), color, stripe)]
      : [plane(size, at, corner, color), plane(size, at + stripe, corner, fill)],
  );
  return [...run(runId, gradient, size, edge), ...drawn];
}

/** Where a line shows what browsers do: of square corners, and of all but plain round ones whose curves have room for it. */
function isStroked(corner: Corner, width: number, isPlain: boolean): boolean {
  if (corner === 'ellipse') return false;
  if (typeof corner === 'number') return corner === 0 || (!isPlain && corner >= width);
  return corner.every((radius) => radius === 0 || radius >= width);
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

/** A gradient that spans what the border leaves of a shape. */
function run(
  id: string,
  gradient: GradientStyle | null,
  { width, height }: Size,
  inset: number,
): readonly SvgNode[] {
  if (gradient === null) return [];
  const box = { width: width - 2 * inset, height: height - 2 * inset };
  const ends = Object.entries(gradientLine(gradient.angle, box));
  const placed = ends.map(([name, at]) => [name, Number((at + inset).toFixed(3)) || 0] as const);
  const stops: readonly SvgNode[] = [
    { tag: 'stop', attributes: { offset: 0, 'stop-color': gradient.from } },
    { tag: 'stop', attributes: { offset: 1, 'stop-color': gradient.to } },
  ];
  const attributes = { id, gradientUnits: 'userSpaceOnUse', ...Object.fromEntries(placed) };
  return [
    {
      tag: 'defs',
      attributes: {},
      children: [{ tag: 'linearGradient', attributes, children: stops }],
    },
  ];
}
