import * as fc from 'fast-check';
import { readBlocks } from '../../../src/model/person/blocks';
import { isSocialId } from '../../../src/model/person/social';
import { describe, expect, test } from 'vitest';
import {
  BLANK_SIGNATURE,
  completeSignature,
  SAMPLE_SIGNATURE,
  type PersonInput,
} from '../../../src/model/person/signature';

/** Data as it may come from storage or a caller without types. */
function untyped(value: unknown): PersonInput {
  return value as PersonInput;
}

describe('completing a signature', () => {
  test('fills what is missing with blanks', () => {
    expect(completeSignature({})).toEqual(BLANK_SIGNATURE);
    expect(completeSignature({ fullName: 'Jane' })).toEqual({
      ...BLANK_SIGNATURE,
      fullName: 'Jane',
    });
  });

  test('keeps what is whole as it is', () => {
    expect(completeSignature(SAMPLE_SIGNATURE)).toEqual(SAMPLE_SIGNATURE);
  });

  test.each([
    ['numbers and lists where texts should be', { fullName: 7, email: ['a'], phone: null }],
    ['an unknown shape', { profileImageShape: 'star', logoShape: '__proto__' }],
    ['links that are none', { socialLinks: 'x' }],
    ['a list of links', { socialLinks: [1, 2] }],
    ['no links', { socialLinks: null }],
    ['links that are no texts', { socialLinks: { twitter: 7, linkedin: {} } }],
    ['unknown fields', { extra: 'x', socialLinks: { myspace: 'x' } }],
    ['names of inherited properties', { toString: 'x', constructor: 'y', hasOwnProperty: 'z' }],
    ['a prototype', JSON.parse('{"__proto__":{"fullName":"x"}}')],
  ])('drops %s', (_, junk) => {
    expect(completeSignature(untyped(junk))).toEqual(BLANK_SIGNATURE);
  });

  test('never throws and gives texts only, whatever the values', () => {
    const keys = fc.constantFrom(...Object.keys(BLANK_SIGNATURE), '__proto__', 'extra');
    fc.assert(
      fc.property(fc.dictionary(keys, fc.anything()), (junk) => {
        const { socialLinks, socialOrder, lines, blocks, ...fields } = completeSignature(
          untyped(junk),
        );
        expect(Object.keys(fields).toSorted()).toEqual(
          Object.keys(BLANK_SIGNATURE)
            .filter((key) => !['socialLinks', 'socialOrder', 'lines', 'blocks'].includes(key))
            .toSorted(),
        );
        for (const value of [...Object.values(fields), ...Object.values(socialLinks)]) {
          expect(typeof value).toBe('string');
        }
        expect(socialOrder.every(isSocialId)).toBe(true);
        for (const line of lines) {
          expect(Object.values(line).map((part) => typeof part)).toEqual([
            'string',
            'string',
            'string',
          ]);
        }
        expect(readBlocks(blocks)).toEqual(blocks);
      }),
    );
  });
});
