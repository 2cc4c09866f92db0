import { fieldOf } from '../../model/person/bound-field-ids';
import { fieldLabel } from '../../model/person/fields';
import { elementOrigin, fieldOrigin, type Origin } from '../../model/findings/findings';
import { sampleFields } from '../../model/person/sample-fields';
import { SAMPLE_SIGNATURE } from '../../model/person/signature';
import { isSocialId } from '../../model/person/social';
import { definitionOf } from '../../scene/registry';
import type { SceneElement } from '../../scene/scene';
import type { Check } from './check';

/** What the form holds at the start must not end up in anybody's mail. Of a design counts what it shows. */
export const sampleValues: Check = {
  id: 'sample-values',
  run: ({ person, elements }) => {
    const left = sampleFields(person);
    const shown = left.map((field) => ({ field, origin: originOf(field, elements) }));
    const found = shown.filter(({ origin }) => origin.length > 0);
    const [first] = found;
    if (first === undefined) return [];
    return [
      {
        rule: 'sample-values',
        args: {
          fields: found.map(({ field }) => fieldLabel(field)).join(', '),
          summary: summaryOf(nameOf(first.field), found.length - 1),
        },
        origin: eachOnce(found.flatMap(({ origin }) => origin)),
      },
    ];
  },
};

function originOf(field: string, elements: readonly SceneElement[] | undefined): readonly Origin[] {
  if (elements === undefined) return [fieldOrigin(field)];
  return elements.filter((element) => shows(element, field)).map(({ id }) => elementOrigin(id));
}

function idOf(from: Origin): string {
  return from.kind === 'field' ? from.field : from.id;
}

/** A row of social icons shows several fields. */
function eachOnce(origins: readonly Origin[]): readonly Origin[] {
  return [...new Map(origins.map((from) => [idOf(from), from])).values()];
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

/** A sentence with the first of them and the number of the others, for the notice after copying. */
function summaryOf(first: string, more: number): string {
  return more === 0
    ? `${first} is still a sample value.`
    : `${first} and ${more} more are still sample values.`;
}

/** What a field is called in a sentence: its sample value, where that is short and can be read; else its label. */
function nameOf(field: string): string {
  const value = QUOTED.find((quoted) => quoted === field);
  return value === undefined ? fieldLabel(field) : `“${SAMPLE_SIGNATURE[value]}”`;
}

const QUOTED = ['fullName', 'jobTitle', 'companyName', 'email', 'phone'] as const;
