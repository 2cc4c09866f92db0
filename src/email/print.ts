import { assertNever } from '../model/result';
import { escapeText } from './escape';
import { openTag, px, styleText } from './markup';
import { fontDeclarations, runDeclarations } from './print-font';
import type {
  Border,
  Borders,
  CellNode,
  EmailNode,
  Ground,
  ImageNode,
  LinkNode,
  RowNode,
  SpacerNode,
  TableNode,
  TextNode,
} from './nodes';
import { horizontalInset } from './widths';

/*
 * One printer per kind of node. Every style is written inline and whole, so that what is printed here already looks as
 * it will in the end: later passes may only add what moves no pixel.
 */

/** The HTML of a node and all below it. */
export function printNode(node: EmailNode): string {
  switch (node.kind) {
    case 'table':
      return printTable(node);
    case 'row':
      return printRow(node);
    case 'cell':
      return printCell(node);
    case 'spacer':
      return printSpacer(node);
    case 'text':
      return printText(node);
    case 'link':
      return printLink(node);
    case 'image':
      return printImage(node);
    default:
      return assertNever(node);
  }
}

function printTable(table: TableNode): string {
  const width =
    table.width === 'full' ? '100%' : table.width === 'content' ? undefined : table.width;
  const separate = table.rows.some((row) => row.cells.some(needsSeparateBorders));
  const style = styleText({
    width,
    'max-width': table.fluid ? '100%' : undefined,
    'word-break': table.fluid ? 'break-word' : undefined,
    'border-collapse': separate ? 'separate' : 'collapse',
    // Outlook mobile removes `cellspacing`: https://github.com/OfficeDev/office-js/issues/4685
    'border-spacing': separate ? 0 : undefined,
  });
  const tag = openTag('table', {
    role: 'presentation',
    lang: table.lang,
    dir: table.dir,
    align: table.align,
    width,
    border: 0,
    cellpadding: 0,
    cellspacing: 0,
    style,
  });
  return `${tag}${table.rows.map(printRow).join('')}</table>`;
}

function printRow({ cells }: RowNode): string {
  const shared = cells.length > 1;
  const printed = cells.map((cell) =>
    cell.kind === 'spacer' ? printSpacer(cell) : printCell(cell, shared),
  );
  return `<tr>${printed.join('')}</tr>`;
}

/** A cell that has its row to itself is as high as its content: it needs no vertical alignment. */
function printCell(cell: CellNode, shared = true): string {
  const { padding = [0, 0, 0, 0], borders = {} } = cell;
  const verticalAlign = cell.verticalAlign ?? (shared ? 'top' : undefined);
  const holdsOnlyImages = cell.font === undefined && holdsImage(cell);
  const tag = openTag('td', {
    colspan: cell.colSpan,
    width: cell.width,
    height: cell.height,
    align: cell.align,
    valign: verticalAlign,
    bgcolor: cell.ground?.color,
    nowrap: cell.noWrap,
    style: styleText({
      display: cell.wraps ? 'inline-block' : undefined,
      // A table's cell counts padding and border into its width attribute, a block does so only when told.
      'box-sizing': cell.wraps ? 'border-box' : undefined,
      width: contentWidth(cell),
      'max-width': cell.wraps ? '100%' : undefined,
      'min-width': cell.firm ? contentWidth(cell) : undefined,
      height: cell.height,
      padding: printPadding(padding),
      'text-align': cell.align,
      'vertical-align': verticalAlign,
      ...groundDeclarations(cell.ground),
      ...borderDeclarations(borders),
      'border-radius': cell.radius,
      'white-space': cell.noWrap ? 'nowrap' : undefined,
      ...(cell.font === undefined ? {} : fontDeclarations(cell.font)),
      ...(holdsOnlyImages ? { 'font-size': 0, 'line-height': 0 } : {}),
    }),
  });
  return `${tag}${cell.children.map(printChild).join('')}</td>`;
}

/** LibreOffice puts a bare nested table into the cell before its own; a div around it prevents that. */
function printChild(child: CellNode['children'][number]): string {
  return child.kind === 'table' ? `<div>${printTable(child)}</div>` : printNode(child);
}

function printSpacer(spacer: SpacerNode): string {
  const { borders = {} } = spacer;
  const width = contentWidth(spacer);
  const height = spacer.height === undefined ? undefined : spacer.height - verticalEdges(borders);
  const tag = openTag('td', {
    width: spacer.width,
    height: spacer.height,
    bgcolor: spacer.ground?.color,
    style: styleText({
      width,
      'min-width': spacer.firm ? width : undefined,
      height,
      padding: 0,
      ...groundDeclarations(spacer.ground),
      ...borderDeclarations(borders),
      'border-radius': spacer.radius,
      'font-size': 1,
      'line-height': height ?? 1,
      'mso-line-height-rule': spacer.height === undefined ? undefined : 'exactly',
    }),
  });
  return `${tag}</td>`;
}

function printText(node: TextNode): string {
  const text = escapeText(node.text).replaceAll('\n', '<br>');
  const style = node.font === undefined ? undefined : styleText(runDeclarations(node.font));
  if (style === undefined && node.dir === undefined) return text;
  return `${openTag('span', { dir: node.dir, style })}${text}</span>`;
}

/** Word moves the style of a link inwards when it sends, so it stands on both: OfficeDev/office-js#5704. */
function printLink(link: LinkNode): string {
  const style = styleText({
    color: link.color,
    'text-decoration': link.underline ? 'underline' : 'none',
  });
  const words = link.children.map((child) => (child.kind === 'text' ? child.text : '')).join('');
  const label = link.label === words ? undefined : link.label;
  const tag = openTag('a', { href: link.href, 'aria-label': label, style });
  const inner = link.children.map(printNode).join('');
  const holdsText = link.children.some((child) => child.kind === 'text');
  return `${tag}${holdsText ? `${openTag('span', { style })}${inner}</span>` : inner}</a>`;
}

function printImage(image: ImageNode): string {
  const tag = openTag('img', {
    src: image.src,
    width: image.width,
    height: image.height,
    alt: image.alt,
    style: styleText({
      display: 'block',
      width: image.width,
      height: image.height,
      'max-width': 'none',
      border: 0,
      'border-radius': image.radius || undefined,
      // The alternative text is what shows while pictures are blocked.
      'font-size': 12,
      'line-height': 14,
      color: '#666666',
    }),
  });
  return tag;
}

function needsSeparateBorders(cell: CellNode | SpacerNode): boolean {
  return cell.radius !== undefined || cell.borders !== undefined;
}

function holdsImage(cell: CellNode): boolean {
  return cell.children.some(
    (child) =>
      child.kind === 'image' ||
      (child.kind === 'link' && child.children.some(({ kind }) => kind === 'image')),
  );
}

/** The width attribute of a cell is its outer width, the property that of its content. */
function contentWidth(cell: CellNode | SpacerNode): number | undefined {
  if (cell.width === undefined || (cell.kind === 'cell' && cell.wraps)) return cell.width;
  return cell.width - horizontalInset(cell);
}

function verticalEdges({ top, bottom }: Borders): number {
  return (top?.width ?? 0) + (bottom?.width ?? 0);
}

function printPadding([top, right, bottom, left]: NonNullable<CellNode['padding']>): string {
  if (left !== right) return [top, right, bottom, left].map(px).join(' ');
  if (top !== bottom) return [top, right, bottom].map(px).join(' ');
  return top === right ? px(top) : `${px(top)} ${px(right)}`;
}

/** A gradient stands over its solid colour, in `background`: Gmail on Android fails on `background-image`. */
function groundDeclarations(ground: Ground | undefined): Record<string, string | undefined> {
  if (ground === undefined) return {};
  const { color, gradient } = ground;
  const run = gradient && `linear-gradient(${gradient.angle}deg,${gradient.from},${gradient.to})`;
  return { 'background-color': color, background: run && `${color} ${run}` };
}

function borderDeclarations({
  top,
  right,
  bottom,
  left,
}: Borders): Record<string, string | undefined> {
  const [first, ...others] = [top, right, bottom, left].map(printBorder);
  if (others.every((border) => border === first)) return { border: first };
  return {
    'border-top': printBorder(top),
    'border-right': printBorder(right),
    'border-bottom': printBorder(bottom),
    'border-left': printBorder(left),
  };
}

function printBorder(border: Border | undefined): string | undefined {
  return border && `${px(border.width)} ${border.style} ${border.color}`;
}
