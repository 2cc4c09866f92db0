import { widthOf } from '../../geometry/box';
import { sequence } from '../../regions/fit';
import { joinSpaces } from '../../regions/join-spaces';
import { needOf, slackAt, type Need, type SlackSide } from '../../regions/slack';
import { regionPass } from './region-pass';
import { gridOf } from '../../regions/irregular';
import {
  spacesIn,
  type IrregularRegion,
  type Region,
  type SequenceRegion,
  type SlotRegion,
} from '../../regions/region';

/**
 * Reserves room for text that keeps to the right or to the middle: letters that are wider than expected run over at the
 * right end of their cell, so that such text would leave its place. It takes free width from its neighbors. Nothing moves.
 */
export const reserveTextSlack = regionPass('reserveTextSlack', withSlack);

/** The region with room at the sides of the texts in it that need it. */
function withSlack(region: Region): Region {
  if (region.kind === 'slot') return widenSlot(region, { left: 0, right: 0 });
  return region.kind === 'columns' ? withSlackBetween(region) : region;
}

function withSlackBetween({ box, children }: SequenceRegion): Region {
  const parts = [...children];
  for (const [index, part] of parts.entries()) {
    const need = needOf(part);
    if (need.left === 0 && need.right === 0) continue;
    const [before, behind] = [parts[index - 1], parts[index + 1]];
    const room = {
      left: Math.min(need.left, before === undefined ? 0 : slackAt(before, 'right')),
      right: Math.min(need.right, behind === undefined ? 0 : slackAt(behind, 'left')),
    };
    parts[index] = widen(part, room);
    if (before !== undefined) parts[index - 1] = narrow(before, room.left, 'right');
    if (behind !== undefined) parts[index + 1] = narrow(behind, room.right, 'left');
  }
  return sequence('columns', box, joinSpaces(parts, 'x'));
}

/** The node in a region wider at both sides, nothing moved. */
function widen(node: Region, by: Need): Region {
  const { left, right } = by;
  if (left === 0 && right === 0) return node;
  const box = { ...node.box, x0: node.box.x0 - left, x1: node.box.x1 + right };
  switch (node.kind) {
    case 'space':
      return { ...node, box };
    case 'leaf':
      return widenLeaf(node, by);
    case 'rows':
      return { ...node, box, children: node.children.map((child) => widen(child, by)) };
    case 'columns': {
      const wider = between(node, by);
      return wider.kind === 'columns' ? withSlackBetween(wider) : wider;
    }
    case 'slot':
      return widenSlot(node, by);
    case 'irregular':
      return widenGrid(node, by);
    case 'plane':
      return between(node, by);
  }
}

/** The grid with the width that its texts need; `reserveGridSlack` then gives it to them. */
function widenGrid(node: IrregularRegion, by: Need): Region {
  const need = needOf(node);
  const own = { left: Math.min(by.left, need.left), right: Math.min(by.right, need.right) };
  const { x0, x1 } = node.box;
  const box = { ...node.box, x0: x0 - own.left, x1: x1 + own.right };
  const sides = [...spacesIn({ ...box, x1: x0 }), ...spacesIn({ ...box, x0: x1 })];
  return between(gridOf(box, [...node.children, ...sides]), {
    left: by.left - own.left,
    right: by.right - own.right,
  });
}

function widenLeaf(node: Extract<Region, { kind: 'leaf' }>, by: Need): Region {
  const { flexX } = node.item;
  const both = Math.min(by.left, by.right);
  const own = {
    left: { left: 0, right: by.right },
    right: { left: by.left, right: 0 },
    center: { left: both, right: both },
    none: { left: 0, right: 0 },
  }[flexX];
  const { x0, x1 } = node.box;
  const grown = { ...node, box: { ...node.box, x0: x0 - own.left, x1: x1 + own.right } };
  return between(grown, { left: by.left - own.left, right: by.right - own.right });
}

/** What a slot has free at its right is room as well. */
function widenSlot(node: SlotRegion, { left, right }: Need): SlotRegion {
  const free = widthOf(node.box) - widthOf(node.child.box);
  const more = Math.min(needOf(node.child).right, right + free);
  const { x0, x1 } = node.box;
  return {
    ...node,
    box: { ...node.box, x0: x0 - left, x1: x1 + right },
    child: widen(node.child, { left, right: more }),
  };
}

function between(node: Region, { left, right }: Need): Region {
  const { x0, x1 } = node.box;
  const box = { ...node.box, x0: x0 - left, x1: x1 + right };
  const before: Region = { kind: 'space', box: { ...box, x1: x0 } };
  const behind: Region = { kind: 'space', box: { ...box, x0: x1 } };
  const own = node.kind === 'columns' ? node.children : [node];
  return sequence('columns', box, joinSpaces([before, ...own, behind], 'x'));
}

/** The region without so many px of its width at a side, which are free. */
function narrow(region: Region, by: number, side: SlackSide): Region {
  if (by === 0) return region;
  const { x0, x1 } = region.box;
  const isLeft = side === 'left';
  const box = { ...region.box, x0: isLeft ? x0 + by : x0, x1: isLeft ? x1 : x1 - by };
  switch (region.kind) {
    case 'rows':
      return { ...region, box, children: region.children.map((each) => narrow(each, by, side)) };
    case 'columns': {
      const outer = isLeft ? 0 : region.children.length - 1;
      const children = region.children.map((child, index) =>
        index === outer ? narrow(child, by, side) : child,
      );
      return { ...region, box, children: children.filter((child) => widthOf(child.box) > 0) };
    }
    case 'slot':
      // What stands in a slot keeps to its left.
      return isLeft
        ? { ...region, box, child: narrow(region.child, by, side) }
        : { ...region, box };
    default:
      return { ...region, box };
  }
}
