import type {
  Border,
  CellNode,
  Font,
  Padding,
  RowNode,
  SpacerNode,
  TableNode,
  TextNode,
} from '../../email/nodes';
import { WHITE } from '../../model/color/color';
import { mapDocument } from '../../email/map-document';
import { DESKTOP_WIDTH, type MailPreview } from './preview';
import { mapBorders } from './repaint';
import { withoutGradients } from './without-gradients';
import { withoutShadows } from './without-shadows';

/*
 * Outlook classic shows emails by Word. What Word leaves out is listed at https://www.caniemail.com (clients: Outlook,
 * Windows); each rule names the page of the feature.
 */

export const outlookClassic: MailPreview = {
  id: 'outlook-classic',
  shows: 'mail',
  label: 'Outlook classic',
  clients: ['outlook-classic'],
  certainty: 'by source',
  reported:
    'Word’s rules: square corners and pictures, no gradients or shadows, only normal and bold, its own line heights.',
  source: { label: 'Can I email', href: 'https://www.caniemail.com/clients/outlook/' },
  width: DESKTOP_WIDTH,
  background: WHITE,
  transform: (doc) =>
    mapDocument(
      withoutShadows(withoutGradients(doc)),
      {
        table: autoLayout,
        row: equalPadding,
        cell: (cell) => [wordCell(cell), null],
        spacer: (spacer) => withThinBorders(square(spacer)),
        text: wordText,
        image: square,
      },
      null,
    ),
};

/** css-table-layout, css-max-width: columns take the room that their content needs, whatever the screen. */
function autoLayout(table: TableNode): TableNode {
  const { fixed: _fixed, ...rest } = table;
  return rest;
}

/** css-padding: all cells of a row get the largest padding above and below that one of them has. */
function equalPadding(row: RowNode): RowNode {
  const paddings = row.cells.map((cell) => (cell.kind === 'cell' ? cell.padding : undefined));
  const top = Math.max(0, ...paddings.map((padding) => padding?.[0] ?? 0));
  const bottom = Math.max(0, ...paddings.map((padding) => padding?.[2] ?? 0));
  if (top === 0 && bottom === 0) return row;
  return {
    ...row,
    cells: row.cells.map((cell) => {
      if (cell.kind === 'spacer') return cell;
      const [, right, , left] = cell.padding ?? NO_PADDING;
      return { ...cell, padding: [top, right, bottom, left] };
    }),
  };
}

const NO_PADDING: Padding = [0, 0, 0, 0];

/** css-display: a cell that would drop below its neighbor stays beside it. */
function wordCell(cell: CellNode): CellNode {
  const { wraps: _wraps, font, ...rest } = withThinBorders(square(cell));
  return { ...rest, ...(font && { font: { ...font, ...wordWeight(font) } }) };
}

/** css-line-height: the line height is that of the paragraph, which is the cell; a run within it has none of its own. */
function wordText(text: TextNode): TextNode {
  if (text.font === undefined) return text;
  const { lineHeight: _lineHeight, ...font } = text.font;
  return { ...text, font: { ...font, ...wordWeight(font) } };
}

/** css-font-weight: two weights. */
function wordWeight({ weight }: Partial<Font>): Pick<Font, 'weight'> {
  if (weight === undefined) return {};
  return { weight: weight < 600 ? 400 : 700 };
}

/** css-border-radius. */
function square<Node extends { readonly radius?: unknown }>(node: Node): Omit<Node, 'radius'> {
  const { radius: _radius, ...rest } = node;
  return rest;
}

/** css-border: at most 8 px. */
function withThinBorders<Node extends Pick<CellNode | SpacerNode, 'borders'>>(node: Node): Node {
  if (node.borders === undefined) return node;
  return { ...node, borders: mapBorders(node.borders, thin) };
}

const WIDEST_BORDER = 8;

function thin(border: Border): Border {
  return { ...border, width: Math.min(border.width, WIDEST_BORDER) };
}
