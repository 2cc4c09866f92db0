import { expect, test } from 'vitest';
import type { FoundField } from '../../../src/import/core/found-field';
import { personOf } from '../../../src/import/core/found-in-mail';
import { fieldCharacters } from '../../../src/model/person/text-fields';
import { BLANK_SIGNATURE, SAMPLE_SIGNATURE } from '../../../src/model/person/signature';

const FOUND: readonly FoundField[] = [
  { field: 'fullName', value: 'Kim Larsson', isSure: true },
  { field: 'address', value: 'Storgatan 1\n903 26 Umeå', isSure: false },
  { field: 'github', value: 'https://github.com/kim', isSure: true },
];

test('fields and profiles are filled, all else stays', () => {
  expect(personOf(FOUND, BLANK_SIGNATURE)).toEqual({
    ...BLANK_SIGNATURE,
    fullName: 'Kim Larsson',
    address: 'Storgatan 1\n903 26 Umeå',
    socialLinks: { github: 'https://github.com/kim' },
  });
  const person = personOf(FOUND, SAMPLE_SIGNATURE);
  expect(person.email).toBe(SAMPLE_SIGNATURE.email);
  expect(person.socialLinks).toEqual({
    ...SAMPLE_SIGNATURE.socialLinks,
    github: 'https://github.com/kim',
  });
});

test('what is too long is cut to what its field holds', () => {
  const value = 'a'.repeat(5000);
  const { fullName } = personOf([{ field: 'fullName', value, isSure: true }], BLANK_SIGNATURE);
  expect(fullName).toHaveLength(fieldCharacters('fullName'));
});
