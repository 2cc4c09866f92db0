import { gradientBetween } from '../../../email/gradient-parts';
import type { Gradient } from '../../../email/gradients';
import type { CornerRadii, Background } from '../../../email/nodes';
import {
  areaOf,
  common,
  heightOf,
  holds,
  overlap,
  sameBox,
  widthOf,
  type Box,
} from '../../geometry/box';
import { doubleStripe, radiusWithin } from '../../../scene/kinds/corners';
import { imageOf, isOpaque, isPlane, type Item } from '../item';

/*
 * Planes of color can be cut straight through without a visible change: a part of a plane is a plane. Only round corners
 * must stay whole.
 */

/** Whether straight cuts can part an item: a plane of color that is no ellipse and has no dashes around it. */
export function isCuttable(item: Item): boolean {
  return isPlane(item) && !isEllipse(item) && item.cell.borders?.top?.style !== 'dashed';
}

/** Whether nothing below it can be seen through it, all over its box. A linked picture counts: it cannot be looked into. */
export function hidesBelow(item: Item): boolean {
  if (isOpaque(item)) return true;
  const image = imageOf(item);
  if (item.opacity !== undefined) return false;
  if (item.kind !== 'image' || image === null) return false;
  const isLinked = /^https?:/.test(image.src);
  return isLinked || (image.radius === undefined && image.src.startsWith('data:image/jpeg'));
}

/** The squares in which the round corners of a plane lie: top left, top right, bottom right, bottom left. */
export function cornersOf({ box, cell: { radius = 0 } }: Item): readonly Box[] {
  if (radius === '50%' || radius === 0) return [];
  const radii = typeof radius === 'number' ? ([radius, radius, radius, radius] as const) : radius;
  const { x0, y0, x1, y1 } = box;
  const [a, b, c, d] = radii.map(Math.ceil);
  return [
    { x0, y0, x1: x0 + (a ?? 0), y1: y0 + (a ?? 0) },
    { x0: x1 - (b ?? 0), y0, x1, y1: y0 + (b ?? 0) },
    { x0: x1 - (c ?? 0), y0: y1 - (c ?? 0), x1, y1 },
    { x0, y0: y1 - (d ?? 0), x1: x0 + (d ?? 0), y1 },
  ].filter((corner) => areaOf(corner) > 0);
}

/**
 * The parts of a plane within `box`, the lower first: a bordered one is a plane in the color of its border with
 * another on it, a double one twice as many, so that each can be cut.
 */
export function piecesOf(plane: Item, box: Box): readonly Item[] {
  if (sameBox(plane.box, box)) return [plane];
  const { shadow: _shadow, ...cell } = plane.cell;
  return layersOf({ ...plane, cell }).flatMap((layer) =>
    overlap(layer.box, box) ? [pieceOf(layer, common(layer.box, box))] : [],
  );
}

function layersOf(plane: Item): readonly Item[] {
  const { borders, background } = plane.cell;
  const edge = borders?.top;
  if (edge === undefined) return [plane];
  const { width, style } = edge;
  const line = { color: edge.color };
  const stripe = doubleStripe(width);
  const inner =
    style === 'double' ? [[stripe, background] as const, [width - stripe, line] as const] : [];
  return [[0, line] as const, ...inner, [width, background] as const].flatMap(([inset, layer]) =>
    layer === undefined ? [] : layerOf(plane, inset, layer),
  );
}

/** What lies `inset` px within a plane, in one background; nothing where it has no room. */
function layerOf(plane: Item, inset: number, background: Background): readonly Item[] {
  const { borders: _borders, radius = 0, ...cell } = plane.cell;
  const { x0, y0, x1, y1 } = plane.box;
  const box = { x0: x0 + inset, y0: y0 + inset, x1: x1 - inset, y1: y1 - inset };
  if (box.x1 <= box.x0 || box.y1 <= box.y0) return [];
  const corner = radius === '50%' ? radius : radiusWithin(radius, inset);
  const round = typeof corner === 'object' ? corner.some((each) => each > 0) : corner !== 0;
  return [
    {
      ...plane,
      box,
      ink: box,
      cell: { ...cell, background, ...(round ? { radius: corner } : {}) },
    },
  ];
}

function pieceOf(plane: Item, box: Box): Item {
  if (sameBox(plane.box, box)) return plane;
  const { background, radius, ...cell } = plane.cell;
  if (radius === undefined && background?.gradient === undefined)
    return { ...plane, box, ink: box };
  const radii = radiiWithin(plane, box);
  return {
    ...plane,
    box,
    ink: box,
    cell: {
      ...cell,
      ...(background === undefined
        ? {}
        : { background: backgroundWithin(background, plane.box, box) }),
      ...(radii === null ? {} : { radius: radii }),
    },
  };
}

function isEllipse({ box, cell: { radius } }: Item): boolean {
  if (radius === '50%') return true;
  return typeof radius === 'number' && 2 * radius >= Math.max(widthOf(box), heightOf(box));
}

/** The corners of the plane that a part of it keeps. */
function radiiWithin(plane: Item, box: Box): CornerRadii | null {
  const { radius = 0 } = plane.cell;
  if (radius === '50%' || radius === 0) return null;
  const [a, b, c, d] = typeof radius === 'number' ? [radius, radius, radius, radius] : radius;
  const { x0, y0, x1, y1 } = plane.box;
  const [left, top] = [box.x0 === x0, box.y0 === y0];
  const [right, bottom] = [box.x1 === x1, box.y1 === y1];
  const whole = (corner: number, isAt: boolean): number =>
    isAt && widthOf(box) >= corner && heightOf(box) >= corner ? corner : 0;
  const radii = [
    whole(a, left && top),
    whole(b, right && top),
    whole(c, right && bottom),
    whole(d, left && bottom),
  ] as const;
  return radii.some((corner) => corner > 0) ? radii : null;
}

/** A run of colors cut with its plane: the same direction, from and to what stood at the corners of the part. */
function backgroundWithin(background: Background, whole: Box, part: Box): Background {
  const { gradient } = background;
  return gradient === undefined || !holds(whole, part)
    ? background
    : { ...background, gradient: gradientWithin(gradient, whole, part) };
}

function gradientWithin(gradient: Gradient, whole: Box, part: Box): Gradient {
  const turn = (gradient.angle * Math.PI) / 180;
  const [across, down] = [Math.sin(turn), -Math.cos(turn)];
  // The line of a CSS gradient reaches from corner to corner: https://www.w3.org/TR/css-images-3/#linear-gradients
  const lengthOf = (box: Box): number =>
    Math.abs(widthOf(box) * across) + Math.abs(heightOf(box) * down);
  const [dx, dy] = [
    (part.x0 + part.x1 - whole.x0 - whole.x1) / 2,
    (part.y0 + part.y1 - whole.y0 - whole.y1) / 2,
  ];
  const middle = 0.5 + (dx * across + dy * down) / lengthOf(whole);
  const half = lengthOf(part) / lengthOf(whole) / 2;
  return gradientBetween(gradient, middle - half, middle + half);
}
