import { gradientOfStops, stopsOf } from '../../email/gradients';
import type { Hex } from '../../model/color/color';
import type { SceneElement } from '../scene';

/** The properties of a style that are one color. */
export const COLOR_KEYS = ['color', 'backgroundColor', 'borderColor'] as const;

/** The colors that are set on an element: in its style, its gradient, its shadow and the parts of its text. */
export function colorsOf({ style, spans = [] }: SceneElement): readonly Hex[] {
  const { background: gradient, shadow } = style;
  const colors = [
    ...spans.map(({ color }) => color),
    ...COLOR_KEYS.map((key) => style[key]),
    ...(gradient === undefined ? [] : stopsOf(gradient).map(({ color }) => color)),
    shadow?.color,
  ];
  return colors.filter((color) => color !== undefined);
}

/** The element with another color in the place of each; the same element where all stay. */
export function mapColors(element: SceneElement, turn: (color: Hex) => Hex): SceneElement {
  if (colorsOf(element).every((color) => turn(color) === color)) return element;
  const { style, spans } = element;
  const { background: gradient, shadow } = style;
  const own = COLOR_KEYS.flatMap((key) => {
    const color = style[key];
    return color === undefined ? [] : [[key, turn(color)] as const];
  });
  return {
    ...element,
    style: {
      ...style,
      ...Object.fromEntries(own),
      ...(gradient && {
        background: gradientOfStops(
          gradient.angle,
          stopsOf(gradient).map((stop) => ({ ...stop, color: turn(stop.color) })),
        ),
      }),
      ...(shadow && { shadow: { ...shadow, color: turn(shadow.color) } }),
    },
    ...(spans && {
      spans: spans.map((span) =>
        span.color === undefined ? span : { ...span, color: turn(span.color) },
      ),
    }),
  };
}
