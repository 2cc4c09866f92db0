import { areMissing } from '../builders';
import { firmHeight, leastHeight } from '../heights';
import type { CellNode, RowNode } from '../nodes';

/*
 * Cells that are as high as their row, whatever stands in the others: where these are aligned vertically makes no difference.
 */

type Column = RowNode['cells'][number];

/** In letters: what is longer may need a second line somewhere. */
const LONGEST_LINE = 14;

/**
 * Whether a cell is at least as high as each other cell of its row in every mail client. Beside labels that is every value, beside
 * a badge of letters every other badge, beside bars and pictures each text that is no lower.
 */
export function fillsItsRow(cell: CellNode, { cells, height }: RowNode): boolean {
  if (!areMissing([height, cell.height, cell.wraps, cell.rowSpan])) return false;
  const isText = cell.font !== undefined && isOfText(cell);
  let highest = 0;
  for (const other of cells) {
    if (other === cell || (isText && isLineBeside(other, cell))) continue;
    highest = Math.max(highest, firmHeight(other));
    if (other.rowSpan !== undefined || highest === Number.POSITIVE_INFINITY) return false;
  }
  return highest === 0 || highest <= leastHeight(cell);
}

/** Whether a cell is one line, as high as a line of another. */
function isLineBeside(other: Column, cell: CellNode): boolean {
  if (other.kind === 'spacer' || !isAsHigh(other, cell)) return false;
  if (!isOneLine(other) || !isOfText(other)) return false;
  // Of two that are one line each, neither is aligned: letters of two fonts would not stand on one line.
  return !isOneLine(cell) || (isSame(other, cell, 'family') && isSame(other, cell, 'size'));
}

function isSame(a: CellNode, b: CellNode, property: 'family' | 'size'): boolean {
  return a.font?.[property] === b.font?.[property];
}

/** Whether a line of one takes the height of a line of the other, as far as cells decide it. */
function isAsHigh(a: CellNode, b: CellNode): boolean {
  return (
    a.font?.lineHeight === b.font?.lineHeight &&
    (a.padding?.[0] ?? 0) === (b.padding?.[0] ?? 0) &&
    (a.padding?.[2] ?? 0) === (b.padding?.[2] ?? 0) &&
    a.borders?.top?.width === b.borders?.top?.width &&
    a.borders?.bottom?.width === b.borders?.bottom?.width
  );
}

/** Whether a cell holds nothing but words, all with lines as high as the cell has them. */
function isOfText({ children, height, rowSpan, wraps }: CellNode): boolean {
  return (
    areMissing([height, rowSpan, wraps]) &&
    children.every((child) => {
      const runs = child.kind === 'link' ? child.children : [child];
      return runs.every(
        (run) => run.kind === 'text' && areMissing([run.font?.lineHeight, run.font?.size]),
      );
    })
  );
}

/** Whether a text takes one line in every client: where a line may break, one short word. */
function isOneLine({ children, noWrap = false }: CellNode): boolean {
  let text = '';
  for (const child of children) {
    for (const run of child.kind === 'link' ? child.children : [child]) {
      if (run.kind !== 'text') return false;
      text += run.text;
      if (text.length > LONGEST_LINE && !noWrap) return false;
    }
  }
  return noWrap ? !text.includes('\n') : WORD.test(text);
}

/** Nothing within it ends a line. */
const WORD = /^[\p{Lu}\p{Ll}\p{N}.:[\]]*-?[\p{N}.:[\]]*$/u;
