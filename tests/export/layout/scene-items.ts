import { childrenOf, type EmailNode } from '../../../src/email/nodes';
import type { Box } from '../../../src/export/layout/box';
import type { Item } from '../../../src/export/layout/item';
import { toItems } from '../../../src/export/layout/to-items';
import { nodesOf, type LayoutNode } from '../../../src/export/layout/tree';
import { completeSignature } from '../../../src/model/signature';
import { findElement } from '../../../src/scene/registry';
import type { Design } from '../../../src/scene/scene';
import { measureByTable } from '../../../src/scene/text-width';

/* What tests of the layout share: items out of a design, items made by hand, and a layout as one line of text. */

export function itemsOfDesign({ elements, signatureData }: Design): readonly Item[] {
  const context = { signature: completeSignature(signatureData), measure: measureByTable };
  return toItems(elements, { find: findElement, context }).items;
}

/** Hand-made items: a letter each, its box as [x, y, width, height]; upper case for planes, lower case for texts. */
export function itemsOfBoxes(boxes: Readonly<Record<string, readonly number[]>>): readonly Item[] {
  return Object.entries(boxes).map(([id, [x = 0, y = 0, width = 0, height = 0]], z): Item => {
    const box: Box = { x0: x, y0: y, x1: x + width, y1: y + height };
    const isPlane = id === id.toUpperCase();
    return {
      id,
      label: id,
      kind: isPlane ? 'fill' : 'text',
      box,
      ink: box,
      z,
      giveX: isPlane ? 'none' : 'left',
      giveY: isPlane ? 'none' : 'any',
      ownHeight: isPlane ? 0 : height,
      cell: {
        kind: 'cell',
        ...(isPlane ? { ground: { color: '#336699' } } : { noWrap: true }),
        children: isPlane ? [] : [{ kind: 'text', text: id }],
        origin: [{ kind: 'element', id }],
      },
      kids: [],
    };
  });
}

/**
 * A layout on one line: `[a b]` are columns, `(a b)` rows, `A{…}` a plane with what lies on it, `<top a>` a slot,
 * `#a b#` a knot; distances are their size along the sequence.
 */
export function sketch(node: LayoutNode, along: 'x' | 'y' = 'y'): string {
  const inner = nodesOf(node).map((child) => sketch(child, node.kind === 'columns' ? 'x' : 'y'));
  const { x0, x1, y0, y1 } = node.box;
  switch (node.kind) {
    case 'leaf':
      return node.item.id;
    case 'space':
      return String(along === 'x' ? x1 - x0 : y1 - y0);
    case 'columns':
      return `[${inner.join(' ')}]`;
    case 'rows':
      return `(${inner.join(' ')})`;
    case 'plane':
      return `${node.item.id}{${inner.join(' ')}}`;
    case 'slot':
      return `<${node.align} ${inner.join(' ')}>`;
    case 'knot':
      return `#${inner.join(' ')}#`;
  }
}

/** How many tables lie within one another, the outermost included. */
export function tableDepth(node: EmailNode): number {
  const below = Math.max(0, ...childrenOf(node).map(tableDepth));
  return below + (node.kind === 'table' ? 1 : 0);
}
