import { definitionOf } from '../../scene/registry';
import type { SceneElement } from '../../scene/scene';
import type { Part } from './dearest-parts';
import { hasNetworks, idsOf } from './person-without';

/** The elements of a design without those that parts of the signature are. */
export function elementsWithout(
  parts: readonly Part[],
  elements: readonly SceneElement[],
): readonly SceneElement[] {
  const ids = idsOf('element', parts);
  return elements.filter(
    (element) =>
      !ids.includes(element.id) &&
      !(hasNetworks(parts) && definitionOf(element.type).marks !== undefined),
  );
}
