import { fieldLabel, type TextFieldId } from '../../model/fields';
import { fieldOrigin } from '../../model/findings';
import { SAMPLE_SIGNATURE } from '../../model/signature';
import type { Check } from './check';

const SAMPLE_FIELDS: readonly TextFieldId[] = [
  'fullName',
  'jobTitle',
  'companyName',
  'email',
  'phone',
  'website',
  'address',
];

/** What the form holds at the start must not end up in anybody's mail. */
export const sampleValues: Check = {
  id: 'sample-values',
  run: ({ person }) => {
    const left: readonly string[] = SAMPLE_FIELDS.filter(
      (field) => person[field] !== '' && person[field] === SAMPLE_SIGNATURE[field],
    );
    const photo = person.profileImageUrl === SAMPLE_SIGNATURE.profileImageUrl;
    const fields = photo ? [...left, 'profileImageUrl'] : left;
    if (fields.length === 0) return [];
    return [
      {
        rule: 'sample-values',
        severity: 'info',
        clients: [],
        args: { fields: fields.map(fieldLabel).join(', ') },
        origin: fields.map(fieldOrigin),
      },
    ];
  },
};
