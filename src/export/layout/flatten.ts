import type { Hex } from '../../model/color';
import { areaOf, type Box } from './box';
import { bordersOf, innerBox, type Item } from './item';
import { knotOf } from './knot';
import { freeTiles } from './tiles';
import type { KnotNode, LayoutNode, LeafNode } from './tree';

/*
 * A layout of any depth in one table: what would lie too deep for mail clients. Planes of colour are sliced round what
 * lies on them, their borders into bars, and what lies on a plane has its colour as ground. Sliced planes lose round
 * corners and gradients; nothing moves.
 */

/** The layout as one grid. */
export function flatten(node: LayoutNode): KnotNode {
  const parts: LayoutNode[] = [];
  collect(node, null, parts);
  return knotOf(node.box, parts);
}

/** The plane that shows where nothing else is. */
interface Sheet {
  readonly color: Hex;
  readonly item: Item;
}

/** The parts that a layout over `sheet` comes to, added to `parts`: one list for all, however deep. */
function collect(node: LayoutNode, sheet: Sheet | null, parts: LayoutNode[]): void {
  switch (node.kind) {
    case 'space':
      parts.push(sheet === null ? node : pieceOf(sheet, node.box));
      return;
    case 'leaf':
      if (node.item.kids.length === 0) parts.push(leafOn(sheet, node));
      else collectSlices(node.item, sheet, parts);
      return;
    case 'rows':
    case 'columns':
    case 'knot':
      for (const child of node.children) collect(child, sheet, parts);
      return;
    case 'slot':
      collect(node.child, sheet, parts);
      collectGaps(node.box, [node.child.box], sheet, parts);
      return;
    case 'plane':
      parts.push(...barsOf(node.item));
      collect(node.child, sheetOf(node.item, sheet), parts);
  }
}

/** A plane with others on it that were not laid out. */
function collectSlices(item: Item, below: Sheet | null, parts: LayoutNode[]): void {
  const sheet = sheetOf(item, below);
  parts.push(...barsOf(item));
  for (const kid of item.kids) collect({ kind: 'leaf', box: kid.box, item: kid }, sheet, parts);
  const taken = item.kids.map(({ box }) => box);
  collectGaps(innerBox(item), taken, sheet, parts);
}

function collectGaps(
  box: Box,
  taken: readonly Box[],
  sheet: Sheet | null,
  parts: LayoutNode[],
): void {
  for (const tile of freeTiles(box, taken)) collect({ kind: 'space', box: tile }, sheet, parts);
}

/** What shows within the borders of a plane: of one without ground, what lies below it. */
function sheetOf(item: Item, below: Sheet | null): Sheet | null {
  const { ground } = item.cell;
  return ground === undefined ? below : { color: ground.color, item };
}

function barsOf(item: Item): readonly LayoutNode[] {
  const { borders = {} } = item.cell;
  const [top, right, bottom, left] = bordersOf(borders);
  const { x0, y0, x1, y1 } = item.box;
  const sides = { y0: y0 + top, y1: y1 - bottom };
  const bars = [
    [borders.top, { x0, x1, y0, y1: y0 + top }],
    [borders.bottom, { x0, x1, y0: y1 - bottom, y1 }],
    [borders.left, { ...sides, x0, x1: x0 + left }],
    [borders.right, { ...sides, x0: x1 - right, x1 }],
  ] as const;
  return bars.flatMap(([border, box]) =>
    border === undefined || areaOf(box) === 0 ? [] : [pieceOf({ color: border.color, item }, box)],
  );
}

function leafOn(sheet: Sheet | null, leaf: LeafNode): LeafNode {
  const { item } = leaf;
  if (sheet === null || item.cell.ground !== undefined) return leaf;
  return { ...leaf, item: { ...item, cell: { ...item.cell, ground: { color: sheet.color } } } };
}

function pieceOf({ color, item }: Sheet, box: Box): LeafNode {
  const { origin = [] } = item.cell;
  const cell = { kind: 'cell', ground: { color }, origin, children: [] } as const;
  return { kind: 'leaf', box, item: { ...item, box, ink: box, cell, kids: [] } };
}
