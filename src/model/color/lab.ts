import { channelToLight, hexToRgb, lightToChannel, rgbToHex, type Hex } from './color';

/** A color by its lightness (0 black to 100 white) and two axes of hue: CIE Lab. */
export interface Lab {
  readonly l: number;
  readonly a: number;
  readonly b: number;
}

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/** What Lab is computed with: linear sRGB to XYZ and back, and the white of both. */
export interface LabSpace {
  readonly toXyz: Matrix;
  readonly fromXyz: Matrix;
  readonly white: Triple;
}

/** The usual one for screens: sRGB's own white, D65. */
export const LAB_D65: LabSpace = {
  toXyz: [
    [0.4124564, 0.3575761, 0.1804375],
    [0.2126729, 0.7151522, 0.072175],
    [0.0193339, 0.119192, 0.9503041],
  ],
  fromXyz: [
    [3.2404542, -1.5371385, -0.4985314],
    [-0.969266, 1.8760108, 0.041556],
    [0.0556434, -0.2040259, 1.0572252],
  ],
  white: [0.95047, 1, 1.08883],
};

const EPSILON = 216 / 24389;
const KAPPA = 24389 / 27;

export function hexToLab(color: Hex, { toXyz, white }: LabSpace = LAB_D65): Lab {
  const { r, g, b } = hexToRgb(color);
  const xyz = times(toXyz, [channelToLight(r), channelToLight(g), channelToLight(b)]);
  const x = toCurve(xyz[0] / white[0]);
  const y = toCurve(xyz[1] / white[1]);
  const z = toCurve(xyz[2] / white[2]);
  return { l: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z) };
}

/** The nearest color of a screen: what lies outside of sRGB is cut off channel by channel. */
export function labToHex({ l, a, b }: Lab, { fromXyz, white }: LabSpace = LAB_D65): Hex {
  const y = (l + 16) / 116;
  const [red, green, blue] = times(fromXyz, [
    fromCurve(y + a / 500) * white[0],
    fromCurve(y) * white[1],
    fromCurve(y - b / 200) * white[2],
  ]);
  return rgbToHex({ r: lightToChannel(red), g: lightToChannel(green), b: lightToChannel(blue) });
}

function times([first, second, third]: Matrix, vector: Triple): Triple {
  return [dot(first, vector), dot(second, vector), dot(third, vector)];
}

function dot(a: Triple, b: Triple): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function toCurve(share: number): number {
  return share > EPSILON ? Math.cbrt(share) : (KAPPA * share + 16) / 116;
}

function fromCurve(value: number): number {
  return value ** 3 > EPSILON ? value ** 3 : (116 * value - 16) / KAPPA;
}
