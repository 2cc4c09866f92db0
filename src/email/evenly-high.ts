import { areMissing } from './builders';
import type { CellNode, RowNode } from './nodes';

/*
 * Cells that are as high as their row, whatever stands in the others: where these are aligned vertically makes no difference.
 */

type Column = RowNode['cells'][number];

/** In letters: what is longer may need a second line somewhere. */
const LONGEST_LINE = 14;

/**
 * Whether a cell of text is at least as high as each other cell of its row in every mail client: each holds one short word, with
 * a line as high as its own. Beside labels that is every value, beside a badge of letters every other badge.
 */
export function fillsItsRow(cell: CellNode, { cells, height }: RowNode): boolean {
  if (height !== undefined || cell.font === undefined || !isOfText(cell)) return false;
  return cells.every((other) => other === cell || isLineBeside(other, cell));
}

function isLineBeside(other: Column, cell: CellNode): boolean {
  if (other.kind === 'spacer') return other.height === undefined;
  if (!isAsHigh(other, cell) || !isOneWord(other) || !isOfText(other)) return false;
  // Of two that are one line each, neither is aligned: letters of two fonts would not stand on one line.
  return !isOneWord(cell) || (isSame(other, cell, 'family') && isSame(other, cell, 'size'));
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

function isOneWord({ children }: CellNode): boolean {
  let text = '';
  for (const child of children) {
    for (const run of child.kind === 'link' ? child.children : [child]) {
      if (run.kind !== 'text') return false;
      text += run.text;
      if (text.length > LONGEST_LINE) return false;
    }
  }
  return WORD.test(text);
}

/** Nothing within it ends a line. */
const WORD = /^[\p{Lu}\p{Ll}\p{N}.:[\]]*-?[\p{N}.:[\]]*$/u;
