import { PROPERTY_SECTIONS, type PropertySection } from '../../../scene/element-definition';
import { definitionOf } from '../../../scene/registry';
import type { SceneElement } from '../../../scene/scene';

/** The sections that any elements share: where the box around them lies, and how large it is. */
const OF_SEVERAL: readonly PropertySection[] = ['position', 'size'];

/** The sections of the properties panel that all of `elements` have, in the order of the first one. */
export function sectionsFor(elements: readonly SceneElement[]): readonly PropertySection[] {
  const types = new Set(elements.map(({ type }) => type));
  const [first = [], ...others] = [...types].map((type) => definitionOf(type).sections);
  if (elements.length < 2) return first;
  const shared = first.filter(
    (section) =>
      PROPERTY_SECTIONS[section] === 'several' &&
      others.every((sections) => sections.includes(section)),
  );
  return [...new Set([...OF_SEVERAL, ...shared])];
}
