import { areMissing } from './builders';
import { readText, type CellNode, type RowNode } from './nodes';

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
  if (!isOfText(other) || edgesOf(other) !== edgesOf(cell)) return false;
  if (!isOneWord(other)) return false;
  // Of two that are one line each, neither is aligned: letters of two fonts would not stand on one line.
  return !isOneWord(cell) || (isSame(other, cell, 'family') && isSame(other, cell, 'size'));
}

function isSame(a: CellNode, b: CellNode, property: 'family' | 'size'): boolean {
  return a.font?.[property] === b.font?.[property];
}

/** What a cell of one line has as its height, as far as it decides. */
function edgesOf({ font, padding = [0, 0, 0, 0], borders = {} }: CellNode): string {
  const [top, , bottom] = padding;
  return [font?.lineHeight, top, bottom, borders.top?.width, borders.bottom?.width].join();
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
  const words = children.map((child) => {
    const runs = child.kind === 'link' ? child.children : [child];
    return runs.map((run) => (run.kind === 'text' ? run.text : ' ')).join('');
  });
  const text = words.join('');
  return (
    text === readText(text) &&
    text.length <= LONGEST_LINE &&
    /^[\p{Lu}\p{Ll}\p{N}.:[\]-]+$/u.test(text) &&
    !/-\p{L}/u.test(text)
  );
}
