import type { CellNode } from '../email/nodes';
import type { ElementContext } from './element-definition';
import { contains, overlaps, type Point, type Rect } from './geometry';
import { findElement } from './registry';
import { stackingOrder, visibleElements } from './selection';
import type { Scene, SceneElement } from './scene';

/** What an element takes up in a mail, where tables cannot lay one thing over half of another. */
export interface Footprint {
  readonly element: SceneElement;
  /** Stacking order, 0 at the bottom. */
  readonly z: number;
  readonly kind: 'text' | 'image' | 'fill';
  /** What is really inked: of a text, its letters. */
  readonly ink: Rect;
  /** Of a plane of colour: the part within its borders, where others may lie. */
  readonly inner: Rect | null;
  /** Whether what lies below it shows through: then that, too, lies within. */
  readonly isClear: boolean;
}

/** Two footprints that a mail cannot show one over the other. */
export interface Clash {
  readonly lower: Footprint;
  readonly upper: Footprint;
}

/** What every visible element takes up, from the undermost to the topmost. */
export function footprintsOf(scene: Scene, context: ElementContext): readonly Footprint[] {
  return stackingOrder(visibleElements(scene)).map((element, z) =>
    footprintOf(element, z, context),
  );
}

export function footprintOf(element: SceneElement, z: number, context: ElementContext): Footprint {
  const { x, y, width, height } = element;
  const { kind, cell, ink } = findElement(element.type).toEmail(element, context);
  const isPlane = kind === 'fill' && cell.children.length === 0;
  return {
    element,
    z,
    kind,
    ink: ink === undefined ? { x, y, width, height } : inkAt(element, ink),
    inner: isPlane ? withinBorders(element, cell) : null,
    isClear: isPlane && cell.ground === undefined,
  };
}

/** The letters of a text on the canvas; where it wraps, only mail clients know how wide its lines become. */
function inkAt({ x, y, width, wrap = false }: SceneElement, ink: Rect): Rect {
  const across = wrap ? { x: Math.min(0, ink.x), width: Math.max(width, ink.width) } : ink;
  return { x: x + across.x, y: y + ink.y, width: across.width, height: ink.height };
}

function withinBorders({ x, y, width, height }: SceneElement, { borders = {} }: CellNode): Rect {
  const [top = 0, right = 0, bottom = 0, left = 0] = [
    borders.top?.width,
    borders.right?.width,
    borders.bottom?.width,
    borders.left?.width,
  ];
  return { x: x + left, y: y + top, width: width - left - right, height: height - top - bottom };
}

/** The footprint of an element that has moved. */
export function shifted(print: Footprint, { x, y }: Point): Footprint {
  const by = (rect: Rect): Rect => ({ ...rect, x: rect.x + x, y: rect.y + y });
  const { element, ink, inner } = print;
  return {
    ...print,
    element: { ...element, ...by(element) },
    ink: by(ink),
    inner: inner && by(inner),
  };
}

/** Whether an element lies on a plane, wholly within its borders. */
export function holds(plane: Footprint, other: Footprint): boolean {
  const { inner, z, isClear } = plane;
  return inner !== null && (z < other.z || isClear) && contains(inner, other.ink);
}

/** Whether two elements overlap without one lying on the other. */
export function isClash(a: Footprint, b: Footprint): boolean {
  return overlaps(a.ink, b.ink) && !holds(a, b) && !holds(b, a);
}

/** All clashes that an element of `ids` has a part in, the topmost first. */
export function clashesOf(
  prints: readonly Footprint[],
  ids: ReadonlySet<string>,
): readonly Clash[] {
  const topFirst = prints.toReversed();
  return topFirst.flatMap((upper, index) =>
    topFirst
      .slice(index + 1)
      .filter((lower) => ids.has(upper.element.id) || ids.has(lower.element.id))
      .filter((lower) => isClash(lower, upper))
      .map((lower) => ({ lower, upper })),
  );
}

/** The plane over whose edge the other one of a clash reaches; null where neither is a ground for the other. */
export function straddleOf({
  lower,
  upper,
}: Clash): { readonly plane: Footprint; readonly mover: Footprint } | null {
  if (lower.inner !== null) return { plane: lower, mover: upper };
  return upper.isClear ? { plane: upper, mover: lower } : null;
}
