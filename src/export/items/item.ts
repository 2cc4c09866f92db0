import type { Borders, CellNode, ImageNode } from '../../email/nodes';
import { elementOrigin, type FindingReport, type PlainRule } from '../../model/findings/findings';
import type { Box } from '../geometry/box';

/**
 * To which side an item keeps in a region wider than itself, so that alignment alone puts it to its place; `none` needs
 * its exact box.
 */
export type Flexibility = 'left' | 'center' | 'right' | 'none';

/** An element on its way into tables. Of two items in a list, the later one lies above. */
export interface Item {
  readonly id: string;
  /** Its name in findings. */
  readonly label: string;
  /** `raster`: a picture of a part of the scene, in the place of what overlaps there. */
  readonly kind: 'text' | 'image' | 'fill' | 'raster';
  readonly box: Box;
  /** What is really inked: of a text, its letters. Within `box` or equal to it. */
  readonly ink: Box;
  readonly cell: CellNode;
  /** How much of it is seen, from 0 to 1, where it has to be drawn for that; what has none hides what it covers. */
  readonly opacity?: number;
  readonly flexX: Flexibility;
  /** Whether it may have higher regions: at the top only, or at the top, the middle and the bottom. */
  readonly flexY: 'any' | 'top' | 'none';
  /** Height in px that its content has by itself, where no height is given. */
  readonly intrinsicHeight: number;
  /** Of a line: whether it may become two, as it is all of a text that breaks where its box ends. */
  readonly isParagraph?: boolean;
  /** Whether the visitor agreed to see it as a picture. */
  readonly isAccepted: boolean;
  /** What lies on it, once items are nested. Empty but for planes of color. */
  readonly children: readonly Item[];
}

/** Whether others may be laid out within it: planes of color that hold nothing of their own. */
export function isPlane({ kind, cell, opacity }: Item): boolean {
  return kind === 'fill' && cell.children.length === 0 && opacity === undefined;
}

/** Whether nothing below it can be seen through it: a plane of color without rounded corners. */
export function isOpaque(item: Item): boolean {
  return isPlane(item) && item.cell.background !== undefined && item.cell.radius === undefined;
}

/** Whether a cell has borders or padding of its own, so that a table within it must give its size. */
export function isBoxed({ cell }: Pick<Item, 'cell'>): boolean {
  return cell.borders !== undefined || (cell.padding?.some((side) => side > 0) ?? false);
}

/** The picture that a cell begins with, linked or not; null for any other cell. */
export function imageOf({ cell }: Pick<Item, 'cell'>): ImageNode | null {
  const [child] = cell.children;
  const image = child?.kind === 'link' ? child.children[0] : child;
  return image?.kind === 'image' ? image : null;
}

/** The part of an item's box within its borders. */
export function innerBox({ box, cell }: Pick<Item, 'box' | 'cell'>): Box {
  const [top, right, bottom, left] = bordersOf(cell.borders);
  return { x0: box.x0 + left, y0: box.y0 + top, x1: box.x1 - right, y1: box.y1 - bottom };
}

/** Widths of the borders: top, right, bottom, left. */
export function bordersOf(borders: Borders = {}): readonly [number, number, number, number] {
  const { top, right, bottom, left } = borders;
  return [top?.width ?? 0, right?.width ?? 0, bottom?.width ?? 0, left?.width ?? 0];
}

/** Items and all that lie on them. */
export function allItems(items: readonly Item[]): readonly Item[] {
  const all: Item[] = [];
  const add = (item: Item): void => {
    all.push(item);
    item.children.forEach(add);
  };
  items.forEach(add);
  return all;
}

/** A finding about an item. What the visitor has agreed to is only information. */
export function itemFinding(
  rule: PlainRule | 'text-drawn' | 'opacity-drawn',
  { id, label, isAccepted }: Pick<Item, 'id' | 'label' | 'isAccepted'>,
): FindingReport {
  const parts = { args: { label }, origin: [elementOrigin(id)] };
  if (rule !== 'text-drawn' && rule !== 'opacity-drawn') return { rule, ...parts };
  return { rule, severity: isAccepted ? 'info' : 'degraded', ...parts };
}
