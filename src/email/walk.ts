import { childrenOf, type CellNode, type EmailNode, type ImageNode, type TableNode } from './nodes';

/** Every node of a document in reading order, each after the node that holds it. */
export function* walk(node: EmailNode): Generator<EmailNode> {
  yield node;
  for (const child of childrenOf(node)) yield* walk(child);
}

/** The document with each picture replaced by what `replace` gives for it; null takes the picture out. */
export function mapImages(
  table: TableNode,
  replace: (image: ImageNode) => ImageNode | null,
): TableNode {
  return {
    ...table,
    rows: table.rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell) =>
        cell.kind === 'spacer' ? cell : { ...cell, children: mapChildren(cell, replace) },
      ),
    })),
  };
}

function mapChildren(
  cell: CellNode,
  replace: (image: ImageNode) => ImageNode | null,
): CellNode['children'] {
  return cell.children.flatMap((child): CellNode['children'] => {
    if (child.kind === 'table') return [mapImages(child, replace)];
    if (child.kind === 'image') return [replace(child)].filter((image) => image !== null);
    if (child.kind === 'text') return [child];
    const children = child.children.flatMap((inner) => {
      const image = inner.kind === 'image' ? replace(inner) : inner;
      return image === null ? [] : [image];
    });
    return children.length === 0 ? [] : [{ ...child, children }];
  });
}
