import type { StyleChange } from '../../../scene/actions';
import { boundsOf, type Rect } from '../../../scene/geometry';
import type { SceneElement } from '../../../scene/scene';

/** What a section of the properties panel is made with. */
export interface SectionProps {
  /** Those that its fields change; one at least. */
  readonly elements: readonly [SceneElement, ...SceneElement[]];
  readonly isLocked: boolean;
  readonly isAdvanced: boolean;
}

/** The box around what a section changes. */
export function boxOf(elements: SectionProps['elements']): Rect {
  return boundsOf(elements) ?? elements[0];
}

/** A change of the style of elements. */
export function styledWith(elements: readonly SceneElement[], style: StyleChange) {
  return { type: 'scene/elementsStyled', ids: idsOf(elements), style } as const;
}

export function idsOf(elements: readonly SceneElement[]): readonly string[] {
  return elements.map(({ id }) => id);
}
