import { mapDocument } from '../../email/map-document';
import type { TableNode } from '../../email/nodes';

/** The document as clients without shadows show it. */
export function withoutShadows(doc: TableNode): TableNode {
  return mapDocument(
    doc,
    {
      cell: (cell) => [flat(cell), null],
      spacer: (spacer) => flat(spacer),
      image: (image) => flat(image),
    },
    null,
  );
}

function flat<Node extends { readonly shadow?: unknown }>(node: Node): Omit<Node, 'shadow'> {
  const { shadow: _shadow, ...rest } = node;
  return rest;
}
