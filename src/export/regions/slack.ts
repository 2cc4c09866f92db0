import { memoizeObject } from '../../base/memoize';
import { widthOf } from '../geometry/box';
import type { IrregularRegion, Region, LeafRegion } from './region';

export type SlackSide = 'left' | 'right';

/** Width in px that is needed at the sides. */
export type Need = Readonly<Record<SlackSide, number>>;

/** How much wider letters may become: fonts that replace Arial are up to a sixth wider. */
const GROWTH = 0.18;
const NONE: Need = { left: 0, right: 0 };

/** How much wider a node should be at its sides, so that its texts keep their place when their letters are wider. */
export function needOf(node: Region): Need {
  switch (node.kind) {
    case 'leaf':
      return needOfLeaf(node);
    case 'rows': {
      const needs = node.children.map(needOf);
      return {
        left: Math.max(...needs.map(({ left }) => left)),
        right: Math.max(...needs.map(({ right }) => right)),
      };
    }
    case 'slot': {
      const { left, right } = needOf(node.child);
      const free = widthOf(node.box) - widthOf(node.child.box);
      return { left, right: Math.max(0, right - free) };
    }
    case 'columns':
      return {
        left: missing(node.children, 'left'),
        right: missing(node.children.toReversed(), 'right'),
      };
    case 'irregular':
      return needOfGrid(node);
    case 'space':
    case 'plane':
      return NONE;
  }
}

/** How far a region of a grid can go to its sides before it meets another or the edge of the grid. */
export function roomInGrid({ box, children }: IrregularRegion, own: Region): Need {
  let [left, right] = [box.x0, box.x1];
  for (const { box: other, kind } of children) {
    if (kind === 'space' || other.y1 <= own.box.y0 || other.y0 >= own.box.y1) continue;
    if (other.x1 <= own.box.x0) left = Math.max(left, other.x1);
    else if (other.x0 >= own.box.x1) right = Math.min(right, other.x0);
  }
  return { left: own.box.x0 - left, right: right - own.box.x1 };
}

/** What texts of a grid need beyond its edges, where nothing but distance is before these. Asked at every level above. */
const needOfGrid = memoizeObject((grid: IrregularRegion): Need => {
  let { left, right } = NONE;
  for (const child of grid.children) {
    const need = needOf(child);
    if (need.left === 0 && need.right === 0) continue;
    const room = roomInGrid(grid, child);
    if (child.box.x0 - room.left === grid.box.x0) left = Math.max(left, need.left - room.left);
    if (child.box.x1 + room.right === grid.box.x1) right = Math.max(right, need.right - room.right);
  }
  return { left, right };
});

/** What the first thing in a row needs beyond the distance before it. */
function missing([first, second]: readonly Region[], side: SlackSide): number {
  if (first === undefined) return 0;
  if (first.kind !== 'space') return needOf(first)[side];
  return second === undefined ? 0 : Math.max(0, needOf(second)[side] - widthOf(first.box));
}

/** The width that a text lacks in its region, whichever side it keeps to; 0 where it has enough. */
export function missingWidth({ box, item }: LeafRegion): number {
  const letters = widthOf(item.ink);
  return Math.max(0, Math.ceil(letters * GROWTH) + 1 - (widthOf(box) - letters));
}

function needOfLeaf(leaf: LeafRegion): Need {
  const { item } = leaf;
  const more = item.kind === 'text' ? missingWidth(leaf) : 0;
  if (more === 0) return NONE;
  if (item.flexX === 'right') return { left: more, right: 0 };
  const side = Math.ceil(more / 2);
  return item.flexX === 'center' ? { left: side, right: side } : NONE;
}

/** How much a region may lose of its width at a side: what is only distance, or half of what text has to grow. */
export function slackAt(region: Region, side: SlackSide): number {
  const { box } = region;
  switch (region.kind) {
    case 'space':
      return widthOf(box);
    case 'leaf': {
      const { kind, flexX, box: own } = region.item;
      const free = {
        left: flexX === 'right' ? own.x0 - box.x0 : 0,
        right: flexX === 'left' ? box.x1 - own.x1 : 0,
      }[side];
      return kind === 'text' ? Math.floor(free / 2) : free;
    }
    case 'rows':
      return Math.min(...region.children.map((child) => slackAt(child, side)));
    case 'columns': {
      const outer = region.children.at(side === 'left' ? 0 : -1);
      return outer === undefined ? 0 : slackAt(outer, side);
    }
    case 'slot':
      return side === 'left' ? slackAt(region.child, side) : box.x1 - region.child.box.x1;
    case 'plane':
    case 'irregular':
      return 0;
  }
}
