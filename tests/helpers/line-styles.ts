import { BORDER_STYLES, type ElementStyle, type SceneElement } from '../../src/scene/scene';

/*
 * Styles of borders, and corners each by itself, for random scenes: made of what a shape is already, without a throw of the
 * dice, so that all else of a seed stays what it was.
 */

/**
 * Those that look the same to the px on the canvas and in a mail. Where a dash ends on the diagonal of a round corner, browsers
 * draw its last px twice: no such corner has any.
 */
export function exactLineStyle(
  { x, y, type, width, height }: SceneElement,
  { borderWidth = 0, radius = 0 }: ElementStyle,
): ElementStyle {
  const most = Math.floor(Math.min(width, height) / 4);
  const pick = (x + y) % 4;
  const corners = [most, 0, Math.min(most, 8), Math.min(most, 20)] as const;
  if (borderWidth === 0) return pick === 0 && most > 0 ? { corners } : {};
  const isRound = radius > 0 || type === 'circle';
  if (pick === 1 && !isRound) return { borderStyle: 'dashed' };
  return pick === 2 || pick === 1 ? { borderStyle: 'double' } : {};
}

/** Any of them. */
export function anyLineStyle({ borderWidth = 0, radius = 0 }: ElementStyle): ElementStyle {
  const corners = [radius, 0, radius % 7, 0] as const;
  return {
    ...(borderWidth > 0
      ? { borderStyle: BORDER_STYLES[(borderWidth + radius) % 3] ?? 'solid' }
      : {}),
    ...(radius % 3 === 1 ? { corners } : {}),
  };
}
