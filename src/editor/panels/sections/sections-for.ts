import { PROPERTY_SECTIONS, type PropertySection } from '../../../scene/element-definition';
import { definitionOf } from '../../../scene/registry';
import type { SceneElement } from '../../../scene/scene';

/** What is shown as a section of its own: a gradient is one of the fills of a shape. */
export type ShownSection = Exclude<PropertySection, 'gradient'>;

/** The sections that any elements share: where the box around them lies, and how large it is. */
const OF_ALL: readonly ShownSection[] = ['position', 'size'];

/** The sections of the properties panel for `elements`: all of one alone; of several those that any of them has and several can share. */
export function sectionsFor(elements: readonly SceneElement[]): readonly ShownSection[] {
  const [first, ...others] = elements;
  if (first === undefined) return [];
  const own = definitionOf(first.type).sections.filter(isShown);
  if (others.length === 0) return own;
  const all = elements.flatMap(({ type }) => definitionOf(type).sections.filter(isShown));
  const several = all.filter((section) => PROPERTY_SECTIONS[section] === 'several');
  return [...new Set([...OF_ALL, ...several])];
}

/** Those of `elements` that a section changes. */
export function elementsIn(
  section: ShownSection,
  elements: readonly SceneElement[],
): readonly SceneElement[] {
  if (elements.length === 1 || OF_ALL.includes(section)) return elements;
  return elements.filter(({ type }) => definitionOf(type).sections.includes(section));
}

function isShown(section: PropertySection): section is ShownSection {
  return section !== 'gradient';
}
