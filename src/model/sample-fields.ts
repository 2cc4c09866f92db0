import type { TextFieldId } from './fields';
import { SAMPLE_SIGNATURE, type SignatureData } from './signature';
import { SOCIAL_NETWORKS } from './social';

const SAMPLE_FIELDS: readonly TextFieldId[] = [
  'fullName',
  'jobTitle',
  'companyName',
  'email',
  'phone',
  'website',
  'address',
  'profileImageUrl',
];

/** The fields and networks of a person that say what the sample says. */
export function sampleFields(person: SignatureData): readonly string[] {
  const fields = SAMPLE_FIELDS.filter((field) => isSample(person[field], SAMPLE_SIGNATURE[field]));
  const networks = SOCIAL_NETWORKS.filter(({ id }) =>
    isSample(person.socialLinks[id], SAMPLE_SIGNATURE.socialLinks[id]),
  );
  return [...fields, ...networks.map(({ id }) => id)];
}

function isSample(value: string | undefined, sample: string | undefined): boolean {
  return value !== undefined && value !== '' && value === sample;
}
