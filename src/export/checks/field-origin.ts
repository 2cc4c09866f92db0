import { elementOrigin, fieldOrigin, type Origin } from '../../model/findings/findings';
import { fieldOf } from '../../model/person/bound-field-ids';
import { isSocialId } from '../../model/person/social';
import { definitionOf } from '../../scene/registry';
import type { SceneElement } from '../../scene/scene';

/** Where a signature shows a field of the person: in the form the field itself, in a design each element that shows it. */
export function originOf(
  field: string,
  elements: readonly SceneElement[] | undefined,
): readonly Origin[] {
  if (elements === undefined) return [fieldOrigin(field)];
  return elements.filter((element) => shows(element, field)).map(({ id }) => elementOrigin(id));
}

/** Whether an element shows a field of the person: the row of social icons shows all networks. */
function shows(
  { type, hidden, content = '', href = '', spans = [] }: SceneElement,
  field: string,
): boolean {
  if (hidden === true) return false;
  if (content.trim() !== '')
    return spans.some((span) => span.field && fieldOf(span.field) === field);
  const { follows, iconSizing } = definitionOf(type);
  if (iconSizing === undefined) return follows === field;
  return href.trim() === '' && (follows ?? field) === field && isSocialId(field);
}
