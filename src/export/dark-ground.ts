import { hexToRgb, rgbToHex, type Hex } from '../model/color';

/*
 * How a signature looks in the dark mode of Outlook on the web: every colour keeps its hue, its lightness is turned
 * round and lifted above that of #333333. The rule is that of Outlook's open editor, roosterjs (getDarkColor.ts).
 */

/** The ground onto which Outlook's dark mode puts a message. */
export const DARK_GROUND: Hex = '#333333';

const DARKEST_LIGHTNESS = 21.247;
const WHITE_POINT = { x: 0.95047, y: 1, z: 1.08883 };
const EPSILON = 216 / 24389;
const KAPPA = 24389 / 27;

/** The HTML with every colour as the dark mode shows it. Pictures and links stay as they are. */
export function toDarkGround(html: string): string {
  return html.replace(/(?<=[:\s"(,])#[0-9a-f]{6}(?=[;",)\s])/g, (color) => darkColor(color as Hex));
}

/** One colour as the dark mode shows it. */
export function darkColor(color: Hex): Hex {
  const { l, a, b } = rgbToLab(color);
  const lightness = ((100 - l) * (100 - DARKEST_LIGHTNESS)) / 100 + DARKEST_LIGHTNESS;
  return labToHex({ l: lightness, a, b });
}

interface Lab {
  readonly l: number;
  readonly a: number;
  readonly b: number;
}

/** CIE Lab, D65. */
function rgbToLab(color: Hex): Lab {
  const { r, g, b } = hexToRgb(color);
  const [red, green, blue] = [decode(r), decode(g), decode(b)];
  const x = toCurve((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / WHITE_POINT.x);
  const y = toCurve((0.2126729 * red + 0.7151522 * green + 0.072175 * blue) / WHITE_POINT.y);
  const z = toCurve((0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / WHITE_POINT.z);
  return { l: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z) };
}

function labToHex({ l, a, b }: Lab): Hex {
  const fy = (l + 16) / 116;
  const x = fromCurve(fy + a / 500) * WHITE_POINT.x;
  const y = fromCurve(fy) * WHITE_POINT.y;
  const z = fromCurve(fy - b / 200) * WHITE_POINT.z;
  return rgbToHex({
    r: encode(3.2404542 * x - 1.5371385 * y - 0.4985314 * z),
    g: encode(-0.969266 * x + 1.8760108 * y + 0.041556 * z),
    b: encode(0.0556434 * x - 0.2040259 * y + 1.0572252 * z),
  });
}

function toCurve(share: number): number {
  return share > EPSILON ? Math.cbrt(share) : (KAPPA * share + 16) / 116;
}

function fromCurve(value: number): number {
  return value ** 3 > EPSILON ? value ** 3 : (116 * value - 16) / KAPPA;
}

function decode(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function encode(share: number): number {
  return 255 * (share <= 0.0031308 ? 12.92 * share : 1.055 * share ** (1 / 2.4) - 0.055);
}
