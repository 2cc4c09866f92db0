import type { SvgNode } from '../drawing/svg';

/** Nodes of which only what lies within a rectangle is seen; `id` names that in the drawing. */
export function cutTo(
  rect: SvgNode['attributes'],
  id: string,
  nodes: readonly SvgNode[],
): readonly SvgNode[] {
  const shape: SvgNode = { tag: 'rect', attributes: rect };
  return [
    {
      tag: 'defs',
      attributes: {},
      children: [{ tag: 'clipPath', attributes: { id }, children: [shape] }],
    },
    ...nodes.map((node) => ({
      ...node,
      attributes: { ...node.attributes, 'clip-path': `url(#${id})` },
    })),
  ];
}
