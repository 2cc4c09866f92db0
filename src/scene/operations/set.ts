import { memoizePair } from '../../base/memoize';
import type { Hex } from '../../model/color/color';
import type { ElementSettings, StyleChange } from '../actions';
import type { ElementDefinition } from '../element-definition';
import { canLabel } from '../labels/labels';
import { normalizeElement, legalStyle } from '../design-file/legal';
import { PART_OF_STYLE } from '../properties/placed-element';
import { present } from '../properties/value-kinds';
import { definitionOf, isPicture } from '../registry';
import { isSame } from './same';
import type { Scene, SceneElement } from '../scene';
import { changeSpans, keepSpans } from '../text/spans';
import { styleOfNew } from '../styles/design-styles';
import { mapColors } from '../styles/element-colors';
import { type DesignStyles } from '../properties/design-styles';
import { textLength, textRoom } from '../design-file/text-total';
import { changeSome, changeUnlocked } from './change';

/** Changes the style of the unlocked elements; a property given as null falls back to the default of the type. */
export function styleElements(scene: Scene, ids: readonly string[], change: StyleChange): Scene {
  return changeUnlocked(scene, ids, (element) => ({
    ...withoutParts(element, change),
    style: present({ ...element.style, ...change }),
  }));
}

/** Gives the unlocked elements another color wherever they have one. */
export function replaceColor(
  scene: Scene,
  { ids, from, to }: { readonly ids: readonly string[]; readonly from: Hex; readonly to: Hex },
): Scene {
  return changeUnlocked(scene, ids, (element) =>
    mapColors(element, (color) => (color === from ? to : color)),
  );
}

/** Removes from the parts of a text all settings that the change makes for the whole text. */
function withoutParts(element: SceneElement, change: object): SceneElement {
  const { spans, content = '' } = element;
  if (spans === undefined) return element;
  const gone = Object.entries(PART_OF_STYLE).flatMap(([key, part]) =>
    key in change ? [[part, undefined] as const] : [],
  );
  const all = { start: 0, end: content.length };
  return { ...element, spans: changeSpans(spans, content, all, Object.fromEntries(gone)) };
}

/** Gives the unlocked elements back the size and style that their type is reset to. */
export function resetElements(scene: Scene, ids: readonly string[]): Scene {
  return changeUnlocked(scene, ids, (element) => resetElement(element, scene.styles));
}

/** Whether an element has the size and style already that its type is reset to in a design of these styles. */
export function isReset(element: SceneElement, styles?: DesignStyles): boolean {
  const { size, style } = resetOf(definitionOf(element.type), styles);
  const isOfSize = size === null || isSame({ ...element, ...size }, element);
  const isPlain = isSame(withoutParts(element, PART_OF_STYLE), element);
  return isOfSize && (style === null || (isPlain && isSame(style, element.style)));
}

/**
 * Changes what is set on one element besides place, size and style; blank texts and false remove the setting. Its text
 * is cut to the room that the design has left, and keeps the spans of its parts where `settings` has none.
 */
export function setElement(scene: Scene, id: string, settings: ElementSettings): Scene {
  return changeSome(scene, [id], (element) => {
    const own = { ...element, ...settings, ...stackOfShape(scene, element, settings) };
    const changed = withSpansKept(own, element, settings);
    const { content = '' } = settings;
    const others = scene.elements.filter((other) => other !== element);
    const excess = -textRoom([...others, normalizeElement(changed)]);
    if (excess <= 0 || textLength(changed) <= textLength(element)) return changed;
    if (settings.spans !== undefined && changed.content === element.content) return element;
    return content === '' || isPicture(element)
      ? element
      : { ...changed, content: content.slice(0, Math.max(0, content.length - excess)) };
  });
}

/** A text that becomes the label of a shape joins its stack. */
function stackOfShape(
  { elements }: Scene,
  text: SceneElement,
  { labelOf }: ElementSettings,
): Pick<SceneElement, 'stack'> {
  const shape = labelOf === undefined ? undefined : elements.find(({ id }) => id === labelOf);
  return shape?.stack !== undefined && canLabel(text, shape) ? { stack: shape.stack } : {};
}

function withSpansKept(
  changed: SceneElement,
  { spans, content: before = '' }: SceneElement,
  settings: ElementSettings,
): SceneElement {
  const { content: after } = settings;
  if (spans === undefined || after === undefined || settings.spans !== undefined) return changed;
  return { ...changed, spans: keepSpans(spans, before, after) };
}

export function lockElements(scene: Scene, ids: readonly string[], locked: boolean): Scene {
  return changeSome(scene, ids, (element) => ({ ...element, locked }));
}

export function hideElements(scene: Scene, ids: readonly string[], hidden: boolean): Scene {
  return changeSome(scene, ids, (element) => ({ ...element, hidden }));
}

function resetElement(element: SceneElement, styles?: DesignStyles): SceneElement {
  const { size, style } = resetOf(definitionOf(element.type), styles);
  const plain = style === null ? element : { ...withoutParts(element, PART_OF_STYLE), style };
  return { ...plain, ...size };
}

/** The legal size and style that a type is reset to; null for what stays. Elements with `autoWidth` compute their width. */
function resetOf(definition: ElementDefinition, styles: DesignStyles = NO_STYLES) {
  return resetIn(styles, definition);
}

const NO_STYLES: DesignStyles = {};

const resetIn = memoizePair((styles: DesignStyles, definition: ElementDefinition) => {
  const { defaults, reset } = definition;
  const { width, height, autoWidth } = defaults;
  const size = autoWidth === true ? { height, autoWidth } : { width, height };
  const style = styleOfNew(definition, styles);
  return { size: reset.size ? size : null, style: style && legalStyle(style) };
});
