import type { CellNode, SpacerNode, TableNode } from './nodes';

type Column = CellNode | SpacerNode;

/*
 * How high cells are, as far as the document decides it. Mail clients make letters larger or take other fonts, so texts have a
 * least height only.
 */

/** How high a cell is at least in every mail client, in px. */
export function leastHeight(cell: Column): number {
  if (cell.kind === 'spacer') return cell.height ?? 0;
  return Math.max(cell.height ?? 0, edgesOf(cell) + leastContent(cell));
}

function leastContent({ font, children }: CellNode): number {
  let [tallest, lines] = [0, 0];
  for (const child of children) {
    if (child.kind === 'table') tallest = Math.max(tallest, leastOfTable(child));
    for (const run of child.kind === 'link' ? child.children : [child]) {
      if (run.kind === 'image' && run.fluid !== true) tallest = Math.max(tallest, run.height);
      if (run.kind === 'text') lines = Math.max(lines, 1) + countBreaks(run.text);
    }
  }
  return font === undefined ? tallest : lines * font.lineHeight;
}

function countBreaks(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}

function leastOfTable({ rows }: TableNode): number {
  let sum = 0;
  for (const { cells, height = 0 } of rows) {
    sum += cells.reduce(
      (most, cell) => (cell.rowSpan === undefined ? Math.max(most, leastHeight(cell)) : most),
      height,
    );
  }
  return sum;
}

/** How high a cell is in every mail client, in px, where no text has a part in that; else infinite. */
export function firmHeight(cell: Column): number {
  if (cell.kind === 'spacer') return cell.height ?? 0;
  if (cell.font !== undefined || cell.wraps === true) return Number.POSITIVE_INFINITY;
  const inner = cell.children.map((child) => {
    if (child.kind === 'table') return firmOfTable(child);
    const [image, ...more] = child.kind === 'link' ? child.children : [child];
    const isFirm = image?.kind === 'image' && image.fluid !== true && more.length === 0;
    return isFirm ? image.height : Number.POSITIVE_INFINITY;
  });
  return Math.max(cell.height ?? 0, edgesOf(cell) + inner.reduce((sum, each) => sum + each, 0));
}

function firmOfTable({ rows }: TableNode): number {
  let sum = 0;
  for (const { cells, height = 0 } of rows) {
    sum += cells.reduce((most, cell) => Math.max(most, firmHeight(cell)), height);
  }
  return sum;
}

function edgesOf({ padding: [top, , bottom] = [0, 0, 0, 0], borders = {} }: CellNode): number {
  return top + bottom + (borders.top?.width ?? 0) + (borders.bottom?.width ?? 0);
}
