import { clamp, type Rect } from '../geometry';
import { SCENE_LIMITS } from '../limits';
import { definitionOf, isPicture } from '../registry';
import type { SceneElement } from '../scene';

/**
 * What becomes of a box when the box around several is scaled: it is stretched, keeps its ratio, follows in width alone, or
 * keeps its size and only moves.
 */
export type Scaling = 'stretched' | 'in ratio' | 'in width' | 'kept';

/** Shapes are stretched; letters stay as large as they are, so a text takes a new width only where its lines wrap at it. */
export function scalingOf({ type, wrap }: Pick<SceneElement, 'type' | 'wrap'>): Scaling {
  if (isPicture({ type })) return 'in ratio';
  const { handles } = definitionOf(type);
  if (handles === 'all') return 'stretched';
  return handles === 'sides' && wrap === true ? 'in width' : 'kept';
}

/**
 * New boxes, by id, of elements when the box around them goes from one to another: edges go along with it, and what touched
 * keeps touching. What is not stretched keeps its share of the room that it leaves free, so what stood at an edge still does.
 * A line stays as thin as it is. Whole numbers; `from` holds all elements, and `to` may be so small that they stand out of it.
 */
export function scaleBoxes(
  elements: readonly SceneElement[],
  from: Rect,
  to: Rect,
): Readonly<Record<string, Rect>> {
  const across = { start: [from.x, to.x], size: [from.width, to.width], measure: 'width' } as const;
  const down = {
    start: [from.y, to.y],
    size: [from.height, to.height],
    measure: 'height',
  } as const;
  const scaled = elements.map((element) => {
    const { id, x, y, width, height } = element;
    const by = factorsOf(element, factorOf(across), factorOf(down));
    const [left, wide] = scaleSpan([x, width], across, by.across);
    const [top, high] = scaleSpan([y, height], down, by.down);
    return [id, { x: left, y: top, width: wide, height: high }] as const;
  });
  return Object.fromEntries(scaled);
}

/** Where something begins, and how long it is. */
type Span = readonly [start: number, size: number];

/** The box around all along one axis, before and after. */
interface Change {
  readonly start: readonly [before: number, after: number];
  readonly size: readonly [before: number, after: number];
  readonly measure: 'width' | 'height';
}

function factorOf({ size: [before, after] }: Change): number {
  return after / before;
}

function factorsOf(element: SceneElement, across: number, down: number) {
  switch (scalingOf(element)) {
    case 'stretched':
      return { across, down };
    case 'in ratio': {
      const both = legalFactor(element, Math.min(across, down));
      return { across: both, down: both };
    }
    case 'in width':
      return { across, down: 1 };
    case 'kept':
      return { across: 1, down: 1 };
  }
}

/** The factor nearest to the one asked for by which neither measure leaves its range. */
function legalFactor({ width, height }: SceneElement, asked: number): number {
  const { resize: least, width: across, height: down } = SCENE_LIMITS;
  return clamp(
    asked,
    Math.min(1, Math.max(least.width / width, least.height / height)),
    Math.max(1, Math.min(across.max / width, down.max / height)),
  );
}

/** A span after the change, by which its own size is multiplied. */
function scaleSpan([start, size]: Span, change: Change, by: number): Span {
  const [first, startAfter] = change.start;
  const [around, aroundAfter] = change.size;
  const { max } = SCENE_LIMITS[change.measure];
  const least = SCENE_LIMITS.resize[change.measure];
  const isThin = size < least;
  if (!isThin && by === factorOf(change)) {
    const left = Math.round(startAfter + (start - first) * by);
    const right = Math.round(startAfter + (start + size - first) * by);
    return [left, clamp(right - left, least, max)];
  }
  const after = isThin ? size : clamp(Math.round(size * by), least, max);
  const share = around === size ? 0 : (start - first) / (around - size);
  return [Math.round(startAfter + share * Math.max(0, aroundAfter - after)), after];
}
