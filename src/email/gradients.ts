import { mix, type Hex } from '../model/color/color';

/** A color of a gradient; `at` in percent of its length. */
export interface GradientStop {
  readonly at: number;
  readonly color: Hex;
}

/** A run from one color to another; `angle` in degrees as CSS has it (90 = to the right). */
export interface Gradient {
  readonly angle: number;
  /** The first color and the last one. */
  readonly from: Hex;
  readonly to: Hex;
  /** All colors in their order, where they are more than two or do not stand at the ends. */
  readonly stops?: readonly GradientStop[];
}

/** All colors of a gradient with their places, the first one first. */
export function stopsOf({ from, to, stops }: Gradient): readonly GradientStop[] {
  return (
    stops ?? [
      { at: 0, color: from },
      { at: 100, color: to },
    ]
  );
}

/** The gradient of these stops, two at least, in any order. */
export function gradientOfStops(angle: number, given: readonly GradientStop[]): Gradient {
  const stops = given.toSorted((one, other) => one.at - other.at);
  const [first, last] = [stops[0], stops.at(-1)];
  if (first === undefined || last === undefined) throw new Error('A gradient has two stops');
  const ends = { angle, from: first.color, to: last.color };
  const isPlain = stops.length === 2 && first.at === 0 && last.at === 100;
  return isPlain ? ends : { ...ends, stops };
}

/** The color that a gradient has on the whole. */
export function meanColor(gradient: Gradient): Hex {
  const stops = stopsOf(gradient);
  let [weight, color] = [0, gradient.from];
  for (const [index, stop] of stops.entries()) {
    const start = index === 0 ? -stop.at : (stops[index - 1]?.at ?? 0);
    const end = index === stops.length - 1 ? 200 - stop.at : (stops[index + 1]?.at ?? 100);
    const own = (end - start) / 2;
    weight += own;
    color = weight === 0 ? stop.color : mix(color, stop.color, own / weight);
  }
  return color;
}

/** The value of `background`. The places of a color at either end need not be stated. */
export function printGradient(gradient: Gradient): string {
  const colors = stopsOf(gradient);
  const printed = colors.map(({ at, color }, index) => {
    const isEnd = (index === 0 && at === 0) || (index === colors.length - 1 && at === 100);
    return isEnd ? color : `${color} ${at}%`;
  });
  return `linear-gradient(${[`${gradient.angle}deg`, ...printed].join(',')})`;
}
