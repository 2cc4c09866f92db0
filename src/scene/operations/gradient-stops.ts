import { colorAlong } from '../../email/gradient-parts';
import { gradientOfStops, type GradientStop } from '../../email/gradients';
import { clamp } from '../geometry';
import { SCENE_LIMITS } from '../limits';

type Stops = readonly GradientStop[];

/** A stop at another place, in percent; no further than its neighbors. */
export function moveStop(stops: Stops, index: number, at: number): Stops {
  const stop = stops[index];
  if (stop === undefined) return stops;
  const [before, after] = [stops[index - 1]?.at ?? 0, stops[index + 1]?.at ?? 100];
  const next = clamp(Math.round(at), before, after);
  return next === stop.at ? stops : stops.with(index, { ...stop, at: next });
}

export function colorStop(stops: Stops, index: number, color: GradientStop['color']): Stops {
  const stop = stops[index];
  return stop === undefined ? stops : stops.with(index, { ...stop, color });
}

/** Without a stop; a gradient keeps two. */
export function removeStop(stops: Stops, index: number): Stops {
  return stops.length <= 2 ? stops : stops.toSpliced(index, 1);
}

/** With a stop more, in the color that is there already, and its index; null where there are as many as there may be. */
export function addStop(
  stops: Stops,
  at: number,
): { readonly stops: Stops; readonly index: number } | null {
  if (stops.length >= SCENE_LIMITS.gradientStops) return null;
  const color = colorAlong(gradientOfStops(90, stops), at / 100);
  const later = stops.findIndex((stop) => stop.at > at);
  const index = later === -1 ? stops.length : later;
  return { stops: stops.toSpliced(index, 0, { at, color }), index };
}

/** The middle of the widest gap between stops, in percent. */
export function widestGap(stops: Stops): number {
  const places = [0, ...stops.map(({ at }) => at), 100];
  const gaps = places.slice(1).map((end, index) => [places[index] ?? 0, end] as const);
  const [widest] = gaps.toSorted(([a, b], [c, d]) => d - c - (b - a));
  return widest === undefined ? 50 : Math.round((widest[0] + widest[1]) / 2);
}
