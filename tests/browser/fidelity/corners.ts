import { exportedFrame } from '../../../src/scene/frame';
import type { Design } from '../../../src/scene/scene';
import type { SvgNode } from '../../../src/scene/drawing/svg';
import { drawnElements } from './canvas-drawing';

/** A round corner: a quarter of an ellipse, in px from the corner of the exported frame. */
export interface Corner {
  readonly center: { readonly x: number; readonly y: number };
  readonly radius: { readonly x: number; readonly y: number };
  /** In which direction from the center it lies: -1 is left or up, 1 right or down. */
  readonly side: { readonly x: -1 | 1; readonly y: -1 | 1 };
}

/** The round corners of all that a design's canvas draws: of planes, of ellipses and of what pictures are cut to. */
export function cornersOf(design: Design): readonly Corner[] {
  const frame = exportedFrame(design);
  return drawnElements(design).flatMap(({ x, y, nodes }) =>
    nodes.flatMap(cornersIn).map(({ center, ...corner }): Corner => {
      const [across, down] = [x - frame.x, y - frame.y];
      return { ...corner, center: { x: center.x + across, y: center.y + down } };
    }),
  );
}

/** How far a point is from a corner's line, in px; infinitely far where it lies beside another side of the shape. */
export function distanceTo({ center, radius, side }: Corner, x: number, y: number): number {
  const [across, down] = [(x - center.x) * side.x, (y - center.y) * side.y];
  if (across < 0 || down < 0) return Number.POSITIVE_INFINITY;
  const reach = Math.hypot(across / radius.x, down / radius.y);
  const slope = Math.hypot(across / radius.x ** 2, down / radius.y ** 2);
  // To the first order (Taubin), which is exact for circles and near enough within a px of an ellipse.
  return slope === 0 ? Number.POSITIVE_INFINITY : (Math.abs(reach - 1) * reach) / slope;
}

/** How long a corner's line is, in px: exact for circles. */
export function lengthOf({ radius }: Corner): number {
  return (Math.PI / 2) * Math.sqrt((radius.x ** 2 + radius.y ** 2) / 2);
}

interface Round {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius: Corner['radius'];
}

function cornersIn(node: SvgNode): readonly Corner[] {
  const { tag, attributes, children = [] } = node;
  const inner = children.flatMap((child) => (typeof child === 'string' ? [] : cornersIn(child)));
  const lines = tag === 'path' ? arcsOf(String(attributes['d'])) : roundsOf(node).flatMap(quarters);
  return [...inner, ...lines.flatMap((corner) => edgesOf(corner, node))];
}

/** A line along a corner has two: within it and around it. */
function edgesOf(corner: Corner, { attributes }: SvgNode): readonly Corner[] {
  const half = Number(attributes['stroke-width'] ?? 0) / 2;
  const { x, y } = corner.radius;
  return [...new Set([half, -half])].flatMap((by) =>
    Math.min(x, y) + by <= 0 ? [] : { ...corner, radius: { x: x + by, y: y + by } },
  );
}

function roundsOf({ tag, attributes }: SvgNode): readonly Round[] {
  const at = (name: string): number => Number(attributes[name] ?? 0);
  if (tag === 'ellipse') {
    const radius = { x: at('rx'), y: at('ry') };
    const corner = { x: at('cx') - radius.x, y: at('cy') - radius.y };
    return [{ ...corner, width: 2 * radius.x, height: 2 * radius.y, radius }];
  }
  if (tag !== 'rect' || at('rx') === 0) return [];
  const [width, height] = [at('width'), at('height')];
  const down = attributes['ry'] === undefined ? at('rx') : at('ry');
  const radius = { x: Math.min(at('rx'), width / 2), y: Math.min(down, height / 2) };
  return [{ x: at('x'), y: at('y'), width, height, radius }];
}

function quarters({ x, y, width, height, radius }: Round): readonly Corner[] {
  const sides = [-1, 1] as const;
  return sides.flatMap((down) =>
    sides.map((across): Corner => {
      const center = {
        x: across < 0 ? x + radius.x : x + width - radius.x,
        y: down < 0 ? y + radius.y : y + height - radius.y,
      };
      return { center, radius, side: { x: across, y: down } };
    }),
  );
}

/** The corners of a path from a point on: lines along the axes, and quarters of circles clockwise. */
function arcsOf(path: string): readonly Corner[] {
  const corners: Corner[] = [];
  let [x, y] = [0, 0];
  for (const [, command, list = ''] of path.matchAll(/([mhva])([^a-z]*)/g)) {
    const numbers = list.trim().split(/[ ,]+/).map(Number);
    const [dx, dy] = [
      command === 'v' ? 0 : numbers.at(command === 'a' ? -2 : 0),
      command === 'h' ? 0 : numbers.at(-1),
    ];
    const [across, down] = [dx ?? 0, dy ?? 0];
    if (command === 'a' && across !== 0) {
      const isLevel = across > 0 === down > 0;
      const center = isLevel ? { x, y: y + down } : { x: x + across, y };
      const radius = { x: Math.abs(across), y: Math.abs(down) };
      corners.push({ center, radius, side: { x: down > 0 ? 1 : -1, y: across > 0 ? -1 : 1 } });
    }
    [x, y] = [x + across, y + down];
  }
  return corners;
}
