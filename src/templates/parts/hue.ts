import { changed } from '../../base/changed';
import { hexToRgb, rgbToHex, type Hex } from '../../model/color/color';

/** A color by its hue (0 to 360, red at 0), saturation and brightness (0 to 1). */
interface Hsv {
  readonly hue: number;
  readonly saturation: number;
  readonly brightness: number;
}

/** Below this a color is gray to the eye, and its hue an accident. */
const GRAY = 0.08;

/** The color as a lamp of it would shine: full brightness, and saturation `least` at least unless it is a gray. */
export function vivid(color: Hex, least: number): Hex {
  const { hue, saturation } = toHsv(color);
  const enough = saturation < GRAY ? saturation : Math.max(saturation, least);
  return fromHsv({ hue, saturation: enough, brightness: 1 });
}

/** The most saturated of some colors; the first of equals. */
export function mostVivid(first: Hex, ...others: readonly Hex[]): Hex {
  return others.reduce(
    (best, color) => (toHsv(color).saturation > toHsv(best).saturation ? color : best),
    first,
  );
}

/** Of some colors the one whose hue is farthest from that of `color`; grays only where there is nothing else. */
export function mostUnlike(color: Hex, first: Hex, ...others: readonly Hex[]): Hex {
  const { hue } = toHsv(color);
  const unlike = (other: Hex): number => {
    const { hue: angle, saturation } = toHsv(other);
    return saturation < GRAY ? -1 : apart(angle, hue);
  };
  return others.reduce((best, other) => (unlike(other) > unlike(best) ? other : best), first);
}

/** The color with the hue nearest to its own between `from` and `to` degrees. */
export function heldHue(color: Hex, from: number, to: number): Hex {
  const hsv = toHsv(color);
  const isWithin = hsv.hue >= from && hsv.hue <= to;
  const nearest = apart(hsv.hue, from) <= apart(hsv.hue, to) ? from : to;
  return fromHsv(changed(hsv, { hue: isWithin ? hsv.hue : nearest }));
}

function apart(a: number, b: number): number {
  const distance = Math.abs(a - b);
  return Math.min(distance, 360 - distance);
}

function toHsv(color: Hex): Hsv {
  const { r, g, b } = hexToRgb(color);
  const most = Math.max(r, g, b);
  const range = most - Math.min(r, g, b);
  const saturation = most === 0 ? 0 : range / most;
  return { hue: hueOf({ r, g, b }, most, range), saturation, brightness: most / 255 };
}

function hueOf({ r, g, b }: ReturnType<typeof hexToRgb>, most: number, range: number): number {
  if (range === 0) return 0;
  if (most === r) return (60 * ((g - b) / range) + 360) % 360;
  return most === g ? 60 * ((b - r) / range + 2) : 60 * ((r - g) / range + 4);
}

function fromHsv({ hue, saturation, brightness }: Hsv): Hex {
  const channel = (offset: number): number => {
    const turn = (offset + hue / 60) % 6;
    const share = Math.max(0, Math.min(turn, 4 - turn, 1));
    return 255 * brightness * (1 - saturation * share);
  };
  return rgbToHex({ r: channel(5), g: channel(3), b: channel(1) });
}
