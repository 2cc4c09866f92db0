import { unionOf, type Box, overlap } from '../geometry/box';
import { edges, freeTiles } from '../geometry/tiles';
import type { Item } from '../items/item';
import { boundsOf } from './bands';
import { fit } from './fit';
import { type IrregularRegion, type Region, itemsIn } from './region';
import { stretch } from './stretch';

/**
 * Items that no straight cut parts (the smallest such shape is a pinwheel: four boxes around a fifth): a grid on all their
 * edges, each item spanning what it covers, what is left merged into rectangles. `place` lays out one item.
 */
export function layOutIrregular(
  items: readonly Item[],
  place: (item: Item) => Region,
): IrregularRegion {
  return tiledGrid(boundsOf(items), readInOrder(items.map(place)));
}

/** Regions as a grid over a box that they lie in: what is left of it is distance, or part of a region beside it. */
export function tiledGrid(box: Box, regions: readonly Region[]): IrregularRegion {
  const taken = regions.map((region) => region.box);
  const spaces = freeTiles(box, taken).map((tile): Region => ({ kind: 'space', box: tile }));
  return gridOf(box, withNeighborSpace(regions, spaces));
}

/** The regions with the distances beside them, where alignment alone keeps them in place; the distances that are left. */
function withNeighborSpace(
  regions: readonly Region[],
  spaces: readonly Region[],
): readonly Region[] {
  const grown = [...regions];
  const corners = cornersOf(regions);
  const left = spaces.filter((space) => {
    for (const at of neighborsOf(space.box, corners)) {
      const region = grown[at];
      const wider = region === undefined ? null : joined(region, space);
      if (wider === null) continue;
      grown[at] = wider;
      markCorners(corners, wider.box, at);
      return false;
    }
    return true;
  });
  return left.length === spaces.length ? [...grown, ...left] : withNeighborSpace(grown, left);
}

/** Which region has its corner at a point, by the place of the region. */
interface Corners {
  readonly topLeft: Map<string, number>;
  readonly topRight: Map<string, number>;
  readonly bottomLeft: Map<string, number>;
}

function cornersOf(regions: readonly Region[]): Corners {
  const corners = { topLeft: new Map(), topRight: new Map(), bottomLeft: new Map() };
  for (const [at, { kind, box }] of regions.entries()) {
    if (kind === 'leaf') markCorners(corners, box, at);
  }
  return corners;
}

function markCorners({ topLeft, topRight, bottomLeft }: Corners, box: Box, at: number): void {
  topLeft.set(pointAt(box.x0, box.y0), at);
  topRight.set(pointAt(box.x1, box.y0), at);
  bottomLeft.set(pointAt(box.x0, box.y1), at);
}

/** Where the regions are that may have a whole side in common with a box, in order. */
function neighborsOf({ x0, y0, x1, y1 }: Box, corners: Corners): readonly number[] {
  const { topLeft, topRight, bottomLeft } = corners;
  const corner = pointAt(x0, y0);
  return [
    topRight.get(corner),
    bottomLeft.get(corner),
    topLeft.get(pointAt(x1, y0)),
    topLeft.get(pointAt(x0, y1)),
  ]
    .filter((at) => at !== undefined)
    .toSorted((a, b) => a - b);
}

function pointAt(x: number, y: number): string {
  return `${x} ${y}`;
}

/** A region that takes the distance beside it; null where the two make no box, or where it would move. */
function joined(region: Region, space: Region): Region | null {
  if (region.kind !== 'leaf') return null;
  const [a, b] = [region.box, space.box];
  const isBeside = a.y0 === b.y0 && a.y1 === b.y1 && (a.x1 === b.x0 || b.x1 === a.x0);
  const isBelow = a.x0 === b.x0 && a.x1 === b.x1 && (a.y1 === b.y0 || b.y1 === a.y0);
  return isBeside || isBelow ? stretch(region, unionOf(a, [b])) : null;
}

/** Regions that tile a box as a grid on all their edges. */
export function gridOf(box: Box, children: readonly Region[]): IrregularRegion {
  const [xs, ys] = [new Set<number>(), new Set<number>()];
  for (const { box: own } of children) {
    xs.add(own.x0).add(own.x1);
    ys.add(own.y0).add(own.y1);
  }
  return {
    kind: 'irregular',
    box,
    xs: edges(xs),
    ys: edges(ys),
    children: children.toSorted((a, b) => a.box.y0 - b.box.y0 || a.box.x0 - b.box.x0),
  };
}

/**
 * Cells are read row by row, so that of two neighbors the one whose cell begins higher is read first. A region that stands
 * lower than a neighbor at its right begins as high as that where only distance is above it. Nothing moves.
 */
export function readInOrder(regions: readonly Region[]): readonly Region[] {
  const cells = regions.map((region): GridCell => ({ region, top: region.box.y0 }));
  const read = cells.filter(({ region }) => isRead(region));
  if (read.length < 2) return regions;
  for (const cell of read.toSorted((a, b) => a.region.box.x0 - b.region.box.x0)) {
    cell.top = topInOrder(cell, read, cells);
  }
  return cells.map(({ region, top }) =>
    top === region.box.y0 ? region : fit(region, { ...region.box, y0: top }),
  );
}

/** A region, and where its cell begins. */
interface GridCell {
  readonly region: Region;
  top: number;
}

function isRead(region: Region): boolean {
  return itemsIn(region).some(({ cell }) => cell.children.length > 0);
}

/** Where a cell can begin that should begin with what is at its right, and not before what is at its left. */
function topInOrder(cell: GridCell, read: readonly GridCell[], cells: readonly GridCell[]): number {
  const { region, top } = cell;
  const { box } = region;
  const beside = read.filter((other) => isBeside(other.region.box, box));
  const tops = beside.flatMap((other) => (other.region.box.x0 >= box.x1 ? [other.top] : []));
  const leftTops = beside.flatMap((other) => (other.region.box.x1 <= box.x0 ? [other.top] : []));
  const least = Math.max(...leftTops, -Infinity);
  const possible = tops.filter(
    (start) => start < top && start >= least && isFree({ ...box, y0: start }, cell, cells),
  );
  return Math.min(top, ...possible);
}

function isBeside(a: Box, b: Box): boolean {
  return a.y0 < b.y1 && b.y0 < a.y1 && (a.x1 <= b.x0 || b.x1 <= a.x0);
}

function isFree(box: Box, own: GridCell, cells: readonly GridCell[]): boolean {
  return !cells.some(
    (other) => other !== own && overlap({ ...other.region.box, y0: other.top }, box),
  );
}
