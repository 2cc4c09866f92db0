import { changed } from '../../base/changed';
import type { Direction } from '../../base/text';
import type { Hex } from '../../model/color/color';
import { heightOf, type Box } from '../geometry/box';
import { allItems, isBoxed, type Item } from '../items/item';
import { mapChanged } from '../../base/map-changed';
import type { RasterRequest } from '../types';

/*
 * The layout as a tree of regions, before any table. Every node owns a region; children tile the region of their parent
 * exactly, distances being nodes as well. Only a leaf may be smaller than its region (alignment places it) and what
 * stands in a slot.
 */

/** The second form of a signature on its way into tables: regions that tile the page. */
export interface RegionForm {
  readonly kind: 'regions';
  readonly page: Box;
  readonly background: Hex;
  /** Undefined where it is not known. */
  readonly language: string | undefined;
  /** In which its rows are read. */
  readonly direction: Direction;
  readonly root: Region;
  readonly requests: readonly RasterRequest[];
}

/** An item in its region. */
export interface LeafRegion {
  readonly kind: 'leaf';
  readonly box: Box;
  readonly item: Item;
}

export interface SpaceRegion {
  readonly kind: 'space';
  readonly box: Box;
}

/** Regions below one another (`rows`) or beside one another (`columns`). */
export interface SequenceRegion {
  readonly kind: 'rows' | 'columns';
  readonly box: Box;
  readonly children: readonly Region[];
}

/** A plane of color with a layout on it, within its borders. */
export interface PlaneRegion {
  readonly kind: 'plane';
  readonly box: Box;
  readonly item: Item;
  readonly child: Region;
}

/** Regions that no straight cut parts: each spans columns and rows between the edges `xs` and `ys`. */
export interface IrregularRegion {
  readonly kind: 'irregular';
  readonly box: Box;
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly children: readonly Region[];
}

/** A larger region around a layout that keeps to its left, and to its top, middle or bottom. */
export interface SlotRegion {
  readonly kind: 'slot';
  readonly box: Box;
  readonly align: 'top' | 'middle' | 'bottom';
  readonly child: Region;
}

export type Region =
  LeafRegion | SpaceRegion | SequenceRegion | PlaneRegion | IrregularRegion | SlotRegion;

/** The regions directly below a region. */
export function regionsIn(region: Region): readonly Region[] {
  switch (region.kind) {
    case 'leaf':
    case 'space':
      return [];
    case 'rows':
    case 'columns':
    case 'irregular':
      return region.children;
    case 'plane':
    case 'slot':
      return [region.child];
  }
}

/** A region changed, after all regions in it; the very region where nothing of it changes. */
export function mapRegions(region: Region, change: (region: Region) => Region): Region {
  const visit = (inner: Region): Region => change(mapRegionsIn(inner, visit));
  return visit(region);
}

function mapRegionsIn(region: Region, change: (region: Region) => Region): Region {
  switch (region.kind) {
    case 'leaf':
    case 'space':
      return region;
    case 'plane':
    case 'slot': {
      const child = change(region.child);
      return child === region.child ? region : changed(region, { child });
    }
    case 'rows':
    case 'columns':
    case 'irregular': {
      const children = mapChanged(region.children, change);
      return children === region.children ? region : changed(region, { children });
    }
  }
}

/** The distance that a box is; none where it is flat. */
export function spacesIn(box: Box): readonly SpaceRegion[] {
  return box.x0 < box.x1 && box.y0 < box.y1 ? [{ kind: 'space', box }] : [];
}

/** The items of a layout in reading order. */
export function itemsIn(region: Region): readonly Item[] {
  if (region.kind === 'leaf') return allItems([region.item]);
  const own = region.kind === 'plane' ? [region.item] : [];
  return [...own, ...regionsIn(region).flatMap(itemsIn)];
}

/** Whether a region is a bordered or padded item, whose cell takes its size from the table in it. */
export function isBoxedRegion(region: Region): boolean {
  return (region.kind === 'leaf' || region.kind === 'plane') && isBoxed(region.item);
}

/** The height in px that the cell of a region has by its content alone; 0 when it has none. */
export function intrinsicHeight(region: Region): number {
  switch (region.kind) {
    case 'leaf':
      return isBoxed(region.item) || region.item.cell.children.length === 0
        ? heightOf(region.box)
        : region.item.intrinsicHeight;
    case 'rows':
    case 'columns':
    case 'irregular':
      return heightOf(region.box);
    case 'plane':
      return isBoxed(region.item) ? heightOf(region.box) : intrinsicHeight(region.child);
    case 'slot':
      return heightOf(region.child.box);
    case 'space':
      return 0;
  }
}
