import { SAMPLE_SIGNATURE, type PersonInput } from '../../src/model/person/signature';
import { FULL, HOSTILE, NAME_ONLY, RIGHT_TO_LEFT, VERY_LONG } from '../../tests/helpers/signatures';

/** Pictures of our own: stories request nothing from other servers. */
const PICTURES: PersonInput = {
  profileImageUrl: '/sample/portrait.png',
  logoUrl: '/sample/portrait.png',
  naturalSizes: [{ address: '/sample/portrait.png', width: 200, height: 200 }],
};

/** Signatures to look at templates with, by name. */
export const DATA_SETS = {
  ordinary: SAMPLE_SIGNATURE,
  full: { ...FULL, ...PICTURES },
  'name only': NAME_ONLY,
  long: { ...VERY_LONG, ...PICTURES },
  'right to left': { ...RIGHT_TO_LEFT, ...PICTURES },
  hostile: { ...HOSTILE, ...PICTURES },
} as const satisfies Record<string, PersonInput>;

export type DataSetName = keyof typeof DATA_SETS;

export const DATA_SET_NAMES: readonly DataSetName[] = Object.keys(DATA_SETS).filter(isDataSetName);

export function isDataSetName(name: string): name is DataSetName {
  return Object.hasOwn(DATA_SETS, name);
}
