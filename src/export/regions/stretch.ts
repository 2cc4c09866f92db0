import { changed } from '../../base/changed';
import { sameBox, type Box } from '../geometry/box';
import type { Item } from '../items/item';
import type { Region, SequenceRegion, SlotRegion } from './region';

/**
 * The node with `target` as its region and nothing on the page moved, without any new cell; null when that cannot be.
 * Text that runs at one side takes free space at the other, so that wider letters than expected push nothing away.
 */
export function stretch(node: Region, target: Box): Region | null {
  if (sameBox(node.box, target)) return node;
  switch (node.kind) {
    case 'space':
      return changed(node, { box: target });
    case 'leaf':
      return canStand(node.item, target) ? changed(node, { box: target }) : null;
    case 'rows':
    case 'columns':
      return stretchSequence(node, target);
    case 'slot':
      return stretchSlot(node, target);
    case 'plane':
    case 'irregular':
      return null;
  }
}

/** Whether alignment alone puts an item to its place in a region. */
function canStand({ box, flexX, flexY }: Item, target: Box): boolean {
  const [left, right] = [box.x0 - target.x0, target.x1 - box.x1];
  const [above, below] = [box.y0 - target.y0, target.y1 - box.y1];
  if (Math.min(left, right, above, below) < 0) return false;
  return standsAcross(flexX, left, right) && standsDown(flexY, above, below);
}

function standsAcross(flexX: Item['flexX'], left: number, right: number): boolean {
  switch (flexX) {
    case 'none':
      return left === 0 && right === 0;
    case 'left':
      return left === 0;
    case 'center':
      return left === right;
    case 'right':
      return right === 0;
  }
}

function standsDown(flexY: Item['flexY'], above: number, below: number): boolean {
  switch (flexY) {
    case 'none':
      return above === 0 && below === 0;
    case 'top':
      return above === 0;
    case 'any':
      return above === 0 || below === 0 || above === below;
  }
}

function stretchSequence(node: SequenceRegion, target: Box): Region | null {
  const { x0, y0, x1, y1 } = target;
  const { kind, box: before } = node;
  const endsOnly =
    kind === 'rows' ? before.x0 === x0 && before.x1 === x1 : before.y0 === y0 && before.y1 === y1;
  const last = node.children.length - 1;
  const children: Region[] = [];
  for (const [index, child] of node.children.entries()) {
    if (endsOnly && index > 0 && index < last) {
      children.push(child);
      continue;
    }
    const { box } = child;
    const own =
      kind === 'rows'
        ? { x0, x1, y0: index === 0 ? y0 : box.y0, y1: index === last ? y1 : box.y1 }
        : { y0, y1, x0: index === 0 ? x0 : box.x0, x1: index === last ? x1 : box.x1 };
    const stretched = stretch(child, own);
    if (stretched === null) return null;
    children.push(stretched);
  }
  return { kind, box: target, children };
}

function stretchSlot(node: SlotRegion, target: Box): Region | null {
  const align = slotAlign(node.child.box, target);
  return node.box.x0 === target.x0 && align !== null ? changed(node, { align, box: target }) : null;
}

/** Where in `outer` a box stands that keeps to a side or the middle; null when it keeps to none. */
export function slotAlign(box: Box, outer: Box): SlotRegion['align'] | null {
  const [above, below] = [box.y0 - outer.y0, outer.y1 - box.y1];
  if (above < 0 || below < 0) return null;
  if (above === 0) return 'top';
  if (below === 0) return 'bottom';
  return above === below ? 'middle' : null;
}
