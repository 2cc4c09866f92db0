import { changed } from '../../base/changed';
import { groupBy } from '../geometry/group-by';
import { spacesIn, type Region, type SequenceRegion, type SpaceRegion } from '../regions/region';
import { MOST_COLUMNS } from './columns';
import { padded } from './padding';

/*
 * Rows that break into columns share the table of the rows around them instead of having one each: a table costs some
 * 200 characters, and a level of nesting. The table has a column between any two edges of those rows, and each cell spans
 * what it covers. Spans of columns only: it is heights that Word spreads over spanned rows as it likes.
 */

/** What stands in one row of a table: a region over all columns, or several beside one another. */
export type SharedRow =
  | { readonly kind: 'alone'; readonly region: Region }
  | { readonly kind: 'beside'; readonly regions: readonly Region[] };

export interface SharedRows {
  /** The edges of the columns, from the left edge of the table to its right. */
  readonly edges: readonly number[];
  readonly rows: readonly SharedRow[];
}

/** The children of a sequence of rows as the rows of one table, with the columns that spare the most characters. */
export function shareColumns({ box, children }: SequenceRegion): SharedRows {
  const [first, ...others] = children;
  const inner = bestEdges(shapesOf(children), first);
  const edges = [box.x0, ...inner, box.x1].toSorted((a, b) => a - b);
  if (first?.kind === 'space' && inner.size > 0) {
    // The distance at the top sets the columns.
    const sizing: SharedRow = { kind: 'beside', regions: splitSpace(first, edges) };
    return { edges, rows: [sizing, ...others.flatMap((child) => rowsOf(child, inner))] };
  }
  return { edges, rows: children.flatMap((child) => rowsOf(child, inner)) };
}

/** Characters that a table of its own costs a row, a column the first row, a distance below a row, a span a cell. */
const TABLE_COST = 200;
const COLUMN_COST = 78;
const SPACE_COST = 125;
const SPAN_COST = 12;

/** A child that is columns, or would be without the distances to its right and below it. */
interface CutRow {
  readonly node: Region;
  readonly cells: readonly Region[];
  readonly above: readonly SpaceRegion[];
  readonly below: readonly SpaceRegion[];
}

/** Rows that break into columns at the same edges. */
interface Shape {
  readonly edges: readonly number[];
  readonly rows: readonly CutRow[];
  /** What is spared if the columns are there. */
  readonly gain: number;
}

function shapesOf(parts: readonly Region[]): readonly Shape[] {
  const cut = parts.map(cutRowOf).filter((row) => row !== null);
  const groups = groupBy(cut, (row) => edgesOf(row).join());
  return [...groups.values()].flatMap((rows): readonly Shape[] => {
    const gain = rows.reduce((sum, row) => sum + gainOf(row), 0);
    const [first] = rows;
    return first === undefined || gain <= 0 ? [] : [{ edges: edgesOf(first), rows, gain }];
  });
}

function gainOf({ cells, above, below }: CutRow): number {
  return TABLE_COST - SPAN_COST * cells.length - SPACE_COST * (above.length + below.length);
}

/** The inner edges of a row. */
function edgesOf({ cells }: CutRow): readonly number[] {
  return cells.slice(1).map(({ box }) => box.x0);
}

/** The edges whose columns spare the most: those of the first row, which come for nothing, or the best of all. */
function bestEdges(shapes: readonly Shape[], first: Region | undefined): ReadonlySet<number> {
  const own = shapes.find(({ rows }) => rows.some(({ node }) => node === first));
  const ownEdges = new Set(own?.edges);
  const best = collectEdges(shapes);
  return best.gain > gainWithin(shapes, ownEdges) ? best.edges : ownEdges;
}

/** Edges found shape by shape, the most promising first, as long as they spare more than they cost. */
function collectEdges(shapes: readonly Shape[]): { edges: ReadonlySet<number>; gain: number } {
  const edges = new Set<number>();
  let gain = -COLUMN_COST;
  let open = shapes.toSorted((a, b) => worthOf(b) - worthOf(a));
  for (let before = -1; before < edges.size;) {
    before = edges.size;
    open = open.filter((shape) => {
      const added = shape.edges.filter((edge) => !edges.has(edge));
      const worth = shape.gain - COLUMN_COST * added.length;
      if (worth <= 0 || edges.size + added.length >= MOST_COLUMNS) return true;
      for (const edge of added) edges.add(edge);
      gain += worth;
      return false;
    });
  }
  return { edges, gain };
}

function worthOf({ gain, edges }: Shape): number {
  return gain - COLUMN_COST * edges.length;
}

function gainWithin(shapes: readonly Shape[], edges: ReadonlySet<number>): number {
  const within = shapes.filter((shape) => shape.edges.every((edge) => edges.has(edge)));
  return within.reduce((sum, { gain }) => sum + gain, 0);
}

/** The rows that a child makes where there are columns at `edges`. */
function rowsOf(child: Region, edges: ReadonlySet<number>): readonly SharedRow[] {
  const row = cutRowOf(child);
  const isCut = row !== null && gainOf(row) > 0 && edgesOf(row).every((edge) => edges.has(edge));
  if (!isCut) return [{ kind: 'alone', region: child }];
  const { above, cells, below } = row;
  return [...above.map(spaceRow), { kind: 'beside', regions: cells }, ...below.map(spaceRow)];
}

function spaceRow(region: SpaceRegion): SharedRow {
  return { kind: 'alone', region };
}

function cutRowOf(node: Region): CutRow | null {
  const { region: inner } = padded(node);
  if (inner.kind !== 'columns') return null;
  const { x0, y0, x1, y1 } = inner.box;
  return {
    node,
    cells: [
      ...spacesIn({ x0: node.box.x0, y0, x1: x0, y1 }),
      ...inner.children,
      ...spacesIn({ x0: x1, y0, x1: node.box.x1, y1 }),
    ],
    above: spacesIn(changed(node.box, { y1: y0 })),
    below: spacesIn(changed(node.box, { y0: y1 })),
  };
}

function splitSpace({ box }: SpaceRegion, xs: readonly number[]): readonly SpaceRegion[] {
  return xs.slice(1).flatMap((x1, index) => spacesIn({ ...box, x0: xs[index] ?? 0, x1 }));
}
