import { expect, test } from 'vitest';
import { ENGLISH } from '../../src/model/languages/load-words';
import { completeSignature } from '../../src/model/person/signature';
import { initials } from '../../src/templates/parts/initials';
import { NO_PICTURES, viewSignature } from '../../src/templates/view';

test.each([
  ['Amelia Hartwood', 1, 'A'],
  ['Amelia Hartwood', 2, 'AH'],
  ['Noor van der Berg', 2, 'NB'],
  ['Jane', 2, 'J'],
  ['Anne-Marie', 2, 'AM'],
  ['نور الهدى السيد', 1, 'ن'],
  ['7 Seas', 1, '7'],
])('of %j, %i at most: %s', (fullName, count, expected) => {
  const view = viewSignature(completeSignature({ fullName }), NO_PICTURES, ENGLISH);
  expect(initials(view, count)?.text).toBe(expected);
});
