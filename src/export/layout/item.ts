import type { Borders, CellNode, ImageNode } from '../../email/nodes';
import { elementOrigin, type Finding, type FindingRule, type Severity } from '../../model/findings';
import type { Box } from './box';

/**
 * How far alignment alone can place an item in a region larger than itself: an item's place in it is told by the
 * side it keeps to. `none` needs its exact box.
 */
export type Give = 'left' | 'center' | 'right' | 'none';

/** An element on its way into tables. */
export interface Item {
  readonly id: string;
  /** What a finding calls it. */
  readonly label: string;
  readonly kind: 'text' | 'image' | 'fill';
  readonly box: Box;
  /** What is really inked: of a text, its letters. Within `box` or equal to it. */
  readonly ink: Box;
  /** Stacking order, 0 at the bottom; no two are alike. */
  readonly z: number;
  readonly cell: CellNode;
  /** Whether it may have wider regions than its box, and to which side it keeps in them. */
  readonly giveX: Give;
  /** Whether it may have higher regions: at the top only, or at the top, the middle and the bottom. */
  readonly giveY: 'any' | 'top' | 'none';
  /** Height in px that its content has by itself, without any height being said. */
  readonly ownHeight: number;
  /** What lies within it. Empty but for planes of colour. */
  readonly kids: readonly Item[];
}

/** Members that overlap one another without one holding the other, directly or through others of the group. */
export interface OverlapGroup {
  readonly kind: 'overlap';
  readonly box: Box;
  /** From the bottom to the top. */
  readonly members: readonly Item[];
}

export type Entry = Item | OverlapGroup;

/** Whether others may be laid out within it: planes of colour that hold nothing of their own. */
export function isPlane({ kind, cell }: Item): boolean {
  return kind === 'fill' && cell.children.length === 0;
}

/** Whether nothing below it can be seen through it: a plane of colour without rounded corners. */
export function isOpaque(item: Item): boolean {
  return isPlane(item) && item.cell.ground !== undefined && item.cell.radius === undefined;
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

/** Items and all that lie within them. */
export function allItems(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item) => [item, ...allItems(item.kids)]);
}

const SEVERITIES = {
  'element-hidden': 'info',
  'element-drawn': 'info',
  'text-drawn': 'degraded',
  'element-moved': 'degraded',
} as const satisfies Partial<Record<FindingRule, Severity>>;

export function itemFinding(
  rule: keyof typeof SEVERITIES,
  { id, label }: Pick<Item, 'id' | 'label'>,
): Finding {
  const origin = [elementOrigin(id)];
  return { rule, severity: SEVERITIES[rule], clients: [], args: { label }, origin };
}
