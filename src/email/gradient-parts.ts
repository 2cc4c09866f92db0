import { mix, type Hex } from '../model/color/color';
import { gradientOfStops, type Gradient } from './gradients';

/** The color at a share of a gradient's length, from 0 to 1. */
export function colorAlong(gradient: Gradient, share: number): Hex {
  const { from, to, stops } = gradient;
  if (stops === undefined) return mix(from, to, share);
  const at = share * 100;
  const next = stops.findIndex((stop) => stop.at >= at);
  const [before, after] = [stops[next - 1], stops[next]];
  if (after === undefined) return to;
  if (before === undefined) return from;
  return mix(before.color, after.color, (at - before.at) / (after.at - before.at));
}

/** What lies between two shares of a gradient's length, as a gradient of its own. */
export function gradientBetween(gradient: Gradient, start: number, end: number): Gradient {
  const { angle, stops = [] } = gradient;
  const [from, to] = [colorAlong(gradient, start), colorAlong(gradient, end)];
  const within = stops.flatMap(({ at, color }) => {
    const own = Math.round((100 * (at / 100 - start)) / (end - start));
    return own > 0 && own < 100 ? [{ at: own, color }] : [];
  });
  return gradientOfStops(angle, [{ at: 0, color: from }, ...within, { at: 100, color: to }]);
}

/** The same gradient in other colors. */
export function repaintGradient(gradient: Gradient, paint: (color: Hex) => Hex): Gradient {
  const { from, to, stops } = gradient;
  const painted = stops?.map(({ at, color }) => ({ at, color: paint(color) }));
  return { ...gradient, from: paint(from), to: paint(to), ...(painted && { stops: painted }) };
}
