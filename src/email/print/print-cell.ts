import { attribute, declaration, px, styleAttribute } from './markup';
import { printGradient } from '../gradients';
import { fontDeclarations } from './print-font';
import type { Border, Borders, CellNode, Background, Radius, SpacerNode } from '../nodes';
import { printShadow, type Shadow } from '../shadows';
import { horizontalInset } from '../widths';

/** The start tag of a cell, with a vertical alignment where it needs one. `isNoWrap`: its table states that no line breaks. */
export function openCell(
  cell: CellNode,
  verticalAlign: CellNode['verticalAlign'],
  isNoWrap: boolean,
): string {
  return (
    '<td' +
    openAttributes(cell) +
    attribute('align', needsAlign(cell) ? cell.align : undefined) +
    attribute('bgcolor', cell.background?.color) +
    attribute('aria-hidden', isOrnament(cell) ? 'true' : undefined) +
    (cell.noWrap === true ? ' nowrap' : '') +
    styleAttribute(cellDeclarations(cell, verticalAlign, isNoWrap)) +
    '>'
  );
}

/**
 * All clients read `text-align` and `vertical-align` of cells (https://www.caniemail.com/features/css-text-align/,
 * css-vertical-align/), and sheets of webmails override attributes. `align` moves tables, too, beside `text-align`, and
 * pictures where it stands alone.
 */
function needsAlign({ children, dir }: CellNode): boolean {
  return dir !== undefined || !children.every(isWords);
}

function isWords(child: CellNode['children'][number]): boolean {
  return child.kind === 'link' ? child.children.every(isWords) : child.kind === 'text';
}

/** Whether a cell holds pictures alone, in links or not. */
function isOfPictures({ children }: CellNode): boolean {
  return children.length > 0 && children.every(isPictured);
}

function isPictured(child: CellNode['children'][number]): boolean {
  return child.kind === 'link' ? child.children.every(isPictured) : child.kind === 'image';
}

/** Whether a cell holds ornaments without a letter or a digit: readers would name each sign. */
function isOrnament({ children }: CellNode): boolean {
  return children.some(isDecorative) && children.every(isWordless);
}

function isWordless(child: CellNode['children'][number]): boolean {
  return child.kind === 'text' && !/[\p{L}\p{N}]/u.test(child.text);
}

function isDecorative(child: CellNode['children'][number]): boolean {
  return child.kind === 'text' && child.decorative === true;
}

/** A whole spacer: an empty cell that holds a distance, or a bar of color. */
export function printSpacer(spacer: SpacerNode): string {
  const { borders = {} } = spacer;
  const width = contentWidth(spacer);
  const height = spacer.height === undefined ? undefined : spacer.height - verticalEdges(borders);
  const style =
    declaration('width', width) +
    declaration('min-width', spacer.noShrink === true ? width : undefined) +
    declaration('height', height) +
    'padding:0;' +
    backgroundDeclarations(spacer.background) +
    borderDeclarations(borders) +
    radiusDeclaration(spacer.radius) +
    shadowDeclaration(spacer.shadow) +
    emptyLine(spacer, height);
  const color = attribute('bgcolor', spacer.background?.color);
  return `<td${openAttributes(spacer)}${color}${styleAttribute(style)}>${printCellLink(spacer)}</td>`;
}

/** In px: Word makes lower spacers higher (mjmlio/mjml#1971), unless their line is exactly as high. */
const LEAST_HEIGHT = 4;

/**
 * The one line that Word has in each empty cell, and editors put there: of letters so small that it is lower than the cell, whose
 * height stands beside it. All clients read the shorthand (https://www.caniemail.com/features/css-font/), which needs a family:
 * any name, since there is no letter but in a link.
 */
function emptyLine({ link }: SpacerNode, height: number | undefined): string {
  if (height === undefined || height >= LEAST_HEIGHT) {
    return link === undefined ? 'font:1px a;' : 'font:1px Arial;';
  }
  const line = declaration('line-height', height);
  return `font-size:1px;${line}mso-line-height-rule:exactly;`;
}

/**
 * A link that fills its cell. Some editors remove a link without a letter, and Word opens a link only where it has letters.
 */
export function printCellLink({ link, height }: Pick<SpacerNode, 'link' | 'height'>): string {
  if (link === undefined) return '';
  const high = link.height ?? height;
  const look = declaration('color', link.color) + 'text-decoration:none;';
  const box =
    'display:block;' +
    declaration('height', high) +
    'font-size:1px;' +
    declaration('line-height', high);
  const words = `<span${styleAttribute(look)}>&nbsp;</span>`;
  return `<a${attribute('href', link.href)}${attribute('aria-label', link.label)}${attribute('title', link.label)}${styleAttribute(box + look)}>${words}</a>`;
}

function openAttributes({ colSpan, rowSpan, width, height }: CellNode | SpacerNode): string {
  return (
    attribute('colspan', colSpan) +
    attribute('rowspan', rowSpan) +
    attribute('width', width) +
    attribute('height', height)
  );
}

/**
 * A cell of pictures states its side by the attribute alone. The style would take the place of that, and Firefox and Thunderbird
 * place what is no text by the direction of the table.
 */
function sideDeclarations(cell: CellNode): string {
  if (isOfPictures(cell)) return '';
  return (
    declaration('text-align', cell.align) +
    declaration('direction', cell.overflowsLeft === true ? 'rtl' : cell.dir) +
    (cell.dir === undefined ? '' : 'unicode-bidi:embed;')
  );
}

function cellDeclarations(
  cell: CellNode,
  verticalAlign: CellNode['verticalAlign'],
  isNoWrap: boolean,
): string {
  const width = contentWidth(cell);
  return (
    (cell.wraps === true ? 'display:inline-block;' : '') +
    declaration('width', width) +
    (cell.wraps === true ? 'max-width:100%;' : '') +
    declaration('min-width', cell.noShrink === true ? width : undefined) +
    declaration('height', cell.height) +
    declaration('padding', printPadding(cell.padding ?? NO_PADDING)) +
    sideDeclarations(cell) +
    declaration('vertical-align', verticalAlign) +
    backgroundDeclarations(cell.background) +
    borderDeclarations(cell.borders ?? {}) +
    radiusDeclaration(cell.radius) +
    shadowDeclaration(cell.shadow) +
    (cell.noWrap === true && !isNoWrap ? 'white-space:nowrap;' : '') +
    textDeclarations(cell)
  );
}

function textDeclarations(cell: CellNode): string {
  if (cell.font !== undefined) return fontDeclarations(cell.font, isColored(cell));
  return holdsImage(cell) ? 'font-size:0;line-height:0;' : '';
}

/** Whether a cell has a letter or line in its own color: links have theirs. */
function isColored({ children, font }: CellNode): boolean {
  return font?.underline === true || children.some(({ kind }) => kind !== 'link');
}

const NO_PADDING = [0, 0, 0, 0] as const;

function holdsImage(cell: CellNode): boolean {
  return cell.children.some(
    (child) =>
      child.kind === 'image' ||
      (child.kind === 'link' && child.children.some(({ kind }) => kind === 'image')),
  );
}

/** The width attribute of a cell is its outer width, the property that of its content. */
function contentWidth(cell: CellNode | SpacerNode): number | undefined {
  return cell.width === undefined ? undefined : cell.width - horizontalInset(cell);
}

function verticalEdges({ top, bottom }: Borders): number {
  return (top?.width ?? 0) + (bottom?.width ?? 0);
}

function printPadding([top, right, bottom, left]: NonNullable<CellNode['padding']>): string {
  if (left !== right) return [top, right, bottom, left].map(px).join(' ');
  if (top !== bottom) return `${px(top)} ${px(right)} ${px(bottom)}`;
  return top === right ? px(top) : `${px(top)} ${px(right)}`;
}

/**
 * A gradient over its solid color. It stands in `background`, since Gmail on Android fails on `background-image`
 * (hteumeuleu/email-bugs#135), and the color after it: litehtml (Claws Mail) paints black what the shorthand leaves open.
 */
function backgroundDeclarations(background: Background | undefined): string {
  if (background === undefined) return '';
  const { color, gradient } = background;
  const solid = declaration('background-color', color);
  if (gradient === undefined) return solid;
  return `background:${printGradient(gradient)};${solid}`;
}

function radiusDeclaration(radius: Radius | undefined): string {
  const value = typeof radius === 'object' ? radius.map(px).join(' ') : radius;
  return declaration('border-radius', value);
}

/** Of any cell or picture. */
export function shadowDeclaration(shadow: Shadow | undefined): string {
  return declaration('box-shadow', shadow && printShadow(shadow));
}

function borderDeclarations({ top, right, bottom, left }: Borders): string {
  if (!(top ?? right ?? bottom ?? left)) return '';
  const [above, after, below, before] = [top, right, bottom, left].map(printBorder);
  if (above === after && above === below && above === before) return declaration('border', above);
  return (
    declaration('border-top', above) +
    declaration('border-right', after) +
    declaration('border-bottom', below) +
    declaration('border-left', before)
  );
}

function printBorder(border: Border | undefined): string | undefined {
  return border && `${px(border.width)} ${border.style} ${border.color}`;
}
