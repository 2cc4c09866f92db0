import { childrenOf, type EmailNode } from '../../email/nodes';
import type { Finding, Origin } from '../../model/findings/findings';
import type { Box } from '../geometry/box';
import type { Form } from '../forms';
import type { Item } from '../items/item';
import { regionsIn, type Region } from '../regions/region';
import { isBare } from '../tables/padding';
import { colSpansIn, type Cell, type Content, type Table } from '../tables/table';

/*
 * Forms as text, for people: what `npm run explain`, the story of the passes and the fixtures of the tests show. One
 * thing a line, what lies in it indented. A box is its left and upper edge, its width and its height.
 */

/** A form as lines of text. */
export function showForm(form: Form): readonly string[] {
  if (!('kind' in form)) {
    return form.elements.map(({ type, id, x, y, width, height }) => {
      return `${type} ${id} ${x} ${y} ${width} ${height}`;
    });
  }
  const waiting = form.requests.map(({ id }) => `waits for ${id}`);
  switch (form.kind) {
    case 'items':
      return [
        `page ${boxText(form.page)}`,
        ...form.items.flatMap((item) => showItem(item)),
        ...waiting,
      ];
    case 'regions':
      return [...showRegion(form.root), ...waiting];
    case 'tables':
      return [...showTable(form.root), ...waiting];
    case 'document':
      return [...showNode(form.doc), ...waiting];
    case 'html':
      return [...showMarkup(form.html), ...waiting];
  }
}

/** A finding on one line. */
export function showFinding({ rule, severity, origin }: Finding): string {
  return `${severity} ${rule} ${origin.map(originText).join(' ')}`.trim();
}

function originText(origin: Origin): string {
  return origin.kind === 'element' ? origin.id : origin.field;
}

function showItem(item: Item): readonly string[] {
  const { kind, id, box, flexX, flexY, children } = item;
  const flexible = flexX === 'none' && flexY === 'none' ? '' : ` keeps ${flexX} ${flexY}`;
  const line = `${kind} ${id} ${boxText(box)}${inkText(item)}${flexible}${fadedText(item)}${linkText(item)}`;
  return [line, ...indented(children.flatMap(showItem))];
}

function fadedText({ opacity }: Item): string {
  return opacity === undefined ? '' : ` seen to ${Math.round(100 * opacity)} %`;
}

function linkText({ cell }: Item): string {
  const hrefs = cell.children.flatMap((child) => (child.kind === 'link' ? [child.href] : []));
  return [...hrefs, ...(cell.link === undefined ? [] : [cell.link.href])]
    .map((href) => ` leads to ${href}`)
    .join('');
}

function inkText({ box, ink }: Item): string {
  return boxText(ink) === boxText(box) ? '' : ` ink ${boxText(ink)}`;
}

function showRegion(region: Region): readonly string[] {
  const line = `${region.kind} ${boxText(region.box)}${regionText(region)}`;
  return [line, ...indented(regionsIn(region).flatMap(showRegion))];
}

/** What becomes of lines that are too wide, where it is out of the ordinary. */
function linesText({ cell, kind }: Item): string {
  if (cell.overflowsLeft === true) return ' hangs';
  return kind === 'text' && cell.noWrap !== true ? ' breaks' : '';
}

function regionText(region: Region): string {
  switch (region.kind) {
    case 'leaf':
      return ` ${region.item.id} at ${boxText(region.item.box)}${linesText(region.item)}`;
    case 'plane':
      return ` ${region.item.id}`;
    case 'slot':
      return ` ${region.align}`;
    case 'space':
    case 'rows':
    case 'columns':
    case 'irregular':
      return '';
  }
}

function showTable(table: Table): readonly string[] {
  const { region, edges, hasSizer, isLoose = false, rows } = table;
  const colSpanOf = colSpansIn(table);
  const columns = edges.length < 3 ? '' : ` columns ${edges.join(' ')}`;
  const sizer = hasSizer ? ' after a sizer' : '';
  const loose = isLoose ? ' loose' : '';
  const lines = rows.flatMap(({ kind, height, cells }) => {
    const least = height === null ? '' : ` height ${height}`;
    return [
      `row ${kind}${least}`,
      ...indented(cells.flatMap((cell) => showCell(cell, colSpanOf(cell)))),
    ];
  });
  return [`table ${boxText(region.box)}${columns}${sizer}${loose}`, ...indented(lines)];
}

function showCell(cell: Cell, colSpan: number): readonly string[] {
  const { region, padding, rowSpan, width, height, verticalAlign, content } = cell;
  const facts = [
    colSpan > 1 ? `colspan ${colSpan}` : '',
    rowSpan > 1 ? `rowspan ${rowSpan}` : '',
    width === null ? '' : `width ${width}`,
    height === null ? '' : `height ${height}`,
    verticalAlign ?? '',
    isBare(padding) ? '' : `padding ${padding.join(' ')}`,
  ].filter((part) => part !== '');
  const [first = '', ...below] = showContent(content);
  return [[`cell ${boxText(region.box)}`, ...facts, first].join(' ').trimEnd(), ...indented(below)];
}

function showContent(content: Content): readonly string[] {
  switch (content.kind) {
    case 'space':
      return ['space'];
    case 'item':
      return [content.item.id];
    case 'boxed':
      return [
        `boxed ${content.item.id}`,
        ...(content.table === null ? [] : showTable(content.table)),
      ];
    case 'plane':
      return [`plane ${content.item.id}`, ...showCell(content.cell, 1)];
    case 'table':
      return ['', ...showTable(content.table)];
  }
}

function showNode(node: EmailNode): readonly string[] {
  return [nodeText(node), ...indented(childrenOf(node).flatMap(showNode))];
}

/** A node with those of its parts that are words or numbers. */
function nodeText(node: EmailNode): string {
  const parts = Object.entries(node).flatMap(([name, value]) => {
    const isPlain = typeof value === 'string' || typeof value === 'number' || value === true;
    return name !== 'kind' && isPlain ? [`${name}=${shortened(String(value))}`] : [];
  });
  return [node.kind, ...parts].join(' ');
}

/** Pictures are long. */
function shortened(value: string): string {
  return value.length > 60 ? `${value.slice(0, 40)}… (${value.length})` : value;
}

/** Markup with a line for each table, row and cell. */
function showMarkup(html: string): readonly string[] {
  let depth = 0;
  return html
    .replaceAll(/<(\/?)(table|tr|td)\b/g, '\n<$1$2')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const isEnd = line.startsWith('</');
      if (isEnd) depth -= 1;
      const shown = `${'  '.repeat(Math.max(0, depth))}${line}`;
      if (!isEnd) depth += 1;
      return shown;
    });
}

function indented(lines: readonly string[]): readonly string[] {
  return lines.map((line) => `  ${line}`);
}

function boxText({ x0, y0, x1, y1 }: Box): string {
  return `${x0} ${y0} ${x1 - x0} ${y1 - y0}`;
}
