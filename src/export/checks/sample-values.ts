import { fieldLabel } from '../../model/person/fields';
import type { Origin } from '../../model/findings/findings';
import { sampleFields } from '../../model/person/sample-fields';
import { SAMPLE_SIGNATURE } from '../../model/person/signature';
import type { Check } from './check';
import { originOf } from './field-origin';

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

function idOf(from: Origin): string {
  return from.kind === 'field' ? from.field : from.id;
}

/** A row of social icons shows several fields. */
function eachOnce(origins: readonly Origin[]): readonly Origin[] {
  return [...new Map(origins.map((from) => [idOf(from), from])).values()];
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
