import { resolveColorScheme } from '../../model/color/color-scheme';
import { PALETTE_COLORS, type Palette } from '../../model/color/palettes';
import type { Scene, SceneElement } from '../../scene/scene';
import type { SaidByPlan } from './said-by-plan';

/**
 * The scene with what a plan says instead of what stands there: banner and disclaimer in the first element of their type, and
 * the colors of another palette for those of the signature's own. The same scene where the plan says nothing of these.
 */
export function sceneOf(scene: Scene, colorScheme: string, said: SaidByPlan): Scene {
  const { banner, disclaimer } = said;
  const withBanner =
    banner === undefined
      ? scene.elements
      : withFirst(scene.elements, 'banner', {
          content: banner.picture,
          href: banner.link,
          alt: banner.text,
        });
  const elements =
    disclaimer === undefined
      ? withBanner
      : withFirst(withBanner, 'disclaimer', { content: disclaimer });
  const whole = elements === scene.elements ? scene : { ...scene, elements };
  if (said.colorScheme === undefined || said.colorScheme === colorScheme) return whole;
  return recolored(whole, resolveColorScheme(colorScheme), resolveColorScheme(said.colorScheme));
}

function withFirst(
  elements: readonly SceneElement[],
  type: SceneElement['type'],
  change: Partial<Pick<SceneElement, 'content' | 'href' | 'alt'>>,
): readonly SceneElement[] {
  const at = elements.findIndex((element) => element.type === type);
  const element = elements[at];
  if (element === undefined) return elements;
  const { spans: _spans, naturalSize: _naturalSize, ...rest } = element;
  return elements.with(at, { ...rest, ...change });
}

function recolored(scene: Scene, from: Palette, to: Palette): Scene {
  const colors = new Map<unknown, string>(
    PALETTE_COLORS.toReversed().map((color) => [from[color], to[color]]),
  );
  return {
    ...scene,
    background: recoloredIn(scene.background, colors),
    elements: scene.elements.map((element) => ({
      ...element,
      style: recoloredIn(element.style, colors),
      ...(element.spans === undefined ? {} : { spans: recoloredIn(element.spans, colors) }),
    })),
  };
}

/** The same data with other colors; what is not the color of a palette stays. */
function recoloredIn<T>(value: T, colors: ReadonlyMap<unknown, string>): T;
function recoloredIn(value: unknown, colors: ReadonlyMap<unknown, string>): unknown {
  if (Array.isArray(value)) return value.map((part) => recoloredIn<unknown>(part, colors));
  if (typeof value !== 'object' || value === null) return colors.get(value) ?? value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, recoloredIn<unknown>(part, colors)]),
  );
}
