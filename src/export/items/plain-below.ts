import type { Hex } from '../../model/color/color';
import { radiusWithin, type Corner } from '../../scene/kinds/corners';
import { common, overlap, widthOf, heightOf, type Box } from '../geometry/box';
import { freeTiles } from '../geometry/tiles';
import { bordersOf, innerBox, isPlane, type Item } from './item';
import { shadowOf, withShadow } from './rasterize/shadow-room';

/**
 * The one plain color that lies below all of a box, of the items `below`, given from the bottom to the top, and of the page; null
 * where there are several, or a run of them, or words or a picture.
 */
export function plainColorBelow(box: Box, below: readonly Item[], page: Hex): Hex | null {
  let found: Hex | null = null;
  let open: readonly Box[] = [box];
  const isOther = (color: Hex): boolean => {
    found ??= color;
    return found !== color;
  };
  for (const item of below.toReversed()) {
    const met = open.filter((part) => overlap(part, withShadow(item.ink, shadowOf(item))));
    if (met.length === 0) continue;
    const parts = met.map((part) => colorOf(item, part));
    if (parts.some((color) => color === null || isOther(color))) return null;
    open = open.flatMap((part) =>
      overlap(part, item.box) ? freeTiles(part, [common(part, item.box)]) : [part],
    );
    if (open.length === 0) return found;
  }
  return isOther(page) ? null : found;
}

/** The color that an item has where a box meets it; null where that is not one plain color. */
function colorOf(item: Item, met: Box): Hex | null {
  const { cell, box } = item;
  const { background } = cell;
  if (!isPlane(item) || background === undefined || background.gradient !== undefined) return null;
  // What meets the shadow alone meets no plain color.
  if (!overlap(met, box)) return null;
  const isPast = shadowOf(item) !== undefined && !isWithin(met, box);
  return isPast || !isInside(common(met, box), item) ? null : background.color;
}

function isWithin(inner: Box, outer: Box): boolean {
  const { x0, y0, x1, y1 } = common(inner, outer);
  return x0 === inner.x0 && y0 === inner.y0 && x1 === inner.x1 && y1 === inner.y1;
}

/** Whether a part of a plane lies within its borders and its round corners. */
function isInside(part: Box, plane: Item): boolean {
  const inner = innerBox(plane);
  if (!isWithin(part, inner)) return false;
  const { radius = 0, borders } = plane.cell;
  const [edge] = bordersOf(borders);
  const corner: Corner = radius === '50%' ? 'ellipse' : radiusWithin(radius, edge);
  if (corner === 'ellipse') {
    const [rx, ry] = [widthOf(inner) / 2, heightOf(inner) / 2];
    return [rx, -rx].every((x) => [ry, -ry].every((y) => isRoundAround(part, inner, { x, y })));
  }
  const radii = typeof corner === 'number' ? ([corner, corner, corner, corner] as const) : corner;
  const [a, b, c, d] = radii;
  const turns = [
    { x: a, y: a },
    { x: -b, y: b },
    { x: -c, y: -c },
    { x: d, y: -d },
  ];
  return turns.every((turn) => isRoundAround(part, inner, turn));
}

/** A corner by its radii: of the left and the upper ones they are positive, of the others negative. */
interface Turn {
  readonly x: number;
  readonly y: number;
}

/** Whether no part of a box is cut off by one round corner of another that it lies in. */
function isRoundAround(part: Box, { x0, y0, x1, y1 }: Box, { x, y }: Turn): boolean {
  if (x === 0 || y === 0) return true;
  const middle = { x: (x > 0 ? x0 : x1) + x, y: (y > 0 ? y0 : y1) + y };
  const across = x > 0 ? middle.x - part.x0 : part.x1 - middle.x;
  const down = y > 0 ? middle.y - part.y0 : part.y1 - middle.y;
  if (across <= 0 || down <= 0) return true;
  return (across / x) ** 2 + (down / y) ** 2 <= 1;
}
