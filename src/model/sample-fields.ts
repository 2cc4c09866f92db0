import type { TextFieldId } from './fields';
import { SAMPLE_SIGNATURE, type SignatureData } from './signature';
import { isSocialId, SOCIAL_NETWORKS, type SocialId } from './social';

const SAMPLE_FIELDS = [
  'fullName',
  'jobTitle',
  'companyName',
  'email',
  'phone',
  'website',
  'address',
  'profileImageUrl',
] as const satisfies readonly TextFieldId[];

/** The fields and networks of a person that say what the sample says. */
export function sampleFields(person: SignatureData): readonly (TextFieldId | SocialId)[] {
  const fields = SAMPLE_FIELDS.filter((field) => isSample(person, field));
  const networks = SOCIAL_NETWORKS.filter(({ id }) => isSample(person, id));
  return [...fields, ...networks.map(({ id }) => id)];
}

/** Whether a field or a network says what the sample says. */
export function isSample(
  person: Pick<SignatureData, TextFieldId | 'socialLinks'>,
  field: TextFieldId | SocialId,
): boolean {
  const value = valueOf(person, field);
  return value !== '' && value === valueOf(SAMPLE_SIGNATURE, field);
}

function valueOf(
  person: Pick<SignatureData, TextFieldId | 'socialLinks'>,
  field: TextFieldId | SocialId,
): string {
  return (isSocialId(field) ? person.socialLinks[field] : person[field]) ?? '';
}
