import { repaintGradient } from '../../../email/gradient-parts';
import { stopsOf } from '../../../email/gradients';
import type { Background, Border, Borders, EmailNode, TableNode } from '../../../email/nodes';
import type { Hex } from '../../../model/color/color';
import { mapDocument } from '../../../email/rewrite/map-document';

/** What becomes of the colors of a document; those that are not named stay as they are. */
export interface Paint {
  readonly text: (color: Hex) => Hex;
  readonly background: (color: Hex) => Hex;
  /** `background` is that of the cell which the border is drawn around; null for none. */
  readonly border?: (color: Hex, background: Hex | null) => Hex;
}

/** The document in other colors. Pictures keep theirs. */
export function repaint(doc: TableNode, paint: Paint): TableNode {
  const boxOf = (box: Box): Box => repaintBox(box, paint);
  return mapDocument(
    doc,
    {
      cell: (cell) => {
        const font = cell.font && { ...cell.font, color: paint.text(cell.font.color) };
        return [{ ...cell, ...boxOf(cell), ...(font && { font }) }, null];
      },
      spacer: (spacer) => ({ ...spacer, ...boxOf(spacer) }),
      link: (link) => [{ ...link, color: paint.text(link.color) }, null],
      text: (text) =>
        text.font?.color === undefined
          ? text
          : { ...text, font: { ...text.font, color: paint.text(text.font.color) } },
    },
    null,
  );
}

interface Box {
  readonly background?: Background;
  readonly borders?: Borders;
}

function repaintBox({ background, borders }: Box, paint: Paint): Box {
  const { border: ofBorder = (color) => color } = paint;
  const side = (border: Border): Border => ({
    ...border,
    color: ofBorder(border.color, background?.color ?? null),
  });
  return {
    ...(background && { background: repaintBackground(background, paint.background) }),
    ...(borders && { borders: mapBorders(borders, side) }),
  };
}

function repaintBackground(
  { color, gradient }: Background,
  paint: (color: Hex) => Hex,
): Background {
  if (gradient === undefined) return { color: paint(color) };
  return { color: paint(color), gradient: repaintGradient(gradient, paint) };
}

/** Whether a node has a color that becomes another. */
export function changesColor(node: EmailNode, paint: Paint): boolean {
  switch (node.kind) {
    case 'cell':
      return changesBox(node, paint) || changesText(node.font?.color, paint);
    case 'spacer':
      return changesBox(node, paint);
    case 'link':
      return changesText(node.color, paint);
    case 'text':
      return changesText(node.font?.color, paint);
    case 'table':
    case 'row':
    case 'image':
      return false;
  }
}

function changesText(color: Hex | undefined, { text }: Paint): boolean {
  return color !== undefined && text(color) !== color;
}

function changesBox({ background, borders }: Box, paint: Paint): boolean {
  return (
    (background !== undefined && changesBackground(background, paint)) ||
    (borders !== undefined && changesBorders(borders, background?.color ?? null, paint))
  );
}

function changesBackground({ color, gradient }: Background, { background }: Paint): boolean {
  if (background(color) !== color) return true;
  return (
    gradient !== undefined &&
    stopsOf(gradient).some((stop) => background(stop.color) !== stop.color)
  );
}

function changesBorders(
  { top, right, bottom, left }: Borders,
  below: Hex | null,
  { border }: Paint,
): boolean {
  if (border === undefined) return false;
  return [top, right, bottom, left].some(
    (side) => side !== undefined && border(side.color, below) !== side.color,
  );
}

/** Borders with each side as `change` has it. */
export function mapBorders(
  { top, right, bottom, left }: Borders,
  change: (border: Border) => Border,
): Borders {
  return {
    ...(top && { top: change(top) }),
    ...(right && { right: change(right) }),
    ...(bottom && { bottom: change(bottom) }),
    ...(left && { left: change(left) }),
  };
}
