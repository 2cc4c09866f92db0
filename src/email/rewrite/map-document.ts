import type {
  CellNode,
  ImageNode,
  LinkNode,
  RowNode,
  SpacerNode,
  TableNode,
  TextNode,
} from '../nodes';

/**
 * What becomes of the nodes of a document, each before what it holds; nodes that are not named stay as they are. `context`
 * is what is known of the surroundings: a cell and a link return the one for what they hold.
 */
export interface DocumentMap<Context> {
  readonly table?: (table: TableNode, context: Context) => TableNode;
  readonly row?: (row: RowNode, context: Context) => RowNode;
  readonly cell?: (cell: CellNode, context: Context) => readonly [CellNode, Context];
  readonly spacer?: (spacer: SpacerNode, context: Context) => SpacerNode;
  readonly link?: (link: LinkNode, context: Context) => readonly [LinkNode, Context];
  readonly text?: (text: TextNode, context: Context) => TextNode;
  readonly image?: (image: ImageNode, context: Context) => ImageNode;
}

/** The document with every node as `map` has it. */
export function mapDocument<Context>(
  table: TableNode,
  map: DocumentMap<Context>,
  context: Context,
): TableNode {
  const mapped = map.table?.(table, context) ?? table;
  return {
    ...mapped,
    rows: mapped.rows.map((each) => {
      const row = map.row?.(each, context) ?? each;
      const cells = row.cells.map((cell) =>
        cell.kind === 'spacer'
          ? (map.spacer?.(cell, context) ?? cell)
          : mapCell(cell, map, context),
      );
      return { ...row, cells };
    }),
  };
}

function mapCell<Context>(cell: CellNode, map: DocumentMap<Context>, around: Context): CellNode {
  const [mapped, context] = map.cell?.(cell, around) ?? [cell, around];
  const children = mapped.children.map((child): CellNode['children'][number] => {
    if (child.kind === 'table') return mapDocument(child, map, context);
    return child.kind === 'link' ? mapLink(child, map, context) : mapLeaf(child, map, context);
  });
  return { ...mapped, children };
}

function mapLink<Context>(link: LinkNode, map: DocumentMap<Context>, around: Context): LinkNode {
  const [mapped, context] = map.link?.(link, around) ?? [link, around];
  return { ...mapped, children: mapped.children.map((child) => mapLeaf(child, map, context)) };
}

function mapLeaf<Context>(
  leaf: TextNode | ImageNode,
  map: DocumentMap<Context>,
  context: Context,
): TextNode | ImageNode {
  return leaf.kind === 'text'
    ? (map.text?.(leaf, context) ?? leaf)
    : (map.image?.(leaf, context) ?? leaf);
}
