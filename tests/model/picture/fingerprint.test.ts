import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  digestOfBytes,
  digestOfText,
  hashes,
  runningDigest,
} from '../../../src/model/picture/fingerprint';

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

test('a digest that grows is that of all texts joined', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' })), (texts) => {
      const grown = texts.reduce((digest, text) => digest.and(text), runningDigest());
      expect(grown.digest).toBe(digestOfText(texts.join('')));
    }),
  );
});
