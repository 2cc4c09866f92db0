import type { PartStyle } from '../scene/scene';

const LINE_ENDS =
  /^(?:address|article|aside|blockquote|caption|center|dd|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|table|tr|ul)$/;
const CELL = /^(?:td|th)$/;
const ROW_END = /^(?:table|tr)$/;

interface Words {
  readonly text: string;
  readonly styles: readonly PartStyle[];
}

interface WordsBetweenBreaks {
  readonly say: (words: string, style: PartStyle) => void;
  /** A tag: blocks stand on lines of their own, the cells of a row beside one another. */
  readonly pass: (name: string, isEnd: boolean) => void;
  readonly all: () => Words;
}

/** Collects the words of a piece of HTML in reading order, with what parts them and the look of each letter. */
export function wordsBetweenBreaks(): WordsBetweenBreaks {
  const styles: PartStyle[] = [];
  let text = '';
  /** What parts the words so far from those to come. */
  let gap: '' | ' ' | '\n' = '';
  let cellsInRow = 0;
  /** Whether a cell has begun behind another one, and says nothing yet. */
  let isInNextCell = false;
  const add = (words: string, style: PartStyle): void => {
    for (let at = 0; at < words.length; at++) styles.push(style);
    text += words;
  };
  const close = (): void => {
    if (text !== '' && gap !== '' && !text.endsWith('\n')) add(gap, {});
    gap = '';
    isInNextCell = false;
  };
  return {
    say: (words, style) => {
      if (words.trim() === '' && gap !== '') return;
      close();
      add(words, style);
    },
    pass: (name, isEnd) => {
      if (name === 'br') {
        close();
        add('\n', {});
      } else if (CELL.test(name)) {
        if (isEnd) return;
        if (cellsInRow > 0) {
          gap = ' ';
          isInNextCell = true;
        }
        cellsInRow++;
      } else if (LINE_ENDS.test(name)) {
        const isRowOver = isEnd && ROW_END.test(name);
        if (name === 'tr' && !isEnd) cellsInRow = 0;
        // The first block in a cell stands beside the cell before.
        if (isInNextCell && !isRowOver) return;
        gap = '\n';
        isInNextCell = false;
      }
    },
    all: () => ({ text, styles }),
  };
}
