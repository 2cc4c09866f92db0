import type { SvgNode } from '../../scene/drawing/svg';

/** What is drawn at once: shapes and pictures as SVG, or a text, from a point of the drawing. */
export type Layer =
  | { readonly kind: 'shapes'; readonly nodes: readonly SvgNode[] }
  | { readonly kind: 'text'; readonly node: SvgNode; readonly x: number; readonly y: number };

/** The layers of a drawing, the lowest first. */
export function layersOf(nodes: readonly SvgNode[]): readonly Layer[] {
  const layers: Layer[] = [];
  const definitions: SvgNode[] = [];
  let shapes: SvgNode[] = [];
  for (const { node, x, y } of leavesOf(nodes)) {
    if (node.tag === 'text') {
      if (shapes.length > 0) layers.push({ kind: 'shapes', nodes: [...definitions, ...shapes] });
      shapes = [];
      layers.push({ kind: 'text', node, x, y });
    } else if (node.tag === 'defs' || node.tag === 'clipPath') definitions.push(node);
    else {
      const attributes = { transform: `translate(${x} ${y})` };
      shapes.push({ tag: 'g', attributes, children: [node] });
    }
  }
  if (shapes.length > 0) layers.push({ kind: 'shapes', nodes: [...definitions, ...shapes] });
  return layers;
}

interface Leaf {
  readonly node: SvgNode;
  readonly x: number;
  readonly y: number;
}

const PLACE = /^translate\((\S+) (\S+)\)$/;

function leavesOf(nodes: readonly (SvgNode | string)[], x = 0, y = 0): readonly Leaf[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    if (node.tag !== 'g') return [{ node, x, y }];
    const [, across = 0, down = 0] = PLACE.exec(String(node.attributes['transform'] ?? '')) ?? [];
    return leavesOf(node.children ?? [], x + Number(across), y + Number(down));
  });
}
