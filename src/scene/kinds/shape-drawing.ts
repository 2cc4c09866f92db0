import { stopsOf } from '../../email/gradients';
import type { Border } from '../../email/nodes';
import type { Hex } from '../../model/color/color';
import type { SvgNode } from '../drawing/svg';
import type { Size } from '../geometry';
import type { GradientStyle, PlacedElement } from '../properties/placed-element';
import { doubleStripe, radiusWithin, type Corner } from './corners';

/** A shape's style with nothing missing. Lengths in px. */
export interface ShapeLook {
  readonly background: Hex;
  readonly gradient: GradientStyle | null;
  /** Null where there is none. */
  readonly border: Border | null;
  readonly corner: Corner;
}

/**
 * The drawing of a shape: its border as a plane with the background on it, so that every edge is a whole px as in CSS. A box of one
 * color with square corners is as exact with a stroke along the middle of its border: each node costs the canvas as much. A double border is two such
 * lines, or pairs of planes.
 */
export function drawShape(
  { id, width, height }: Pick<PlacedElement, 'id' | 'width' | 'height'>,
  { background, gradient, border, corner }: ShapeLook,
): readonly SvgNode[] {
  const size = { width, height };
  const runId = `${id}-run`;
  const fill = gradient === null ? background : `url(#${runId})`;
  if (border === null) return [...run(runId, gradient, size, 0), plane(size, 0, corner, fill)];
  const { width: edge, color, style } = border;
  if (style === 'dashed') {
    return [plane(size, 0, corner, fill), ...drawDashes(id, size, corner, border, background)];
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
 * that the corners in its direction get the pure colors). 0 degrees is upwards, 90 to the right.
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
  const stops = stopsOf(gradient).map(({ at, color }): SvgNode => {
    return { tag: 'stop', attributes: { offset: at / 100, 'stop-color': color } };
  });
  const attributes = { id, gradientUnits: 'userSpaceOnUse', ...Object.fromEntries(placed) };
  return [
    {
      tag: 'defs',
      attributes: {},
      children: [{ tag: 'linearGradient', attributes, children: stops }],
    },
  ];
}

interface Dashes {
  readonly width: number;
  readonly color: string;
}

/**
 * A dashed border as Chromium draws it. With square corners each side has dashes of its own, which begin and end at its
 * corners. With round ones they run around all, along a path that lies half the border within the shape, in whole px; what
 * reaches out of the shape is cut off.
 */
function drawDashes(
  id: string,
  size: Size,
  corner: Corner,
  { width, color }: Dashes,
  background: string,
): readonly SvgNode[] {
  const clipId = `${id}-edge`;
  const clip: SvgNode = {
    tag: 'clipPath',
    attributes: { id: clipId },
    children: [plane(size, 0, corner, '#000000')],
  };
  const clipped = { 'clip-path': `url(#${clipId})` };
  if (isSquare(radiusWithin(corner, width))) {
    const cut = corner === 0 ? {} : clipped;
    return [...(corner === 0 ? [] : [clip]), ...sides(size, { width, color }, cut)];
  }
  const inset = Math.floor(width / 2);
  // What runs along an oval is no oval itself: its background lies over what reaches too far in.
  const isOval = corner === 'ellipse' && size.width !== size.height;
  const thick = isOval ? 2.2 * width : 2 * (width - inset);
  const line = lined(pathOf(size, inset, corner), color, thick);
  const length = Math.floor(lengthAround(size, inset, corner));
  const isOut = thick > width;
  const attributes = { ...line.attributes, ...dashes(length, width, true), ...(isOut && clipped) };
  return [
    ...(isOut ? [clip] : []),
    { ...line, attributes },
    ...(isOval ? [plane(size, width, corner, background)] : []),
  ];
}

function isSquare(corner: Corner): boolean {
  return corner === 0 || (typeof corner === 'object' && corner.every((radius) => radius === 0));
}

/** Two by two, as sides of one length have the same dashes. */
function sides(
  { width: across, height: down }: Size,
  { width, color }: Dashes,
  cut: SvgNode['attributes'],
): readonly SvgNode[] {
  const [half, right, bottom] = [width / 2, across - width, down - width];
  const line = (d: string, length: number): SvgNode => ({
    tag: 'path',
    attributes: {
      d,
      stroke: color,
      'stroke-width': width,
      ...dashes(length, width, false),
      ...cut,
    },
  });
  return [
    line(`m0 ${half}h${across}m${-across} ${bottom}h${across}`, across),
    line(`m${half} 0v${down}m${right} ${-down}v${down}`, down),
  ];
}

/** An ellipse begins at its right; its dashes, as those of a box, at the top. */
function pathOf(size: Size, inset: number, corner: Corner): SvgNode {
  const path = plane(size, inset, corner, 'none');
  if (corner !== 'ellipse') return path;
  const [width, height] = [size.width - 2 * inset, size.height - 2 * inset];
  const round = { x: inset, y: inset, width, height, rx: width / 2, ry: height / 2 };
  return { tag: 'rect', attributes: { ...round, fill: 'none' } };
}

/** Dashes of twice the thickness of the line, thin ones of three times, and the gap nearest to half of that which comes out even. */
function dashes(length: number, thickness: number, isClosed: boolean): SvgNode['attributes'] {
  const isThin = thickness < 3;
  const [dash, gap] = [thickness * (isThin ? 3 : 2), thickness * (isThin ? 2 : 1)];
  if (length <= 2 * dash) return {};
  const two = 2 * dash + (isClosed ? 2 : 1) * gap;
  const spare = isClosed ? 0 : 1;
  const gapOf = (count: number): number => (length - count * dash) / (count - spare);
  const count = Math.floor((length + spare * gap) / (dash + gap));
  const [wider, narrower] = [gapOf(count), gapOf(count + 1)];
  const isWider = narrower <= 0 || Math.abs(wider - gap) < Math.abs(narrower - gap);
  const pair =
    length <= two
      ? [dash, gap].map((each) => (each * length) / two)
      : [dash, isWider ? wider : narrower];
  return { 'stroke-dasharray': pair.map((each) => Number(each.toFixed(4))).join(' ') };
}

function lengthAround(size: Size, inset: number, outer: Corner): number {
  const [width, height] = [size.width - 2 * inset, size.height - 2 * inset];
  const corner = radiusWithin(outer, inset);
  if (corner === 'ellipse') return 4 * arcLength(width / 2, height / 2);
  const radii = typeof corner === 'number' ? [corner, corner, corner, corner] : corner;
  return radii.reduce(
    (sum, radius) => sum + arcLength(radius, radius) - 2 * radius,
    2 * (width + height),
  );
}

/** A quarter of an ellipse as Chromium measures it: chords, halved until they are less than half a px off. */
function arcLength(rx: number, ry: number, from = 0, to = 1): number {
  const middle = (from + to) / 2;
  const [x0, y0] = pointAt(rx, ry, from);
  const [x1, y1] = pointAt(rx, ry, to);
  const [x, y] = pointAt(rx, ry, middle);
  const off = Math.max(Math.abs(x - (x0 + x1) / 2), Math.abs(y - (y0 + y1) / 2));
  if (off <= 0.5) return Math.hypot(x1 - x0, y1 - y0);
  return arcLength(rx, ry, from, middle) + arcLength(rx, ry, middle, to);
}

/** A point of a quarter of an ellipse, as a conic. */
function pointAt(rx: number, ry: number, t: number): readonly [x: number, y: number] {
  const [start, mid, end] = [(1 - t) ** 2, Math.SQRT2 * t * (1 - t), t ** 2];
  const all = start + mid + end;
  return [(rx * (start + mid)) / all, (ry * (mid + end)) / all];
}

/** A plane in one fill, `inset` px within a shape and with its corners. */
export function plane(size: Size, inset: number, outer: Corner, fill: string): SvgNode {
  const [width, height] = [size.width - 2 * inset, size.height - 2 * inset];
  const corner = radiusWithin(outer, inset);
  if (corner === 'ellipse') {
    const [rx, ry] = [width / 2, height / 2];
    return { tag: 'ellipse', attributes: { cx: inset + rx, cy: inset + ry, rx, ry, fill } };
  }
  if (typeof corner === 'number') {
    const round = corner === 0 ? {} : { rx: corner };
    return { tag: 'rect', attributes: { x: inset, y: inset, width, height, ...round, fill } };
  }
  const [a, b, c, d] = corner;
  const top = `m${inset + a} ${inset}h${width - a - b}${arc(b, 1, 1)}`;
  const right = `v${height - b - c}${arc(c, -1, 1)}`;
  const bottom = `h${c + d - width}${arc(d, -1, -1)}`;
  return {
    tag: 'path',
    attributes: { d: `${top}${right}${bottom}v${d + a - height}${arc(a, 1, -1)}z`, fill },
  };
}

function arc(radius: number, x: number, y: number): string {
  return `a${radius} ${radius} 0 0 1 ${x * radius} ${y * radius}`;
}

/** The same with a line of some thickness along its edge, half of it on either side. */
function lined(node: SvgNode, color: string, width: number): SvgNode {
  const attributes = { ...node.attributes, stroke: color, 'stroke-width': width };
  return { ...node, attributes };
}
