import { fail, ok, type Result } from '../../base/result';
import type { PersonInput } from '../../model/person/signature';
import type { DesignProblem } from './design-messages';
import { amountProblem, lengthProblem } from './design-size';
import { ELEMENT_KEYS, STYLE_KEYS } from '../properties/placed-element';
import { PERSON_KEYS } from './read-signature-data';
import { DESIGN_STYLES } from '../properties/design-styles';
import { legalGroupNames, type GroupNames } from '../properties/group-names';
import { RULER_GUIDES } from '../properties/ruler-guides';
import { nameable } from '../operations/nameable';
import type { DesignInput, Scene, SceneElement } from '../scene';

/**
 * A design as the text of a file: JSON of two blanks' indent, its keys always in the same order. Refused where it could not
 * be read again.
 */
export function writeDesign(
  scene: Scene,
  signatureData: PersonInput,
): Result<string, DesignProblem> {
  const design: DesignInput = {
    version: 1,
    background: scene.background,
    frame: scene.frame,
    ...(scene.styles && { styles: inOrder(scene.styles, Object.keys(DESIGN_STYLES)) }),
    ...(scene.guides && { guides: inOrder(scene.guides, Object.keys(RULER_GUIDES)) }),
    ...(scene.groupNames && { groupNames: scene.groupNames }),
    elements: scene.elements.map(ordered),
    signatureData: inOrder(signatureData, PERSON_KEYS),
  };
  return readable(JSON.stringify(design, null, 2), scene.elements);
}

/** Elements as text for the clipboard: a design file that is marked as a fragment. `names` are those of their groups and stacks. */
export function writeFragment(
  elements: readonly SceneElement[],
  names: GroupNames = {},
): Result<string, DesignProblem> {
  const known = nameable(elements);
  const groupNames = legalGroupNames(names, (id) => known.has(id));
  const fragment = {
    version: 1,
    fragment: true,
    ...(groupNames && { groupNames }),
    elements: elements.map(ordered),
  };
  return readable(JSON.stringify(fragment, null, 2), elements);
}

function readable(json: string, elements: readonly SceneElement[]): Result<string, DesignProblem> {
  const problem = amountProblem(elements) ?? lengthProblem(json);
  return problem === null ? ok(json) : fail(problem);
}

function ordered(element: SceneElement): SceneElement {
  return inOrder({ ...element, style: inOrder(element.style, STYLE_KEYS) }, ELEMENT_KEYS);
}

/** The same record with its keys in this order; what is not among them is left out. */
function inOrder<T extends object>(record: T, keys: readonly string[]): T {
  const known = keys.filter((key) => Object.hasOwn(record, key));
  return Object.fromEntries(known.map((key) => [key, record[key as keyof T]])) as T;
}
