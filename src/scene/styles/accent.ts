import { gradientOfStops, stopsOf, type Gradient } from '../../email/gradients';
import { hexToRgb, type Hex } from '../../model/color/color';
import type { SceneElement } from '../scene';

/** The properties of a style that are one color. */
const COLORS = ['color', 'backgroundColor', 'borderColor'] as const;

/** How far the channels of a color lie apart at least, of 255: what is closer looks gray. */
const LEAST_SPREAD = 48;

/** The color that most of the elements have of all that are no gray; null without any. */
export function commonColor(elements: readonly SceneElement[]): Hex | null {
  const counts = new Map<Hex, number>();
  for (const { style, spans = [] } of elements) {
    const own = [...COLORS.map((key) => style[key]), ...spans.map(({ color }) => color)];
    for (const color of new Set(own)) {
      if (color !== undefined && !isGray(color)) counts.set(color, (counts.get(color) ?? 0) + 1);
    }
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}

function isGray(color: Hex): boolean {
  const { r, g, b } = hexToRgb(color);
  return Math.max(r, g, b) - Math.min(r, g, b) < LEAST_SPREAD;
}

/** An element with one color in the place of another: in its style, its gradient and the parts of its text. */
export function recolored(element: SceneElement, from: Hex, to: Hex): SceneElement {
  const { style, spans } = element;
  const keys = COLORS.filter((key) => style[key] === from);
  const gradient = style.background;
  const isInGradient =
    gradient !== undefined && stopsOf(gradient).some(({ color }) => color === from);
  const isInSpans = spans?.some(({ color }) => color === from) === true;
  if (keys.length === 0 && !isInGradient && !isInSpans) return element;
  return {
    ...element,
    style: {
      ...style,
      ...Object.fromEntries(keys.map((key) => [key, to])),
      ...(isInGradient && { background: recoloredGradient(gradient, from, to) }),
    },
    ...(spans && {
      spans: spans.map((span) => (span.color === from ? { ...span, color: to } : span)),
    }),
  };
}

function recoloredGradient(gradient: Gradient, from: Hex, to: Hex): Gradient {
  const stops = stopsOf(gradient).map((stop) =>
    stop.color === from ? { ...stop, color: to } : stop,
  );
  return gradientOfStops(gradient.angle, stops);
}
