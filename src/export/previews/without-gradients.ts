import type { CellNode, SpacerNode, TableNode } from '../../email/nodes';
import { mapDocument } from '../../email/map-document';

/** The document as clients without gradients show it: in the solid colors below them. */
export function withoutGradients(doc: TableNode): TableNode {
  return mapDocument(
    doc,
    { cell: (cell) => [solid(cell), null], spacer: (spacer) => solid(spacer) },
    null,
  );
}

function solid<Box extends CellNode | SpacerNode>(box: Box): Box {
  return box.background === undefined
    ? box
    : { ...box, background: { color: box.background.color } };
}
