import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { digestOfBytes, digestOfText, hashes } from '../../../src/model/picture/fingerprint';

test('the digest of a text is its four hashes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const digits = hashes(text, 4).map((part) => part.toString(16).padStart(8, '0'));
      expect(digestOfText(text)).toBe(digits.join(''));
    }),
  );
});

test('bytes of plain letters have the digest of the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary-ascii' }), (text) => {
      expect(digestOfBytes(new TextEncoder().encode(text))).toBe(digestOfText(text));
    }),
  );
});
