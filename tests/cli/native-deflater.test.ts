import { inflateRawSync } from 'node:zlib';
import * as fc from 'fast-check';
import { inflateSync } from 'fflate';
import { expect, test } from 'vitest';
import { NATIVE_DEFLATER } from '../../src/cli/sink/native-deflater';

/** Bytes that can be packed, and such that cannot; of any length around those at which windows grow. */
const someBytes = fc.oneof(
  fc.uint8Array({ maxLength: 600 }),
  fc
    .tuple(fc.uint8Array({ minLength: 1, maxLength: 40 }), fc.integer({ min: 1, max: 2000 }))
    .map(
      ([part, times]) => new Uint8Array(Buffer.concat(Array.from({ length: times }, () => part))),
    ),
);

test('what is packed whole is unpacked to the same, also by another library', () => {
  fc.assert(
    fc.property(someBytes, (bytes) => {
      const packed = NATIVE_DEFLATER.whole(bytes);
      expect(new Uint8Array(inflateRawSync(packed))).toEqual(bytes);
      expect(inflateSync(packed)).toEqual(bytes);
    }),
    { numRuns: 50 },
  );
});

test('and so is what is packed in pieces', () => {
  fc.assert(
    fc.property(fc.array(someBytes, { maxLength: 5 }), (pieces) => {
      const packed = Buffer.concat([...NATIVE_DEFLATER.pieces(pieces)]);
      const whole = new Uint8Array(Buffer.concat(pieces));
      expect(new Uint8Array(inflateRawSync(packed))).toEqual(whole);
      expect(inflateSync(packed)).toEqual(whole);
    }),
    { numRuns: 30 },
  );
});
