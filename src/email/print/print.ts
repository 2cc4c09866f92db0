import { assertNever } from '../../base/result';
import { escapeText } from './escape';
import { backgroundsIn, type Backgrounds } from '../backgrounds';
import { fillsItsRow } from './evenly-high';
import { attribute, declaration, styleAttribute } from './markup';
import { neverWraps } from './never-wraps';
import { openCell, printCellLink, printSpacer } from './print-cell';
import { runDeclarations } from './print-font';
import { printImage } from './print-image';
import {
  readText,
  SOFT_BREAK,
  SYLLABLE_END,
  WHOLE_END,
  WHOLE_START,
  type CellNode,
  type EmailNode,
  type LinkNode,
  type RowNode,
  type SpacerNode,
  type TableNode,
  type TextNode,
} from '../nodes';

/*
 * One printer per kind of node. Every style is written inline and whole, so that what is printed here already looks as
 * it will in the end: later passes may only add what moves no pixel.
 */

/** The HTML of a node and all below it. */
export function printNode(node: EmailNode, backgrounds: Backgrounds = []): string {
  switch (node.kind) {
    case 'table':
      return printTable(node, backgrounds);
    case 'row':
      return printRow(node, { ...ALONE, backgrounds });
    case 'cell':
      return printCell(node, node.verticalAlign ?? 'top', { ...ALONE, backgrounds });
    case 'spacer':
      return printSpacer(node);
    case 'text':
      return printText(node);
    case 'link':
      return printLink(node, backgrounds);
    case 'image':
      return printImage(node, backgrounds);
    default:
      return assertNever(node);
  }
}

/** What a row or a cell stands in. */
interface Around {
  readonly backgrounds: Backgrounds;
  /** Whether its table states that no line breaks. */
  readonly isNoWrap: boolean;
  /**
   * Whether it begins its table. LibreOffice puts a bare nested table into the cell before its own, where there is one; a div
   * around it prevents that.
   */
  readonly isFirst: boolean;
}

/** What is printed by itself. */
const ALONE = { isNoWrap: false, isFirst: false } as const;

function printTable(table: TableNode, backgrounds: Backgrounds): string {
  const width = printWidth(table);
  const isNoWrap = neverWraps(table);
  const tag =
    '<table role="none"' +
    attribute('lang', table.lang) +
    attribute('dir', table.dir) +
    attribute('align', table.align) +
    attribute('width', width) +
    ' border="0" cellpadding="0" cellspacing="0"' +
    styleAttribute(
      declaration('width', width) +
        (table.fluid === true ? 'max-width:100%;word-break:break-word;' : '') +
        (table.fixed === true ? 'table-layout:fixed;' : '') +
        collapseDeclarations(table) +
        declaration('text-align', table.textAlign) +
        (isNoWrap ? 'white-space:nowrap;' : ''),
    );
  let rows = '';
  for (const [at, row] of table.rows.entries()) {
    rows += printRow(row, { backgrounds, isNoWrap, isFirst: at === 0 });
  }
  return `${tag}>${rows}</table>`;
}

function printWidth({ width }: TableNode): number | string | undefined {
  if (width === 'full') return '100%';
  return width === 'content' ? undefined : width;
}

/** Outlook mobile removes `cellspacing`: https://github.com/OfficeDev/office-js/issues/4685 */
function collapseDeclarations({ rows }: TableNode): string {
  const isSeparate = rows.some((row) => row.cells.some(needsSeparateBorders));
  return isSeparate ? 'border-collapse:separate;border-spacing:0;' : 'border-collapse:collapse;';
}

function needsSeparateBorders(cell: CellNode | SpacerNode): boolean {
  return cell.radius !== undefined || cell.borders !== undefined || cell.shadow !== undefined;
}

function printRow(row: RowNode, around: Around): string {
  const { cells, height } = row;
  const behind = around.isFirst ? { ...around, isFirst: false } : around;
  const printed = printAll(cells, (cell) => {
    if (cell.kind === 'spacer') return printSpacer(cell);
    return printCell(cell, verticalAlignIn(row, cell), cell === cells[0] ? around : behind);
  });
  return `<tr${attribute('height', height)}${styleAttribute(declaration('height', height))}>${printed}</tr>`;
}

/** A cell that is as high as its row needs none. One that wraps stands on a line of text, also by itself. */
function verticalAlignIn(row: RowNode, cell: CellNode): CellNode['verticalAlign'] {
  if (row.cells.length === 1) {
    return cell.wraps === true ? (cell.verticalAlign ?? 'middle') : cell.verticalAlign;
  }
  return fillsItsRow(cell, row) ? undefined : (cell.verticalAlign ?? 'top');
}

function printCell(
  cell: CellNode,
  verticalAlign: CellNode['verticalAlign'],
  { backgrounds, isNoWrap, isFirst }: Around,
): string {
  const start = openCell(cell, verticalAlign, isNoWrap);
  const below = backgroundsIn(cell, backgrounds);
  if (cell.children.length === 0) return `${start}${printCellLink(cell)}</td>`;
  const content = printAll(cell.children, (child) =>
    child.kind === 'table' && !isFirst
      ? `<div>${printTable(child, below)}</div>`
      : printNode(child, below),
  );
  return `${start}${content}</td>`;
}

/** Chromium reads a blank into the name of a link at each `wbr`, but for one that is hidden from screen readers. */
const BREAK = '<wbr aria-hidden="true">';

/**
 * iOS leaves what stands in a link as it is, also where the link has no address:
 * https://github.com/WebKit/WebKit/blob/main/Source/WebCore/editing/cocoa/DataDetection.mm
 */
const EMPTY_LINK = '<a style="color:inherit;text-decoration:none">';

function printText({ text, font, dir, noAutoLink }: TextNode): string {
  const words = printWords(text);
  const style = font === undefined ? '' : styleAttribute(runDeclarations(font));
  const isPlain = style === '' && dir === undefined;
  const printed = isPlain ? words : `<span${attribute('dir', dir)}${style}>${words}</span>`;
  return noAutoLink === true ? `${EMPTY_LINK}${printed}</a>` : printed;
}

const WHOLE = new RegExp(`${WHOLE_START}([^${WHOLE_START}${WHOLE_END}]*)${WHOLE_END}`, 'g');

/**
 * What stays whole is a box: the one means that breaks it where it has to. Word alone ignores it
 * (https://www.caniemail.com/features/css-display/), and there columns do not become narrow.
 */
function printWords(text: string): string {
  if (!SIGNS.test(text)) return text;
  return escapeText(text)
    .replaceAll('\n', '<br>')
    .replaceAll(WHOLE, '<span style="display:inline-block">$1</span>')
    .replaceAll(LEFT_OVER, '')
    .replaceAll(SYLLABLE_END, '\u00ad')
    .replaceAll(SOFT_BREAK, BREAK);
}

/** What is printed otherwise than it is typed. */
const SIGNS = new RegExp(`[&<>\\n${SOFT_BREAK}${WHOLE_START}${WHOLE_END}${SYLLABLE_END}]`);

const LEFT_OVER = new RegExp(`[${WHOLE_START}${WHOLE_END}]`, 'g');

/** Word moves the style of a link inwards when it sends, so it stands on both: OfficeDev/office-js#5704. */
function printLink(
  { href, color, underline, label, children }: LinkNode,
  backgrounds: Backgrounds,
): string {
  const style = styleAttribute(
    declaration('color', color) + declaration('text-decoration', underline ? 'underline' : 'none'),
  );
  const text = printAll(children, (child) => (child.kind === 'text' ? child.text : ''));
  const words = readText(text);
  // Chromium reads a blank into the name of a link beside a box.
  const isSplit = text.includes(WHOLE_START);
  const shown = label ?? words;
  const isNamed = shown === words || (words === '' && shown === altIn(children));
  const name = attribute('aria-label', isSplit || !isNamed ? shown : undefined);
  // Mail clients that remove labels (Roundcube, Nextcloud, SnappyMail) keep titles: https://github.com/the-djmaze/snappymail
  const title = attribute('title', shown === words ? undefined : shown);
  const inner = printAll(children, (child) => printNode(child, backgrounds));
  const holdsText = children.some((child) => child.kind === 'text');
  const content = holdsText ? `<span${style}>${inner}</span>` : inner;
  return `<a${attribute('href', href)}${name}${title}${style}>${content}</a>`;
}

/** The words for the pictures in a link. */
function altIn(children: LinkNode['children']): string {
  return printAll(children, (child) => (child.kind === 'image' ? child.alt : ''));
}

function printAll<Node>(nodes: readonly Node[], print: (node: Node) => string): string {
  let printed = '';
  for (const node of nodes) printed += print(node);
  return printed;
}
