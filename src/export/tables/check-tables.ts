import type { Problem } from '../problem';
import { DEEPEST_TABLES, depthOf } from './depth';
import { colSpansIn, tableIn, type Cell, type Row, type Table, type TableForm } from './table';

/** Whether each table is a grid without holes: every row fills as many columns as there are, spans of rows above included. */
export function checkTables({ root }: TableForm): readonly Problem[] {
  return allTables(root).flatMap((table) =>
    [...columnProblems(table), ...cellProblems(table)].map(
      (problem) => `table ${Object.values(table.region.box).join(',')}: ${problem}`,
    ),
  );
}

/** The same, and that no more tables lie within one another than mail clients take. */
export function checkDepth(form: TableForm): readonly Problem[] {
  const depth = depthOf(form.root);
  const tooDeep = depth > DEEPEST_TABLES ? [`${depth} tables within one another`] : [];
  return [...tooDeep, ...checkTables(form)];
}

function allTables(table: Table): readonly Table[] {
  const inner = table.rows.flatMap(({ cells }) =>
    cells.flatMap((cell) => tableIn(cell.content) ?? []),
  );
  return [table, ...inner.flatMap(allTables)];
}

function columnProblems(table: Table): readonly string[] {
  const { edges, rows } = table;
  const colSpanOf = colSpansIn(table);
  const isAscending = edges.every((edge, at) => at === 0 || edge > (edges[at - 1] ?? edge));
  const count = edges.length - 1;
  const open = Array.from({ length: count }, () => 0);
  const wrong = rows.flatMap((row, at) => {
    const filled = fillRow(row, colSpanOf, open);
    return filled === count ? [] : [`row ${at} has ${filled} of ${count} columns`];
  });
  return [...(isAscending ? [] : ['columns out of order']), ...wrong];
}

/** Puts a row's cells into the columns that no cell above spans; how many columns are taken then. */
function fillRow({ cells }: Row, colSpanOf: (cell: Cell) => number, open: number[]): number {
  let taken = open.filter((rows) => rows > 0).length;
  let at = 0;
  const spans = cells.map((cell) => {
    const colSpan = colSpanOf(cell);
    while ((open[at] ?? 0) > 0) at++;
    const from = at;
    at += colSpan;
    taken += colSpan;
    return { from, colSpan, rowSpan: cell.rowSpan };
  });
  for (const { from, colSpan, rowSpan } of spans) open.fill(rowSpan, from, from + colSpan);
  for (const [index, rows] of open.entries()) open[index] = Math.max(0, rows - 1);
  return taken;
}

function cellProblems({ rows }: Table): readonly string[] {
  return rows.flatMap(({ kind, cells }, at) => {
    const isShared = kind !== 'alone';
    const padded = cells.some(({ padding: [top, , bottom] }) => top + bottom > 0);
    return [
      ...(isShared && padded ? [`row ${at} has padding above or below beside other cells`] : []),
      ...(!isShared && cells.length !== 1 ? [`row ${at} is not one cell`] : []),
    ];
  });
}
