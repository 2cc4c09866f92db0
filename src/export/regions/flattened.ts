import type { Hex } from '../../model/color/color';
import { areaOf, type Box } from '../geometry/box';
import { allItems, bordersOf, innerBox, type Item } from '../items/item';
import { gridOf } from './irregular';
import { freeTiles } from '../geometry/tiles';
import { regionsIn, type IrregularRegion, type LeafRegion, type Region } from './region';

/*
 * A layout of any depth in one grid: what would lie too deep for mail clients. Planes of color are sliced round what
 * lies on them, their borders into bars, and what lies on a plane has its color as background. Sliced planes lose round
 * corners, gradients and the style of their borders; nothing moves.
 */

/** The layout as one grid. */
export function flattened(node: Region): IrregularRegion {
  const parts: Region[] = [];
  collect(node, null, parts);
  return gridOf(node.box, parts);
}

/** Planes of a layout that lose round corners, a gradient or the style of their border in one grid. */
export function slicedIn(region: Region): readonly Item[] {
  const own = region.kind === 'plane' ? [region.item] : [];
  const buried = region.kind === 'leaf' ? allItems([region.item]).filter(isPlaneWithMore) : [];
  return [
    ...own.filter(isStyled),
    ...buried.filter(isStyled),
    ...regionsIn(region).flatMap(slicedIn),
  ];
}

function isPlaneWithMore({ children }: Item): boolean {
  return children.length > 0;
}

/** Whether a plane looks otherwise where it is sliced. */
export function isStyled({ cell: { radius, background, borders, shadow } }: Item): boolean {
  const isLined = borders?.top !== undefined && borders.top.style !== 'solid';
  return (
    radius !== undefined || shadow !== undefined || background?.gradient !== undefined || isLined
  );
}

/** The plane that shows where nothing else is. */
interface Backdrop {
  readonly color: Hex;
  readonly item: Item;
}

/** The parts that a layout over `backdrop` comes to, added to `parts`: one list for all, however deep. */
function collect(node: Region, backdrop: Backdrop | null, parts: Region[]): void {
  switch (node.kind) {
    case 'space':
      parts.push(backdrop === null ? node : pieceOf(backdrop, node.box));
      return;
    case 'leaf':
      if (node.item.children.length === 0) parts.push(leafOn(backdrop, node));
      else collectSlices(node.item, backdrop, parts);
      return;
    case 'rows':
    case 'columns':
    case 'irregular':
      for (const child of node.children) collect(child, backdrop, parts);
      return;
    case 'slot':
      collect(node.child, backdrop, parts);
      collectGaps(node.box, [node.child.box], backdrop, parts);
      return;
    case 'plane':
      parts.push(...barsOf(node.item));
      collect(node.child, backdropOf(node.item, backdrop), parts);
  }
}

/** A plane with others on it that were not laid out. */
function collectSlices(item: Item, below: Backdrop | null, parts: Region[]): void {
  const backdrop = backdropOf(item, below);
  parts.push(...barsOf(item));
  for (const kid of item.children)
    collect({ kind: 'leaf', box: kid.box, item: kid }, backdrop, parts);
  const taken = item.children.map(({ box }) => box);
  collectGaps(innerBox(item), taken, backdrop, parts);
}

function collectGaps(
  box: Box,
  taken: readonly Box[],
  backdrop: Backdrop | null,
  parts: Region[],
): void {
  for (const tile of freeTiles(box, taken)) collect({ kind: 'space', box: tile }, backdrop, parts);
}

/** What shows within the borders of a plane: of one without background, what lies below it. */
function backdropOf(item: Item, below: Backdrop | null): Backdrop | null {
  const { background } = item.cell;
  return background === undefined ? below : { color: background.color, item };
}

function barsOf(item: Item): readonly Region[] {
  const { borders } = item.cell;
  if (borders === undefined) return [];
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

function leafOn(backdrop: Backdrop | null, leaf: LeafRegion): LeafRegion {
  const { item } = leaf;
  if (backdrop === null || item.cell.background !== undefined) return leaf;
  return {
    ...leaf,
    item: { ...item, cell: { ...item.cell, background: { color: backdrop.color } } },
  };
}

function pieceOf({ color, item }: Backdrop, box: Box): LeafRegion {
  const { origin = [] } = item.cell;
  const cell = { kind: 'cell', background: { color }, origin, children: [] } as const;
  return { kind: 'leaf', box, item: { ...item, box, ink: box, cell, children: [] } };
}
