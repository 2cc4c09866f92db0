import type { CellNode, InlineNode } from '../../../email/nodes';
import { needOf } from '../../regions/slack';
import type { LeafRegion, Region } from '../../regions/region';
import { regionPass } from './region-pass';

/**
 * Lets lines that keep to the right overflow at their left where there is no room reserved for them: what is too wide for
 * its cell overflows where the line ends, and a line that is read from the right ends at the left. The words themselves
 * are still read as they were.
 */
export const overflowLeft = regionPass('overflowLeft', overflowing);

function overflowing(region: Region): Region {
  if (region.kind !== 'leaf' || region.item.flexX !== 'right') return region;
  return needOf(region).left > 0 ? overflowingLeaf(region) : region;
}

function overflowingLeaf(leaf: LeafRegion): LeafRegion {
  const { item } = leaf;
  const [only, ...others] = item.cell.children;
  if (only === undefined || others.length > 0 || only.kind === 'table') return leaf;
  const cell: CellNode = { ...item.cell, overflowsLeft: true, children: [readFromLeft(only)] };
  return { ...leaf, item: { ...item, cell } };
}

function readFromLeft(node: InlineNode): InlineNode {
  if (node.kind === 'link') {
    const children = node.children.map((child) =>
      child.kind === 'text' ? { ...child, dir: child.dir ?? 'ltr' } : child,
    );
    return { ...node, children };
  }
  return node.kind === 'text' ? { ...node, dir: node.dir ?? 'ltr' } : node;
}
