import type { DrawnText, TableNode, CellNode, Font, InlineNode, TextNode } from '../../email/nodes';
import { mix } from '../../model/color/color';
import { heldLineHeight } from '../../scene/text/held-line-height';
import { textRuns } from '../checks/doc-parts';
import type { Box } from '../geometry/box';
import { backgroundsUnder } from './backgrounds-under';
import type { Item } from './item';
import type { ItemForm } from './item-form';

/** The texts of an item that becomes part of a picture, with all that they lie on in the scene; none where it is no text. */
export function drawnTexts(
  item: Item,
  { items, background }: Pick<ItemForm, 'items' | 'background'>,
): readonly DrawnText[] {
  const { kind, cell, ink, opacity = 1 } = item;
  if (kind !== 'text') return [];
  const table: TableNode = {
    kind: 'table',
    width: 'content',
    rows: [{ kind: 'row', cells: [cell] }],
  };
  const below = items.slice(0, Math.max(0, items.indexOf(item)));
  const backgrounds = backgroundsUnder(ink, below, background);
  return textRuns(table).flatMap(({ text, font: { size, color, isBold }, origin }) => {
    const font = { size, color, ...(isBold && { weight: 700 }) };
    if (opacity === 1) return { text, font, backgrounds, origin };
    // What is seen through has another color on each of its backgrounds.
    return backgrounds.map((background) => ({
      text,
      font: { ...font, color: mix(background, color, opacity) },
      backgrounds: [background],
      origin,
    }));
  });
}

/** The runs of text in a cell of words, in their order. */
export function runsOfCell({ children }: Pick<CellNode, 'children'>): readonly TextNode[] {
  return children.flatMap((child) => (child.kind === 'table' ? [] : runsIn(child)));
}

function runsIn(node: InlineNode): readonly TextNode[] {
  if (node.kind === 'text') return [node];
  return node.kind === 'link' ? node.children.flatMap(runsIn) : [];
}

/** A cell of words with lines of another height, which letters of other sizes and fonts keep too. */
export function withLineHeight(cell: CellNode, font: Font, lineHeight: number): CellNode {
  const around = { ...font, lineHeight };
  const held = <Node extends CellNode['children'][number]>(node: Node): Node => {
    if (node.kind === 'link') return { ...node, children: node.children.map(held) };
    if (node.kind !== 'text' || node.font?.lineHeight === undefined) return node;
    const { size = font.size, family = font.family } = node.font;
    const own = heldLineHeight({ size, family }, around);
    return { ...node, font: { ...node.font, lineHeight: own } };
  };
  return { ...cell, font: around, children: cell.children.map(held) };
}

/** The font of an item that is one unbroken line, as high as the line height of the font; null for anything else. */
export function lineFont({ cell: { font, noWrap }, intrinsicHeight }: Item): Font | null {
  return font?.lineHeight === intrinsicHeight && noWrap === true ? font : null;
}

/** A line with another height, in rows from `y0` to `y1`. Letters stand in the middle of a line. */
export function withLineRows(item: Item, { y0, y1 }: Pick<Box, 'y0' | 'y1'>): Item {
  const { font } = item.cell;
  const lineHeight = y1 - y0;
  return {
    ...item,
    box: { ...item.box, y0, y1 },
    ink: { ...item.ink, y0, y1 },
    intrinsicHeight: lineHeight,
    cell: font === undefined ? item.cell : withLineHeight(item.cell, font, lineHeight),
  };
}
