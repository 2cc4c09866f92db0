import type { Hex } from '../../model/color';
import { holds, type Box } from './box';
import { allItems, bordersOf, innerBox, type Item } from './item';
import { knotOf } from './knot';
import { mergeTiles } from './tiles';
import { nodesOf, type KnotNode, type LayoutNode, type LeafNode } from './tree';

/*
 * A layout of any depth in one table: what would lie too deep for mail clients. Planes of colour are sliced round what
 * lies on them, their borders into bars, and what lies on a plane has its colour as ground. Sliced planes lose round
 * corners and gradients; nothing moves.
 */

/** The layout as one grid. */
export function flatten(node: LayoutNode): KnotNode {
  const painted = paintedIn(node);
  const sheets = painted.flatMap(({ item, isSliced }) => (isSliced ? sheetsOf(item) : []));
  const whole = painted.flatMap(({ item, isSliced }) => (isSliced ? [] : [item]));
  const tiles = mergeTiles(
    node.box,
    whole.map(({ box }) => box),
    sheets.map(({ box }) => box),
  );
  return knotOf(node.box, [
    ...whole.map((item) => leafOn(sheets, item)),
    ...tiles.map(({ box, owner }): LayoutNode => {
      const sheet = sheets[owner];
      return sheet === undefined ? { kind: 'space', box } : pieceOf(sheet, box);
    }),
  ]);
}

/** A rectangle in one colour: the inside of a plane, or one of its borders. */
interface Sheet {
  readonly box: Box;
  readonly color: Hex;
  readonly item: Item;
}

interface Painted {
  readonly item: Item;
  /** Whether others lie on it. */
  readonly isSliced: boolean;
}

/** All that is drawn in a layout, from the bottom to the top. */
function paintedIn(node: LayoutNode): readonly Painted[] {
  if (node.kind === 'leaf') {
    return allItems([node.item]).map((item) => ({ item, isSliced: item.kids.length > 0 }));
  }
  const below = nodesOf(node).flatMap(paintedIn);
  return node.kind === 'plane' ? [{ item: node.item, isSliced: true }, ...below] : below;
}

function sheetsOf(item: Item): readonly Sheet[] {
  const { x0, y0, x1, y1 } = item.box;
  const { ground, borders = {} } = item.cell;
  const [top, right, bottom, left] = bordersOf(borders);
  const bars = [
    [borders.top, { x0, x1, y0, y1: y0 + top }],
    [borders.bottom, { x0, x1, y0: y1 - bottom, y1 }],
    [borders.left, { x0, x1: x0 + left, y0, y1 }],
    [borders.right, { x0: x1 - right, x1, y0, y1 }],
  ] as const;
  return [
    ...(ground === undefined ? [] : [{ box: innerBox(item), color: ground.color, item }]),
    ...bars.flatMap(([border, box]) => (border ? [{ box, color: border.color, item }] : [])),
  ];
}

function leafOn(sheets: readonly Sheet[], item: Item): LeafNode {
  const below = sheets.findLast(({ box }) => holds(box, item.box));
  const isBare = item.cell.ground === undefined && below !== undefined;
  const cell = isBare ? { ...item.cell, ground: { color: below.color } } : item.cell;
  return { kind: 'leaf', box: item.box, item: { ...item, cell } };
}

function pieceOf({ color, item }: Sheet, box: Box): LeafNode {
  const { origin = [] } = item.cell;
  const cell = { kind: 'cell', ground: { color }, origin, children: [] } as const;
  return { kind: 'leaf', box, item: { ...item, box, ink: box, cell, kids: [] } };
}
