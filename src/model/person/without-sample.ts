import { sampleFields } from './sample-fields';
import type { Person, PersonInput } from './signature';
import { isSocialId } from './social';

/** What empties all that a person has of the sample. */
export function withoutSample(person: Person): PersonInput {
  const left = sampleFields(person);
  const fields = left.filter((field) => !isSocialId(field));
  return { ...blanks(fields), socialLinks: blanks(left.filter(isSocialId)) };
}

function blanks(fields: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(fields.map((field) => [field, '']));
}
