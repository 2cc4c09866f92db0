import { SAMPLE_SIGNATURE, type SignatureInput } from '../../src/model/signature';
import { FULL, NAME_ONLY, RIGHT_TO_LEFT, VERY_LONG } from '../../tests/helpers/signatures';

/** Pictures of our own: stories ask nothing of other servers. */
const PICTURES = { profileImageUrl: '/sample/portrait.png', logoUrl: '/sample/portrait.png' };

/** Signatures to look at templates with, by name. */
export const DATA_SETS = {
  full: { ...FULL, ...PICTURES },
  'name only': NAME_ONLY,
  long: { ...VERY_LONG, ...PICTURES },
  'right to left': { ...RIGHT_TO_LEFT, ...PICTURES },
  sample: SAMPLE_SIGNATURE,
} as const satisfies Record<string, SignatureInput>;

export type DataSetName = keyof typeof DATA_SETS;
