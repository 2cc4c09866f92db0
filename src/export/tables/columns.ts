import { edges as sortedEdges } from '../geometry/tiles';
import type { Row, Table } from './table';

/** The table with these rows, and with just the columns that they need. */
export function withRows({ region, ...table }: Table, rows: readonly Row[]): Table {
  const { x0, x1 } = region.box;
  const beside = rows.filter(({ kind }) => kind === 'beside');
  const inner = beside.flatMap(({ cells }) => cells.flatMap((cell) => [cell.x0, cell.x1]));
  const edges = sortedEdges([x0, ...inner, x1]);
  const [top] = rows;
  const told = top?.kind === 'beside' ? top.cells.length : 1;
  return { ...table, region, edges, rows, hasSizer: told < edges.length - 1 };
}
