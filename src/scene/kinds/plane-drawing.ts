import type { Size } from '../geometry';
import type { SvgNode } from '../drawing/svg';
import { radiusWithin, type Corner } from './corners';

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
export function lined(node: SvgNode, color: string, width: number): SvgNode {
  const attributes = { ...node.attributes, stroke: color, 'stroke-width': width };
  return { ...node, attributes };
}
