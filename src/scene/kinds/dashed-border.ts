import type { Size } from '../geometry';
import type { SvgNode } from '../drawing/svg';
import { radiusWithin, type Corner } from './corners';
import { lined, plane } from './plane-drawing';

interface Dashes {
  readonly width: number;
  readonly color: string;
}

/**
 * A dashed border as Chromium draws it. With square corners each side has dashes of its own, which begin and end at its
 * corners. With round ones they run around all, along a path that lies half the border within the shape, in whole px; what
 * reaches out of the shape is cut off.
 */
export function drawDashes(
  id: string,
  size: Size,
  corner: Corner,
  { width, color }: Dashes,
  ground: string,
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
  // What runs along an oval is no oval itself: its ground lies over what reaches too far in.
  const isOval = corner === 'ellipse' && size.width !== size.height;
  const thick = isOval ? 2.2 * width : 2 * (width - inset);
  const line = lined(pathOf(size, inset, corner), color, thick);
  const length = Math.floor(lengthAround(size, inset, corner));
  const isOut = thick > width;
  const attributes = { ...line.attributes, ...dashes(length, width, true), ...(isOut && clipped) };
  return [
    ...(isOut ? [clip] : []),
    { ...line, attributes },
    ...(isOval ? [plane(size, width, corner, ground)] : []),
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
