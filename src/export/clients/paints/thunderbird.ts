import type { CellNode, SpacerNode, TableNode } from '../../../email/nodes';
import { hexToRgb, WHITE, type Hex } from '../../../model/color/color';
import { mapDocument, type DocumentMap } from '../../../email/rewrite/map-document';

/*
 * Thunderbird inverts no color: it removes what cannot be read on dark, and its own colors show instead. The rule is
 * that of `sanitizeStyle` in DarkReader.mjs, which looks at the style of one element at a time. It takes every `bgcolor`
 * away; a background stays by the `background-color` that the printer writes beside it.
 */

/** The document in the colors of Thunderbird's dark mode. */
export function darkThunderbird(doc: TableNode): TableNode {
  return mapDocument(doc, RULES, WHITE);
}

/** Of a link without a color of its own, in Firefox and Thunderbird. */
const LINK_COLOR: Hex = '#8c8cff';

const BRIGHT = 200;
const LEAST_CONTRAST = 3.5;

/** The context is the color that text inherits where it has none of its own any more. */
const RULES: DocumentMap<Hex> = {
  cell: (cell, inherited) => {
    const { font, ...box } = keepsBackground(cell) ? cell : withoutBackground(cell);
    if (font === undefined) return [box, inherited];
    const color = keepsColor(cell) ? font.color : inherited;
    return [{ ...box, font: { ...font, color } }, color];
  },
  spacer: (spacer) => (keepsBackground(spacer) ? spacer : withoutBackground(spacer)),
  link: (link) => {
    const color = isBright(link.color) ? link.color : LINK_COLOR;
    return [{ ...link, color }, color];
  },
  text: (text, inherited) =>
    text.font?.color === undefined || isBright(text.font.color)
      ? text
      : { ...text, font: { ...text.font, color: inherited } },
};

/** Whether the background of a box, if it has one, stays. */
export function keepsBackground(box: CellNode | SpacerNode): boolean {
  const { background } = box;
  if (background === undefined) return true;
  // With a gradient the whole shorthand goes, the solid color in it too.
  return background.gradient === undefined && isBackgroundFit(background.color, fontColor(box));
}

/** Whether the color of a text stays: a bright one does, and any on a background that is fit for it. */
export function keepsColor({ background, font }: CellNode): boolean {
  if (font === undefined || isBright(font.color)) return true;
  return background !== undefined && isBackgroundFit(background.color, font.color);
}

function isBackgroundFit(background: Hex, text: Hex | undefined): boolean {
  return (
    !isBright(background) && (text === undefined || contrastOf(text, background) >= LEAST_CONTRAST)
  );
}

function fontColor(cell: CellNode | SpacerNode): Hex | undefined {
  return cell.kind === 'cell' ? cell.font?.color : undefined;
}

function withoutBackground<Node extends CellNode | SpacerNode>(
  node: Node,
): Omit<Node, 'background'> {
  const { background: _background, ...rest } = node;
  return rest;
}

/** Whether a color is so bright that it can be read on dark. */
export function isBright(color: Hex): boolean {
  return brightness(color) > BRIGHT;
}

/** The ratio of brightnesses that are not linear: not that of WCAG. */
function contrastOf(a: Hex, b: Hex): number {
  const [one, other] = [brightness(a), brightness(b)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** From 0 to 255. */
function brightness(color: Hex): number {
  const { r, g, b } = hexToRgb(color);
  return 0.2125 * r + 0.7154 * g + 0.0721 * b;
}
