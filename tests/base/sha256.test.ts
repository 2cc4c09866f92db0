import { createHash, createHmac } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { hexOfBytes } from '../../src/base/hex-of-bytes';
import { hmacSha256, sha256 } from '../../src/base/sha256';

test('digests are those of any other SHA-256', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect(hexOfBytes(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
    }),
  );
});

test('keyed digests are those of any other HMAC, however long key and text are', () => {
  const bytes = fc.uint8Array({ maxLength: 200 });
  fc.assert(
    fc.property(bytes, bytes, (key, text) => {
      const expected = createHmac('sha256', key).update(text).digest('hex');
      expect(hexOfBytes(hmacSha256(key, text))).toBe(expected);
    }),
  );
});
