import { expect, test } from 'vitest';
import {
  completeSignature,
  isSampleSignature,
  SAMPLE_SIGNATURE,
  type PersonInput,
} from '../../src/model/person/signature';

test('the sample is known again after it was saved and read back', () => {
  const saved: unknown = JSON.parse(JSON.stringify(SAMPLE_SIGNATURE));
  expect(isSampleSignature(completeSignature(saved as PersonInput))).toBe(true);
});

test.each([
  { fullName: 'Ada' },
  { socialLinks: { linkedin: 'ada' } },
  { profileImageShape: 'square' },
] as const)('a signature with %o is no sample', (change) => {
  expect(isSampleSignature({ ...SAMPLE_SIGNATURE, ...change })).toBe(false);
});
