import { addPadding, takesPadding } from '../../tables/padding';
import { distanceOf, mapCells, type Row, type Table } from '../../tables/table';
import { tablePass } from './table-pass';

/** Makes distances between rows the padding of a row above or below them, where that has one cell which can take it. */
export const foldPadding = tablePass('foldPadding', withFoldedRows);

/** The table with the distances between its rows as padding. */
export function withFoldedRows(table: Table): Table {
  if (table.rows.every((row) => distanceOf(row) === null)) return table;
  return { ...table, rows: foldRows(table.rows) };
}

/** The rows with the distances between them as padding of those that can have it. */
function foldRows(rows: readonly Row[]): readonly Row[] {
  const kept: Row[] = [];
  let above = 0;
  for (const [index, row] of rows.entries()) {
    const [before, next] = [kept.at(-1), rows[index + 1]];
    const distance = distanceOf(row);
    if (distance === null) {
      kept.push(above === 0 ? row : padded(row, above, 0));
      above = 0;
    } else if (next !== undefined && canPad(next)) above = distance;
    else if (before !== undefined && canPad(before)) {
      kept.splice(-1, 1, padded(before, 0, distance));
    } else kept.push(row);
  }
  return kept;
}

function canPad({ kind, cells: [only] }: Row): boolean {
  return kind === 'alone' && only !== undefined && takesPadding(only.region);
}

function padded(row: Row, above: number, below: number): Row {
  return mapCells(row, (cell) => ({
    ...cell,
    padding: addPadding(cell.padding, [above, 0, below, 0]),
  }));
}
