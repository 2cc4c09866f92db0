import type { Form } from '../../src/export/forms';
import type { Box } from '../../src/export/geometry/box';
import type { Item } from '../../src/export/items/item';
import { regionsIn, type Region } from '../../src/export/regions/region';
import { tableIn, type Cell, type Table } from '../../src/export/tables/table';

/* The boxes of a form, from the outermost to the innermost. */

export interface Part {
  readonly kind: PartKind;
  readonly box: Box;
  /** What it is called in the picture. Distances have no name. */
  readonly label: string;
  /** How many others it lies in. */
  readonly depth: number;
}

export interface MarkedPart extends Part {
  readonly id: string;
  /** Whether the pass before had no such part. */
  readonly isNew: boolean;
}

/** A color for each kind, dark enough for white letters. */
export const PART_COLORS = {
  element: '#57534e',
  item: '#0f766e',
  rows: '#1d4ed8',
  columns: '#7c3aed',
  irregular: '#be123c',
  plane: '#b45309',
  slot: '#0369a1',
  leaf: '#15803d',
  table: '#1d4ed8',
  cell: '#15803d',
  space: '#78716c',
} as const;

export type PartKind = keyof typeof PART_COLORS;

/** The parts of a form; none once it is a document, which has sizes but no places. */
export function partsOf(form: Form): readonly Part[] {
  if (!('kind' in form)) {
    return form.elements.map(({ type, x, y, width, height }) => ({
      kind: 'element',
      box: { x0: x, y0: y, x1: x + width, y1: y + height },
      label: type,
      depth: 0,
    }));
  }
  switch (form.kind) {
    case 'items':
      return form.items.flatMap((item) => partsOfItem(item, 0));
    case 'regions':
      return partsOfRegion(form.root, 0);
    case 'tables':
      return partsOfTable(form.root, 0);
    case 'document':
    case 'html':
      return [];
  }
}

/** The parts, those marked that were not among the ones before. */
export function markNew(parts: readonly Part[], before: readonly Part[]): readonly MarkedPart[] {
  const isNew = notAmong(before.map(keyOf));
  return parts.map((part, at) => {
    const key = keyOf(part);
    return { ...part, id: `${at} ${key}`, isNew: isNew(key) };
  });
}

/** Makes a function that finds what is not among these, each of which counts once. */
export function notAmong(before: readonly string[]): (key: string) => boolean {
  const left = new Map<string, number>();
  for (const key of before) left.set(key, (left.get(key) ?? 0) + 1);
  return (key) => {
    const count = left.get(key) ?? 0;
    left.set(key, count - 1);
    return count <= 0;
  };
}

function keyOf({ kind, box: { x0, y0, x1, y1 }, label }: Part): string {
  return [kind, label, x0, y0, x1, y1].join(' ');
}

function partsOfItem({ id, box, children }: Item, depth: number): readonly Part[] {
  const below = children.flatMap((child) => partsOfItem(child, depth + 1));
  return [{ kind: 'item', box, label: id, depth }, ...below];
}

function partsOfRegion(region: Region, depth: number): readonly Part[] {
  const below = regionsIn(region).flatMap((inner) => partsOfRegion(inner, depth + 1));
  return [{ kind: region.kind, box: region.box, label: labelOf(region), depth }, ...below];
}

function labelOf(region: Region): string {
  switch (region.kind) {
    case 'leaf':
      return region.item.id;
    case 'plane':
      return `plane ${region.item.id}`;
    case 'space':
      return '';
    case 'rows':
    case 'columns':
    case 'irregular':
    case 'slot':
      return region.kind;
  }
}

function partsOfTable({ region, edges, rows }: Table, depth: number): readonly Part[] {
  const columns = edges.length > 2 ? ` ${rows.length} × ${edges.length - 1}` : '';
  return [
    { kind: 'table', box: region.box, label: `table${columns}`, depth },
    ...rows.flatMap(({ cells }) => cells.flatMap((cell) => partsOfCell(cell, depth + 1))),
  ];
}

function partsOfCell({ region, padding, content }: Cell, depth: number): readonly Part[] {
  const [top, right, bottom, left] = padding;
  const { x0, y0, x1, y1 } = region.box;
  const box = { x0: x0 - left, y0: y0 - top, x1: x1 + right, y1: y1 + bottom };
  const table = tableIn(content);
  const inner = table === null ? [] : partsOfTable(table, depth + 1);
  const isSpace = content.kind === 'space';
  return [
    { kind: isSpace ? 'space' : 'cell', box, label: cellLabel({ content }), depth },
    ...inner,
  ];
}

function cellLabel({ content }: Pick<Cell, 'content'>): string {
  switch (content.kind) {
    case 'item':
    case 'boxed':
    case 'plane':
      return content.item.id;
    case 'space':
    case 'table':
      return '';
  }
}
