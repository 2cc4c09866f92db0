import type { Outline, Point } from './font/outline';

/** A line in px of the picture, below the baseline. */
export interface Stripe {
  /** How far its upper edge lies below the baseline. */
  readonly top: number;
  readonly thickness: number;
}

export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Chromium's `kDecorationClipMaxDilation`. */
const MOST_ROOM = 13;

/**
 * The underline of letters of this size, in px of the picture: a tenth as thick, half its thickness below the baseline in whole px
 * (Chromium: `ComputeUnderlineOffsetAuto`). One whose thickness is told lies in px of the drawing.
 */
export function underlineOf(size: number, told: number | null, scale: number): Stripe {
  if (told !== null) return scaled(stripeOf(told), scale);
  return stripeOf((size * scale) / 10);
}

function stripeOf(wanted: number): Stripe {
  const thickness = Math.max(1, wanted);
  return { top: Math.max(1, Math.ceil(thickness / 2)), thickness };
}

function scaled({ top, thickness }: Stripe, scale: number): Stripe {
  return { top: top * scale, thickness: thickness * scale };
}

/** Where letters cross the line it leaves them room, as thick as it is, on both sides. */
export function gapsAt(
  { top, thickness }: Stripe,
  glyphs: readonly { readonly outline: Outline; readonly x: number; readonly scale: number }[],
): readonly Span[] {
  const room = Math.min(thickness, MOST_ROOM);
  return glyphs.flatMap(({ outline, x, scale }) => {
    const [high, low] = [-top / scale, -(top + thickness) / scale];
    const crossed = outline.flatMap((curve) => crossings(curve, low, high));
    if (crossed.length === 0) return [];
    const [left, right] = [Math.min(...crossed), Math.max(...crossed)];
    return [{ from: x + left * scale - room, to: x + right * scale + room }];
  });
}

/** What is left of a span without the gaps. */
export function without(span: Span, gaps: readonly Span[]): readonly Span[] {
  let { from } = span;
  const left: Span[] = [];
  for (const gap of gaps.toSorted((a, b) => a.from - b.from)) {
    if (gap.from > from) left.push({ from, to: Math.min(gap.from, span.to) });
    from = Math.max(from, gap.to);
  }
  if (from < span.to) left.push({ from, to: span.to });
  return left.filter(({ from: start, to }) => to > start);
}

const PIECES = 8;

/** Where a curve lies between two heights: the places of its points there, and of those where it comes and goes. */
function crossings(curve: readonly Point[], low: number, high: number): readonly number[] {
  const points = flattened(curve);
  return points.flatMap((point, index) => {
    const next = points[(index + 1) % points.length] ?? point;
    const inside = point.y >= low && point.y <= high ? [point.x] : [];
    const edges = [low, high]
      .filter((y) => (point.y - y) * (next.y - y) < 0)
      .map((y) => point.x + ((next.x - point.x) * (y - point.y)) / (next.y - point.y));
    return [...inside, ...edges];
  });
}

function flattened(curve: readonly Point[]): readonly { readonly x: number; readonly y: number }[] {
  const count = curve.length;
  return curve.flatMap((point, index) => {
    if (point.on) return [point];
    const before = curve[(index + count - 1) % count] ?? point;
    const after = curve[(index + 1) % count] ?? point;
    const start = before.on ? before : halfway(before, point);
    const end = after.on ? after : halfway(point, after);
    return Array.from({ length: PIECES }, (_, piece) => {
      const t = (piece + 1) / PIECES;
      return {
        x: start.x * (1 - t) ** 2 + 2 * point.x * t * (1 - t) + end.x * t ** 2,
        y: start.y * (1 - t) ** 2 + 2 * point.y * t * (1 - t) + end.y * t ** 2,
      };
    });
  });
}

function halfway(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, on: true };
}
