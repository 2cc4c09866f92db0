import { heldLineHeight } from '../../email/fonts';
import type { CellNode, Font, InlineNode, TextNode } from '../../email/nodes';

/** The runs of text in a cell of words, in their order. */
export function runsOfCell({ children }: Pick<CellNode, 'children'>): readonly TextNode[] {
  return children.flatMap((child) => (child.kind === 'table' ? [] : runsIn(child)));
}

function runsIn(node: InlineNode): readonly TextNode[] {
  if (node.kind === 'text') return [node];
  return node.kind === 'link' ? node.children.flatMap(runsIn) : [];
}

/** A cell of words with lines of another height, which letters of other sizes keep too. */
export function withLineHeight(cell: CellNode, font: Font, lineHeight: number): CellNode {
  const around = { ...font, lineHeight };
  const held = <Node extends CellNode['children'][number]>(node: Node): Node => {
    if (node.kind === 'link') return { ...node, children: node.children.map(held) };
    if (node.kind !== 'text' || node.font?.size === undefined) return node;
    const own = { ...node.font, lineHeight: heldLineHeight(node.font.size, around) };
    return { ...node, font: own };
  };
  return { ...cell, font: around, children: cell.children.map(held) };
}
