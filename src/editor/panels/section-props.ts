import type { SceneElement } from '../../scene/scene';

/** What a section of the properties panel is made with. */
export interface SectionProps {
  /** Those that its fields change; one at least. */
  readonly elements: readonly [SceneElement, ...SceneElement[]];
  readonly isLocked: boolean;
  readonly isAdvanced: boolean;
}

export function idsOf(elements: readonly SceneElement[]): readonly string[] {
  return elements.map(({ id }) => id);
}
