import type { CornerRadii } from '../../email/nodes';
import type { Size } from '../geometry';
import type { ElementStyle } from '../properties/placed-element';

/** The corners of a shape: one radius for all, one for each, or none, as it is round all over. */
export type Corner = number | CornerRadii | 'ellipse';

/** The corners of a box by its style, as far as it has room for them: in proportion, as CSS has it. */
export function cornerIn({ width, height }: Size, { radius = 0, corners }: ElementStyle): Corner {
  if (corners === undefined) return Math.min(radius, Math.floor(Math.min(width, height) / 2));
  const [a, b, c, d] = corners;
  const share = Math.min(1, width / (a + b), width / (c + d), height / (a + d), height / (b + c));
  const fitting = mapRadii(corners, (each) => Math.floor(each * share));
  const [first] = fitting;
  return fitting.every((each) => each === first) ? first : fitting;
}

/** The corners of what lies `inset` px within a shape. */
export function radiusWithin<Given extends Corner>(corner: Given, inset: number): Given;
export function radiusWithin(corner: Corner, inset: number): Corner {
  const within = (radius: number): number => Math.max(0, radius - inset);
  if (corner === 'ellipse') return corner;
  return typeof corner === 'number' ? within(corner) : mapRadii(corner, within);
}

/** How thick each of the two lines of a double border is, as browsers have it. */
export function doubleStripe(width: number): number {
  return Math.round(width / 3);
}

/** Each of four radii changed in one way. */
export function mapRadii([a, b, c, d]: CornerRadii, by: (radius: number) => number): CornerRadii {
  return [by(a), by(b), by(c), by(d)];
}
