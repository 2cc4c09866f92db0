import { LETTER_FLAGS } from '../../email/letters';
import type { StyleChange } from '../actions';
import type { PropertySection } from '../element-definition';
import { definitionOf } from '../registry';
import type { SceneElement } from '../scene';
import type { ElementStyle } from './placed-element';
import { wholeStyle } from './whole-style';

type StyleKey = keyof ElementStyle;

/** What of a style each section of the properties sets. */
const KEYS: Partial<Readonly<Record<PropertySection, readonly StyleKey[]>>> = {
  typography: [
    'fontSize',
    'fontWeight',
    'color',
    'textAlign',
    'fontFamily',
    'firstFonts',
    ...LETTER_FLAGS.map(({ name }) => name),
    'lineHeight',
    'letterSpacing',
  ],
  'shape-colors': ['backgroundColor', 'borderColor', 'borderWidth', 'borderStyle'],
  corners: ['radius', 'corners'],
  gradient: ['background'],
  shadow: ['shadow'],
  code: ['color', 'backgroundColor'],
  'social-style': ['socialStyle'],
  opacity: ['opacity'],
  badge: ['badgeShape', 'badgeGap', 'radius', 'backgroundColor', 'color'],
};

/** What of a style the type of an element shows. */
function styleKeysOf({ type }: Pick<SceneElement, 'type'>): ReadonlySet<StyleKey> {
  return new Set(definitionOf(type).sections.flatMap((section) => KEYS[section] ?? []));
}

/** The style of an element as a change of style for others: all that its type shows, null where it has the default. */
export function styleToCopy(element: SceneElement): StyleChange {
  const whole = wholeStyle(element);
  const keys = [...styleKeysOf(element)];
  return Object.fromEntries(keys.map((key) => [key, whole[key] ?? null]));
}

/** What of a copied style an element can have; empty for nothing. */
export function styleFor(element: SceneElement, copied: StyleChange): StyleChange {
  const keys = styleKeysOf(element);
  return Object.fromEntries(
    Object.entries(copied).filter(([key]) => (keys as ReadonlySet<string>).has(key)),
  );
}
