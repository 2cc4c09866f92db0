/** A cell of the table by the places of its row and column among those that are shown; column -1 is that of the line numbers. */
export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

interface GridSize {
  readonly rows: number;
  readonly columns: number;
  /** How many rows are in sight. */
  readonly page: number;
}

interface GridKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** Where a key leads from a cell; null for keys that do not move. */
export function movedBy(key: GridKey, from: GridPlace, size: GridSize): GridPlace | null {
  const isFar = key.ctrlKey || key.metaKey;
  const { row, column } = from;
  const lastRow = Math.max(0, size.rows - 1);
  const lastColumn = size.columns - 1;
  const to = (nextRow: number, nextColumn: number): GridPlace => ({
    row: Math.min(lastRow, Math.max(0, nextRow)),
    column: Math.min(lastColumn, Math.max(-1, nextColumn)),
  });
  switch (key.key) {
    case 'ArrowUp':
      return to(isFar ? 0 : row - 1, column);
    case 'ArrowDown':
      return to(isFar ? lastRow : row + 1, column);
    case 'ArrowLeft':
      return to(row, isFar ? -1 : column - 1);
    case 'ArrowRight':
      return to(row, isFar ? lastColumn : column + 1);
    case 'Home':
      return to(isFar ? 0 : row, -1);
    case 'End':
      return to(isFar ? lastRow : row, lastColumn);
    case 'PageUp':
      return to(row - size.page, column);
    case 'PageDown':
      return to(row + size.page, column);
    default:
      return null;
  }
}

/** The cell after another one, over the end of its row to the next; null past the last. */
export function nextCell(
  from: GridPlace,
  size: Pick<GridSize, 'rows' | 'columns'>,
  step: 1 | -1,
): GridPlace | null {
  const at = from.row * size.columns + from.column + step;
  if (at < 0 || at >= size.rows * size.columns) return null;
  return { row: Math.floor(at / size.columns), column: at % size.columns };
}

/** Whether a key writes a letter: it begins a text in the place of the one that is there. */
export function isLetter({
  key,
  ctrlKey,
  metaKey,
}: Pick<GridKey, 'key' | 'ctrlKey' | 'metaKey'>): boolean {
  return [...key].length === 1 && key !== ' ' && !ctrlKey && !metaKey;
}
