import type { TextFieldId } from './fields';
import { hasSameItems } from '../../base/has-same-items';
import { SAMPLE_SIGNATURE, type Person, type PersonInput } from './signature';
import { PERSON_FIELD_IDS } from './text-fields';
import { isSocialId, SOCIAL_NETWORKS, type SocialId } from './social';

const SAMPLE_FIELDS: readonly TextFieldId[] = [
  ...PERSON_FIELD_IDS.filter((id) => SAMPLE_SIGNATURE[id] !== ''),
  'profileImageUrl',
];

/** The fields and networks of a person that are still the sample's. */
export function sampleFields(person: Person): readonly SampleField[] {
  return allFields().filter((field) => isSample(person, field));
}

/** Whether a field or a network is still the sample's: it is equal to the sample's, and no visitor has entered it. */
export function isSample(
  person: Pick<Person, TextFieldId | 'socialLinks' | 'typedFields'>,
  field: SampleField,
): boolean {
  return holdsSample(person, field) && person.typedFields?.includes(field) !== true;
}

/** Those of the fields that are equal to the sample's. */
export function likeSample(
  person: Pick<Person, TextFieldId | 'socialLinks'>,
  fields: Iterable<string>,
): readonly SampleField[] {
  const asked = new Set(fields);
  return allFields().filter((field) => asked.has(field) && holdsSample(person, field));
}

/**
 * A person to whom something was given: what differs from `before` is their own, also where it is equal to the sample's. The
 * `typedFields` that were given count instead, if there are any. The same object where these are as before.
 */
export function withTyped(
  after: Person,
  before: Person,
  { typedFields }: Pick<PersonInput, 'typedFields'>,
): Person {
  const earlier = before.typedFields ?? [];
  const typed = typedFields ?? typedAfter(after, before);
  if (hasSameItems(typed, earlier)) return after;
  const { typedFields: _earlier, ...rest } = after;
  return typed.length === 0 ? rest : { ...rest, typedFields: typed };
}

function typedAfter(after: Person, before: Person): readonly string[] {
  const changed = allFields().filter((field) => valueOf(after, field) !== valueOf(before, field));
  const kept = (before.typedFields ?? []).filter((field) => !changed.some((one) => one === field));
  return [...kept, ...changed.filter((field) => holdsSample(after, field))];
}

type SampleField = TextFieldId | SocialId;

function allFields(): readonly SampleField[] {
  return [...SAMPLE_FIELDS, ...SOCIAL_NETWORKS.map(({ id }) => id)];
}

function holdsSample(
  person: Pick<Person, TextFieldId | 'socialLinks'>,
  field: SampleField,
): boolean {
  const value = valueOf(person, field);
  return value !== '' && value === valueOf(SAMPLE_SIGNATURE, field);
}

function valueOf(person: Pick<Person, TextFieldId | 'socialLinks'>, field: SampleField): string {
  return (isSocialId(field) ? person.socialLinks[field] : person[field]) ?? '';
}
