import type { DocumentMap } from '../../email/rewrite/map-document';
import type {
  Border,
  Borders,
  CellNode,
  EmailNode,
  Font,
  ImageNode,
  Padding,
  RowNode,
  SpacerNode,
} from '../../email/nodes';
import type { ConstructId, DetectedId } from '../../model/clients/client-rule';
import { mapBorders } from './paints/repaint';

/*
 * What rules look for in a document, each stated once: what a node is without it. A node that has it is one that this changes, so
 * that a check cannot find what a preview does not leave out, nor the reverse.
 */

/** A node without a construct; the same node where it is not there. */
export interface NodeChanges extends Omit<DocumentMap<null>, 'cell' | 'link'> {
  readonly cell?: (cell: CellNode) => CellNode;
}

/** What clients leave out of nodes. */
const DROPS = {
  gradient: boxes((box) =>
    box.background?.gradient === undefined
      ? box
      : { ...box, background: { color: box.background.color } },
  ),
  shadow: {
    ...boxes(without('shadow')),
    image: without('shadow'),
  },
  /** A picture that was drawn is cut to its shape, whatever a client makes of the radius. */
  'round corner': {
    ...boxes(without('radius', ({ radius }) => radius !== 0)),
    image: without('radius', ({ radius, rasterId }) => radius !== 0 && rasterId === undefined),
  },
  'medium weight': {
    cell: (cell) => {
      if (cell.font === undefined || isPlainWeight(cell.font)) return cell;
      return { ...cell, font: { ...cell.font, ...plainWeight(cell.font) } };
    },
    text: (text) => {
      if (text.font === undefined || isPlainWeight(text.font)) return text;
      return { ...text, font: { ...text.font, ...plainWeight(text.font) } };
    },
  },
  'line height of a part': {
    text: (text) => {
      if (text.font?.lineHeight === undefined) return text;
      const { lineHeight: _lineHeight, ...font } = text.font;
      return { ...text, font };
    },
  },
  /** What is left is the largest of the row above and below. */
  'uneven padding': { row: evenRow },
  'wrapping cell': { cell: without('wraps') },
  'fixed columns': { table: without('fixed') },
  'thick border': boxes((box) =>
    box.borders === undefined || !sidesOf(box.borders).some(isThick)
      ? box
      : { ...box, borders: mapBorders(box.borders, thin) },
  ),
} as const satisfies Readonly<Record<string, NodeChanges>>;

export type DropId = Extract<DetectedId, keyof typeof DROPS>;

/** Whether a construct is one that a client can leave out. */
export function isDrop(construct: ConstructId): construct is DropId {
  return Object.hasOwn(DROPS, construct);
}

/** What leaves a construct out of nodes; none where no client can. */
export function dropOf(construct: ConstructId): readonly NodeChanges[] {
  return isDrop(construct) ? [DROPS[construct]] : [];
}

/** Whether a node has what a client can leave out. */
export function hasDrop(node: EmailNode, construct: DropId): boolean {
  return changed(node, DROPS[construct]) !== node;
}

/** The kinds of nodes that may have it. */
export function kindsOf(construct: DropId): readonly EmailNode['kind'][] {
  return NODE_KINDS.filter((kind) => Object.hasOwn(DROPS[construct], kind));
}

const NODE_KINDS = ['table', 'row', 'cell', 'spacer', 'text', 'image'] as const;

/** A picture that travels as bytes within the HTML. */
export function isEmbedded({ src }: ImageNode): boolean {
  return src.startsWith('data:');
}

/** A picture that is loaded from the web by each reader. */
export function isLinked({ src }: ImageNode): boolean {
  return /^https?:/i.test(src);
}

/** A node as the changes have it. */
function changed(node: EmailNode, changes: NodeChanges): EmailNode {
  switch (node.kind) {
    case 'table':
      return changes.table?.(node, null) ?? node;
    case 'row':
      return changes.row?.(node, null) ?? node;
    case 'cell':
      return changes.cell?.(node) ?? node;
    case 'spacer':
      return changes.spacer?.(node, null) ?? node;
    case 'text':
      return changes.text?.(node, null) ?? node;
    case 'image':
      return changes.image?.(node, null) ?? node;
    case 'link':
      return node;
  }
}

/** Several changes, one after the other. */
export function asOne(all: readonly NodeChanges[]): DocumentMap<null> {
  const each = <Node extends EmailNode>(node: Node): Node =>
    all.reduce((now, changes) => changed(now, changes) as Node, node);
  return {
    table: each,
    row: each,
    cell: (cell) => [each(cell), null],
    spacer: each,
    text: each,
    image: each,
  };
}

function boxes(
  change: <Box extends CellNode | SpacerNode>(box: Box) => Box,
): Required<Pick<NodeChanges, 'cell' | 'spacer'>> {
  return { cell: change, spacer: change };
}

/** Takes a property away where it is, and where that makes a difference. */
function without<Key extends string>(key: Key, counts?: (node: WithCorners) => boolean) {
  return <Node extends { readonly [Name in Key]?: unknown }>(node: Node): Node => {
    if (node[key] === undefined || counts?.(node) === false) return node;
    const { [key]: _gone, ...rest } = node;
    return rest as Node;
  };
}

interface WithCorners {
  readonly radius?: unknown;
  readonly rasterId?: unknown;
}

/** Word has two weights. */
function isPlainWeight({ weight }: Partial<Font>): boolean {
  return weight === undefined || weight === NORMAL || weight === BOLD;
}

function plainWeight({ weight = NORMAL }: Partial<Font>): Pick<Font, 'weight'> {
  return { weight: weight < BOLD_FROM ? NORMAL : BOLD };
}

const [NORMAL, BOLD_FROM, BOLD] = [400, 600, 700];

function evenRow(row: RowNode): RowNode {
  if (row.cells.length < 2) return row;
  let [top, bottom] = [0, 0];
  for (const cell of row.cells) {
    const [above, , below] = paddingOf(cell);
    top = Math.max(top, above);
    bottom = Math.max(bottom, below);
  }
  const isEven = (cell: CellNode | SpacerNode): boolean => {
    const [above, , below] = paddingOf(cell);
    return cell.kind === 'spacer' || (above === top && below === bottom);
  };
  if (row.cells.every(isEven)) return row;
  return {
    ...row,
    cells: row.cells.map((cell) => {
      if (cell.kind === 'spacer') return cell;
      const [, right, , left] = paddingOf(cell);
      return { ...cell, padding: [top, right, bottom, left] };
    }),
  };
}

function paddingOf(cell: CellNode | SpacerNode): Padding {
  return cell.kind === 'cell' ? (cell.padding ?? NO_PADDING) : NO_PADDING;
}

const NO_PADDING: Padding = [0, 0, 0, 0];
const WIDEST_BORDER = 8;

function sidesOf({ top, right, bottom, left }: Borders): readonly Border[] {
  return [top, right, bottom, left].filter((side) => side !== undefined);
}

function isThick({ width }: Border): boolean {
  return width > WIDEST_BORDER;
}

function thin(border: Border): Border {
  return { ...border, width: Math.min(border.width, WIDEST_BORDER) };
}
