import type { Point } from '../geometry';
import type { SvgNode } from './svg';

/**
 * A drawing whose origin lies elsewhere, in canvas units. The place goes into the coordinates of its nodes: a transform for
 * each element would make a browser build its layers again, element by element, with every change of the page.
 */
export function placeNodes(nodes: readonly SvgNode[], at: Point): readonly SvgNode[] {
  return nodes.map((node) => placeNode(node, at));
}

function placeNode(node: SvgNode, at: Point): SvgNode {
  const { attributes, children } = node;
  const placed = { ...attributes, ...coordinatesOf(node, at) };
  if (children === undefined) return { ...node, attributes: placed };
  const inner = children.map((child) => (typeof child === 'string' ? child : placeNode(child, at)));
  return { ...node, attributes: placed, children: inner };
}

/** The coordinates of each kind of node, along both axes. A path has none: it is written from a point on. */
const COORDINATES: Readonly<
  Record<SvgNode['tag'], readonly [x: readonly string[], y: readonly string[]]>
> = {
  rect: [['x'], ['y']],
  image: [['x'], ['y']],
  filter: [['x'], ['y']],
  text: [['x'], ['y']],
  ellipse: [['cx'], ['cy']],
  line: [
    ['x1', 'x2'],
    ['y1', 'y2'],
  ],
  linearGradient: [
    ['x1', 'x2'],
    ['y1', 'y2'],
  ],
  path: [[], []],
  tspan: [[], []],
  g: [[], []],
  defs: [[], []],
  stop: [[], []],
  clipPath: [[], []],
  feGaussianBlur: [[], []],
};

function coordinatesOf({ tag, attributes }: SvgNode, { x, y }: Point): SvgNode['attributes'] {
  if (tag === 'path') return { d: `M${x} ${y}${String(attributes['d'])}` };
  const [across, down] = COORDINATES[tag];
  const moved = (names: readonly string[], by: number) =>
    names.map((name) => [name, Number(attributes[name] ?? 0) + by] as const);
  return Object.fromEntries([...moved(across, x), ...moved(down, y)]);
}
