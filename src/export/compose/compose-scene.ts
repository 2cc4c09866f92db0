import { withNumbers } from '../../model/person/phone/known-numbers';
import { personInitials } from '../../model/person/name/initials';
import { definitionOf } from '../../scene/registry';
import type { Design, SceneElement } from '../../scene/scene';
import type { MeasureText } from '../../scene/text/text-measure';
import { measureByTable } from '../../scene/text/text-width';
import { trusted } from '../../scene/text/trusted-measure';
import { makeFindingSink } from '../passes/finding-sink';
import type { SceneContext } from '../passes/pass';
import { SCENE_TO_DOCUMENT } from '../pipeline';
import type { ExportOptions } from '../types';
import type { Composition } from './composition';
import type { Part } from './dearest-parts';
import { hasNetworks, idsOf } from './person-without';

/** A design as a document. Its texts are measured by the built-in table unless there is a better measurer. */
export function composeScene(
  design: Design,
  options: ExportOptions = {},
  measure: MeasureText = measureByTable,
): Composition {
  const context = sceneContext(design, options, measure);
  const { person } = context.element;
  const { elements } = design;
  return {
    form: SCENE_TO_DOCUMENT.run(design, context),
    context,
    person,
    elements,
    without: (parts) =>
      composeScene({ ...design, elements: elementsWithout(parts, elements) }, options, measure),
  };
}

/** The context of the passes over a scene, without findings yet. */
export function sceneContext(
  { person }: Pick<Design, 'person'>,
  options: ExportOptions = {},
  measure: MeasureText = measureByTable,
): SceneContext {
  const { baseUrl, socialIcons, qrCodes, numbers, words } = options;
  const element = {
    person: withNumbers(person, numbers),
    measure: trusted(measure),
    initialsOf: personInitials,
    ...(words === undefined ? {} : { words }),
    ...(baseUrl === undefined ? {} : { baseUrl }),
    ...(socialIcons === undefined ? {} : { socialIcons }),
    ...(qrCodes === undefined ? {} : { qrCodes }),
  };
  return { options, element, findings: makeFindingSink() };
}

/** The elements of a design without those that belong to the given parts. */
function elementsWithout(
  parts: readonly Part[],
  elements: readonly SceneElement[],
): readonly SceneElement[] {
  const ids = idsOf('element', parts);
  return elements.filter(
    (element) =>
      !ids.includes(element.id) &&
      !(hasNetworks(parts) && definitionOf(element.type).iconSizing !== undefined),
  );
}
