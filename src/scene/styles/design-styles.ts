import { memoizeObject } from '../../base/memoize';
import type { Hex } from '../../model/color/color';
import type { ElementDefinition } from '../element-definition';
import { changeEach } from '../operations/change';
import { isSame } from '../operations/same';
import { legalStyles, type DesignStyles } from '../properties/design-styles';
import type { ElementStyle, FontName } from '../properties/placed-element';
import { wholeStyle } from '../properties/whole-style';
import { definitionOf } from '../registry';
import type { Scene, SceneElement } from '../scene';
import { commonColor, recolored } from './accent';

/*
 * The styles of a design: one font, three sizes and an accent color, which new elements take. Changed once, they change for all
 * elements that have them. An element has a style as long as its own value is that of the style: nothing else links the two. Tints
 * of the accent color go with it.
 */

type StyleName = keyof DesignStyles;

/** How a design begins, and the sizes that types state theirs beside. */
const USUAL = {
  font: 'Arial',
  heading: 18,
  text: 14,
  small: 11,
  accent: '#1e5bb8',
} as const satisfies Required<DesignStyles>;

/** Types that begin with at least this size are headings, with at most that one small. */
const [LEAST_HEADING, MOST_SMALL] = [18, 12];

/** Where a style shows in an element: the property, and what it is for a value of the style. */
interface Place {
  readonly name: StyleName;
  readonly key: 'fontFamily' | 'fontSize' | 'color' | 'backgroundColor';
  /** For sizes: how large the type is beside the size of the style. */
  readonly scale: number;
}

type Styled = Pick<ElementDefinition, 'content' | 'reset' | 'sections'>;

const placesOf = memoizeObject(({ content, reset, sections }: Styled): readonly Place[] => {
  const { fontSize, color, backgroundColor } = reset.style ?? {};
  const places: Place[] = [];
  if (content === 'words') places.push({ name: 'font', key: 'fontFamily', scale: 1 });
  if (content === 'words' && fontSize !== undefined) {
    const name = fontSize >= LEAST_HEADING ? 'heading' : fontSize <= MOST_SMALL ? 'small' : 'text';
    places.push({ name, key: 'fontSize', scale: fontSize / USUAL[name] });
  }
  if (color === USUAL.accent) places.push({ name: 'accent', key: 'color', scale: 1 });
  if (backgroundColor === USUAL.accent || sections.includes('badge')) {
    places.push({ name: 'accent', key: 'backgroundColor', scale: 1 });
  }
  return places;
});

const SIZES = ['text', 'heading', 'small'] as const;

/** Where styles show in an element. A text of no detail's is heading, text or small by the size that it is nearest to. */
function placesIn(element: SceneElement, styles: Required<DesignStyles>): readonly Place[] {
  const places = placesOf(definitionOf(element.type));
  const { fontSize } = wholeStyle(element);
  if (element.type !== 'text' || fontSize === undefined) return places;
  const distance = (name: (typeof SIZES)[number]) => Math.abs(styles[name] - fontSize);
  const [name = 'text'] = SIZES.toSorted((one, other) => distance(one) - distance(other));
  return places.map((place) => (place.key === 'fontSize' ? { ...place, name } : place));
}

/** The styles of a design: those that it sets, else what most of its elements have, else the usual ones. */
export const stylesOf = memoizeObject(({ styles, elements }: Scene): Required<DesignStyles> => ({
  font: styles?.font ?? mostHave(elements, 'font', fontOf) ?? USUAL.font,
  heading: styles?.heading ?? mostHave(elements, 'heading', sizeOf) ?? USUAL.heading,
  text: styles?.text ?? mostHave(elements, 'text', sizeOf) ?? USUAL.text,
  small: styles?.small ?? mostHave(elements, 'small', sizeOf) ?? USUAL.small,
  accent:
    styles?.accent ??
    commonColor(elements) ??
    mostHave(elements, 'accent', colorOf) ??
    USUAL.accent,
}));

function mostHave<Value>(
  elements: readonly SceneElement[],
  style: StyleName,
  read: (element: SceneElement, place: Place) => Value | undefined,
): Value | undefined {
  const counts = new Map<Value, number>();
  for (const element of elements) {
    for (const place of placesOf(definitionOf(element.type))) {
      const value = place.name === style ? read(element, place) : undefined;
      if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}

function fontOf(element: SceneElement): FontName {
  return wholeStyle(element).fontFamily ?? USUAL.font;
}

function sizeOf(element: SceneElement, { scale }: Place): number | undefined {
  const { fontSize } = wholeStyle(element);
  return fontSize === undefined ? undefined : Math.round(fontSize / scale);
}

function colorOf(element: SceneElement, { key }: Place): Hex | undefined {
  const { color, backgroundColor } = wholeStyle(element);
  return key === 'color' ? color : backgroundColor;
}

/** What a new element of a type begins with, and what it is reset to, in a design that sets `styles`; null without style. */
export function styleOfNew(definition: Styled, styles: DesignStyles = {}): ElementStyle | null {
  const { style } = definition.reset;
  const places = placesOf(definition).filter(({ name }) => styles[name] !== undefined);
  if (style === null || places.length === 0) return style;
  const own = places.map((place) => [place.key, valueAt(place, { ...USUAL, ...styles })] as const);
  return { ...style, ...Object.fromEntries(own) };
}

function valueAt({ name, scale }: Place, styles: Required<DesignStyles>) {
  const value = styles[name];
  return typeof value === 'number' ? Math.round(value * scale) : value;
}

/** Sets styles of a design. Unlocked elements that have the earlier ones get the new ones. */
export function changeStyles(scene: Scene, change: DesignStyles): Scene {
  const styles = legalStyles({ ...scene.styles, ...change });
  const [before, after] = [stylesOf(scene), { ...stylesOf(scene), ...styles }];
  const changed: Scene = isSame(styles, scene.styles ?? {}) ? scene : { ...scene, styles };
  const styled = withStyles(
    changed,
    (element, place) => {
      // A badge without a color of its own shows that of the palette, which is the first accent.
      const value = valueOf(element, place) ?? valueAt(place, before);
      return place.name in change && value === valueAt(place, before);
    },
    before,
    after,
  );
  if (before.accent === after.accent) return styled;
  // Any type may have been given the accent, by a template or by hand.
  return changeEach(styled, (element) =>
    element.locked ? element : recolored(element, before.accent, after.accent),
  );
}

/** Gives every unlocked element the styles of the design. */
export function applyStyles(scene: Scene): Scene {
  const styles = stylesOf(scene);
  return withStyles(scene, () => true, styles, styles);
}

function withStyles(
  scene: Scene,
  isMeant: (element: SceneElement, place: Place) => boolean,
  before: Required<DesignStyles>,
  styles: Required<DesignStyles>,
): Scene {
  return changeEach(scene, (element) => {
    if (element.locked) return element;
    const own = placesIn(element, before).filter(
      (place) => isMeant(element, place) && valueOf(element, place) !== valueAt(place, styles),
    );
    if (own.length === 0) return element;
    const values = Object.fromEntries(own.map((place) => [place.key, valueAt(place, styles)]));
    const { firstFonts, ...rest } = element.style;
    const isOtherFont = firstFonts === undefined || 'fontFamily' in values;
    return { ...element, style: { ...(isOtherFont ? rest : element.style), ...values } };
  });
}

function valueOf(element: SceneElement, { key }: Place) {
  return wholeStyle(element)[key] ?? (key === 'fontFamily' ? USUAL.font : undefined);
}
