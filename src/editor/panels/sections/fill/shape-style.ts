import { meanColor } from '../../../../email/gradients';
import { luminance, mix, WHITE, type Hex } from '../../../../model/color/color';
import { wholeStyle } from '../../../../scene/properties/whole-style';
import type { GradientStyle, SceneElement } from '../../../../scene/scene';

const TO_THE_RIGHT = 90;

/** A lighter shade of a color that is lighter than this, from 0 to 1, looks the same. */
const LIGHT = 0.6;

/** An element's gradient, else the one it would begin with: from its background to a shade of it that is seen to be another. */
export function gradientOf(element: SceneElement): GradientStyle {
  const { background, backgroundColor: from = WHITE } = wholeStyle(element);
  return background ?? { angle: TO_THE_RIGHT, from, to: shadeOf(from) };
}

function shadeOf(color: Hex): Hex {
  return luminance(color) > LIGHT ? mix(color, '#000000', 0.3) : mix(color, WHITE, 0.7);
}

export function hasGradient({ style }: SceneElement): boolean {
  return style.background !== undefined;
}

/** The color of an element: beside a gradient what is shown where there are none, which is the mean of it unless another was chosen. */
export function plainColorOf(element: SceneElement): Hex {
  const { background, backgroundColor } = element.style;
  if (backgroundColor !== undefined) return backgroundColor;
  return background === undefined ? ownColor(element) : meanColor(background);
}

function ownColor(element: SceneElement): Hex {
  return wholeStyle(element).backgroundColor ?? WHITE;
}

/** As shapes are drawn: a border color alone means a border of 1. */
export function borderWidthOf(element: SceneElement): number {
  const { borderColor, borderWidth } = wholeStyle(element);
  return borderWidth ?? (borderColor === undefined ? 0 : 1);
}
